/// Reads dates and times byte by byte; only ASCII digits count as digits.
struct DateTimeReader {
  let utf8: UnsafeBufferPointer<UInt8>
  let notation: DateTimeNotation
  /// The offset of the next byte.
  var offset = 0
  /// Whether dates are written with hyphens and times with colons; both or neither.
  var isExtended = true

  init(_ utf8: UnsafeBufferPointer<UInt8>, _ notation: DateTimeNotation) {
    self.utf8 = utf8
    self.notation = notation
  }

  /// The next byte; nil at the end.
  var next: UInt8? { offset < utf8.count ? utf8[offset] : nil }

  /// The number of ASCII digits that come next, counted up to a limit.
  func digitsAhead(upTo limit: Int) -> Int {
    var count = 0
    while count < limit, offset + count < utf8.count, utf8[offset + count] &- 0x30 < 10 { count += 1 }
    return count
  }

  /// Skips a byte if it comes next.
  mutating func skip(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    offset += 1
    return true
  }

  /// Skips a letter in either case.
  mutating func skip(letter: Unicode.Scalar) -> Bool {
    guard let next, next & 0xDF == UInt8(ascii: letter) else { return false }
    offset += 1
    return true
  }

  /// Reads a byte that must come next.
  mutating func expect(_ byte: Unicode.Scalar) throws(DateTimeFault) {
    if !skip(byte) { throw syntaxFault }
  }

  /// Reads a number of exactly this many digits.
  mutating func number(_ digits: Int) throws(DateTimeFault) -> Int {
    var value = 0
    for _ in 0..<digits {
      guard let next, next &- 0x30 < 10 else { throw syntaxFault }
      value = value * 10 + Int(next &- 0x30)
      offset += 1
    }
    return value
  }

  func expectEnd() throws(DateTimeFault) {
    if offset < utf8.count { throw syntaxFault }
  }

  /// The fault for an unexpected byte at this offset.
  var syntaxFault: DateTimeFault {
    var end = min(offset + 1, utf8.count)
    while end < utf8.count, utf8[end] & 0xC0 == 0x80 { end += 1 }
    return DateTimeFault(kind: .syntax, range: offset..<end)
  }

  /// The fault for the number of this many digits that was just read.
  func fault(_ kind: DateTimeFault.Kind, digits: Int) -> DateTimeFault {
    DateTimeFault(kind: kind, range: (offset - digits)..<offset)
  }
}
