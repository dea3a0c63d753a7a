import Primitives
import ValidationCore

/// A kept sentence with everything that it depends on.
final class SentenceEntry {
  // What is compared for each error comes first and together, as memory is fetched by lines.

  /// The pattern of the path, by its number.
  private let placeNumber: UInt64?
  /// The arguments that the rule made in advance, by their number.
  private let factsNumber: UInt64
  private let hasOwnArguments: Bool
  /// The locale, by its number in the table.
  private let locale: UInt64
  private let key: String
  private let form: ValidationError.MessageForm
  private let isOwnKey: Bool
  /// Whether errors of the same numbers and code have the same sentence.
  private let numbersSuffice: Bool
  /// Whether the sentence is that of errors without a suggestion.
  private let hasNoSuggestion: Bool
  /// The path, if it does not have a pattern.
  private let path: FieldPath?
  private let sentence: KeptSentence
  /// The arguments that the message read, and their values if the error itself has them.
  private let asked: [(name: String, own: ArgumentList.Value?)]
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
    self.form = form
    self.locale = locale
    self.path = path
    placeNumber = error.placeNumber
    labels = path == nil ? nil : error.labels
    let identity = error.identity
    isOwnKey = identity.hasOwnKey
    (factsNumber, hasOwnArguments) = (identity.factsNumber, identity.hasOwnArguments)
    let showsNumber = log.asked.contains { $0.own != nil }
    numbersSuffice = !hasOwnArguments && !showsNumber && path == nil && !isOwnKey
    asked = hasOwnArguments || showsNumber ? log.asked : []
    hasNoSuggestion = log.hasNoSuggestion
    bytes = Self.emptySize + log.bytes + sentence.bytes
  }

  /// The sentence of an error; nil if this is not its sentence.
  @inline(__always)
  func text(
    of error: borrowing ValidationError,
    _ identity: ErrorIdentity,
    _ form: ValidationError.MessageForm,
    _ locale: UInt64
  ) -> String? {
    guard self.form == form, placeNumber == identity.placeNumber, factsNumber == identity.factsNumber,
      self.locale == locale, hasOwnArguments == identity.hasOwnArguments, isOwnKey == identity.hasOwnKey,
      !(hasNoSuggestion && identity.hasSuggestion)
    else { return nil }
    // The code of a rule is stored in one place.
    if numbersSuffice, key.isIdentical(to: error.code.rawValue) { return sentence.text(for: error) }
    return serves(error) ? sentence.text(for: error) : nil
  }

  /// Whether it is the sentence of an error, as far as its identity does not tell.
  @inline(never)
  private func serves(_ error: borrowing ValidationError) -> Bool {
    guard key.hasSameBytes(as: error.ownKey ?? error.code.rawValue) else { return false }
    if let path, !path.isExactly(error.path) || labels !== error.labels { return false }
    // Index instead of iterating: iteration retains each element.
    for index in asked.indices {
      guard let now = error.ownArgument(named: asked[index].name) else {
        if asked[index].own == nil { continue }
        return false
      }
      guard let known = asked[index].own, known.isExactly(now) else { return false }
    }
    return true
  }

  @inline(__always)
  static func hash(
    of error: borrowing ValidationError,
    _ identity: ErrorIdentity,
    _ form: ValidationError.MessageForm,
    _ locale: UInt64
  ) -> UInt64 {
    var hash = QuickHash()
    // Errors of one code mostly have the same arguments, whose number tells more than the key.
    let keyLength =
      identity.hasOwnKey ? error.ownKey?.utf8.count ?? 0 : error.code.rawValue.utf8.count
    let formNumber: UInt64 =
      switch form {
      case .inline: 0
      case .full: 1
      case .standalone: 2
      }
    hash.add(
      locale << 32 | UInt64(truncatingIfNeeded: keyLength) << 3 | formNumber << 1
        | (identity.hasOwnArguments ? 1 : 0))
    hash.add(identity.factsNumber)
    if let place = identity.placeNumber {
      hash.add(place)
    } else {
      add(error.path, to: &hash)
    }
    return hash.value
  }

  @inline(never)
  private static func add(_ path: FieldPath, to hash: inout QuickHash) {
    // All of it: the elements of a list have members of the same names.
    for segment in path.segments {
      switch segment {
      case .key(let name): hash.add(name)
      case .index(let index): hash.add(UInt64(truncatingIfNeeded: index))
      }
    }
  }
}
