import ICU
import Primitives

/// Formats of typed arguments that several messages share, since each takes ICU 20 to 100 µs and some 6 KB.
///
/// A message keeps its own formats. This cache only avoids opening a format again, so it is bounded: patterns may be
/// in keys, which an application creates as it runs.
final class FormatCache: Sendable {
  static let shared = FormatCache(limit: 512)

  /// The longest pattern that is kept, in UTF-8 bytes; no common style is as long.
  private static let longestPattern = 256

  private struct Key: Hashable {
    let locale: String
    let pattern: String
  }

  private let limit: Int
  private let formats: Lock<[Key: ArgumentFormat]> = Lock([:])

  /// - Parameter limit: How many formats are kept; if there are more, the cache is cleared.
  init(limit: Int) { self.limit = limit }

  /// How many formats are kept.
  var count: Int { formats.withLock { $0.count } }

  /// The format of a pattern with one argument, `0`.
  ///
  /// Throws when ICU refuses the pattern.
  func format(locale: String, pattern: String) throws(ICUError) -> ArgumentFormat {
    guard pattern.utf8.count <= Self.longestPattern else {
      return try ArgumentFormat(locale: locale, pattern: pattern)
    }
    let key = Key(locale: locale, pattern: pattern)
    if let known = formats.withLock({ $0[key] }) { return known }
    let made = try ArgumentFormat(locale: locale, pattern: pattern)
    return formats.withLock { formats in
      if let other = formats[key] { return other }
      if formats.count >= limit { formats = [:] }
      formats[key] = made
      return made
    }
  }
}
