extension ActiveLocale {
  /// Calls a closure with the process's locale after each switch and after each change of the shared catalogs.
  ///
  /// It is for what shows messages: render them again when called. The closure runs on the thread that made the change,
  /// without any lock held, so it may switch the locale itself. Changes that come in quick succession may be told in one
  /// call; the last call always has the last locale. Nothing is called where nothing changes.
  ///
  /// - Returns: A token to keep; the closure is called until the token is cancelled or released.
  public static func observe(_ body: @escaping @Sendable (LanguageTag) -> Void) -> ObservationToken {
    processLocale.observe { body(processLocale.current) }
  }

  /// The process's locale after each switch and each change of the shared catalogs, for `for await`.
  ///
  /// Each use is a stream of its own, which starts with the next change. A slow reader gets the latest locale only.
  ///
  /// ```swift
  /// for await locale in ActiveLocale.changes { redraw(in: locale) }
  /// ```
  public static var changes: AsyncStream<LanguageTag> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let observation = observe { continuation.yield($0) }
      continuation.onTermination = { _ in observation.cancel() }
    }
  }
}

/// What shows messages hears here that they may read differently now.
package enum MessageChanges {
  /// Calls a closure after each switch of the process's locale and each change of the shared catalogs.
  package static func observe(_ body: @escaping @Sendable () -> Void) -> ObservationToken {
    ActiveLocale.processLocale.observe(body)
  }
}
