extension ActiveLocale {
  /// Calls a closure with the process's locale after each switch and after each change of the shared catalogs.
  ///
  /// Use it in code that shows messages, to render them again. The closure runs on the thread that made the change and
  /// holds no lock, so it may switch the locale itself. One call may report several changes in quick succession; the
  /// last call always has the last locale. The closure is not called if nothing changes.
  ///
  /// - Returns: A token to keep; the closure is called until the token is cancelled or released.
  public static func observe(_ body: @escaping @Sendable (LanguageTag) -> Void) -> ObservationToken {
    processLocale.observe { body(processLocale.current) }
  }

  /// The process's locale after each switch and each change of the shared catalogs, for `for await`.
  ///
  /// Each use is its own stream, which starts with the next change. A slow reader gets only the latest locale.
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

/// Notifies code that shows messages that their text may have changed.
package enum MessageChanges {
  /// Calls a closure after each switch of the process's locale and each change of the shared catalogs.
  package static func observe(_ body: @escaping @Sendable () -> Void) -> ObservationToken {
    ActiveLocale.processLocale.observe(body)
  }
}
