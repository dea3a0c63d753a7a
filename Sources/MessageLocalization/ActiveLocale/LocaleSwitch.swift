import Primitives

/// A locale that can be switched, and that follows the reader's own preferences until then.
final class LocaleSwitch: Sendable {
  private struct State {
    /// The locale that was switched to.
    var chosen: LanguageTag?
    /// The available language that suits the reader; nil until first needed.
    var derived: LanguageTag?
    /// Counts catalog changes, so that a result from before a change is not kept.
    var generation = 0
  }

  private let catalogs: MessageCatalogs
  private let preferences: @Sendable () -> [String]
  private let observers = ObserverList()
  private let state = Lock(State())
  private let catalogChanges: Lock<ObservationToken?> = Lock(nil)

  /// Makes a switch that starts with the language that suits a reader.
  ///
  /// - Parameter preferences: The reader's language tags, most preferred first.
  init(catalogs: MessageCatalogs, preferences: @escaping @Sendable () -> [String]) {
    self.catalogs = catalogs
    self.preferences = preferences
    let observation = catalogs.observe { [weak self] in self?.catalogsChanged() }
    catalogChanges.withLock { $0 = observation }
  }

  var current: LanguageTag {
    let (known, generation) = state.withLock { ($0.chosen ?? $0.derived, $0.generation) }
    if let known { return known }
    let derived = catalogs.match(preferences())
    return state.withLock { state in
      if state.generation == generation { state.derived = derived }
      return state.chosen ?? state.derived ?? derived
    }
  }

  /// Switches, and notifies the observers if the locale changed; nil goes back to the language that suits the reader.
  func set(_ locale: LanguageTag?) {
    let before = current
    state.withLock { $0.chosen = locale }
    if current != before { observers.notify() }
  }

  /// Calls `body` after each switch and each change of the catalogs.
  func observe(_ body: @escaping @Sendable () -> Void) -> ObservationToken {
    observers.add {
      // An observer belongs to the process, so the overrides of the task that switched do not apply to it.
      ActiveLocale.$taskLocale.withValue(nil) { MessageCatalogs.$ofTask.withValue(nil) { body() } }
    }
  }

  private func catalogsChanged() {
    state.withLock { state in
      state.derived = nil
      state.generation += 1
    }
    observers.notify()
  }
}
