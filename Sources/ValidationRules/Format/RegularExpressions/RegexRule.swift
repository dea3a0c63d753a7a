import ICU
public import ValidationCore

extension ValidationError.Code {
  /// The text is not a regular expression. Argument: `position`, that of the character at which the grammar is broken,
  /// from 1 in code points. The range is that character.
  public static let regexSyntax: Self = "regex.syntax"
}

/// A language of regular expressions.
public enum RegexSyntax: String, Sendable, Hashable, CaseIterable, Codable {
  /// ECMAScript (ECMA-262) with the flag `u`: that of JavaScript and of JSON Schema.
  case ecmaScript
  /// ICU, which `matches` uses.
  case icu
}

extension RuleReport {
  static let regexSyntax = RuleReport(.regexSyntax, found: ["position": .integer])
}

extension Rules {
  static let regex = RuleOf(
    "regex",
    "The text is a regular expression, of ECMAScript or of ICU.",
    standard: "ECMA-262, 16th edition, section 22.2.1, with the flag u; ICU",
    reports: [.regexSyntax],
    samples: [
      RuleSample(
        valid: ["", "^[abc]+$", "(?<year>\\d{4})-\\k<year>", "\\p{Script=Greek}", "[]", "道{2,}"],
        invalid: [
          "^(abc]": .regexSyntax, "a{2,1}": .regexSyntax, "\\Z": .regexSyntax, "(?P<a>b)": .regexSyntax,
        ]),
      RuleSample(["syntax": "icu"], valid: ["(?i)a++\\z"], invalid: ["[a": .regexSyntax]),
    ],
    takes: .choice("syntax", shorthand: true, default: .ecmaScript),
    make: RegexRule.init
  )
}

extension Validation where Value == String {
  /// The text is a regular expression of ECMAScript. See ``regex(_:)``.
  public static var regex: Validation { regex(.ecmaScript) }

  /// The text is a regular expression.
  ///
  /// That of ECMAScript is read with the flag `u`, without the leniency of annex B: an escaped letter has a meaning,
  /// and a bracket or brace is escaped. Nothing is matched, and nothing is said about how long matching takes.
  ///
  /// Code: `regex.syntax`.
  public static func regex(_ syntax: RegexSyntax) -> Validation { Rules.regex(syntax) }
}

struct RegexRule: TextRule {
  let syntax: RegexSyntax

  var quick: QuickCheck? {
    guard syntax == .ecmaScript else { return nil }
    return QuickCheck { _, utf8, count in
      if count == 0 { return true }
      var reader = ECMAScriptSyntax(UnsafeBufferPointer(start: utf8, count: count))
      return reader.fault() == nil
    }
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    switch syntax {
    case .ecmaScript:
      var reader = ECMAScriptSyntax(text.utf8)
      if let fault = reader.fault() { sink.report(Self.error(at: fault, in: text)) }
    case .icu:
      do { _ = try RegularExpression(text.string) } catch {
        sink.report(Self.error(at: Self.offset(of: error, in: text), in: text))
      }
    }
  }

  private static func error(at offset: Int, in text: borrowing TextView) -> ValidationError {
    let position = text.utf8[..<min(offset, text.utf8.count)].count { $0 & 0xC0 != 0x80 } + 1
    return ValidationError(
      reporting: .regexSyntax, found: ArgumentList("position", .integer(position)),
      ranges: [text.scalarRange(at: offset)]
    )
  }

  /// The offset of the last code point that ICU had read when it found the fault.
  private static func offset(of error: RegularExpression.SyntaxError, in text: borrowing TextView) -> Int {
    var (line, offset) = (1, 0)
    for element in text.scalars {
      if line == error.line {
        if offset + 1 >= error.offset { return element.range.lowerBound }
        offset += 1
      }
      if element.scalar == "\n" { line += 1 }
    }
    return text.utf8.count
  }
}
