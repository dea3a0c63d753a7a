import TextAutomata
public import ValidationCore

extension ValidationError.Code {
  /// The text has an invisible character. Argument: `character` (its code point and name). The ranges are all such
  /// characters; the suggestion is the text without them.
  public static let unicodeInvisible: Self = "unicode.invisible"
}

extension RuleReport {
  static let unicodeInvisible = RuleReport(.unicodeInvisible, found: ["character": .character])
}

extension Rules {
  static let noInvisibles = RuleOf(
    "noInvisibles",
    "The text has no invisible characters; joiners pass where they affect the display.",
    standard: "UTS #39, RFC 5892",
    reports: [.unicodeInvisible],
    samples: [RuleSample(valid: ["می\u{200C}خواهم"], invalid: ["a\u{200B}b": .unicodeInvisible])],
    make: NoInvisiblesRule.init
  )
}

extension Validation where Value == String {
  /// The text has no invisible character: none with the property Default_Ignorable_Code_Point, and no control except
  /// tab and line break.
  ///
  /// Characters with a visible effect are allowed: ZWJ and ZWNJ after a virama and ZWNJ between joining letters (RFC
  /// 5892, appendix A), ZWJ between pictographs, variation selectors after a visible character, and the tags of a
  /// flag. So Persian «می‌خواهم», Hindi and family emoji pass. Code: `unicode.invisible`.
  public static var noInvisibles: Validation { Rules.noInvisibles() }
}

struct NoInvisiblesRule: TextRule {
  var questions: CodePointQuestions { CodePointQuestions(.hidden) }
  var test: TextTest? { .lacks(.hidden) }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    guard text.has(.hidden) else { return }
    let utf8 = text.utf8
    var found = OffendingScalars()
    // The text without the characters, as far as it has been read.
    var (visible, end) = (SuggestionBytes(capacity: utf8.count), 0)
    for place in InvisibleScalars(utf8) where !place.isSeen {
      found.insert(place.element)
      if sink.goal == .verdict { break }
      visible.append(contentsOf: utf8[end..<place.element.range.lowerBound])
      end = place.element.range.upperBound
    }
    guard let first = found.first else { return }
    visible.append(contentsOf: utf8[end...])
    sink.report(
      ValidationError(
        reporting: .unicodeInvisible,
        found: ArgumentList("character", .character(first)),
        ranges: found.ranges,
        suggesting: visible
      )
    )
  }
}
