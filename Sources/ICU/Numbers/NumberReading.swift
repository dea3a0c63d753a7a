import Primitives

/// The state of reading one number: a position in the text, and the parts found so far.
///
/// The digits are written to the caller's buffer, so that reading allocates nothing.
struct NumberReading {
  private let utf8: UnsafeBufferPointer<UInt8>
  /// Space for the number in ASCII, two bytes more than the text has.
  private let output: UnsafeMutableBufferPointer<UInt8>
  private(set) var length = 0

  /// The character at the position, nil at the end.
  private(set) var scalar: Unicode.Scalar?
  /// The position, in UTF-8 bytes from the start.
  private(set) var offset = 0
  private var next = 0

  private(set) var hasDigits = false
  private(set) var hasFraction = false
  /// Whether the decimal separator was taken.
  private(set) var hasPoint = false
  private var startsWithZero = false
  private var zero: UInt32?
  private var groupLength = 0
  private var lastSeparator: Int?

  init(_ utf8: UnsafeBufferPointer<UInt8>, into output: UnsafeMutableBufferPointer<UInt8>) {
    self.utf8 = utf8
    self.output = output
    read()
  }

  private mutating func read() {
    guard offset < utf8.count else {
      scalar = nil
      return
    }
    let (value, end) = UTF8Decoding.codePoint(in: utf8, at: offset)
    scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    next = end
  }

  mutating func advance() {
    offset = next
    read()
  }

  /// Takes all characters of a set; returns whether there was one.
  mutating func skip(_ set: Set<Unicode.Scalar>) -> Bool {
    let start = offset
    while let scalar, set.contains(scalar) { advance() }
    return offset > start
  }

  /// The zero of the next digit's set, found without moving.
  func firstZero(_ digit: (Unicode.Scalar) -> (value: Int, zero: UInt32)?) -> UInt32? {
    var ahead = self
    while let scalar = ahead.scalar {
      if let digit = digit(scalar) { return digit.zero }
      ahead.advance()
    }
    return nil
  }

  /// Takes a minus sign.
  mutating func negate() { write(UInt8(ascii: "-")) }

  /// Takes a digit of the set with which the number began.
  mutating func append(_ digit: (value: Int, zero: UInt32)) throws(NumberParseError) {
    if let zero, zero != digit.zero { throw .mixedDigitScripts(offset: offset) }
    zero = digit.zero
    if !hasDigits, !hasPoint { startsWithZero = digit.value == 0 }
    hasDigits = true
    if hasPoint { hasFraction = true }
    groupLength += 1
    // Zeros at the start are dropped.
    if digit.value == 0, !hasPoint, !hasIntegerDigit { return }
    write(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit.value))
  }

  /// Takes the decimal separator.
  mutating func point() {
    if !hasIntegerDigit { write(UInt8(ascii: "0")) }
    write(UInt8(ascii: "."))
    hasPoint = true
  }

  /// Ends a group at a separator: the first has up to `secondary` digits and no leading zero, others exactly
  /// `secondary`.
  mutating func endGroup(secondary: Int) throws(NumberParseError) {
    // "0,123" is more likely a decimal of another locale than a grouped 123.
    let fits = lastSeparator == nil ? groupLength <= secondary && !startsWithZero : groupLength == secondary
    if !fits { throw .misplacedGrouping(offset: lastSeparator ?? offset) }
    lastSeparator = offset
    groupLength = 0
  }

  /// Ends the integer: if it was grouped, the last group must be complete.
  func endGroups(primary: Int) throws(NumberParseError) {
    if let lastSeparator, groupLength != primary { throw .misplacedGrouping(offset: lastSeparator) }
  }

  /// The number in ASCII.
  mutating func result() -> String { String(decoding: bytes(), as: UTF8.self) }

  /// The number in ASCII, in the caller's buffer.
  mutating func bytes() -> UnsafeBufferPointer<UInt8> {
    if !hasIntegerDigit { write(UInt8(ascii: "0")) }
    return UnsafeBufferPointer(rebasing: output[..<length])
  }

  private var hasIntegerDigit: Bool { length > 0 && output[length - 1] != UInt8(ascii: "-") }

  private mutating func write(_ byte: UInt8) {
    guard length < output.count else { return }
    output.initializeElement(at: length, to: byte)
    length += 1
  }
}
