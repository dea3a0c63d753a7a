import Primitives

/// Keeps an activity going until it is cancelled: calls to an observer, or watching files.
///
/// Keep the token as long as the activity should continue: releasing the last reference cancels it.
///
/// ```swift
/// let observation = ActiveLocale.observe { locale in print("now in", locale) }
/// observation.cancel()
/// ```
public final class ObservationToken: Sendable {
  private let stop: Lock<(@Sendable () -> Void)?>

  package init(stop: @escaping @Sendable () -> Void) {
    self.stop = Lock(stop)
  }

  /// Ends the activity; cancelling again does nothing.
  ///
  /// A call already running on another thread finishes; no call begins afterwards.
  public func cancel() {
    let stop = stop.withLock { current in
      defer { current = nil }
      return current
    }
    stop?()
  }

  deinit { cancel() }
}
