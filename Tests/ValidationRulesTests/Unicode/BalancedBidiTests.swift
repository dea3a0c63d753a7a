import Testing
import ValidationCore
import ValidationRules

@Suite("Bidirectional controls that are closed")
struct BalancedBidiTests {
  static func unclosed(_ character: Unicode.Scalar, _ ranges: [Range<Int>], _ suggestion: String)
    -> ValidationError
  {
    ValidationError(
      code: .unicodeBidiUnclosed, arguments: ["character": .character(character)], ranges: ranges,
      suggestion: suggestion)
  }

  static func unopened(_ character: Unicode.Scalar, _ ranges: [Range<Int>], _ suggestion: String?)
    -> ValidationError
  {
    ValidationError(
      code: .unicodeBidiUnopened, arguments: ["character": .character(character)], ranges: ranges,
      suggestion: suggestion)
  }

  private static let override: Unicode.Scalar = "\u{202E}"
  private static let isolate: Unicode.Scalar = "\u{2067}"
  private static let embedding: Unicode.Scalar = "\u{202A}"
  private static let pop: Unicode.Scalar = "\u{202C}"
  private static let popIsolate: Unicode.Scalar = "\u{2069}"

  @Test(
    "what is opened is closed in its paragraph, and only that",
    arguments: [
      Row(""), Row("abc\n"), Row("שלום 123"), Row("\u{200F}א\u{200E}a\u{61C}"), Row("a\u{202E}b\u{202C}"),
      Row("\u{2067}\u{202A}x\u{202C}\u{2069}"), Row("\u{202B}\u{2066}x\u{2069}\u{202C}\n\u{2068}x\u{2069}"),
      Row("exe\u{202E}gnp", unclosed(override, [3..<6], "exe\u{202E}gnp\u{202C}")),
      Row("\u{2067}x", unclosed(isolate, [0..<3], "\u{2067}x\u{2069}")),
      Row("\u{2067}\u{202A}x\u{2069}", unclosed(embedding, [3..<6], "\u{2067}\u{202A}x\u{202C}\u{2069}")),
      Row("x\u{202C}\u{202C}y", unopened(pop, [1..<7], "xy")),
      Row("\u{2069}", unopened(popIsolate, [0..<3], nil)),
      Row("\u{2067}\u{202C}\u{2069}", unopened(pop, [3..<6], "\u{2067}\u{2069}")),
      // An isolate hides what is open around it.
      Row(
        "\u{202A}\u{2067}\u{202C}\u{2069}", unclosed(embedding, [0..<3], "\u{202A}\u{2067}\u{2069}\u{202C}"),
        unopened(pop, [6..<9], "\u{202A}\u{2067}\u{2069}\u{202C}")),
      // A paragraph ends what is open in it.
      Row(
        "\u{2067}a\u{2029}\u{2069}", unclosed(isolate, [0..<3], "\u{2067}a\u{2069}\u{2029}"),
        unopened(popIsolate, [7..<10], "\u{2067}a\u{2069}\u{2029}")),
      Row("\u{202A}a\r\n", unclosed(embedding, [0..<3], "\u{202A}a\u{202C}\r\n")),
    ]
  )
  func nesting(row: Row<String>) { expect(row, from: .balancedBidi) }

  @Test(
    "the suggestion is balanced",
    arguments: ["\u{2067}\u{202A}\n\u{202C}", "\u{2069}\u{202E}\u{2066}x\u{202C}"])
  func suggestion(text: String) {
    let errors = Validation.balancedBidi.errors(in: text)
    #expect(!errors.isEmpty)
    for error in errors { #expect(Validation.balancedBidi.isValid(value: error.suggestion ?? text)) }
  }

  @Test("levels may be deep", arguments: [1, 63, 64, 65, 127, 128, 129, 1_000, 20_000])
  func depth(levels: Int) {
    let open = (0..<levels).map { $0 % 3 == 0 ? "\u{2068}" : "\u{202B}" }.joined()
    let close = (0..<levels).reversed().map { $0 % 3 == 0 ? "\u{2069}" : "\u{202C}" }.joined()
    #expect(Validation.balancedBidi.isValid(value: open + close))
    #expect(!Validation.balancedBidi.isValid(value: open + close.dropFirst()))
    #expect(!Validation.balancedBidi.isValid(value: open + close + "\u{202C}"))
    #expect(Validation.balancedBidi.errors(in: open).map(\.suggestion) == [open + close])
  }
}
