import TextAutomata
public import ValidationCore

extension ValidationError.Code {
  /// The text has a line break. No arguments. The ranges are all line breaks; the suggestion has a space for each.
  public static let textLineBreak: Self = "text.lineBreak"
}

extension RuleReport {
  static let textLineBreak = RuleReport(.textLineBreak)
}

extension Rules {
  static let singleLine = RuleOf(
    "singleLine",
    "The text is one line: it does not have a line break.",
    standard: "UAX #14, mandatory breaks",
    reports: [.textLineBreak],
    samples: [
      RuleSample(
        valid: ["", "São Paulo", "a\tb"],
        invalid: [
          "a\nb": .textLineBreak, "a\r\n": .textLineBreak, "你\u{2028}好": .textLineBreak,
          "\u{85}": .textLineBreak,
        ])
    ],
    make: SingleLineRule.init
  )
}

extension Validation where Value == String {
  /// The text is one line: it does not have a character after which a line must break (LF, VT, FF, CR, NEL, U+2028 and
  /// U+2029; UAX #14, classes BK, CR, LF and NL).
  ///
  /// For names, subjects and whatever else goes into a header, a log or a line of CSV. A line break at the end is refused,
  /// too. Code: `text.lineBreak`.
  public static var singleLine: Validation { Rules.singleLine() }
}

struct SingleLineRule: TextRule {
  var questions: CodePointQuestions { CodePointQuestions(.lineBreak) }
  var test: TextTest? { .lacks(.lineBreak) }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    guard text.has(.lineBreak) else { return }
    var found = OffendingScalars()
    for element in text.scalars where Self.isBreak(element.scalar) {
      found.insert(element)
      if sink.goal == .verdict { break }
    }
    guard found.first != nil else { return }
    let goal = sink.goal
    sink.report(
      ValidationError(
        reporting: .textLineBreak,
        ranges: found.ranges,
        suggesting: goal == .list ? Self.joined(text) : nil
      )
    )
  }

  /// The lines with a space between them.
  private static func joined(_ text: borrowing TextView) -> SuggestionBytes {
    let utf8 = text.utf8
    var joined = SuggestionBytes(capacity: utf8.count)
    var isBetweenLines = false
    for element in text.scalars {
      if isBreak(element.scalar) {
        isBetweenLines = true
        continue
      }
      if isBetweenLines, !joined.isEmpty { joined.append(0x20) }
      isBetweenLines = false
      joined.append(contentsOf: utf8[element.range])
    }
    return joined
  }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    CodePointWords.shared[scalar].has(.lineBreak)
  }
}
