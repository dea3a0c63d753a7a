import Foundation

/// The locale in which messages are rendered when none is given.
///
/// It is one value for the process, which can be switched at any time from any thread, with an override for a task and
/// the tasks it starts. Until the first switch it is what suits the environment (on Apple systems the reader's preferred
/// languages) among the languages that ``MessageCatalogs/shared`` has, and English if none does.
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

  /// The locale in force here: the task's override, else the process's.
  public static var current: LanguageTag { taskLocale ?? processLocale.current }

  /// Switches the whole process to another locale, from any thread.
  ///
  /// Observers are called after the switch, before this returns; when another thread is calling them already, that
  /// thread goes on to tell them. Switching to the locale in force calls no one. Any tag is taken: messages come from
  /// the nearest languages that there are.
  ///
  /// ```swift
  /// ActiveLocale.switch(to: "zh-Hant")
  /// ```
  public static func `switch`(to locale: LanguageTag) { processLocale.set(locale) }

  /// Follows the environment again, as before the first switch.
  public static func followEnvironment() { processLocale.set(nil) }

  /// Runs a closure with another locale in force, in this task only.
  ///
  /// Rethrows what the closure throws.
  ///
  /// ```swift
  /// let text = ActiveLocale.with("es") { error.localizedDescription }
  /// ```
  public static func with<Result>(_ locale: LanguageTag, _ body: () throws -> Result) rethrows -> Result {
    try $taskLocale.withValue(locale, operation: body)
  }

  /// Runs an asynchronous closure with another locale in force, in this task and those it starts.
  ///
  /// Rethrows what the closure throws. A detached task does not inherit the locale.
  public static func with<Result>(
    _ locale: LanguageTag,
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await $taskLocale.withValue(locale, operation: body, isolation: isolation)
  }

  /// What the reader of this process wants, as language tags by falling preference.
  private static func readerLanguages(_ environment: [String: String]) -> [String] {
    let tags = PosixLocale.languageTags(of: environment)
    #if canImport(Darwin)
      return tags.isEmpty ? Locale.preferredLanguages : tags
    #else
      return tags
    #endif
  }
}
