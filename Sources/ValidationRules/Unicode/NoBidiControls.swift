import TextAutomata
public import ValidationCore

extension ValidationError.Code {
  /// The text has a bidirectional formatting character. Argument: `character` (its code point and name). The ranges
  /// are all such characters; the suggestion is the text without them.
  public static let unicodeBidiControl: Self = "unicode.bidiControl"
}

extension RuleReport {
  static let unicodeBidiControl = RuleReport(.unicodeBidiControl, found: ["character": .character])
}

extension Rules {
  static let noBidiControls = RuleOf(
    "noBidiControls",
    "The text has no bidirectional formatting characters.",
    standard: "UAX #9",
    reports: [.unicodeBidiControl],
    samples: [RuleSample(valid: ["שלום"], invalid: ["a\u{202E}b": .unicodeBidiControl])],
    make: NoBidiControlsRule.init
  )
}

extension Validation where Value == String {
  /// The text has no character with the property Bidi_Control (UAX #9): no mark, embedding, override or isolate.
  ///
  /// Such a character can make `gnp.exe` read as `exe.png`. Code: `unicode.bidiControl`.
  public static var noBidiControls: Validation { Rules.noBidiControls() }
}

struct NoBidiControlsRule: TextRule {
  var questions: CodePointQuestions { CodePointQuestions(.bidiControl) }
  var test: TextTest? { .lacks(.bidiControl) }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    guard text.has(.bidiControl) else { return }
    let words = CodePointWords.shared
    var found = OffendingScalars()
    for element in text.scalars where words[element.scalar].has(.bidiControl) {
      found.insert(element)
      if sink.goal == .verdict { break }
    }
    guard let first = found.first else { return }
    sink.report(
      ValidationError(
        reporting: .unicodeBidiControl,
        found: ArgumentList("character", .character(first)),
        ranges: found.ranges,
        suggesting: text.removing { words[$0.scalar].has(.bidiControl) }
      )
    )
  }
}
