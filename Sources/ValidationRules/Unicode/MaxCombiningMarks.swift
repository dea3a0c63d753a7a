import TextAutomata
public import ValidationCore

extension ValidationError.Code {
  /// A character has too many combining marks. Arguments: `maximum`, `actual` (the highest number of marks on a
  /// character), `character` (the first mark over the maximum, by code point and name). The ranges are all marks over
  /// the maximum; the suggestion is the text without them.
  public static let unicodeTooManyMarks: Self = "unicode.tooManyMarks"
}

extension RuleReport {
  static let unicodeTooManyMarks = RuleReport(
    .unicodeTooManyMarks, limits: ["maximum": .integer], found: ["actual": .integer, "character": .character])
}

extension Rules {
  static let maxCombiningMarks = RuleOf(
    "maxCombiningMarks",
    "No character of the text carries more nonspacing marks than a number.",
    standard: "UTS #39",
    reports: [.unicodeTooManyMarks],
    samples: [
      RuleSample(
        ["max": 2], valid: ["e\u{301}"], invalid: ["z\u{300}\u{301}\u{302}": .unicodeTooManyMarks])
    ],
    takes: .count("max", shorthand: true),
    make: MaxCombiningMarksRule.init
  )
}

extension Validation where Value == String {
  /// No character has more nonspacing marks than a maximum (general categories Mn and Me; UTS #39, section 5.4, which
  /// recommends 4).
  ///
  /// A stack of marks covers the lines around it ("Z̴̢̛a̷l̶g̵o̸"). Marks are counted as they are written: "ế" has
  /// none as one code point and two in decomposed form; to treat both alike, normalize first (``normalized(to:)``).
  /// Marks with their own width (Mc), such as vowel signs of Hindi, do not stack and are not counted; joiners and
  /// other invisible characters do not start a new count. Code: `unicode.tooManyMarks`.
  ///
  /// - Parameters:
  ///   - maximum: The maximum number of marks on a character, from 0 up.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func maxCombiningMarks(
    _ maximum: Int,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    Rules.maxCombiningMarks(maximum, file: file, line: line)
  }
}

struct MaxCombiningMarksRule: TextRule {
  let maximum: Int

  init(_ maximum: Int) throws(ImpossibleRule) {
    if maximum < 0 {
      throw ImpossibleRule(
        at: "max", "a character cannot carry \(maximum) marks", expected: "a number from 0 up")
    }
    self.maximum = maximum
  }

  var questions: CodePointQuestions { Self.asked }
  private static let asked = CodePointQuestions([.nonspacingMark, .stackedMarks])
  var test: TextTest? { .lacks(maximum == 0 ? .nonspacingMark : .stackedMarks) }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    guard text.has(.nonspacingMark), text.countMostMarks() > maximum else { return }
    let words = CodePointWords.shared
    var row = MarkRow()
    var most = 0
    var found = OffendingScalars()
    for element in text.scalars where row.grows(by: words[element.scalar]) && row.height > maximum {
      most = max(most, row.height)
      found.insert(element)
      if sink.goal == .verdict { break }
    }
    guard let first = found.first else { return }
    sink.report(
      ValidationError(
        reporting: .unicodeTooManyMarks,
        limits: ArgumentList("maximum", .integer(maximum)),
        found: ArgumentList("actual", .integer(most), "character", .character(first)),
        ranges: found.ranges,
        suggesting: suggestion(text)
      )
    )
  }

  private func suggestion(_ text: borrowing TextView) -> SuggestionBytes {
    let words = CodePointWords.shared
    var row = MarkRow()
    return text.removing { row.grows(by: words[$0.scalar]) && row.height > maximum }
  }
}
