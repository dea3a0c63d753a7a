import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Ctrl-C as a request to stop after the current record, so that a summary can still be printed.
enum Interruption {
  private static let requested = Atomic<Bool>(false)

  /// Whether the user has requested a stop.
  static var isRequested: Bool { requested.load(ordering: .relaxed) }

  /// Handles SIGINT; a second one ends the process immediately.
  static func observe() {
    // The first access initializes the flag, which a signal handler could not do safely.
    requested.store(false, ordering: .relaxed)
    var action = sigaction()
    setHandler(of: &action) { _ in Interruption.requested.store(true, ordering: .relaxed) }
    // Without SA_RESTART a blocked read returns; SA_RESETHAND restores the default for the second signal.
    action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
    sigaction(SIGINT, &action, nil)
    // The parent process may have blocked the signal, as Dispatch threads do.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Makes a write to a closed pipe fail instead of ending the process.
  static func ignoreClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  private static func setHandler(
    of action: inout sigaction,
    _ handler: @escaping @convention(c) (Int32) -> Void
  ) {
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
  }
}
