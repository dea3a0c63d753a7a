import MessageLocalization
import Primitives
import ValidationCore

/// The sentences that one thread rendered most recently, since most errors repeat an earlier one.
///
/// A sentence depends on the message's key, the path, the locale, the catalogs, and the arguments that the message
/// read while it was rendered: an error that agrees in all of these has the same sentence. Arguments that the message
/// does not show, such as the actual length, do not count; offsets in lists are filled in (``KeptSentence``). After a
/// change of the catalogs, older sentences are not used.
///
/// Each thread has its own table (``ThreadSentences``), so threads do not wait for a lock or count references to the
/// same objects.
final class SentenceTable {
  /// The number of slots of a new table, a power of two.
  private static let leastCapacity = 256
  /// The maximum number of slots.
  private static let mostCapacity = 8_192
  /// How many slots a sentence can have: that of its hash, and those behind it.
  private static let probes = 8
  /// The maximum number of bytes of all sentences and what they depend on, whatever the errors contain.
  private static let mostBytes = 1 << 20
  /// The maximum number of locales that keep their number.
  private static let mostLocales = 256
  /// The maximum number of bytes of text per entry.
  static let largestEntry = 2_048

  private let catalogs: MessageCatalogs
  // One thread has the table, and reads it in one place at a time.
  @exclusivity(unchecked) private var version: Int
  /// The hash of the sentence in each slot, 0 for an empty one: apart, so that a search reads few entries.
  @exclusivity(unchecked) private var hashes: UnsafeMutableBufferPointer<UInt64>
  // Not arrays: reading one counts a reference to it, and to the entry.
  @exclusivity(unchecked) private var entries: UnsafeMutableBufferPointer<Unmanaged<SentenceEntry>?>
  private var bytes = 0
  private var count = 0
  /// The locale of the latest sentence, and the numbers that stand for locales; none is given twice.
  @exclusivity(unchecked) private var locale: (tag: LanguageTag, number: UInt64) = (.undetermined, 0)
  private var locales: [LanguageTag: UInt64] = [.undetermined: 0]
  private var nextLocale: UInt64 = 1

  init(catalogs: MessageCatalogs) {
    self.catalogs = catalogs
    version = catalogs.version
    (hashes, entries) = Self.slots(Self.leastCapacity)
  }

  deinit { free() }

  private static func slots(_ count: Int) -> (
    UnsafeMutableBufferPointer<UInt64>, UnsafeMutableBufferPointer<Unmanaged<SentenceEntry>?>
  ) {
    let hashes = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: count)
    hashes.initialize(repeating: 0)
    let entries = UnsafeMutableBufferPointer<Unmanaged<SentenceEntry>?>.allocate(capacity: count)
    entries.initialize(repeating: nil)
    return (hashes, entries)
  }

  private func free() {
    for entry in entries { entry?.release() }
    hashes.deallocate()
    entries.deallocate()
  }

  /// The sentence of an error, from the table if it is cached.
  ///
  /// - Parameter form: How to show the message; nil for the usual form.
  func sentence(
    of error: ValidationError,
    form: ValidationError.MessageForm?,
    in locale: LanguageTag
  ) -> String {
    let current = catalogs.version
    if version != current { forget(from: current) }
    let identity = error.identity
    // A sentence, with the field's label if the error has a path.
    let form = form ?? (identity.isAtValue ? .standalone : .full)
    guard identity.hasKey else {
      return ErrorRenderer(reader: catalogs.reader(in: locale)).sentence(of: error, form: form)
    }
    let localeNumber = number(of: locale)
    let hash = SentenceEntry.hash(of: error, identity, form, localeNumber)
    let mask = entries.count - 1
    let home = Int(truncatingIfNeeded: hash) & mask
    for probe in 0..<Self.probes {
      let slot = (home + probe) & mask
      if hashes[slot] == 0 { break }
      if hashes[slot] == hash, let entry = entries[slot],
        let text = entry._withUnsafeGuaranteedRef({ $0.text(of: error, identity, form, localeNumber) })
      {
        return text
      }
    }
    let key = error.ownKey ?? error.code.rawValue
    return rendered(error, key, form, locale, localeNumber, hash, version: current)
  }

  /// The number of a locale, which is mostly that of the latest sentence.
  @inline(__always)
  private func number(of locale: LanguageTag) -> UInt64 {
    if self.locale.tag.identifier.isIdentical(to: locale.identifier) { return self.locale.number }
    return changeLocale(to: locale)
  }

  @inline(never)
  private func changeLocale(to tag: LanguageTag) -> UInt64 {
    if let known = locales[tag] {
      locale = (tag, known)
    } else {
      // Tags come from outside too, such as from the headers of requests.
      if locales.count == Self.mostLocales { locales = [:] }
      locale = (tag, nextLocale)
      locales[tag] = nextLocale
      nextLocale += 1
    }
    return locale.number
  }

  /// Renders a sentence and stores it in the table.
  private func rendered(
    _ error: ValidationError,
    _ key: String,
    _ form: ValidationError.MessageForm,
    _ locale: LanguageTag,
    _ localeNumber: UInt64,
    _ hash: UInt64,
    version: Int
  ) -> String {
    let log = ArgumentLog(for: error, largestEntry: Self.largestEntry)
    let reader = catalogs.reader(in: locale)
    let sentence = ErrorRenderer(reader: reader, log: log).sentence(of: error, form: form)
    log.count(sentence)
    log.count(key)
    let path = error.placeNumber == nil ? error.path : nil
    for segment in path?.segments ?? [] {
      if case .key(let name) = segment { log.count(name) } else { log.count(bytes: 8) }
    }
    guard log.isComplete,
      let kept = KeptSentence(
        sentence, of: error, render: { ErrorRenderer(reader: reader).sentence(of: $0, form: form) }),
      // A change by another thread in the meantime, or one that a nested rendering noticed, makes the sentence outdated.
      self.version == version
    else { return sentence }
    store(SentenceEntry(error, key, form, localeNumber, path, kept, log), hash)
    return sentence
  }

  private func store(_ entry: SentenceEntry, _ hash: UInt64) {
    if bytes + entry.bytes > Self.mostBytes { forget(from: version) }
    if 2 * count >= entries.count, entries.count < Self.mostCapacity { grow() }
    insert(entry, hash)
  }

  private func insert(_ entry: SentenceEntry, _ hash: UInt64) {
    let mask = entries.count - 1
    let home = Int(truncatingIfNeeded: hash) & mask
    let slots = (0..<Self.probes).lazy.map { (home + $0) & mask }
    // If all slots are taken, the newest sentence displaces the one in the first.
    let slot = slots.first { self.hashes[$0] == 0 } ?? home
    if let lost = entries[slot]?.takeRetainedValue() {
      bytes -= lost.bytes
      count -= 1
    }
    hashes[slot] = hash
    entries[slot] = .passRetained(entry)
    bytes += entry.bytes
    count += 1
  }

  private func grow() {
    let known = zip(entries, hashes).compactMap { entry, hash in
      entry.map { ($0.takeUnretainedValue(), hash) }
    }
    clear(capacity: 2 * entries.count)
    for (entry, hash) in known { insert(entry, hash) }
  }

  /// How many sentences are kept, and the size in bytes of what they consist of and depend on.
  var kept: (count: Int, bytes: Int) { (count, bytes) }

  private func forget(from current: Int) {
    version = current
    clear(capacity: Self.leastCapacity)
  }

  private func clear(capacity: Int) {
    free()
    (hashes, entries) = Self.slots(capacity)
    (bytes, count) = (0, 0)
  }
}
