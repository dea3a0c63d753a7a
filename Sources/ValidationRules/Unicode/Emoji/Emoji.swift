import ICU
import TextAutomata
public import ValidationCore

extension ValidationError.Code {
  /// The text has an emoji where none is allowed. Argument: `character` (its first code point, with the name). The
  /// ranges are all emoji; the suggestion is the text without them.
  public static let unicodeEmoji: Self = "unicode.emoji"
  /// The text has something other than emoji. Argument: `character` (its first code point, with the name). The ranges
  /// are everything that is not an emoji.
  public static let unicodeNotEmoji: Self = "unicode.notEmoji"
  /// The text has an emoji that is not recommended for general interchange (RGI), which few devices show as a single
  /// emoji. Argument: `character` (its first code point, with the name). The ranges are all such emoji.
  public static let unicodeEmojiNotRecommended: Self = "unicode.emojiNotRecommended"
}

extension RuleReport {
  static let unicodeEmoji = RuleReport(.unicodeEmoji, found: ["character": .character])
  static let unicodeNotEmoji = RuleReport(.unicodeNotEmoji, found: ["character": .character])
  static let unicodeEmojiNotRecommended = RuleReport(
    .unicodeEmojiNotRecommended, found: ["character": .character])
}

extension Rules {
  static let emoji = RuleOf(
    "emoji",
    "The text has only the emoji that are allowed: those for general interchange, none, or nothing but emoji.",
    standard: "UTS #51",
    reports: [.unicodeEmoji, .unicodeNotEmoji, .unicodeEmojiNotRecommended],
    samples: [
      RuleSample(["use": "forbid"], valid: ["abc"], invalid: ["ok 👍": .unicodeEmoji]),
      RuleSample(["use": "only"], valid: ["👨‍👩‍👧‍👦"], invalid: ["ok 👍": .unicodeNotEmoji]),
      RuleSample(["use": "allow"], valid: ["ok 👍"], invalid: ["👍\u{200D}👍": .unicodeEmojiNotRecommended]),
    ],
    takes: .choice("use", shorthand: true),
    make: EmojiRule.init
  )
}

extension RuleOption {
  /// What a rule requires of emoji.
  public enum EmojiUse: String, Sendable, Hashable, CaseIterable, Codable {
    /// Emoji may be mixed with other text; each is recommended for general interchange.
    case allow
    /// No emoji.
    case forbid
    /// Only emoji, without even spaces; each is recommended for general interchange.
    case only
  }
}

extension Validation where Value == String {
  /// The text uses emoji as specified (UTS #51), by the set RGI of the linked ICU.
  ///
  /// An emoji is a grapheme cluster that is displayed as one: its characters have emoji presentation by themselves
  /// (👍, flags, skin tones) or through a U+FE0F after them (❤️, 1️⃣), or are pictographs beyond U+FFFF, which no font
  /// shows as text. Digits, "©" and "❤" without U+FE0F are text, as in the standard. An emoji that lacks only a
  /// U+FE0F, or has one too many, as many keyboards write it, counts as the recommended one that it is displayed as.
  /// Families without a glyph ("👨‍🐶") and flags of no country are not recommended.
  ///
  /// Codes: `unicode.emoji` if they are forbidden, `unicode.notEmoji` if nothing else is allowed,
  /// `unicode.emojiNotRecommended` if they are allowed. Empty text passes.
  public static func emoji(_ use: RuleOption.EmojiUse) -> Validation { Rules.emoji(use) }
}

struct EmojiRule: TextRule {
  let use: RuleOption.EmojiUse

  var questions: CodePointQuestions { use == .only ? .none : CodePointQuestions(.inEmoji) }
  var test: TextTest? { use == .only ? nil : .lacks(.inEmoji) }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    if use == .only ? text.utf8.isEmpty : !text.has(.inEmoji) { return }
    do throws(ICUError) {
      var (emoji, others, unknown) = (OffendingClusters(), OffendingClusters(), OffendingClusters())
      let utf8 = text.utf8
      let (use, goal) = (use, sink.goal)
      try Segmentation.forEachGrapheme(in: utf8) { range in
        let cluster = EmojiCluster(UnsafeBufferPointer(rebasing: utf8[range]))
        switch (use, cluster.isEmoji) {
        case (.forbid, true): emoji.insert(range)
        case (.only, false): others.insert(range)
        case (.allow, true), (.only, true):
          if cluster.isRecommended { return true }
          unknown.insert(range)
        case (.forbid, false), (.allow, false): return true
        }
        return goal == .list
      }
      report(.unicodeEmoji, emoji, text, &sink)
      report(.unicodeNotEmoji, others, text, &sink)
      report(.unicodeEmojiNotRecommended, unknown, text, &sink)
    } catch {
      sink.report(ValidationError(error))
    }
  }

  private func report(
    _ code: ValidationError.Code,
    _ found: OffendingClusters,
    _ text: borrowing TextView,
    _ sink: inout ErrorSink
  ) {
    guard let start = found.start else { return }
    var scalars = UTF8Scalars(UnsafeBufferPointer(rebasing: text.utf8[start...]))
    guard let first = scalars.next()?.scalar else { return }
    let suggestion =
      code == .unicodeEmoji && sink.goal == .list ? EmojiCluster.removed(from: text.utf8) : nil
    sink.report(
      ValidationError(
        reporting: code, found: ArgumentList("character", .character(first)), ranges: found.ranges,
        suggesting: suggestion))
  }
}

/// The places of grapheme clusters that a rule refuses.
private struct OffendingClusters {
  private(set) var start: Int?
  private(set) var ranges: FaultRanges = []

  /// Adds one cluster; adjacent ones share a range.
  mutating func insert(_ range: Range<Int>) {
    start = start ?? range.lowerBound
    if let last = ranges.last, last.upperBound == range.lowerBound {
      ranges.extendLast(to: range.upperBound)
    } else if ranges.count < OffendingScalars.maximumRanges {
      ranges.append(range)
    }
  }
}
