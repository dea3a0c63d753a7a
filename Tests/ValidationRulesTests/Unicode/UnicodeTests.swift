import Testing
import ValidationCore
import ValidationRules

@Suite("Unicode safety")
struct UnicodeTests {
  static func notNormalized(_ form: String, _ range: Range<Int>, _ suggestion: String) -> ValidationError {
    ValidationError(
      code: .unicodeNotNormalized,
      arguments: ["form": .text(form)],
      ranges: [range],
      suggestion: suggestion
    )
  }

  @Test(
    "NFC is checked, and its suggestion is the repaired text",
    arguments: [
      Row(""), Row("abc"), Row("é"), Row("\u{301}"), Row("각"), Row("مُحَمَّد"),
      Row("e\u{301}", notNormalized("NFC", 0..<1, "é")),
      Row("joe\u{301}", notNormalized("NFC", 2..<3, "joé")),
      Row("\u{212B}", notNormalized("NFC", 0..<3, "Å")),
      Row("\u{1100}\u{1161}", notNormalized("NFC", 0..<3, "가")),
    ]
  )
  func nfc(row: Row<String>) { expect(row, from: .normalized()) }

  @Test(
    "compatibility forms go further",
    arguments: [
      Row("fi"), Row("ﬁ", notNormalized("NFKC", 0..<3, "fi")), Row("a２", notNormalized("NFKC", 1..<4, "a2")),
    ]
  )
  func nfkc(row: Row<String>) { expect(row, from: .normalized(.nfkc)) }

  static func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

  @Test("the suggestion is normalized scalar by scalar, which == does not show")
  func suggestionScalars() {
    let errors = Validation.normalized().errors(in: "e\u{301}")
    #expect(errors.map { Self.scalars($0.suggestion ?? "") } == [[0xE9]])
  }

  static func bidi(_ name: Unicode.Scalar, _ ranges: [Range<Int>], _ suggestion: String) -> ValidationError {
    ValidationError(
      code: .unicodeBidiControl,
      arguments: ["character": .character(name)],
      ranges: ranges,
      suggestion: suggestion
    )
  }

  @Test(
    "bidi controls are found and removed",
    arguments: [
      Row(""), Row("שלום ١٢"), Row("می\u{200C}خواهم"),
      Row("exe\u{202E}gnp", bidi("\u{202E}", [3..<6], "exegnp")),
      Row("\u{2066}a\u{2069}\u{61C}", bidi("\u{2066}", [0..<3, 4..<9], "a")),
    ]
  )
  func bidiControls(row: Row<String>) { expect(row, from: .noBidiControls) }

  static func invisible(_ name: Unicode.Scalar, _ ranges: [Range<Int>], _ suggestion: String?)
    -> ValidationError
  {
    ValidationError(
      code: .unicodeInvisible,
      arguments: ["character": .character(name)],
      ranges: ranges,
      suggestion: suggestion
    )
  }

  @Test(
    "invisible characters are found, and joiners stay where they are seen",
    arguments: [
      Row(""), Row("two words\n"), Row("می\u{200C}خواهم"), Row("क्\u{200D}ष"), Row("👨‍👩‍👧‍👦"), Row("❤️"), Row("1️⃣"),
      Row("👩🏿‍🚒"),
      Row("🏴󠁧󠁢󠁥󠁮󠁧󠁿"), Row("🏳️‍🌈"),
      Row("pay\u{200B}pal", invisible("\u{200B}", [3..<6], "paypal")),
      Row("a\u{200D}b", invisible("\u{200D}", [1..<4], "ab")),
      Row("a\u{200C}b", invisible("\u{200C}", [1..<4], "ab")),
      Row("ب\u{64E}\u{200C}\u{64E}ب"),
      // A spacing mark joins nothing, and is not passed over.
      Row("ب\u{903}\u{200C}ب", invisible("\u{200C}", [5..<8], "ب\u{903}ب")),
      Row("\u{FE0F}a", invisible("\u{FE0F}", [0..<3], "a")),
      Row("a\0", invisible("\u{0}", [1..<2], "a")),
      Row("\u{AD}\u{2060}", invisible("\u{AD}", [0..<5], nil)),
    ]
  )
  func invisibles(row: Row<String>) { expect(row, from: .noInvisibles) }

  static func script(_ character: Unicode.Scalar, _ script: String, _ ranges: [Range<Int>]) -> ValidationError
  {
    ValidationError(
      code: .unicodeScript,
      arguments: [
        "character": .character(character), "script": .key("script.\(script)"),
        "allowed": .alternatives([.key("script.Latn"), .key("script.Arab")]),
      ],
      ranges: ranges
    )
  }

  @Test(
    "scripts are those of the characters, shared ones included",
    arguments: [
      Row(""), Row("José 3!"), Row("محمد ١٢"), Row("e\u{301}"), Row("عـ"), Row("👍"),
      Row("pаypal", script("а", "Cyrl", [1..<3])), Row("名", script("名", "Hani", [0..<3])),
      Row("aбвc", script("б", "Cyrl", [1..<5])),
    ]
  )
  func scripts(row: Row<String>) { expect(row, from: .scripts(.latin, .arabic)) }

  @Test(
    "a script has its code and its English name",
    arguments: [("Arab", "Arab"), ("Arabic", "Arab"), ("han", "Hani")])
  func names(name: String, code: String) { #expect(RuleOption.Script(name)?.code == code) }

  @Test("a text that is not a script is none", arguments: ["", "Klingon", "x\0", "Arab\0"])
  func noScript(name: String) { #expect(RuleOption.Script(name) == nil) }

  @Test("a megabyte of marks is read in one pass")
  func megabytes() {
    let marks = megabyte(of: "\u{301}")
    #expect(Validation.noBidiControls.isValid(value: marks))
    #expect(Validation.noInvisibles.isValid(value: marks))
    #expect(Validation.scripts(.latin).isValid(value: marks))
    #expect(Validation.normalized().isValid(value: marks))
    let controls = Validation.noBidiControls.errors(in: megabyte(of: "a\u{202E}"))
    #expect(controls.map(\.ranges.count) == [32])
  }
}
