import Essentials

/// A thread that nothing waits for.
enum WorkerThread {
  private final class Work: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }

    /// What a new thread calls.
    static let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { work in
      if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run() }
      return nil
    }
  }

  /// Runs a closure on a new thread; false if the system does not give one.
  static func start(stackBytes: Int, _ run: @escaping @Sendable () -> Void) -> Bool {
    let work = Unmanaged.passRetained(Work(run)).toOpaque()
    if create(stackBytes, work) { return true }
    Unmanaged<Work>.fromOpaque(work).release()
    return false
  }

  private static func create(_ stackBytes: Int, _ work: UnsafeMutableRawPointer) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    pthread_attr_setstacksize(&attributes, stackBytes)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    #if canImport(Darwin)
      var thread: pthread_t?
      let start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { Work.start($0) }
    #else
      var thread = pthread_t()
      let start = Work.start
    #endif
    let status = pthread_create(&thread, &attributes, start, work)
    pthread_attr_destroy(&attributes)
    return status == 0
  }
}
