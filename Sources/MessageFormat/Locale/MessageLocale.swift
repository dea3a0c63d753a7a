package import ICU
import Primitives

/// The data that messages of one locale share: number symbols, plural rules, list words and typed formats.
///
/// Made when the first pattern of the locale is compiled; parts that are costly and that few messages need are made on
/// first use.
package final class MessageLocale: Sendable {
  /// The facts that determine the messages of a locale: tags with equal identities share everything.
  package struct Identity: Sendable, Hashable {
    /// The nearest tag that ICU has data for (``LocaleData/dataTag(_:keeping:)``).
    let tag: String
    /// Whether messages run from right to left; a script without its own data determines this too, as in `az-Arab`.
    let isRightToLeft: Bool
  }

  package let identity: Identity
  /// Digits, grouping and signs.
  let numbers: NumberFormat
  /// Plural rules for "how many".
  let cardinals: PluralRules
  /// Plural rules for "which one".
  let ordinals: PluralRules

  private let lists: Lock<[ListFormat.Kind: ListFormat]> = Lock([:])
  private let dates: Lock<[ArgumentFormat.DateStyle: ArgumentFormat]> = Lock([:])

  private init(_ identity: Identity) throws(ICUError) {
    self.identity = identity
    numbers = try NumberFormat(locale: identity.tag)
    cardinals = try PluralRules(locale: identity.tag, kind: .cardinal)
    ordinals = try PluralRules(locale: identity.tag, kind: .ordinal)
  }

  private static let mostDateStyles = 32

  /// Whether messages run from right to left.
  var isRightToLeft: Bool { identity.isRightToLeft }

  /// The words between the items of a list.
  ///
  /// Throws when ICU fails.
  func list(_ kind: ListFormat.Kind) throws(ICUError) -> ListFormat {
    if let known = lists.withLock({ $0[kind] }) { return known }
    let made = try ListFormat(locale: identity.tag, kind: kind)
    lists.withLock { $0[kind] = made }
    return made
  }

  /// The format of a date without a type; few styles are in use, since a rule names a calendar.
  ///
  /// Throws when ICU fails.
  func dates(_ style: ArgumentFormat.DateStyle) throws(ICUError) -> ArgumentFormat {
    if let known = dates.withLock({ $0[style] }) { return known }
    let made = try ArgumentFormat(dateIn: identity.tag, style: style)
    dates.withLock { dates in
      // An error may also come from stored data, with any text as its calendar.
      if dates.count >= Self.mostDateStyles { dates = [:] }
      dates[style] = made
    }
    return made
  }

  /// The format of a typed argument, shared by all messages of the locale as long as it is kept.
  ///
  /// Throws when ICU refuses the style.
  func format(pattern: String) throws(ICUError) -> ArgumentFormat {
    try FormatCaches.arguments.format(locale: identity.tag, pattern: pattern)
  }

  /// The same format of a date in the Gregorian calendar, in which rules state dates, whatever the locale's own is.
  ///
  /// Throws when ICU fails.
  func gregorian(_ format: ArgumentFormat) throws(ICUError) -> ArgumentFormat {
    guard let pattern = format.pattern else { return format }
    let tag = identity.tag + (identity.tag.contains("-u-") ? "-ca-gregory" : "-u-ca-gregory")
    return try MessageLocale.named(tag).format(pattern: pattern)
  }
}

extension MessageLocale {
  private struct Kept {
    /// Any client may send tags, so both tables are cleared when they are full; the catalogs of one process have far
    /// fewer locales.
    static let limit = 256

    /// By the tag as received.
    var byTag: [String: MessageLocale] = [:]
    var byIdentity: [Identity: MessageLocale] = [:]
  }

  private static let kept = Lock(Kept())

  /// How many tags and locales are kept.
  static var keptCount: Int { kept.withLock { max($0.byTag.count, $0.byIdentity.count) } }

  /// The shared data of a BCP 47 tag.
  ///
  /// Throws when the tag is not well-formed or ICU fails.
  package static func named(_ tag: String) throws(ICUError) -> MessageLocale {
    if let known = kept.withLock({ $0.byTag[tag] }) { return known }
    let identity = Identity(
      tag: try LocaleData.tagWithData(tag, to: "find data for a locale"),
      isRightToLeft: LocaleData.textDirection(of: tag) == .rightToLeft
    )
    let known = kept.withLock { $0.byIdentity[identity] }
    let made = if let known { known } else { try MessageLocale(identity) }
    return kept.withLock { kept in
      if kept.byTag.count >= Kept.limit { kept.byTag = [:] }
      if kept.byIdentity.count >= Kept.limit { kept.byIdentity = [:] }
      // Another thread may have been first.
      let shared = kept.byIdentity[identity] ?? made
      kept.byIdentity[identity] = shared
      kept.byTag[tag] = shared
      return shared
    }
  }
}
