import ValidationCore
import ValidationRules

extension RuleRow {
  /// The samples, and one use of each argument.
  static let identifiers: [RuleRow] =
    [IdentifierFormat.iban, .bic, .lei, .isin, .isbn, .issn, .ean, .imei, .creditCard].flatMap { format in
      samples(of: format) { "\"\(format.name)\"" }
    } + arguments

  /// A row about an identifier of one kind: the rule by its bare name, and one error.
  static func identifier(
    _ rule: String,
    _ value: String,
    _ code: ValidationError.Code,
    _ arguments: [String: ValidationError.Argument] = [:],
    _ ranges: [Range<Int>] = [],
    _ suggestion: String? = nil
  ) -> RuleRow {
    var all = arguments.merging(["kind": .key("identifier.kind." + rule)]) { $1 }
    if code == "identifier.length" { all["unit"] = all["unit"] ?? "characters" }
    if code == "identifier.notASCII" { all["unit"] = rule == "luhn" ? "digits" : "characters" }
    return RuleRow(rule, "\"\(rule)\"", "\"\(value)\"", error(code, all, ranges, suggestion))
  }

  private static let arguments: [RuleRow] = [
    RuleRow("iban", #"{"iban": {"separators": true}}"#, #""GB29 NWBK 6016 1331 9268 19""#),
    RuleRow("iban", #"{"iban": {}}"#, "29", mismatch("text", "number")),
    RuleRow("isbn", #"{"isbn": "isbn10"}"#, #""080442957X""#),
    RuleRow("isbn", #"{"isbn": {"form": "isbn13"}}"#, #""978-0-306-40615-7""#),
    RuleRow("ean", #"{"ean": ["ean8"]}"#, #""73513537""#),
    RuleRow("imei", #"{"imei": {"separators": true}}"#, #""49-015420-323751-8""#),
    RuleRow("luhn", #""luhn""#, #""79927398713""#),
    identifier("luhn", "7a", "identifier.characters", ["character": .character("a")], [1..<2]),
    identifier("luhn", "1 8", "identifier.separators", [:], [1..<2], "18"),
    identifier("luhn", "1８", "identifier.notASCII", ["character": .character("８")], [1..<4], "18"),
    RuleRow(
      "luhn", #""luhn""#, #""0""#,
      error("length.tooShort", ["minimum": 2, "actual": 1, "unit": "codePoints"])),
    identifier("luhn", "79927398710", "identifier.checkDigit", [:], [10..<11]),
    RuleRow(
      "creditCard", #"{"creditCard": {"schemes": ["amex"], "separators": true}}"#, #""3782 822463 10005""#),
    RuleRow(
      "creditCard", #"{"creditCard": ["visa", "amex"]}"#, #""5105105105105100""#,
      error(
        "creditCard.scheme",
        [
          "kind": .key("identifier.kind.creditCard"),
          "accepted": .alternatives(["American Express", "Visa"]),
        ], [0..<6])),
  ]
}
