import LocalizedValidation
import LocalizedValidationTesting
import MessageLocalization
import Testing

/// What `checkRule` finds, and that it finds nothing in rules that keep what errors promise.
struct CheckRuleTests {
  /// What a check threw, a line for each finding.
  static func findings(_ check: () throws(CheckFailure) -> Void) -> [String] {
    do throws(CheckFailure) {
      try check()
      return []
    } catch {
      return error.findings.map(\.description)
    }
  }

  /// A rule that reports one error for each value but "ok".
  static func rule(_ error: @escaping @Sendable (String) -> ValidationError) -> Validation<String> {
    Validation { value in if value != "ok" { throw error(value) } }
  }

  /// The built-in catalogs with messages of a test's own in front, apart from those of the process.
  static func catalogs(_ messages: [LanguageTag: [String: String]]) throws -> MessageCatalogs {
    let catalogs = MessageCatalogs()
    catalogs.installBuiltInLayer(MessageCatalogs.builtInFiles)
    for (locale, messages) in messages { try catalogs.addLayer(messages, for: locale) }
    return catalogs
  }

  @Test("Built-in rules have no finding")
  func builtIn() throws {
    try checkRule(
      Validation<String>.length(3...5),
      valid: ["abc", "أبجد", "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦"],
      invalid: ["ab": ["length.tooShort"], "a": ["length.tooShort"], "abcdef": ["length.tooLong"]],
      locales: ["ar", "en", "es", "pt-AO", "zh-TW"]
    )
    try checkRule(
      Validation<String>.all(.noBidiControls, .normalized()),
      valid: ["é"],
      invalid: ["a\u{202E}b": ["unicode.bidiControl"], "e\u{301}": ["unicode.notNormalized"]]
    )
    try checkRule(Validation<Int>.range(1...9), valid: [1, 9], invalid: [0: ["range.tooSmall"]])
    try checkRule(Validation<String?>.required, valid: [""], invalid: [nil: ["presence.missing"]])
  }

  @Test("Values with another verdict, or other codes")
  func verdicts() {
    let rule = Validation<String>.length(3...)
    #expect(
      Self.findings { () throws(CheckFailure) in
        try checkRule(rule, valid: ["ab"], invalid: ["abc": ["length.tooShort"], "a": ["length.tooLong"]])
      } == [
        #""ab": is rejected with length.tooShort (actual: 2, minimum: 3, unit: graphemes)"#,
        #""abc": has the codes none; expected length.tooShort"#,
        #""a": has the codes length.tooShort; expected length.tooLong"#,
      ]
    )
  }

  @Test("A verdict that contradicts the errors")
  func contradiction() {
    struct Contradictory: Validator {
      func isValid(value: Int) -> Bool { true }
      func errors(in value: Int) -> [ValidationError] { value == 0 ? [ValidationError(code: .invalid)] : [] }
    }
    #expect(
      Self.findings { () throws(CheckFailure) in
        try checkRule(Contradictory(), valid: [1], invalid: [0: ["invalid"]])
      } == ["0: isValid(value:) accepts it, but errors(in:) has errors"]
    )
  }

  @Test(
    "Ranges that do not lie on code points of the text, in order",
    arguments: [
      ([0..<2], []), ([2..<2], []),
      ([1..<2], ["the range 1..<2 cuts the code point at byte 1"]),
      ([0..<9], ["the range 0..<9 is not within the text, which has 3 bytes"]),
      ([2..<3, 0..<2], ["the range 0..<2 begins before 3, where the previous range ends"]),
    ] as [([Range<Int>], [String])]
  )
  func ranges(ranges: [Range<Int>], problems: [String]) {
    let rule = Self.rule { _ in ValidationError(code: .invalid, ranges: ranges) }
    #expect(
      Self.findings { () throws(CheckFailure) in try checkRule(rule, invalid: ["éa": ["invalid"]]) }
        == problems.map { "\"éa\": invalid: \($0)" }
    )
  }

  @Test("A suggestion that the rule refuses")
  func suggestion() {
    let refused = Self.rule { _ in ValidationError(code: .invalid, suggestion: "no") }
    #expect(
      Self.findings { () throws(CheckFailure) in try checkRule(refused, invalid: ["x": ["invalid"]]) }
        == [#""x": invalid: the rule rejects its own suggestion "no""#]
    )
    let accepted = Self.rule { _ in ValidationError(code: .invalid, suggestion: "ok") }
    #expect(
      Self.findings { () throws(CheckFailure) in try checkRule(accepted, invalid: ["x": ["invalid"]]) } == [])
  }

  @Test("A limit that comes from the value")
  func limits() {
    let rule = Self.rule { ValidationError(code: .invalid, limits: ["text": .text($0), "size": 1]) }
    #expect(
      Self.findings { () throws(CheckFailure) in
        try checkRule(rule, invalid: ["hunter2": ["invalid"], "swordfish": ["invalid"]])
      } == [
        #""hunter2": invalid: the limit “text” contains the value; pass it in found"#,
        #""swordfish": invalid: the limit “text” contains the value; pass it in found"#,
        #""swordfish": invalid: the limits text differ from those for "hunter2"; pass what comes from the value in found"#,
      ]
    )
  }

  @Test("A message that is missing in a language, or shows what the error lacks")
  func messages() throws {
    let code: ValidationError.Code = "checkRuleTests.even"
    let catalogs = try Self.catalogs(["en": [code.rawValue: "{actual} is not a multiple of {factor}"]])
    let rule = Validation<Int> { value in
      if value % 2 != 0 { throw ValidationError(code: code, found: ["actual": .integer(value)]) }
    }
    #expect(
      Self.findings { () throws(CheckFailure) in
        try checkRule(rule, invalid: [1: [code]], locales: ["en", "pt-BR"], catalogs: catalogs)
      } == [
        "1: checkRuleTests.even: the message “checkRuleTests.even” in en shows {factor}, which the error lacks",
        "1: checkRuleTests.even: the message “checkRuleTests.even” is missing in pt-BR; readers get en",
      ]
    )
    // A sentence is its own text in English alone.
    let sentence = Self.rule { _ in ValidationError(code: code, message: .key("Must be ok")) }
    #expect(
      Self.findings { () throws(CheckFailure) in
        try checkRule(sentence, invalid: ["x": [code]], locales: ["en", "es"])
      }
        == [#""x": checkRuleTests.even: the message “Must be ok” is missing in es"#]
    )
  }
}
