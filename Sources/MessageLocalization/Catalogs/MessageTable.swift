/// A message that was found; a class, so that handing it out costs one reference count.
package final class ResolvedMessage: Sendable {
  package let key: String

  /// The pattern, which formats by the rules of the locale that was asked for where the language is the same.
  package let pattern: MessagePattern

  /// The language of the catalog that had the message.
  package let locale: LanguageTag

  init(key: String, pattern: MessagePattern, locale: LanguageTag) {
    self.key = key
    self.pattern = pattern
    self.locale = locale
  }
}

/// A message in the form that names its field.
package enum FullMessage: Sendable {
  /// A sentence with a place for the field's label (the key with `.full` added).
  case sentence(ResolvedMessage)

  /// A message to be put behind the label; the pattern `error.full` of its language says how.
  case inline(ResolvedMessage, join: ResolvedMessage?)
}

/// The messages that one round of a search finds, each from the first layer and language that has it.
final class MessageTable: Sendable {
  static let fullSuffix = ".full"

  /// The key of the pattern that puts a label and a message together.
  static let joinKey = "error.full"

  enum Full: Sendable {
    case sentence(ResolvedMessage)
    case inline(ResolvedMessage)
  }

  private enum FullSlot: Sendable {
    case sentence(MessageSlot)
    case inline(MessageSlot)
  }

  private let inline: [String: MessageSlot]

  /// The full form by the inline form's key.
  private let full: [String: FullSlot]

  /// Merges catalogs, the dearest first.
  ///
  /// - Parameter locale: The locale whose digits and plural categories the messages follow; nil for the catalogs' own.
  init(_ catalogs: [Catalog], for locale: LanguageTag?) {
    var inline: [String: MessageSlot] = [:]
    var full: [String: FullSlot] = [:]
    for catalog in catalogs {
      var found: [String: FullSlot] = [:]
      for entry in catalog.entries {
        let base = Self.base(of: entry.key)
        let isNeeded = inline[entry.key] == nil || full[base ?? entry.key] == nil
        guard isNeeded else { continue }
        let message = MessageSlot(entry, of: catalog.locale, for: locale ?? catalog.locale)
        if inline[entry.key] == nil { inline[entry.key] = message }
        if let base {
          found[base] = .sentence(message)
        } else if found[entry.key] == nil {
          found[entry.key] = .inline(message)
        }
      }
      full.merge(found) { first, _ in first }
    }
    self.inline = inline
    self.full = full
  }

  /// The message of a key, compiled if it has not been.
  func message(for key: String) -> ResolvedMessage? { inline[key]?.message }

  /// The full form of a key's message, else its inline form.
  func fullMessage(for key: String) -> Full? {
    switch full[key] {
    case .sentence(let slot): slot.message.map(Full.sentence)
    case .inline(let slot): slot.message.map(Full.inline)
    case nil: nil
    }
  }

  /// The key without `.full`; nil for a key without it, and for the join pattern, which ends in it by its name.
  private static func base(of key: String) -> String? {
    guard key.utf8.count > fullSuffix.utf8.count, key.hasSuffix(fullSuffix), key != joinKey else {
      return nil
    }
    return String(key.dropLast(fullSuffix.count))
  }
}
