public import ValidationCore

extension ValidationError.Code {
  /// The text is not JSON. Arguments: `line`, `column` (from 1, in code points) of the first fault, which is the range.
  public static let jsonSyntax: Self = "json.syntax"
  /// Arrays and objects are nested deeper than is read. Argument: `maximum`.
  public static let jsonDepth: Self = "json.depth"
}

extension RuleReport {
  static let jsonSyntax = RuleReport(.jsonSyntax, found: ["line": .integer, "column": .integer])
  static let jsonDepth = RuleReport(.jsonDepth, limits: ["maximum": .integer])
}

extension Rules {
  static let json = RuleOf(
    "json",
    "The text is one JSON value.",
    standard: "RFC 8259",
    reports: [.jsonSyntax, .jsonDepth],
    samples: [
      RuleSample(
        valid: ["{\"a\": [1, null]}"],
        invalid: ["{a: 1}": .jsonSyntax, .text(String(repeating: "[", count: 513)): .jsonDepth])
    ],
    make: JSONRule.init
  )
}

extension Validation where Value == String {
  /// The text is one JSON value of any type: RFC 8259.
  ///
  /// White space may surround it; no comments, trailing commas or byte order mark. Names of an object may repeat and
  /// `\u` escapes may be lone surrogates, as the grammar has it. Nesting is read 512 levels deep.
  ///
  /// Codes: `json.syntax`, `json.depth`.
  public static var json: Validation { Rules.json() }
}

struct JSONRule: TextRule {
  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    switch JSONSyntax.fault(in: text.utf8) {
    case nil: break
    case .depth(let offset):
      sink.report(
        ValidationError(
          reporting: .jsonDepth,
          limits: ArgumentList("maximum", .integer(JSONSyntax.maximumDepth)),
          ranges: [offset..<offset + 1]
        )
      )
    case .syntax(let offset): sink.report(Self.syntaxError(text, offset))
    }
  }

  private static func syntaxError(_ text: borrowing TextView, _ offset: Int) -> ValidationError {
    var (line, column) = (1, 1)
    for element in text.scalars {
      if element.range.lowerBound >= offset { break }
      column += 1
      if element.scalar == "\n" { (line, column) = (line + 1, 1) }
    }
    return ValidationError(
      reporting: .jsonSyntax,
      found: ArgumentList("line", .integer(line), "column", .integer(column)),
      ranges: [text.scalarRange(at: offset)]
    )
  }
}
