import Synchronization

/// A place of a message table, whose pattern is compiled when the message is first asked for.
final class MessageSlot: Sendable {
  /// What compiling came to.
  private final class Outcome: Sendable {
    let message: ResolvedMessage?
    init(_ message: ResolvedMessage?) { self.message = message }
  }

  private let entry: CatalogEntry
  /// The language of the catalog that has the message.
  private let language: LanguageTag
  /// The locale whose digits and plural categories the message follows.
  private let locale: LanguageTag
  private let made = AtomicLazyReference<Outcome>()

  init(_ entry: CatalogEntry, of language: LanguageTag, for locale: LanguageTag) {
    self.entry = entry
    self.language = language
    self.locale = locale
  }

  /// The message; nil for a broken pattern of a catalog that was read without a check.
  var message: ResolvedMessage? {
    if let known = made.load() { return known.message }
    // Two threads may compile at once; the first result is kept, and both are equal.
    return made.storeIfNil(Outcome(compiled())).message
  }

  private func compiled() -> ResolvedMessage? {
    var pattern = entry.pattern
    if pattern == nil || locale != language {
      do {
        pattern = try entry.pattern(for: locale)
      } catch {
        // What was compiled for the catalog's own language follows that.
      }
    }
    return pattern.map { ResolvedMessage(key: entry.key, pattern: $0, locale: language) }
  }
}
