import ICU
import ValidationCore

/// A text that is read as a phone number, as people write them.
///
/// A plus sign and digits of any one script; between them spaces, hyphens and dashes, full stops, slashes, and
/// parentheses around digits; and the invisible characters that address books put in.
struct PhoneReading {
  /// What is wrong with the way in which the number is written.
  enum Fault {
    case characters(OffendingScalars)
    case mixedDigits(UTF8Scalars.Element)
    /// A plus sign after the start.
    case shape(Range<Int>)
    /// A separator at the start or end, or a parenthesis without the other.
    case grouping(Range<Int>)
  }

  private(set) var dialling = PhoneDialling()
  private(set) var `extension`: PhoneExtension?
  private(set) var fault: Fault?
  /// The first character that E.164 does not have: a digit or sign of another script, or a separator.
  private(set) var firstForeign: UTF8Scalars.Element?
  private(set) var firstSeparator: Range<Int>?

  private var offending = OffendingScalars()
  private var mixed: UTF8Scalars.Element?
  private var misplacedPlus: Range<Int>?
  private var misplacedSeparator: Range<Int>?
  private var zero: UInt32?
  private var openParenthesis: Range<Int>?
  private var isAfterDigit = false
  private var hasBegun = false
  private var last: Range<Int>?

  /// - Parameter takesExtension: Whether the number of an extension may follow.
  init(_ utf8: UnsafeBufferPointer<UInt8>, takesExtension: Bool) {
    for element in UTF8Scalars(utf8) {
      if takesExtension, dialling.count > 0, let found = PhoneExtension(utf8, from: element.range.lowerBound)
      {
        (self.extension, last) = (found, nil)
        break
      }
      read(element)
    }
    dialling.isPlain = firstForeign == nil && firstSeparator == nil
    if let last { misplacedSeparator = misplacedSeparator ?? last }
    if let openParenthesis { misplacedSeparator = misplacedSeparator ?? openParenthesis }
    if offending.first != nil {
      fault = .characters(offending)
    } else if let mixed {
      fault = .mixedDigits(mixed)
    } else if let misplacedPlus {
      fault = .shape(misplacedPlus)
    } else if let misplacedSeparator {
      fault = .grouping(misplacedSeparator)
    }
  }

  private mutating func read(_ element: UTF8Scalars.Element) {
    let scalar = element.scalar
    switch scalar {
    case "0"..."9": read(digit: UInt8(scalar.value - 0x30), element)
    case "+", "\u{FF0B}", "\u{FE62}":
      if !scalar.isASCII { firstForeign = firstForeign ?? element }
      if hasBegun { misplacedPlus = misplacedPlus ?? element.range }
      (dialling.hasPlus, hasBegun) = (true, true)
    case "(", "\u{FF08}":
      if openParenthesis != nil { misplacedSeparator = misplacedSeparator ?? element.range }
      openParenthesis = element.range
      separate(element)
      (hasBegun, isAfterDigit) = (true, false)
    case ")", "\u{FF09}":
      if openParenthesis == nil || !isAfterDigit { misplacedSeparator = misplacedSeparator ?? element.range }
      openParenthesis = nil
      separate(element)
      last = nil
    case "\u{AD}", "\u{200B}", "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202C}", "\u{2060}",
      "\u{2066}"..."\u{2069}",
      "\u{FEFF}":
      firstSeparator = firstSeparator ?? element.range
    default:
      if Self.isSeparator(scalar) {
        if !hasBegun { misplacedSeparator = misplacedSeparator ?? element.range }
        separate(element)
      } else if let value = scalar.icuProperties.decimalDigitValue {
        firstForeign = firstForeign ?? element
        read(digit: UInt8(value), element)
      } else {
        offending.insert(element)
      }
    }
  }

  private mutating func separate(_ element: UTF8Scalars.Element) {
    firstSeparator = firstSeparator ?? element.range
    last = element.range
  }

  private mutating func read(digit: UInt8, _ element: UTF8Scalars.Element) {
    let own = element.scalar.value - UInt32(digit)
    if let zero, zero != own { mixed = mixed ?? element }
    zero = own
    dialling.append(digit)
    (hasBegun, isAfterDigit, last) = (true, true, nil)
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "-", ".", "/", "\u{A0}", "\u{2000}"..."\u{200A}", "\u{202F}", "\u{205F}", "\u{3000}": true
    // Hyphens and dashes, among them the Japanese sign of a long vowel, which is used as one.
    case "\u{2010}"..."\u{2015}", "\u{2212}", "\u{30FC}", "\u{FF0D}"..."\u{FF0F}": true
    default: false
    }
  }

  /// The places of digits in a text, by their indices.
  static func places(
    of indices: Range<Int>, in utf8: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    var index = 0
    var places: Range<Int>?
    for element in UTF8Scalars(utf8) where index < indices.upperBound {
      guard element.scalar.icuProperties.decimalDigitValue != nil else { continue }
      if index >= indices.lowerBound {
        places = (places?.lowerBound ?? element.range.lowerBound)..<element.range.upperBound
      }
      index += 1
    }
    return places ?? utf8.count..<utf8.count
  }
}
