import ValidationCore

extension RuleRow {
  static let identifiers: [RuleRow] = bankIdentifiers + productIdentifiers

  /// A row about an identifier of one kind: the rule by its bare name, and one error.
  static func identifier(
    _ rule: String,
    _ value: String,
    _ code: ValidationError.Code,
    _ arguments: [String: ValidationError.Argument] = [:],
    _ ranges: [Range<Int>] = [],
    _ suggestion: String? = nil
  ) -> RuleRow {
    let all = arguments.merging(["kind": .key("identifier.kind." + rule)]) { $1 }
    return RuleRow(rule, "\"\(rule)\"", "\"\(value)\"", error(code, all, ranges, suggestion))
  }

  /// Rows for what every identifier of letters and digits refuses, each about a value that is otherwise valid.
  ///
  /// - Parameters:
  ///   - rule: The name of the rule.
  ///   - value: A valid value without separators, the first character a letter or digit.
  ///   - expected: What the error about a length expects.
  private static func common(_ rule: String, _ value: String, _ expected: ValidationError.Argument)
    -> [RuleRow]
  {
    let rest = value.dropFirst()
    var rows = [
      RuleRow(rule, "\"\(rule)\"", "\"\(value)\""),
      identifier(rule, "?" + value, "identifier.characters", ["character": .character("?")], [0..<1]),
      identifier(
        rule, " " + value, "identifier.grouping", [:], [0..<1], value),
    ]
    guard let first = value.unicodeScalars.first, first.isASCII,
      let wide = Unicode.Scalar(first.value + 0xFEE0)
    else { return rows }
    rows.append(
      identifier(
        rule, "\(wide)\(rest)", "identifier.notASCII", ["character": .character(wide)], [0..<3],
        value
      ))
    if case .alternatives = expected {
      rows.append(
        identifier(rule, "", "identifier.length", ["expected": expected, "actual": 0]))
    } else if case .integer(let length) = expected {
      let short = String(value.prefix(length - 1))
      rows.append(
        identifier(rule, short, "identifier.length", ["expected": expected, "actual": .integer(length - 1)]))
    }
    return rows
  }

  private static let bankIdentifiers: [RuleRow] =
    common("bic", "DEUTDEFF", .alternatives([8, 11])) + common("lei", "5493001KJTIIGC8Y1R12", 20)
    + common("isin", "US0378331005", 12)
    + [
      RuleRow("iban", #""iban""#, #""SA0380000000608010167519""#),
      RuleRow("iban", #"{"iban": {"separators": true}}"#, #""GB29 NWBK 6016 1331 9268 19""#),
      RuleRow("iban", #"{"iban": {}}"#, "29", mismatch("text", "number")),
      identifier("iban", "GB29?", "identifier.characters", ["character": .character("?")], [4..<5]),
      identifier("iban", "GB29", "identifier.length", ["expected": 22, "actual": 4], [0..<4]),
      identifier(
        "iban", "GB2９NWBK60161331926819", "identifier.notASCII", ["character": .character("９")], [3..<6],
        "GB29NWBK60161331926819"),
      identifier(
        "iban", "GB29 NWBK60161331926819", "identifier.grouping", [:], [4..<5], "GB29NWBK60161331926819"),
      identifier(
        "iban", "gB29NWBK60161331926819", "identifier.case", ["case": "upper"], [0..<1],
        "GB29NWBK60161331926819"),
      identifier("iban", "ZZ29NWBK60161331926819", "identifier.region", ["region": "ZZ"], [0..<2]),
      identifier("iban", "GB29NWBK6016133192681A", "identifier.shape", [:], [21..<22]),
      identifier("iban", "GB28NWBK60161331926819", "identifier.checkDigit", [:], [2..<4]),
      identifier("bic", "dEUTDEFF", "identifier.case", ["case": "upper"], [0..<1], "DEUTDEFF"),
      identifier("bic", "DEUT11FF", "identifier.shape", [:], [4..<6]),
      identifier("bic", "DEUTUKFF", "identifier.region", ["region": "UK"], [4..<6]),
      identifier(
        "lei", "5493001kJTIIGC8Y1R12", "identifier.case", ["case": "upper"], [7..<8], "5493001KJTIIGC8Y1R12"),
      identifier("lei", "5493001KJTIIGC8Y1RA2", "identifier.shape", [:], [18..<20]),
      identifier("lei", "5493001KJTIIGC8Y1R21", "identifier.checkDigit", [:], [18..<20]),
      identifier("isin", "us0378331005", "identifier.case", ["case": "upper"], [0..<2], "US0378331005"),
      identifier("isin", "U10378331005", "identifier.shape", [:], [0..<2]),
      identifier("isin", "UK0378331005", "identifier.region", ["region": "UK"], [0..<2]),
      identifier("isin", "US0378331015", "identifier.checkDigit", [:], [11..<12]),
    ]

  private static let productIdentifiers: [RuleRow] =
    common("ean", "4006381333931", .alternatives([8, 12, 13, 14])) + common("imei", "490154203237518", 15)
    + common("isbn", "9780306406157", .alternatives([10, 13]))
    + [
      RuleRow("isbn", #"{"isbn": "isbn10"}"#, #""080442957X""#),
      RuleRow("isbn", #"{"isbn": {"form": "isbn13"}}"#, #""978-0-306-40615-7""#),
      identifier("isbn", "080442957x", "identifier.case", ["case": "upper"], [9..<10], "080442957X"),
      identifier("isbn", "9770306406157", "identifier.shape", [:], [0..<4]),
      identifier("isbn", "9780306406156", "identifier.checkDigit", [:], [12..<13]),
      RuleRow("issn", #""issn""#, #""2434-561X""#),
      identifier("issn", "0378.5955", "identifier.characters", ["character": .character(".")], [4..<5]),
      identifier("issn", "0378-595", "identifier.length", ["expected": 8, "actual": 7]),
      identifier(
        "issn", "０378-5955", "identifier.notASCII", ["character": .character("０")], [0..<3], "03785955"),
      identifier("issn", "03-785955", "identifier.grouping", [:], [2..<3], "0378-5955"),
      identifier("issn", "2434-561x", "identifier.case", ["case": "upper"], [8..<9], "2434561X"),
      identifier("issn", "X434-5610", "identifier.shape", [:], [0..<1]),
      identifier("issn", "2434-5610", "identifier.checkDigit", [:], [8..<9]),
      RuleRow("ean", #"{"ean": ["ean8"]}"#, #""73513537""#),
      identifier("ean", "4006381333930", "identifier.checkDigit", [:], [12..<13]),
      RuleRow("imei", #"{"imei": {"separators": true}}"#, #""49-015420-323751-8""#),
      identifier("imei", "490154203237517", "identifier.checkDigit", [:], [14..<15]),
      RuleRow("luhn", #""luhn""#, #""79927398713""#),
      identifier("luhn", "7a", "identifier.characters", ["character": .character("a")], [1..<2]),
      RuleRow(
        "luhn", #""luhn""#, #""0""#,
        error("length.tooShort", ["minimum": 2, "actual": 1, "unit": "codePoints"])),
      identifier("luhn", "79927398710", "identifier.checkDigit", [:], [10..<11]),
      RuleRow("creditCard", #""creditCard""#, #""4111111111111111""#),
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
      identifier("creditCard", "4111x", "identifier.characters", ["character": .character("x")], [4..<5]),
      identifier(
        "creditCard", "4111", "identifier.length",
        ["expected": .alternatives([13, 16, 19]), "actual": 4], [0..<4]),
      identifier(
        "creditCard", "４111111111111111", "identifier.notASCII", ["character": .character("４")], [0..<3]),
      identifier("creditCard", "4111 111111111111", "identifier.grouping", [:], [4..<5]),
      identifier("creditCard", "4111111111111112", "identifier.checkDigit", [:], [15..<16]),
    ]
}
