import Primitives
import TextAutomata
public import ValidationCore

extension ValidationError.Code {
  /// The text opens a bidirectional embedding, override or isolate that it does not close. Argument: `character` (the
  /// first that opens one, by code point and name). The ranges are all such characters; the suggestion is the text
  /// with the missing characters added.
  public static let unicodeBidiUnclosed: Self = "unicode.bidiUnclosed"
  /// The text closes a bidirectional embedding, override or isolate that it did not open. Argument: `character` (the
  /// first that closes one, by code point and name). The ranges are all such characters; the suggestion is the text
  /// without them.
  public static let unicodeBidiUnopened: Self = "unicode.bidiUnopened"
}

extension RuleReport {
  static let unicodeBidiUnclosed = RuleReport(.unicodeBidiUnclosed, found: ["character": .character])
  static let unicodeBidiUnopened = RuleReport(.unicodeBidiUnopened, found: ["character": .character])
}

extension Rules {
  static let balancedBidi = RuleOf(
    "balancedBidi",
    "The bidirectional embeddings, overrides and isolates of the text are all closed.",
    standard: "UAX #9",
    reports: [.unicodeBidiUnclosed, .unicodeBidiUnopened],
    samples: [
      RuleSample(
        valid: ["\u{2067}שלום\u{2069}"],
        invalid: ["\u{202E}a": .unicodeBidiUnclosed, "a\u{2069}": .unicodeBidiUnopened])
    ],
    make: BalancedBidiRule.init
  )
}

extension Validation where Value == String {
  /// Every bidirectional embedding, override and isolate is closed in its paragraph, with no closing character left
  /// over (UAX #9).
  ///
  /// Embeddings and overrides (U+202A, U+202B, U+202D, U+202E) end at U+202C, isolates (U+2066 to U+2068) at U+2069,
  /// and an embedding within an isolate ends within it. One that is left open reverses whatever a page shows after
  /// the text, and one closing character too many ends what the page has opened around the text. Marks (U+200E,
  /// U+200F, U+061C) do not open anything. To refuse all of these characters, use ``noBidiControls``.
  ///
  /// Codes: `unicode.bidiUnclosed`, `unicode.bidiUnopened`; the suggestion of either fixes both. Up to 64 levels cost
  /// no allocation; the standard ignores levels beyond 125.
  public static var balancedBidi: Validation { Rules.balancedBidi() }
}

struct BalancedBidiRule: TextRule {
  var questions: CodePointQuestions { CodePointQuestions(.bidiControl) }
  /// What opens nothing and closes nothing is balanced.
  var test: TextTest? { .lacks(.bidiControl) }

  /// What is closed; only the code points that begin with a few bytes matter.
  var quick: QuickCheck? {
    QuickCheck { _, utf8, count in
      let utf8 = UnsafeBufferPointer(start: utf8, count: count)
      var (nesting, offset) = (BidiNesting(), 0)
      while offset < count {
        let byte = utf8[offset]
        if byte < 0x20 || byte == 0xC2 || byte == 0xE2 {
          let (codePoint, end) = UTF8Decoding.codePoint(in: utf8, at: offset)
          guard let scalar = Unicode.Scalar(codePoint), nesting.read(scalar) else { return false }
          offset = end
        } else {
          offset += 1
        }
      }
      return nesting.isEmpty
    }
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    guard text.has(.bidiControl) else { return }
    var nesting = BidiNesting()
    for element in text.scalars where !nesting.read(element.scalar) { return report(text, &sink) }
    if !nesting.isEmpty { report(text, &sink) }
  }

  private func report(_ text: borrowing TextView, _ sink: inout ErrorSink) {
    if sink.goal == .verdict { return sink.report(ValidationError(code: .unicodeBidiUnclosed)) }
    let repair = BidiRepair(text.scalars)
    for (code, found) in [
      (ValidationError.Code.unicodeBidiUnclosed, repair.unclosed), (.unicodeBidiUnopened, repair.unopened),
    ] {
      guard let first = found.first else { continue }
      sink.report(
        ValidationError(
          reporting: code,
          found: ArgumentList("character", .character(first)),
          ranges: found.ranges,
          suggestion: String(repair.repaired)
        )
      )
    }
  }
}
