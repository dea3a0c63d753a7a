import ICU
import Locking

/// What messages of one locale share: its number symbols, plural rules, list words and typed formats.
///
/// Made when the first pattern of the locale is compiled; what costs and few messages need is made when first asked
/// for.
final class MessageLocale: Sendable {
  /// The tag that the patterns were compiled for.
  let tag: String
  /// Whether messages run from right to left.
  let isRightToLeft: Bool
  /// Digits, grouping and signs.
  let numbers: NumberFormat
  /// Rules of "how many".
  let cardinals: PluralRules
  /// Rules of "which one".
  let ordinals: PluralRules
  /// The form of a date without a type.
  let dates: ArgumentFormat

  private let formats: Lock<[String: ArgumentFormat]> = Lock([:])
  private let lists: Lock<[ListFormat.Kind: ListFormat]> = Lock([:])

  private static let shared: Lock<[String: MessageLocale]> = Lock([:])
  /// How many locales are kept; catalogs of one process have far fewer.
  private static let mostShared = 256

  private init(tag: String) throws(ICUError) {
    self.tag = tag
    isRightToLeft = LocaleData.textDirection(of: tag) == .rightToLeft
    numbers = try NumberFormat(locale: tag)
    cardinals = try PluralRules(locale: tag, kind: .cardinal)
    ordinals = try PluralRules(locale: tag, kind: .ordinal)
    dates = try ArgumentFormat(dateIn: tag)
  }

  /// The shared data of a BCP 47 tag.
  ///
  /// Throws when the tag is not well-formed or ICU fails.
  static func named(_ tag: String) throws(ICUError) -> MessageLocale {
    if let known = shared.withLock({ $0[tag] }) { return known }
    let made = try MessageLocale(tag: tag)
    return shared.withLock { known in
      if let other = known[tag] { return other }
      if known.count >= mostShared { known.removeAll() }
      known[tag] = made
      return made
    }
  }

  /// The words between the items of a list.
  ///
  /// Throws when ICU fails.
  func list(_ kind: ListFormat.Kind) throws(ICUError) -> ListFormat {
    if let known = lists.withLock({ $0[kind] }) { return known }
    let made = try ListFormat(locale: tag, kind: kind)
    lists.withLock { $0[kind] = made }
    return made
  }

  /// The format of a typed argument, one for all messages of the locale.
  ///
  /// Throws when ICU refuses the style.
  func format(pattern: String) throws(ICUError) -> ArgumentFormat {
    if let known = formats.withLock({ $0[pattern] }) { return known }
    let made = try ArgumentFormat(locale: tag, pattern: pattern)
    return formats.withLock { known in
      if let other = known[pattern] { return other }
      known[pattern] = made
      return made
    }
  }
}
