import ICU
import MessageOracle
import Primitives
import Testing

@testable import MessageFormat

@Suite("Message patterns against icu::MessageFormat")
struct DifferentialTests {
  static let locales = [
    "en", "ar", "ar-AE", "ar-EG", "fa", "he", "hi", "bn", "zh-Hans", "zh-Hant", "ja", "ko", "pt-BR", "pt-PT",
    "es", "ru", "pl",
    "fr", "de", "cy", "lt", "sl",
  ]

  @Test("generated patterns come out the same", arguments: locales)
  func generated(locale: String) {
    // Other patterns in every locale, so that few of each make many in all.
    let start = UInt64(Self.locales.firstIndex(of: locale) ?? 0) * 1_000
    for seed in start..<start + 30 {
      var generator = PatternGenerator(seed: seed)
      let pattern = generator.message(depth: 3, nested: false)
      for _ in 0..<2 { Self.compare(pattern, generator.arguments(), locale, seed) }
    }
  }

  @Test("damaged patterns are refused by both, or come out the same", arguments: ["en", "ar"])
  func damaged(locale: String) {
    for seed in UInt64(1)...3_000 {
      var generator = PatternGenerator(seed: seed &+ 1_000_000)
      let pattern = generator.damaged(generator.message(depth: 2, nested: false))
      Self.compare(pattern, generator.arguments(), locale, seed)
    }
  }

  /// A text without separators in numbers of four digits, in locales where CLDR does not group these.
  ///
  /// `icu::MessageFormat` groups them, except by number skeletons; the number formats' own tests compare with ICU.
  private static func ungrouped(_ text: String, _ locale: String) -> String {
    guard let symbols = try? NumberSymbols(locale: locale), symbols.minimumGrouping > 1 else { return text }
    let digits = "0"..."9" as ClosedRange<Unicode.Scalar>
    let separators = Set(symbols.groupingSeparator.unicodeScalars)
    var kept = Array(text.unicodeScalars)
    for index in kept.indices.reversed() where separators.contains(kept[index]) {
      func isDigit(_ offset: Int) -> Bool {
        kept.indices.contains(index + offset) && digits.contains(kept[index + offset])
      }
      func isPart(_ offset: Int) -> Bool {
        isDigit(offset)
          || kept.indices.contains(index + offset) && separators.contains(kept[index + offset])
            && isDigit(offset < 0 ? offset - 1 : offset + 1)
      }
      if isDigit(-1), isDigit(1), isDigit(2), isDigit(3), !isPart(-2), !isPart(4) { kept.remove(at: index) }
    }
    var shown = String.UnicodeScalarView()
    shown.append(contentsOf: kept)
    return String(shown)
  }

  /// Where the oracle fails to format, only that ours writes something can be said.
  static func compare(
    _ pattern: String, _ arguments: [String: MessageArgument], _ locale: String, _ seed: UInt64
  ) {
    let oracle = MessageOracle.format(pattern, arguments, locale: locale)
    do {
      let compiled = try MessagePattern(pattern, locale: locale)
      let ours = compiled.format(arguments, isolating: false, timeZone: "UTC")
      // A choice without a value: ICU writes the argument's name, ours the text that every choice has.
      let isOpen = compiled.arguments.contains { $0.value.contains(.select) && arguments[$0.key] == nil }
      if isOpen, case .text = oracle { return }
      switch oracle {
      case .text(let text):
        let (left, right) = (Self.ungrouped(ours, locale), Self.ungrouped(text, locale))
        #expect(left.hasSameBytes(as: right), "seed \(seed) in \(locale): \(pattern) of \(arguments)")
      case .refused: Issue.record("seed \(seed): ICU refuses \(pattern) (\(oracle)), ours writes \(ours)")
      case .failed: break
      }
    } catch {
      // The deliberate differences, in which ours is stricter.
      if error.problem.hasPrefix("duplicate selector") || error.problem.contains("choice") { return }
      if case .refused = oracle { return }
      Issue.record("seed \(seed): ICU writes \(oracle) for \(pattern), ours refuses: \(error)")
    }
  }
}
