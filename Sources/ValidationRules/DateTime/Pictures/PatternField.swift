import ICU
import ValidationCore

/// A piece of the form of a date or a time: a field by its letter in UTS #35, or text between fields.
enum PatternField: Sendable, Hashable {
  case field(Character, count: Int)
  case literal(String)

  /// The pieces of a pattern of UTS #35: letters are fields, unless they are between apostrophes; two apostrophes are one.
  static func pieces(of pattern: String) -> [PatternField] {
    var pieces: [PatternField] = []
    var (isQuoted, scalars) = (false, Array(pattern.unicodeScalars)[...])
    while let scalar = scalars.popFirst() {
      if scalar == "'" {
        if scalars.first == "'" {
          scalars.removeFirst()
          pieces.append(literal: "'")
        } else {
          isQuoted.toggle()
        }
      } else if !isQuoted, "a"..."z" ~= scalar || "A"..."Z" ~= scalar {
        pieces.append(letter: Character(scalar))
      } else {
        pieces.append(literal: String(scalar))
      }
    }
    return pieces
  }
}

extension [PatternField] {
  /// Adds a letter, to the field before if that has the same one.
  mutating func append(letter: Character) {
    if case .field(letter, let count)? = last {
      self[endIndex - 1] = .field(letter, count: count + 1)
    } else {
      append(.field(letter, count: 1))
    }
  }

  mutating func append(literal text: String) {
    if case .literal(let before)? = last {
      self[endIndex - 1] = .literal(before + text)
    } else {
      append(.literal(text))
    }
  }
}

/// Reads the digits and the text between them of a date or a time, in the digits of any one script.
struct PatternCursor {
  /// Why the reading stopped.
  enum Fault: Error {
    case syntax(at: Int)
    case mixedDigits(at: Int)
  }

  let utf8: UnsafeBufferPointer<UInt8>
  private(set) var offset = 0
  private var zero: UInt32?

  init(_ utf8: UnsafeBufferPointer<UInt8>) { self.utf8 = utf8 }

  var isAtEnd: Bool { offset >= utf8.count }

  private var next: UTF8Scalars.Element? {
    var scalars = UTF8Scalars(utf8, from: offset)
    return scalars.next()
  }

  /// Reads a number of so many digits, with its place.
  mutating func number(_ digits: ClosedRange<Int>) throws(Fault) -> (value: Int, range: Range<Int>) {
    let start = offset
    var (value, count) = (0, 0)
    while count < digits.upperBound, let element = next, let digit = Self.digit(element.scalar) {
      let itsZero = element.scalar.value - UInt32(digit)
      if let zero, zero != itsZero { throw .mixedDigits(at: offset) }
      zero = itsZero
      value = value * 10 + digit
      count += 1
      offset = element.range.upperBound
    }
    if count < digits.lowerBound { throw .syntax(at: offset) }
    return (value, start..<offset)
  }

  /// Reads a text that must come next.
  mutating func expect(_ text: [UInt8]) throws(Fault) {
    for byte in text {
      guard offset < utf8.count, utf8[offset] == byte else {
        var start = min(offset, utf8.count)
        while start > 0, start < utf8.count, utf8[start] & 0xC0 == 0x80 { start -= 1 }
        throw .syntax(at: start)
      }
      offset += 1
    }
  }

  /// Reads text that must come next, in any letter case of ASCII, with any spaces and bidi marks in it or none.
  mutating func skip(loosely text: [Unicode.Scalar]) -> Bool {
    let start = offset
    for scalar in text {
      skipSpaces()
      guard let element = next, Self.lowercase(element.scalar) == scalar else {
        offset = start
        return false
      }
      offset = element.range.upperBound
    }
    return true
  }

  mutating func skipSpaces() {
    while let element = next, QuantityText.isSpace(element.scalar) || QuantityText.isMark(element.scalar) {
      offset = element.range.upperBound
    }
  }

  func expectEnd() throws(Fault) { if !isAtEnd { throw .syntax(at: offset) } }

  /// A text as ``skip(loosely:)`` compares it.
  static func loose(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { !QuantityText.isSpace($0) && !QuantityText.isMark($0) }.map(lowercase)
  }

  private static func lowercase(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    "A"..."Z" ~= scalar ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar
  }

  static func digit(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar {
    case "0"..."9": Int(scalar.value) - 0x30
    case ..."\u{7F}": nil
    default: scalar.icuProperties.decimalDigitValue
    }
  }
}

extension PatternCursor.Fault {
  /// The error for digits of two scripts; nil for any other fault.
  func mixedDigits(in text: borrowing TextView) -> ValidationError? {
    guard case .mixedDigits(let offset) = self else { return nil }
    return .mixedDigits(at: offset, in: text)
  }
}
