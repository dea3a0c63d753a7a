import Essentials

/// The locale in which messages are rendered when none is given.
///
/// The process has one such locale, which any thread can switch at any time. A task can override it for itself and the
/// tasks it starts. Until the first switch, it is the language of ``MessageCatalogs/shared`` that best suits the
/// environment (on Apple systems the reader's preferred languages), or English if none does.
///
/// ```swift
/// ActiveLocale.switch(to: "pt-BR")          // an app: everything on screen follows
/// ActiveLocale.with("ar") { render(errors) }  // a server: only this request
/// ```
public enum ActiveLocale {
  /// The override of the current task.
  @TaskLocal static var taskLocale: LanguageTag?

  static let processLocale = LocaleSwitch(catalogs: .shared) {
    readerLanguages(ProcessInfo.processInfo.environment)
  }

  /// The locale in effect here: the task's override, otherwise the process's locale.
  public static var current: LanguageTag { taskLocale ?? processLocale.current }

  /// Switches the whole process to another locale, from any thread.
  ///
  /// Observers are called after the switch and before this method returns. If another thread is already calling them,
  /// that thread calls them again. Switching to the current locale calls no observer. Any tag is accepted: messages
  /// come from the nearest available languages. ``MessageCatalogs/speaks(_:)`` tells whether that is the locale's own.
  ///
  /// ```swift
  /// ActiveLocale.switch(to: "zh-Hant")
  /// ```
  public static func `switch`(to locale: LanguageTag) { processLocale.set(locale) }

  /// Follows the environment again, as before the first switch.
  public static func followEnvironment() { processLocale.set(nil) }

  /// Runs a closure with another locale in effect, in this task only.
  ///
  /// Rethrows what the closure throws.
  ///
  /// ```swift
  /// let text = ActiveLocale.with("es") { error.localizedDescription }
  /// ```
  ///
  /// - Parameters:
  ///   - locale: The locale within the closure.
  ///   - catalogs: The catalogs of the messages, such as those of a tenant; nil for those in effect.
  ///   - body: What runs with the locale.
  public static func with<Result>(
    _ locale: LanguageTag, catalogs: MessageCatalogs? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    try $taskLocale.withValue(locale) { try MessageCatalogs.withCurrent(catalogs, body) }
  }

  /// Runs an asynchronous closure with another locale in effect, in this task and the tasks it starts.
  ///
  /// Rethrows what the closure throws. A detached task does not inherit the locale, and a framework may render an error
  /// after the task that threw it: `ValidationErrors.localized(in:catalogs:)` and `ProblemDetails` keep the locale.
  ///
  /// - Parameters:
  ///   - locale: The locale within the closure.
  ///   - catalogs: The catalogs of the messages, such as those of a tenant; nil for those in effect.
  ///   - isolation: The actor on which the closure runs.
  ///   - body: What runs with the locale.
  public static func with<Result>(
    _ locale: LanguageTag,
    catalogs: MessageCatalogs? = nil,
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await $taskLocale.withValue(
      locale,
      operation: { try await MessageCatalogs.withCurrent(catalogs, isolation: isolation, body) },
      isolation: isolation)
  }

  /// The preferences of this process's reader, as language tags, most preferred first.
  private static func readerLanguages(_ environment: [String: String]) -> [String] {
    let tags = PosixLocale.languageTags(of: environment)
    #if canImport(Darwin)
      return tags.isEmpty ? Locale.preferredLanguages : tags
    #else
      return tags
    #endif
  }
}
