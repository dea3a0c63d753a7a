import Essentials

/// The fields that rules read while they run, so that a field whose rules read another one follows it.
///
/// Rules run on one thread from start to end: each thread has the log of the rules that run on it.
struct ReadLog {
  /// One value that was read.
  struct Read: Sendable {
    private(set) weak var source: (any ReadSource)?
    let version: Int

    /// Whether the source still has the value that was read; a source that was released keeps its last one.
    var isCurrent: Bool { source.map { $0.version == version } ?? true }
  }

  private(set) var reads: [Read] = []

  mutating func add(_ read: Read) {
    if !reads.contains(where: { $0.source === read.source && $0.version == read.version }) {
      reads.append(read)
    }
  }

  /// The key of the threads' logs (POSIX thread-specific data); nil if the process has used all its keys.
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  /// Runs rules, and returns what they read.
  static func logging<Result>(_ rules: () -> Result) -> (Result, [Read]) {
    guard let key else { return (rules(), []) }
    var log = ReadLog()
    let result = withUnsafeMutablePointer(to: &log) { log in
      let outer = pthread_getspecific(key)
      pthread_setspecific(key, log)
      defer { pthread_setspecific(key, outer) }
      return rules()
    }
    return (result, log.reads)
  }

  /// Notes that a value was read, if rules are running on this thread.
  static func note(_ source: any ReadSource, version: Int) {
    withCurrent { $0.pointee.add(Read(source: source, version: version)) }
  }

  /// Notes what the rules of another field have read, if rules are running on this thread.
  static func note(_ reads: [Read]) {
    withCurrent { log in for read in reads { log.pointee.add(read) } }
  }

  private static func withCurrent(_ body: (UnsafeMutablePointer<ReadLog>) -> Void) {
    guard let key, let log = pthread_getspecific(key) else { return }
    body(log.assumingMemoryBound(to: ReadLog.self))
  }
}

/// A value that rules of other fields may read.
protocol ReadSource: AnyObject, Sendable {
  /// Counts the values.
  var version: Int { get }

  /// Calls a closure once, after the next value is set.
  func onNextChange(by reader: any AnyObject & Sendable, _ call: @escaping @Sendable () -> Void)
}
