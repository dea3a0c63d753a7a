import MessageLocalization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#else
  import Glibc
#endif

/// The table of sentences that each thread has, made when the thread first renders and released when it ends.
enum ThreadSentences {
  /// The key of the threads' tables (POSIX thread-specific data); nil where the process has used up its keys.
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { table in
      #if canImport(Darwin)
        Unmanaged<SentenceTable>.fromOpaque(table).release()
      #else
        if let table { Unmanaged<SentenceTable>.fromOpaque(table).release() }
      #endif
    }
    return status == 0 ? key : nil
  }()

  /// Calls `body` with this thread's table for the shared catalogs.
  static func withTable<Result>(_ body: (SentenceTable) -> Result) -> Result {
    guard let key else { return body(SentenceTable(catalogs: .shared)) }
    if let table = pthread_getspecific(key) {
      // The thread holds the table for as long as it runs, and so for this call.
      return Unmanaged<SentenceTable>.fromOpaque(table)._withUnsafeGuaranteedRef(body)
    }
    let table = SentenceTable(catalogs: .shared)
    let held = Unmanaged.passRetained(table)
    // Without memory for the thread's data the table serves this call alone.
    if pthread_setspecific(key, held.toOpaque()) != 0 { held.release() }
    return body(table)
  }
}
