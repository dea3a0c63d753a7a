import ICU
import Primitives
import ValidationCore

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

  /// Whether a space comes next.
  var isAtSpace: Bool { !isAtEnd && TextBlank(utf8, at: offset)?.isMark == false }

  /// Reads a number of so many digits, with its place.
  mutating func number(_ digits: ClosedRange<Int>) throws(Fault) -> (value: Int, range: Range<Int>) {
    let start = offset
    var (value, count) = (0, 0)
    while count < digits.upperBound, !isAtEnd, let digit = digit() {
      value = value &* 10 &+ digit.value
      count += 1
      if let zero, zero != digit.zero { throw .mixedDigits(at: offset) }
      zero = digit.zero
      offset = digit.end
    }
    if count < digits.lowerBound { throw .syntax(at: offset) }
    return (value, start..<offset)
  }

  /// The digit at the offset, the zero of its set, and the offset after it.
  @inline(__always)
  private func digit() -> (value: Int, zero: UInt32, end: Int)? {
    let byte = utf8[offset]
    if byte < 0x80 { return byte &- 0x30 < 10 ? (Int(byte &- 0x30), 0x30, offset + 1) : nil }
    let (codePoint, end) = UTF8Decoding.codePoint(in: utf8, at: offset)
    if let zero, codePoint &- zero < 10 { return (Int(codePoint &- zero), zero, end) }
    guard let value = Unicode.Scalar(codePoint)?.icuProperties.decimalDigitValue else { return nil }
    return (value, codePoint &- UInt32(value), end)
  }

  /// Reads a text that must come next.
  mutating func expect(_ text: some Collection<UInt8>) throws(Fault) {
    for byte in text {
      guard offset < utf8.count, utf8[offset] == byte else {
        var start = min(offset, utf8.count)
        while start > 0, start < utf8.count, !UTF8Decoding.isLead(utf8[start]) { start -= 1 }
        throw .syntax(at: start)
      }
      offset += 1
    }
  }

  /// Reads text that must come next, in any letter case of ASCII, with any spaces and bidi marks in it or none.
  mutating func skip(loosely text: UnsafeBufferPointer<UInt8>) -> Bool {
    var place = offset
    for byte in text {
      if UTF8Decoding.isLead(byte) { place = endOfBlanks(from: place) }
      guard place < utf8.count, Self.lowercase(utf8[place]) == byte else { return false }
      place += 1
    }
    offset = place
    return true
  }

  mutating func skipSpaces() { offset = endOfBlanks(from: offset) }

  @inline(__always)
  private func endOfBlanks(from start: Int) -> Int {
    var end = start
    while end < utf8.count, let blank = TextBlank(utf8, at: end) { end = blank.end }
    return end
  }

  func expectEnd() throws(Fault) { if !isAtEnd { throw .syntax(at: offset) } }

  /// A text as ``skip(loosely:)`` compares it: without spaces and bidi marks, and with ASCII in lowercase.
  static func loose(_ text: String) -> [UInt8] {
    text.unicodeScalars.filter { TextBlank($0) == nil }.flatMap { String($0).utf8.map(lowercase) }
  }

  @inline(__always)
  private static func lowercase(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

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
