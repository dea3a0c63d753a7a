import Testing
import ValidationCore
import ValidationRules

@Suite("Texts within texts")
struct TextPartTests {
  static func error(_ code: ValidationError.Code, _ expected: String) -> ValidationError {
    ValidationError(code: code, arguments: ["expected": .text(expected), "content": "text"])
  }

  static func forbidden(_ text: String, _ ranges: [Range<Int>]) -> ValidationError {
    ValidationError(
      code: .textPartForbidden, arguments: ["forbidden": .text(text), "content": "text"], ranges: ranges)
  }

  static let noStart = error(.textStartMissing, "é")

  @Test(
    "by code point a start is a start of the bytes",
    arguments: [
      Row("é"), Row("étude"), Row("", noStart), Row("e\u{301}tude", noStart), Row("É", noStart),
      Row("\u{FEFF}é", noStart), Row("é\u{301}"),
    ]
  )
  func startExact(row: Row<String>) { expect(row, from: .startsWith("é")) }

  @Test("a text of white space alone is told from others", arguments: [" ", "\t\u{3000}", "\u{200B}", " ."])
  func content(text: String) {
    let isSpace = text != "\u{200B}" && text != " ."
    let errors = Validation.startsWith(text).errors(in: "x") + Validation.notContains(text).errors(in: text)
    #expect(
      errors.map { $0.arguments["content"] } == [isSpace ? "spaces" : "text", isSpace ? "spaces" : "text"])
  }

  static let noEnd = error(.textEndMissing, ".صور")

  @Test(
    "by code point an end is an end of the bytes",
    arguments: [
      Row(".صور"), Row("ملف.صور"), Row("صور", noEnd), Row("", noEnd), Row(".صور\n", noEnd),
      Row(".صور\0", noEnd),
    ]
  )
  func endExact(row: Row<String>) { expect(row, from: .endsWith(".صور")) }

  static let noPart = error(.textPartMissing, "aab")

  @Test(
    "by code point a part is found where it overlaps with itself",
    arguments: [
      Row("aab"), Row("aaab"), Row("xaabaab"), Row("aa", noPart), Row("", noPart), Row("a\u{301}aab"),
      Row("aa\u{301}b", noPart), Row("AAB", noPart), Row(megabyte(of: "a"), noPart),
      Row(megabyte(of: "a") + "b"),
    ]
  )
  func partExact(row: Row<String>) { expect(row, from: .contains("aab")) }

  @Test(
    "every place of a forbidden part is named, without overlaps",
    arguments: [
      Row("a"), Row(""), Row("aa", forbidden("aa", [0..<2])), Row("aaaaa", forbidden("aa", [0..<2, 2..<4])),
      Row("名aa名aa", forbidden("aa", [3..<5, 8..<10])),
    ]
  )
  func notContainsExact(row: Row<String>) { expect(row, from: .notContains("aa")) }

  static let admin: [Row<String>] = [
    Row(""), Row("adm\u{131}n"), Row("ádmin"), Row("admi"), Row("a d m i n"),
    Row("ADMIN", forbidden("admin", [0..<5])), Row("x-Admin-x", forbidden("admin", [2..<7])),
    Row("ａｄｍｉｎ", forbidden("admin", [0..<15])),
    Row("名adMin名ADMINadmin", forbidden("admin", [3..<8, 11..<16, 16..<21])),
    Row("ad\u{200B}min", forbidden("admin", [0..<8])), Row("ad\u{AD}m\0in", forbidden("admin", [0..<8])),
    Row("admin\u{301}"), Row("admi\u{301}n"),
  ]

  @Test("letter case is passed over, accents are not, and what is not seen hides nothing", arguments: admin)
  func ignoringCase(row: Row<String>) { expect(row, from: .notContains("admin", ignoring: .case)) }

  @Test(
    "case and accents are passed over in any normalization form",
    arguments: [
      Row("ÁDMÍN", forbidden("admin", [0..<7])), Row("a\u{301}dmi\u{301}n", forbidden("admin", [0..<9])),
      Row("admin\u{301}\u{302}x", forbidden("admin", [0..<9])), Row("adnim"),
      Row("ＡＤＭÎＮ", forbidden("admin", [0..<14])),
      Row("a\u{301}"), Row("\u{301}"), Row("admin\u{200D}\u{301}", forbidden("admin", [0..<10])),
    ]
  )
  func ignoringBoth(row: Row<String>) {
    expect(row, from: .notContains("admin", ignoring: [.case, .accents]))
  }

  @Test(
    "accents alone are passed over and letter case counts",
    arguments: [
      Row("ÉTUDE", forbidden("ETUDE", [0..<6])), Row("étude"),
      Row("E\u{301}TUDE", forbidden("ETUDE", [0..<7])),
      Row("Étude"), Row("中ÉTÜDE", forbidden("ETUDE", [3..<10])),
    ]
  )
  func ignoringAccents(row: Row<String>) { expect(row, from: .notContains("ETUDE", ignoring: .accents)) }

  static let noIstanbul = error(.textStartMissing, "istanbul")

  @Test(
    "in Turkish İ is the capital of i, and I is not",
    arguments: [
      Row("İSTANBUL'da"), Row("istanbul"), Row("I\u{307}STANBUL"), Row("ISTANBUL", noIstanbul),
      Row("\u{131}stanbul", noIstanbul),
    ]
  )
  func turkish(row: Row<String>) { expect(row, from: .startsWith("istanbul", ignoring: .case, in: "tr")) }

  @Test("in no language in particular I is the capital of i", arguments: [Row("ISTANBUL"), Row("Istanbul")])
  func root(row: Row<String>) { expect(row, from: .startsWith("istanbul", ignoring: .case)) }

  @Test("å is an a with an accent, and in Swedish a letter of its own")
  func swedish() {
    let (root, swedish) = (
      Validation<String>.contains("a", ignoring: .accents),
      Validation<String>.contains("a", ignoring: .accents, in: "sv")
    )
    #expect(root.isValid(value: "å") && !swedish.isValid(value: "å") && swedish.isValid(value: "á"))
  }

  @Test("ß is ss where accents and case are passed over; kana and final sigma are one letter without case")
  func equivalents() {
    #expect(Validation.contains("STRASSE", ignoring: [.case, .accents]).isValid(value: "Straße"))
    #expect(!Validation.contains("ss", ignoring: .case).isValid(value: "ß"))
    #expect(!Validation.contains("s", ignoring: [.case, .accents]).isValid(value: "ß"))
    #expect(Validation.contains("ガギ", ignoring: .case).isValid(value: "ｶﾞぎ"))
    #expect(!Validation.contains("カ", ignoring: .case).isValid(value: "ガ"))
    #expect(Validation.endsWith("ΟΔΟΣ", ignoring: .case).isValid(value: "οδος"))
  }

  static let noSuffix = error(.textEndMissing, ".exe")

  @Test(
    "an end stays an end before what is not seen",
    arguments: [
      Row("a.EXE"), Row("a.exe\u{200B}"), Row("a.exe.exe"), Row("a.exe\n", noSuffix), Row("a.exe ", noSuffix),
      Row("a.ex\u{E9}", noSuffix), Row("a.exe\u{301}", noSuffix), Row("", noSuffix), Row(".ex", noSuffix),
    ]
  )
  func endIgnoringCase(row: Row<String>) { expect(row, from: .endsWith(".exe", ignoring: .case)) }

  @Test(
    "a match begins and ends between characters of a reader",
    arguments: [
      Row("👩"), Row("x👩y"), Row("👩‍🚒", error(.textPartMissing, "👩")), Row("🚒‍👩", error(.textPartMissing, "👩")),
      Row("👩👩‍🚒"), Row("👩🏿", error(.textPartMissing, "👩")),
    ]
  )
  func clusters(row: Row<String>) { expect(row, from: .contains("👩", ignoring: .case)) }

  @Test("a Thai vowel that is written before its consonant is read as it is written")
  func thai() {
    #expect(Validation.startsWith("เก", ignoring: .case, in: "th").isValid(value: "เกม"))
    #expect(Validation.contains("ม", ignoring: .accents, in: "th").isValid(value: "เกม"))
  }

  @Test(
    "a megabyte is read in one pass",
    arguments: [
      "a", "\u{301}", "\u{F71}", "\u{301}\u{323}", "e\u{302}\u{323}", "👩\u{200D}", "中", "ad\u{200B}mi",
      "\r\n",
    ]
  )
  func megabytes(unit: String) {
    let text = megabyte(of: unit)
    for differences: TextDifferences in [[], [.case, .accents]] {
      #expect(Validation.notContains("admin", ignoring: differences).isValid(value: text))
      #expect(!Validation.endsWith("admin", ignoring: differences).isValid(value: text))
    }
  }

  @Test("a text of a million places names 32")
  func manyPlaces() {
    let errors = Validation.notContains("A", ignoring: .case).errors(in: megabyte(of: "a"))
    #expect(errors.map(\.ranges.count) == [32])
  }
}
