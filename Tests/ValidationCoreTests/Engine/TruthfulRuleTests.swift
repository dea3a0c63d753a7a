import Testing
import ValidationCore

@Suite("What every text rule's errors promise")
struct TruthfulRuleTests {
  /// Refuses every text but one, with any facts.
  struct Careless: TextRule {
    var ranges: [Range<Int>] = []
    var suggestion: String?
    var accepted = "fixed"

    func check(_ text: inout TextView, _ sink: inout ErrorSink) {
      if text.utf8.elementsEqual(accepted.utf8) { return }
      sink.report(ValidationError(code: "x", ranges: ranges, suggestion: suggestion))
      sink.report(ValidationError(code: "y", suggestion: suggestion))
    }
  }

  @Test(
    "ranges lie in the text, between code points",
    arguments: [
      ("é家👍", [0..<1, 2..<3, 5..<7], [0..<2, 2..<5, 5..<9]),
      ("é家👍", [1..<2, 3..<3, 6..<8], [0..<2, 2..<5, 5..<9]),
      ("é家👍", [5..<6, 6..<7, 8..<9], [5..<9]),
      ("é家👍", [0..<0, 2..<2, 9..<9], [0..<0, 2..<2, 9..<9]),
      ("a", [0..<9, 5..<7], [0..<1, 1..<1]),
      ("", [0..<1, -3 ..< -1], [0..<0, 0..<0]),
    ]
  )
  func ranges(text: String, given: [Range<Int>], ranges: [Range<Int>]) {
    let errors = Validation(Careless(ranges: given)).errors(in: text)
    #expect(errors.first?.ranges == ranges)
    #expect(errors.first?.ranges(in: text).count == ranges.count)
  }

  @Test(
    "a suggestion is another text that the rule accepts",
    arguments: [
      ("a", "fixed", "fixed"), ("a", "refused", nil), ("a", "", nil), ("a", "a", nil), ("a", nil, nil),
      (String(repeating: "a", count: 65_536), "fixed", "fixed"),
      (String(repeating: "a", count: 65_537), "fixed", nil),
    ] as [(String, String?, String?)]
  )
  func suggestions(text: String, given: String?, suggestion: String?) {
    let errors = Validation(Careless(suggestion: given)).errors(in: text)
    #expect(errors.map(\.suggestion) == [suggestion, suggestion])
  }

  @Test("the empty text is never suggested, nor a text that is written otherwise and means the same")
  func spellings() {
    #expect(
      Validation(Careless(suggestion: "", accepted: "")).errors(in: "a").map(\.suggestion) == [nil, nil])
    let composed = Careless(suggestion: "\u{E9}", accepted: "\u{E9}")
    #expect(Validation(composed).errors(in: "e\u{301}").map(\.suggestion) == ["\u{E9}", "\u{E9}"])
  }

  @Test("a suggestion is asked of its own rule, not of the chain")
  func chains() {
    let chain = Validation.all(Validation(Careless(suggestion: "fixed")), Validation(Careless(accepted: "b")))
    #expect(chain.errors(in: "a").map(\.suggestion) == ["fixed", "fixed", nil, nil])
    #expect(chain.optional.errors(in: "a").map(\.suggestion) == ["fixed", "fixed", nil, nil])
    #expect(chain.asWarning.errors(in: "a").map(\.suggestion) == ["fixed", "fixed", nil, nil])
  }
}
