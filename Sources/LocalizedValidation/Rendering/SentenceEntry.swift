import Primitives
import ValidationCore

/// A kept sentence with everything that it depends on.
final class SentenceEntry {
  // What is compared for each error comes first and together, as memory is fetched by lines.

  /// The pattern of the path, by its number.
  private let placeNumber: UInt64?
  /// The arguments, by their number.
  private let factsNumber: UInt64?
  /// The locale, by its number in the table.
  private let locale: UInt64
  private let key: String
  private let form: ValidationError.MessageForm
  private let isOwnKey: Bool
  /// Whether the sentence is that of errors without a suggestion.
  private let hasNoSuggestion: Bool
  /// The path, if it does not have a pattern.
  private let path: FieldPath?
  private let sentence: KeptSentence
  /// The measured number, if the message shows it.
  private let shownNumber: Int?
  /// The arguments that the message read, and their values, if they do not have a number.
  private let asked: [(name: String, value: ArgumentList.Value?)]
  /// The labels of the rule document, if the path does not have a pattern, which has them.
  private let labels: (any FieldLabeling)?
  /// The approximate size in bytes.
  let bytes: Int

  /// The size in bytes of an entry without text.
  private static let emptySize = 256

  init(
    _ error: ValidationError,
    _ key: String,
    _ form: ValidationError.MessageForm,
    _ locale: UInt64,
    _ path: FieldPath?,
    _ sentence: KeptSentence,
    _ log: ArgumentLog
  ) {
    self.sentence = sentence
    self.key = key
    isOwnKey = error.message != nil
    self.form = form
    self.locale = locale
    self.path = path
    placeNumber = error.placeNumber
    labels = path == nil ? nil : error.labels
    factsNumber = error.factsNumber
    let measured = error.measured
    shownNumber = measured.flatMap { measured in
      log.asked.contains { $0.name == measured.name } ? measured.number : nil
    }
    asked = factsNumber == nil ? log.asked : []
    hasNoSuggestion = log.hasNoSuggestion
    bytes = Self.emptySize + log.bytes + sentence.bytes
  }

  /// The sentence of an error; nil if this is not its sentence.
  func text(
    of error: ValidationError,
    _ identity: borrowing ErrorIdentity,
    _ form: ValidationError.MessageForm,
    _ locale: UInt64
  ) -> String? {
    serves(error, identity, form, locale) ? sentence.text(for: error) : nil
  }

  private func serves(
    _ error: ValidationError,
    _ identity: borrowing ErrorIdentity,
    _ form: ValidationError.MessageForm,
    _ locale: UInt64
  ) -> Bool {
    guard self.form == form, placeNumber == identity.placeNumber, factsNumber == identity.factsNumber,
      self.locale == locale, hasKey(of: error, identity)
    else { return false }
    if let path, !path.isExactly(error.path) || labels !== error.labels { return false }
    if hasNoSuggestion, identity.hasSuggestion { return false }
    if factsNumber != nil { return shownNumber == nil || shownNumber == error.measured?.number }
    // Index instead of iterating: iteration retains each element.
    for index in asked.indices {
      guard let now = error.storedArgument(named: asked[index].name) else {
        if asked[index].value == nil { continue }
        return false
      }
      guard let known = asked[index].value, known.isExactly(now) else { return false }
    }
    return true
  }

  private func hasKey(of error: ValidationError, _ identity: borrowing ErrorIdentity) -> Bool {
    if let own = identity.ownKey { return isOwnKey && key.hasSameBytes(as: own) }
    return !isOwnKey && key.hasSameBytes(as: error.code.rawValue)
  }

  static func hash(
    of error: ValidationError,
    _ identity: borrowing ErrorIdentity,
    _ form: ValidationError.MessageForm,
    _ locale: UInt64
  ) -> UInt64 {
    var hash = QuickHash()
    // Errors of one code mostly have the same arguments, whose number tells more than the key.
    let keyLength = identity.ownKey?.utf8.count ?? error.code.rawValue.utf8.count
    let formNumber: UInt64 =
      switch form {
      case .inline: 0
      case .full: 1
      case .standalone: 2
      }
    hash.add(locale << 32 | UInt64(truncatingIfNeeded: keyLength) << 2 | formNumber)
    hash.add(identity.factsNumber ?? .max)
    if let place = identity.placeNumber {
      hash.add(place)
      return hash.value
    }
    // All of it: the elements of a list have members of the same names.
    for segment in error.path.segments {
      switch segment {
      case .key(let name): hash.add(name)
      case .index(let index): hash.add(UInt64(truncatingIfNeeded: index))
      }
    }
    return hash.value
  }
}
