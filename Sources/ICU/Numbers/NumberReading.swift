import Primitives

/// The state of reading one number: a position in the text, and the parts found so far.
///
/// The digits are written to the caller's buffer, so that reading allocates nothing.
struct NumberReading {
  private let utf8: UnsafeBufferPointer<UInt8>
  /// Space for the number in ASCII, two bytes more than the text has.
  private let output: UnsafeMutableBufferPointer<UInt8>
  private var length = 0

  /// A digit's value, and the zero of its set.
  typealias Digit = (value: UInt32, zero: UInt32)

  /// The code point at the position, nil at the end.
  private(set) var codePoint: UInt32?
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
      codePoint = nil
      return
    }
    (codePoint, next) = UTF8Decoding.codePoint(in: utf8, at: offset)
  }

  mutating func advance() {
    offset = next
    read()
  }

  /// Takes a minus sign.
  mutating func negate() { write(UInt8(ascii: "-")) }

  /// Takes a digit of the set with which the number began.
  mutating func append(_ digit: Digit) throws(NumberParseError) {
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

  /// Ends the number; returns how many characters it has in ASCII.
  mutating func finish() -> Int {
    if !hasIntegerDigit { write(UInt8(ascii: "0")) }
    return length
  }

  private var hasIntegerDigit: Bool { length > 0 && output[length - 1] != UInt8(ascii: "-") }

  private mutating func write(_ byte: UInt8) {
    guard length < output.count else { return }
    output.initializeElement(at: length, to: byte)
    length += 1
  }
}
