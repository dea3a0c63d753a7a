import Primitives

/// A locale that can be switched, and that follows the reader's own wishes until it is.
final class LocaleSwitch: Sendable {
  private struct State {
    /// What was switched to.
    var chosen: LanguageTag?
    /// What suits the reader, among what the catalogs have; nil until asked for.
    var derived: LanguageTag?
    /// Counts catalog changes, so that an answer from before one is not kept.
    var generation = 0
  }

  private let catalogs: MessageCatalogs
  private let wishes: @Sendable () -> [String]
  private let observers = ObserverList()
  private let state = Lock(State())
  private let catalogChanges: Lock<ObservationToken?> = Lock(nil)

  /// Makes a switch that starts with what suits a reader of `wishes`, language tags by falling preference.
  init(catalogs: MessageCatalogs, wishes: @escaping @Sendable () -> [String]) {
    self.catalogs = catalogs
    self.wishes = wishes
    let observation = catalogs.observe { [weak self] in self?.catalogsChanged() }
    catalogChanges.withLock { $0 = observation }
  }

  var current: LanguageTag {
    let (known, generation) = state.withLock { ($0.chosen ?? $0.derived, $0.generation) }
    if let known { return known }
    let derived = catalogs.match(wishes())
    return state.withLock { state in
      if state.generation == generation { state.derived = derived }
      return state.chosen ?? state.derived ?? derived
    }
  }

  /// Switches, and tells the observers when that made a difference; nil goes back to what suits the reader.
  func set(_ locale: LanguageTag?) {
    let before = current
    state.withLock { $0.chosen = locale }
    if current != before { observers.notify() }
  }

  /// Calls `body` after each switch and each change of the catalogs.
  func observe(_ body: @escaping @Sendable () -> Void) -> ObservationToken {
    observers.add {
      // An observer belongs to the process: the override of the task that switched is not its own.
      ActiveLocale.$taskLocale.withValue(nil) { body() }
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
