/// A number as a JSON text writes it (RFC 8259), compared by its exact value.
///
/// No digit is lost: `9007199254740993` is not `9007199254740992`, and `0.1` is one tenth. `18`, `18.0` and `1.8e1`
/// are equal.
///
/// `import LocalizedValidation` is all that it takes to use it.
public struct ExactDecimal: Sendable {
  /// The number as it was written.
  public let text: String
  /// The value where few digits write it.
  let compact: CompactDecimal?
  /// The value where very many digits write it.
  let long: LongDecimal?

  /// The number that a text writes in JSON's grammar; nil where it does not write one.
  public init?(_ text: String) {
    var text = text
    guard text.withUTF8({ NumberGrammar.matches($0) }) else { return nil }
    self.init(written: text)
  }

  /// The number of a text whose grammar has been checked.
  package init(written text: String) {
    self.text = text
    var text = text
    compact = text.withUTF8 { CompactDecimal($0) }
    long = LongDecimal(text)
  }

  /// The number of bytes whose grammar has been checked.
  ///
  /// Cost: nothing is allocated for up to fifteen bytes, which Swift keeps in the `String` itself.
  package init(written utf8: UnsafeBufferPointer<UInt8>) {
    text = String(decoding: utf8, as: UTF8.self)
    compact = CompactDecimal(utf8)
    long = LongDecimal(text)
  }

  /// The sign of the number and the places of its digits.
  package var extent: DigitExtent { long?.extent ?? DigitExtent(text) }

  /// Whether the value does not have a fraction, as JSON Schema defines an integer: `18.0` and `1e2` are integers.
  public var isInteger: Bool {
    if let compact, compact.exponent >= 0 { return true }
    let extent = extent
    return extent.isZero || extent.lowest >= 0
  }

  /// Whether bytes write a number without a fraction, in JSON's grammar.
  package static func isInteger(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    if let compact = CompactDecimal(utf8), compact.exponent == 0 { return true }
    return ExactDecimal(written: utf8).isInteger
  }

  /// Whether the number is seen at once to keep limits; false where that takes a closer look.
  package func isPlainly(from minimum: ExactDecimal?, through maximum: ExactDecimal?) -> Bool {
    guard let compact else { return false }
    if let minimum {
      guard let limit = minimum.compact, let order = compact.order(beside: limit), order >= 0 else {
        return false
      }
    }
    if let maximum {
      guard let limit = maximum.compact, let order = compact.order(beside: limit), order <= 0 else {
        return false
      }
    }
    return true
  }
}

extension ExactDecimal: LosslessStringConvertible {
  public var description: String { text }
}
