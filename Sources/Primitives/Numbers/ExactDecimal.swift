/// A number as a JSON text writes it (RFC 8259), compared by its exact value.
///
/// No digit is lost: `9007199254740993` is not `9007199254740992`, and `0.1` is one tenth. `18`, `18.0` and `1.8e1`
/// are equal.
///
/// To use it, `import LocalizedValidation` is enough.
public struct ExactDecimal: Sendable {
  /// The number as written.
  public let text: String
  /// The value, if it has few digits.
  let compact: CompactDecimal?
  /// The value, if it has very many digits.
  let long: LongDecimal?

  /// Reads a number in JSON's grammar; nil if the text is not one.
  public init?(_ text: String) {
    var text = text
    guard text.withUTF8({ NumberGrammar.matches($0) }) else { return nil }
    self.init(written: text)
  }

  /// Makes a number from a text whose grammar has been checked.
  package init(written text: String) {
    self.text = text
    var text = text
    compact = text.withUTF8 { CompactDecimal($0) }
    long = LongDecimal(text)
  }

  /// Makes a number from bytes whose grammar has been checked.
  ///
  /// Cost: nothing is allocated for up to fifteen bytes, which Swift keeps in the `String` itself.
  package init(written utf8: UnsafeBufferPointer<UInt8>) {
    text = String(decoding: utf8, as: UTF8.self)
    compact = CompactDecimal(utf8)
    long = LongDecimal(text)
  }

  /// The sign of the number and the extent of its digits.
  package var extent: DigitExtent { long?.extent ?? DigitExtent(text) }

  /// Whether the value is an integer as JSON Schema defines it: without a fraction, so `18.0` and `1e2` are integers.
  public var isInteger: Bool {
    if let compact, compact.exponent >= 0 { return true }
    let extent = extent
    return extent.isZero || extent.lowest >= 0
  }

  /// Whether bytes in JSON's grammar are a number without a fraction.
  package static func isInteger(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    if let compact = CompactDecimal(utf8), compact.exponent == 0 { return true }
    return ExactDecimal(written: utf8).isInteger
  }

  /// Whether a quick check shows that the number is within the limits; if false, a full comparison is needed.
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
