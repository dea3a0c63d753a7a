import MessageLocalization
import Primitives
import ValidationCore

/// The sentences that one thread rendered most recently, since most errors repeat an earlier one.
///
/// A sentence depends on the message's key, the path, the locale, the catalogs, and the arguments that the message
/// read while it was rendered: an error that agrees in all of these has the same sentence. Arguments that the message
/// does not show, such as the actual length, do not count. After a change of the catalogs, older sentences are not
/// used.
///
/// Each thread has its own table (``ThreadSentences``), so threads do not wait for a lock or count references to the
/// same objects.
final class SentenceTable {
  /// A power of two; a sentence has two possible slots, that of its hash and the one next to it.
  private static let capacity = 512
  /// The maximum number of bytes of text per entry, so that a table holds at most a megabyte of text, whatever the
  /// errors contain.
  static let largestEntry = 2_048

  /// A rendered sentence with everything that it depends on.
  private final class Entry {
    let key: String
    let isOwnKey: Bool
    let form: ValidationError.MessageForm
    let locale: LanguageTag
    let path: FieldPath
    /// The arguments that the message read, and their values.
    let asked: [(name: String, value: ValidationError.Argument?)]
    /// Whether none of the arguments that the message read exists.
    let asksInVain: Bool
    let sentence: String
    /// The size of the texts in bytes.
    let bytes: Int
    /// The facts that the rule of the error measured, which are cheap to compare; empty if the error stores its facts
    /// by name.
    private let measured: ValidationError
    /// Whether the message shows the number that was measured.
    private let showsNumber: Bool

    init(
      _ error: ValidationError,
      _ key: String,
      form: ValidationError.MessageForm,
      locale: LanguageTag,
      asked: [(name: String, value: ValidationError.Argument?)],
      sentence: String,
      bytes: Int
    ) {
      self.key = key
      isOwnKey = error.message != nil
      self.form = form
      self.locale = locale
      path = error.path
      self.asked = asked
      asksInVain = asked.allSatisfy { $0.value == nil }
      self.sentence = sentence
      self.bytes = bytes
      measured = error.withMeasuredFactsOnly
      showsNumber = asked.contains { error.isMeasured($0.name) }
    }

    func serves(
      _ error: ValidationError, _ key: String, _ form: ValidationError.MessageForm, _ locale: LanguageTag
    ) -> Bool {
      guard self.form == form, isOwnKey == (error.message != nil), self.key.hasSameBytes(as: key),
        self.locale == locale, path.isExactly(error.path)
      else { return false }
      if error.hasNoArguments { return asksInVain }
      if error.sharesFacts(with: measured, number: showsNumber) { return true }
      // Index instead of iterating: iteration retains each element.
      for index in asked.indices {
        guard let now = error.argument(named: asked[index].name) else {
          if asked[index].value == nil { continue }
          return false
        }
        guard let known = asked[index].value, known.isExactly(now) else { return false }
      }
      return true
    }
  }

  private let catalogs: MessageCatalogs
  private var version: Int
  private var entries: [Entry?]

  init(catalogs: MessageCatalogs) {
    self.catalogs = catalogs
    version = catalogs.version
    entries = Array(repeating: nil, count: Self.capacity)
  }

  /// The sentence of an error, from the table if it is cached.
  func sentence(
    of error: ValidationError,
    form: ValidationError.MessageForm,
    in locale: LanguageTag
  ) -> String {
    let current = catalogs.version
    if version != current { forget(from: current) }
    guard let key = Self.key(of: error) else {
      return ErrorRenderer(reader: catalogs.reader(in: locale)).sentence(of: error, form: form)
    }
    let place = Self.place(key, error.path, locale, form)
    if let entry = entries[place], entry.serves(error, key, form, locale) { return entry.sentence }
    if let entry = entries[place ^ 1], entry.serves(error, key, form, locale) { return entry.sentence }
    return rendered(error, key, form, locale, at: place, version: current)
  }

  /// Renders a sentence and stores it in the table.
  private func rendered(
    _ error: ValidationError,
    _ key: String,
    _ form: ValidationError.MessageForm,
    _ locale: LanguageTag,
    at place: Int,
    version: Int
  ) -> String {
    let log = ArgumentLog(largestEntry: Self.largestEntry)
    let renderer = ErrorRenderer(reader: catalogs.reader(in: locale), log: log)
    let sentence = renderer.sentence(of: error, form: form)
    for segment in error.path.segments {
      if case .key(let name) = segment { log.count(name) } else { log.count(bytes: 8) }
    }
    log.count(sentence)
    log.count(key)
    log.count(error.withMeasuredFactsOnly)
    // A change by another thread in the meantime, or one that a nested rendering noticed, makes the sentence outdated.
    guard log.isComplete, self.version == version else { return sentence }
    let entry = Entry(
      error, key, form: form, locale: locale, asked: log.asked, sentence: sentence, bytes: log.bytes)
    // The newest sentence takes the first slot; the one that it displaces moves to the other slot.
    entries[place ^ 1] = entries[place]
    entries[place] = entry
    return sentence
  }

  /// How many sentences are kept, and the size in bytes of their texts and of what they depend on.
  var kept: (count: Int, bytes: Int) {
    let kept = entries.compactMap(\.self)
    return (kept.count, kept.reduce(0) { $0 + $1.bytes })
  }

  private func forget(from current: Int) {
    version = current
    entries = Array(repeating: nil, count: Self.capacity)
  }

  /// The key by which the sentence is looked up; nil for a sentence that does not depend on a key.
  private static func key(of error: ValidationError) -> String? {
    switch error.message {
    case nil: error.underlying == nil ? error.code.rawValue : nil
    case .key(let key): key
    case .literal: nil
    }
  }

  private static func place(
    _ key: String,
    _ path: FieldPath,
    _ locale: LanguageTag,
    _ form: ValidationError.MessageForm
  ) -> Int {
    var hash = QuickHash()
    hash.add(key)
    hash.add(locale.identifier)
    switch path.segments.last {
    case .key(let name): hash.add(name)
    case .index(let index): hash.add(UInt64(truncatingIfNeeded: index))
    case nil: break
    }
    if form == .full { hash.add(1) }
    return hash.place(in: capacity)
  }
}
