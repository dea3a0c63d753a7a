import ICU
public import ValidationCore

extension ValidationError.Code {
  /// The text looks like a text in a list. Argument: `similar` (the listed text).
  public static let unicodeConfusable: Self = "unicode.confusable"
}

extension RuleReport {
  static let unicodeConfusable = RuleReport(.unicodeConfusable, found: ["similar": .text])
}

extension Rules {
  static let notConfusable = RuleOf(
    "notConfusable",
    "The text does not look like any of the listed texts.",
    standard: "UTS #39",
    reports: [.unicodeConfusable],
    samples: [
      RuleSample(["with": ["paypal"]], valid: ["ana"], invalid: ["раураl": .unicodeConfusable])
    ],
    takes: .texts("with", shorthand: true),
    make: NotConfusableRule.init
  )
}

extension Validation where Value == String {
  /// The text does not look like any text in a list, such as the usernames that are taken (confusable detection of
  /// UTS #39, section 4).
  ///
  /// "раураl" in Cyrillic letters looks like "paypal", and so do "paypa1" and a text that looks like it only because
  /// of bidirectional controls; a listed text looks like itself. Text with right-to-left characters is compared in
  /// the order in which it is displayed, in a paragraph of either direction. Letter case counts: "PAYPAL" does not
  /// look like "paypal"; if case does not distinguish your names, list and check them in lowercase. Code:
  /// `unicode.confusable`.
  ///
  /// Cost: the list is prepared once, in time proportional to its size; a text longer than every listed text is
  /// accepted at once, any other requires one skeleton and a binary search.
  ///
  /// - Parameters:
  ///   - list: The texts that must not be imitated; at least one.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func notConfusable(
    with list: [String],
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    Rules.notConfusable(list, file: file, line: line)
  }
}

struct NotConfusableRule: TextRule {
  /// ICU's failure is kept until a verdict is requested.
  private let index: Result<SkeletonIndex, ICUError>

  init(_ list: [String]) throws(ImpossibleRule) {
    if list.isEmpty { throw ImpossibleRule(at: "with", "no text is listed", expected: "at least one text") }
    index = Result { () throws(ICUError) in try SkeletonIndex(list) }
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    do throws(ICUError) {
      guard let similar = try index.get().match(text) else { return }
      sink.report(
        ValidationError(reporting: .unicodeConfusable, found: ArgumentList("similar", .text(similar))))
    } catch {
      sink.report(ValidationError(error))
    }
  }
}
