import Primitives

/// Something that goes on until it is cancelled: an observer that is called, or files that are watched.
///
/// Keep it as long as it should go on: releasing the last reference cancels it.
///
/// ```swift
/// let observation = ActiveLocale.observe { locale in print("now in", locale) }
/// observation.cancel()
/// ```
public final class ObservationToken: Sendable {
  private let stop: Lock<(@Sendable () -> Void)?>

  init(stop: @escaping @Sendable () -> Void) {
    self.stop = Lock(stop)
  }

  /// Ends it; cancelling again does nothing.
  ///
  /// A call that is under way on another thread is finished; none begins afterwards.
  public func cancel() {
    let stop = stop.withLock { current in
      defer { current = nil }
      return current
    }
    stop?()
  }

  deinit { cancel() }
}
