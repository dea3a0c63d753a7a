import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Ctrl-C as a request to stop after the record at hand, so that a summary can still be given.
enum Interruption {
  private static let requested = Atomic<Bool>(false)

  /// Whether someone has asked to stop.
  static var isRequested: Bool { requested.load(ordering: .relaxed) }

  /// Takes over SIGINT; a second one ends the process at once.
  static func observe() {
    // The first access makes the flag, which a signal handler could not do safely.
    requested.store(false, ordering: .relaxed)
    var action = sigaction()
    setHandler(of: &action) { _ in Interruption.requested.store(true, ordering: .relaxed) }
    // Without SA_RESTART a read that waits returns; SA_RESETHAND brings the default back for the second signal.
    action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
    sigaction(SIGINT, &action, nil)
    // Whoever started the process may have had the signal blocked, as threads of Dispatch have.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Lets a write to a closed pipe fail instead of ending the process.
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
