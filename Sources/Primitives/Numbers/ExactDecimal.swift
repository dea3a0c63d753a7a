/// A number as a JSON text writes it (RFC 8259), compared by its exact value.
///
/// No digit is lost: `9007199254740993` is not `9007199254740992`, and `0.1` is one tenth. `18`, `18.0` and `1.8e1`
/// are equal.
///
/// To use it, `import LocalizedValidation` is enough.
public struct ExactDecimal: Sendable {
  private enum Storage: Sendable {
    /// Few digits, from which the text can be made again.
    case compact(CompactDecimal)
    /// Any other number as written; with its digits, if it has very many.
    case written(String, LongDecimal?)
  }

  private let storage: Storage

  /// Reads a number in JSON's grammar; nil if the text is not one.
  public init?(_ text: String) {
    var text = text
    guard text.withUTF8({ NumberGrammar.matches($0) }) else { return nil }
    self.init(written: text)
  }

  /// Makes a number from a text whose grammar has been checked.
  package init(written text: String) {
    var text = text
    if let compact = text.withUTF8({ CompactDecimal($0) }) {
      self.init(compact)
    } else {
      self.init(long: text)
    }
  }

  private init(long text: String) { storage = .written(text, LongDecimal.reading(text)) }

  /// Makes a number from bytes whose grammar has been checked.
  ///
  /// Cost: nothing is allocated for up to 18 digits without an exponent, nor for other numbers of up to fifteen bytes,
  /// which Swift keeps in the `String` itself.
  package init(written utf8: UnsafeBufferPointer<UInt8>) {
    if let compact = CompactDecimal(utf8) {
      self.init(compact)
    } else {
      self.init(long: String(decoding: utf8, as: UTF8.self))
    }
  }

  package init(_ compact: CompactDecimal) { storage = .compact(compact) }

  /// The number as written.
  public var text: String {
    switch storage {
    case .compact(let compact): compact.text
    case .written(let text, _): text
    }
  }

  /// The value, if it has few digits.
  package var compact: CompactDecimal? { if case .compact(let compact) = storage { compact } else { nil } }

  /// The digits as a whole number and the power of ten that multiplies it, without the sign; nil for more than 18 digits
  /// and for a number written with an exponent.
  package var digits: (magnitude: UInt64, power: Int)? {
    compact.map { ($0.magnitude, -$0.decimals) }
  }

  /// The value, if it has very many digits.
  var long: LongDecimal? { if case .written(_, let long) = storage { long } else { nil } }

  /// The sign of the number and the extent of its digits.
  package var extent: DigitExtent {
    switch storage {
    case .compact(let compact): compact.extent
    case .written(_, let long?): long.extent
    case .written(let text, nil): DigitExtent(text)
    }
  }

  /// Whether the value is an integer as JSON Schema defines it: without a fraction, so `18.0` and `1e2` are integers.
  public var isInteger: Bool {
    if let compact, compact.decimals == 0 { return true }
    let extent = extent
    return extent.isZero || extent.lowest >= 0
  }
}

extension ExactDecimal: LosslessStringConvertible {
  public var description: String { text }
}
