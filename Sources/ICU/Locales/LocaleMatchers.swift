import Primitives

/// The matchers of lists that are matched again and again, since ICU builds one in 0.7 ms for 8 languages and in 3 ms for
/// 79, and matches with it in some 10 µs.
///
/// An application has one list, or one for each of a few tenants; the table is bounded in case its lists are made as it
/// runs.
final class LocaleMatchers: Sendable {
  private struct Entry {
    let matcher: LocaleMatcher
    var lastUse: UInt64
  }

  private struct State {
    var entries: [[String]: Entry] = [:]
    private var uses: UInt64 = 0

    /// The matcher of a list if it is kept, which has then been used last.
    mutating func use(_ available: [String]) -> LocaleMatcher? {
      guard let index = entries.index(forKey: available) else { return nil }
      uses += 1
      entries.values[index].lastUse = uses
      return entries.values[index].matcher
    }

    /// Keeps a matcher, unless its list has one; returns the one that is kept.
    mutating func keep(_ matcher: LocaleMatcher, _ limit: Int) -> LocaleMatcher {
      if let other = use(matcher.available) { return other }
      if entries.count >= limit, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
        entries[oldest.key] = nil
      }
      uses += 1
      entries[matcher.available] = Entry(matcher: matcher, lastUse: uses)
      return matcher
    }
  }

  static let shared = LocaleMatchers(limit: 32)

  private let limit: Int
  private let state = Lock(State())

  /// - Parameter limit: How many matchers are kept; the one that has not been used for longest makes room for another.
  init(limit: Int) { self.limit = limit }

  /// The lists whose matchers are kept.
  var lists: Set<[String]> { state.withLock { Set($0.entries.keys) } }

  /// The matcher among the tags of a list.
  ///
  /// Throws when ICU cannot build it; nothing is kept then.
  func matcher(among available: [String]) throws(ICUError) -> LocaleMatcher {
    if let known = state.withLock({ $0.use(available) }) { return known }
    // Threads that ask for the same list at the same time each build a matcher, and share that of the first.
    let made = try LocaleMatcher(available: available)
    return state.withLock { $0.keep(made, limit) }
  }
}
