import MessageLocalization
import Primitives
import ValidationCore

/// The sentences that one thread rendered last, since most errors are like one before.
///
/// A sentence follows from the message's key, the path, the locale, the catalogs, and those arguments that the message
/// asked for while it was rendered: an error that agrees in these has the sentence. Arguments that no message shows,
/// such as the actual length, do not count. After a change of the catalogs no older sentence is given.
///
/// Each thread has a table of its own (``ThreadSentences``), so that threads neither wait for a lock nor count
/// references to the same objects.
final class SentenceTable {
  /// A power of two; a sentence has two places, that of its hash and the one beside it.
  private static let capacity = 512
  /// The most bytes of texts that an entry keeps, so that a table holds a megabyte of them at most, whatever the errors hold.
  static let largestEntry = 2_048

  /// A rendered sentence with all that it follows from.
  private final class Entry {
    let key: String
    let isOwnKey: Bool
    let form: ValidationError.MessageForm
    let locale: LanguageTag
    let path: FieldPath
    /// What the message asked for, and what it got.
    let asked: [(name: String, value: ValidationError.Argument?)]
    /// Whether the message got nothing that it asked for.
    let asksInVain: Bool
    let sentence: String
    /// What the texts take.
    let bytes: Int
    /// What the rule of the error measured, which makes comparing cheap; no facts where the error has them by name.
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
      // By place, since walking over the elements would count references to each.
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

  /// The sentence of an error, from the table where it is there.
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

  /// Renders and keeps a sentence.
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
    // What another thread changed meanwhile, or a rendering within this one noticed, makes the sentence old.
    guard log.isComplete, self.version == version else { return sentence }
    let entry = Entry(
      error, key, form: form, locale: locale, asked: log.asked, sentence: sentence, bytes: log.bytes)
    // The last one stays nearest; the one that it drives out moves over.
    entries[place ^ 1] = entries[place]
    entries[place] = entry
    return sentence
  }

  /// How many sentences are kept, and the bytes of their texts and of what they follow from.
  var kept: (count: Int, bytes: Int) {
    let kept = entries.compactMap(\.self)
    return (kept.count, kept.reduce(0) { $0 + $1.bytes })
  }

  private func forget(from current: Int) {
    version = current
    entries = Array(repeating: nil, count: Self.capacity)
  }

  /// The key that the sentence is looked up by; nil for a sentence that follows from no key.
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
