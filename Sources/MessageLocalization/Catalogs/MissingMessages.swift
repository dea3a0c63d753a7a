import Locking

/// Tells once about each key and locale that no layer has a message for.
final class MissingMessages: Sendable {
  private struct Pair: Hashable {
    let key: String
    let locale: LanguageTag
  }

  private struct State: Sendable {
    var handler: (@Sendable (String, LanguageTag) -> Void)?
    var reported: Set<Pair> = []
  }

  /// Keys may come from anyone's error descriptions, so that memory of them is bounded.
  private static let mostRemembered = 10_000

  private let state = Lock(State())

  var handler: (@Sendable (String, LanguageTag) -> Void)? {
    get { state.withLock { $0.handler } }
    set { state.withLock { $0.handler = newValue } }
  }

  func report(_ key: String, _ locale: LanguageTag) {
    let handler = state.withLock { state -> (@Sendable (String, LanguageTag) -> Void)? in
      guard let handler = state.handler, state.reported.count < Self.mostRemembered else { return nil }
      return state.reported.insert(Pair(key: key, locale: locale)).inserted ? handler : nil
    }
    handler?(key, locale)
  }
}
