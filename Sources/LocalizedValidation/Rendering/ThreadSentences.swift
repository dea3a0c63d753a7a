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

/// The table of sentences of each thread, created when the thread first renders and released when it ends.
enum ThreadSentences {
  /// The key of the threads' tables (POSIX thread-specific data); nil if the process has used all its keys.
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
      // The thread retains the table as long as it runs, and therefore during this call.
      return Unmanaged<SentenceTable>.fromOpaque(table)._withUnsafeGuaranteedRef(body)
    }
    let table = SentenceTable(catalogs: .shared)
    let held = Unmanaged.passRetained(table)
    // If there is no memory for the thread's data, the table is used for this call only.
    if pthread_setspecific(key, held.toOpaque()) != 0 { held.release() }
    return body(table)
  }
}
