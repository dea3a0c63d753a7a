import ValidationCore
import ValidationRules

/// The samples of identifiers as rows: a document reports what the rule in Swift does.
extension RuleRow {
  static let national: [RuleRow] =
    IdentifierFormat.national.flatMap { format in
      samples(of: format) { "\"\(format.name)\"" } + otherDigits(format)
    } + postalCodes + [
      RuleRow("mx.rfc", #"{"mx.rfc": {"checkDigit": "error"}}"#, #""GODE561231GR8""#)
    ]

  /// The valid and invalid samples of a format, and what can be wrong with the first valid one.
  static func samples(of format: IdentifierFormat, use: () -> String) -> [RuleRow] {
    let rule = format.rule()
    let sample = format.valid.first ?? ""
    let faults = [
      sample + "!", sample + String(sample.filter { $0.isLetter || $0.isNumber }), "-" + sample, ":" + sample,
    ]
    let withLetters = format.valid.first { $0.contains(where: \.isLetter) } ?? sample
    let foreign = [arabic(sample), withLetters.lowercased()]
    return (format.valid + format.invalid.map(\.text) + faults + foreign).map { text in
      row(format.name, use(), text, rule)
    }
  }

  private static func otherDigits(_ format: IdentifierFormat) -> [RuleRow] {
    guard let sample = format.valid.first, let first = sample.firstIndex(where: { $0.isNumber }) else {
      return []
    }
    let mixed = String(sample[...first]) + arabic(String(sample[sample.index(after: first)...]))
    return [arabic(sample), mixed].map { text in
      row(format.name, "{\"\(format.name)\": \"anyScript\"}", text, format.rule(.anyScript))
    }
  }

  private static func row(_ name: String, _ use: String, _ text: String, _ rule: Validation<String>)
    -> RuleRow
  {
    var errors = rule.errors(in: text)
    for index in errors.indices { errors[index].path = ["a"] }
    return RuleRow(name, use, "\"\(text)\"", errors)
  }

  private static func arabic(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          "0"..."9" ~= scalar ? Unicode.Scalar(scalar.value + 0x630) ?? scalar : scalar
        }))
  }

  private static let postalCodes: [RuleRow] = [
    RuleRow("postalCode", #"{"postalCode": "CA"}"#, #""K1A 0B1""#),
    RuleRow("postalCode", #"{"postalCode": {"region": "EG", "digits": "anyScript"}}"#, #""١٢٤١١""#),
    postal("CA", "W1A 0B1", "identifier.shape", [:], [0..<1]),
    postal("CA", "k1A 0B1", "identifier.case", ["case": "upper"], [0..<1], "K1A 0B1"),
    postal("CA", "K1A-0B1", "identifier.grouping", [:], [3..<4], "K1A 0B1"),
    postal("DE", "10 115", "identifier.separators", [:], [2..<3], "10115"),
    postal("GB", "XX1 1AA", "identifier.region", ["region": "XX"], [0..<2]),
    postal("DE", "1234", "identifier.length", ["expected": 5, "actual": 4]),
    postal("DE", "1234!", "identifier.characters", ["character": .character("!")], [4..<5]),
    postal("EG", "١٢٤١١", "identifier.notASCII", ["character": .character("١")], [0..<10], "12411"),
    RuleRow(
      "postalCode", #"{"postalCode": {"region": "EG", "digits": "anyScript"}}"#, #""1241١""#,
      error("number.mixedDigits", ["character": .character("١")], [4..<6])),
  ]

  private static func postal(
    _ region: String,
    _ code: String,
    _ error: ValidationError.Code,
    _ arguments: [String: ValidationError.Argument],
    _ ranges: [Range<Int>] = [],
    _ suggestion: String? = nil
  ) -> RuleRow {
    var all = arguments.merging(["kind": .key("identifier.kind.postalCode")]) { $1 }
    if ["identifier.length", "identifier.notASCII"].contains(error) { all["unit"] = "digits" }
    return RuleRow(
      "postalCode", "{\"postalCode\": \"\(region)\"}", "\"\(code)\"",
      self.error(error, all, ranges, suggestion))
  }
}
