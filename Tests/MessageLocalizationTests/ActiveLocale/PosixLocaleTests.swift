import MessageLocalization
import Testing

@Suite("Locales of POSIX environments") struct PosixLocaleTests {
  @Test(
    "A locale name becomes a language tag",
    arguments: [
      ("pt_BR.UTF-8", "pt-BR"), ("pt_BR", "pt-BR"), ("de_DE@euro", "de-DE"), ("sr_RS@latin", "sr-Latn-RS"),
      ("sr_RS.UTF-8@latin", "sr-Latn-RS"), ("uz_UZ@cyrillic", "uz-Cyrl-UZ"),
      ("ca_ES@valencia", "ca-ES-valencia"),
      ("zh_Hant_TW", "zh-Hant-TW"), ("iw_IL", "he-IL"), ("en", "en"),
      ("", nil), (".UTF-8", nil), ("@latin", nil), ("_", nil), ("/etc/passwd", nil), ("\u{301}", nil),
    ] as [(String, String?)]
  )
  func name(name: String, tag: String?) {
    #expect(PosixLocale.languageTag(of: name) == tag)
  }

  @Test(
    "Variables are read in gettext's order",
    arguments: [
      ([:], []),
      (["LANG": "ar_EG.UTF-8"], ["ar-EG"]),
      (["LANG": "ar_EG", "LC_MESSAGES": "es_MX"], ["es-MX"]),
      (["LANG": "ar_EG", "LC_MESSAGES": "es_MX", "LC_ALL": "zh_TW"], ["zh-TW"]),
      (["LANG": "ar_EG", "LC_ALL": ""], ["ar-EG"]),
      (["LANG": "ar_EG", "LANGUAGE": "pt_BR:es"], ["pt-BR", "es", "ar-EG"]),
      (["LANG": "ar_EG", "LANGUAGE": "::no thing:ar_EG:"], ["ar-EG"]),
      (["LANG": "ar_EG", "LANGUAGE": "C:es"], ["en", "es", "ar-EG"]),
      (["LANG": "C", "LANGUAGE": "pt_BR"], ["en"]),
      (["LANG": "POSIX"], ["en"]),
      (["LANG": "C.UTF-8", "LANGUAGE": "pt_BR"], ["en"]),
      (["LANG": "ar_EG", "LC_ALL": "C"], ["en"]),
      (["LANGUAGE": "pt_BR"], []),
      (["LANG": "nonsense\u{0}", "LANGUAGE": "pt_BR"], ["pt-BR"]),
    ] as [([String: String], [String])]
  )
  func variables(environment: [String: String], tags: [String]) {
    #expect(PosixLocale.languageTags(of: environment) == tags)
  }

  @Test("A hundred names of a list are read")
  func longList() {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    let names = letters.flatMap { first in letters.map { "q\(first)\($0)" } }
    let list = Array(repeating: names, count: 50).flatMap(\.self).joined(separator: ":")
    let tags = PosixLocale.languageTags(of: ["LANG": "ar_EG", "LANGUAGE": list])
    #expect(tags == names.prefix(100) + ["ar-EG"])
  }
}
