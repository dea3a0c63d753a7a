import ICU
import TextAutomata
public import ValidationCore

extension ValidationError.Code {
  /// The text has a non-ASCII character. Argument: `character` (the first, as itself with its code point, or by its
  /// name). The ranges are all such characters.
  public static let textNotASCII: Self = "text.notASCII"
}

extension RuleReport {
  static let textNotASCII = RuleReport(.textNotASCII, found: ["character": .character])
}

extension Rules {
  static let ascii = RuleOf(
    "ascii",
    "The text has no character above U+007F.",
    standard: "RFC 20",
    reports: [.textNotASCII],
    samples: [RuleSample(valid: ["abc\u{0}", ""], invalid: ["café": .textNotASCII])],
    make: ASCIIRule.init
  )
}

extension Validation where Value == String {
  /// The text has no character above U+007F. ASCII includes controls: to refuse them, see `noInvisibles`.
  ///
  /// Code: `text.notASCII`.
  public static var ascii: Validation { Rules.ascii() }
}

struct ASCIIRule: TextRule {
  var questions: CodePointQuestions { CodePointQuestions(.notASCII) }
  var test: TextTest? { .lacks(.notASCII) }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    if TextBuffers.isASCII(text.utf8) { return }
    var found = OffendingScalars()
    for element in text.scalars where !element.scalar.isASCII {
      found.insert(element)
      if sink.goal == .verdict { break }
    }
    guard let first = found.first else { return }
    sink.report(
      ValidationError(
        reporting: .textNotASCII,
        found: ArgumentList("character", .character(first)),
        ranges: found.ranges
      )
    )
  }
}
