import ICU
import Primitives

/// Formats of typed arguments that several messages share, since each takes ICU 20 to 100 µs and some 6 KB.
///
/// A message keeps its own formats. This cache only avoids opening a format again, so it is bounded: patterns may be
/// in keys, which an application creates as it runs.
final class FormatCache<Format: Sendable>: Sendable {
  private struct Key: Hashable {
    let locale: String
    let pattern: String
  }

  private let limit: Int
  private let formats: Lock<[Key: Format]> = Lock([:])

  private let open: @Sendable (_ locale: String, _ pattern: String) throws(ICUError) -> Format

  /// - Parameters:
  ///   - limit: How many formats are kept; if there are more, the cache is cleared.
  ///   - open: Makes a format.
  init(
    limit: Int, open: @escaping @Sendable (_ locale: String, _ pattern: String) throws(ICUError) -> Format
  ) {
    self.limit = limit
    self.open = open
  }

  /// How many formats are kept.
  var count: Int { formats.withLock { $0.count } }

  /// The format of a pattern.
  ///
  /// Throws when ICU refuses the pattern.
  func format(locale: String, pattern: String) throws(ICUError) -> Format {
    guard pattern.utf8.count <= FormatCaches.longestPattern else { return try open(locale, pattern) }
    let key = Key(locale: locale, pattern: pattern)
    if let known = formats.withLock({ $0[key] }) { return known }
    let made = try open(locale, pattern)
    return formats.withLock { formats in
      if let other = formats[key] { return other }
      if formats.count >= limit { formats = [:] }
      formats[key] = made
      return made
    }
  }
}

/// The formats that all messages share.
enum FormatCaches {
  /// The longest pattern that is kept, in UTF-8 bytes; no common style is as long.
  static let longestPattern = 256

  /// By a pattern with one argument, `0`.
  static let arguments = FormatCache(limit: 512) { (locale, pattern) throws(ICUError) in
    try ArgumentFormat(locale: locale, pattern: pattern)
  }

  /// By a number skeleton.
  static let numbers = FormatCache(limit: 512) { (locale, skeleton) throws(ICUError) in
    try SkeletonFormat(locale: locale, skeleton: skeleton)
  }
}
