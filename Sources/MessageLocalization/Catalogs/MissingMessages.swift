import Primitives

/// Reports once each key and locale for which no layer has a message.
final class MissingMessages: Sendable {
  private struct Pair: Hashable {
    let key: String
    let locale: LanguageTag
  }

  private struct State: Sendable {
    var handler: (@Sendable (String, LanguageTag) -> Void)?
    var reported: Set<Pair> = []
    var bytes = 0
  }

  // Keys may come from any error's description, so the memory for them is bounded by number and size.
  private static let mostPairs = 10_000
  private static let mostBytes = 1 << 20

  private let state = Lock(State())

  var handler: (@Sendable (String, LanguageTag) -> Void)? {
    get { state.withLock { $0.handler } }
    set { state.withLock { $0.handler = newValue } }
  }

  func report(_ key: String, _ locale: LanguageTag) {
    let handler = state.withLock { state -> (@Sendable (String, LanguageTag) -> Void)? in
      let bytes = state.bytes + key.utf8.count + locale.identifier.utf8.count
      guard let handler = state.handler, state.reported.count < Self.mostPairs, bytes <= Self.mostBytes,
        state.reported.insert(Pair(key: key, locale: locale)).inserted
      else { return nil }
      state.bytes = bytes
      return handler
    }
    handler?(key, locale)
  }

  /// The amount remembered: how many pairs, and the bytes of their texts.
  var remembered: (pairs: Int, bytes: Int) { state.withLock { ($0.reported.count, $0.bytes) } }
}
