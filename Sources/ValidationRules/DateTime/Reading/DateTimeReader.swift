/// Reads dates and times byte by byte; only ASCII digits are digits there.
struct DateTimeReader {
  let utf8: UnsafeBufferPointer<UInt8>
  let notation: DateTimeNotation
  /// The place of the next byte.
  var offset = 0
  /// Whether the parts of a date are written with hyphens and those of a time with colons; both or neither.
  var isExtended = true

  init(_ utf8: UnsafeBufferPointer<UInt8>, _ notation: DateTimeNotation) {
    self.utf8 = utf8
    self.notation = notation
  }

  /// The next byte; nil at the end.
  var next: UInt8? { offset < utf8.count ? utf8[offset] : nil }

  /// The number of ASCII digits ahead, counted up to a limit.
  func digitsAhead(upTo limit: Int) -> Int {
    var count = 0
    while count < limit, offset + count < utf8.count, utf8[offset + count] &- 0x30 < 10 { count += 1 }
    return count
  }

  /// Takes a byte where it stands next.
  mutating func skip(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    offset += 1
    return true
  }

  /// Takes a letter in either case.
  mutating func skip(letter: Unicode.Scalar) -> Bool {
    guard let next, next & 0xDF == UInt8(ascii: letter) else { return false }
    offset += 1
    return true
  }

  /// Takes a byte that must stand next.
  mutating func expect(_ byte: Unicode.Scalar) throws(DateTimeFault) {
    if !skip(byte) { throw syntaxFault }
  }

  /// Takes a number of exactly so many digits.
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

  /// The fault that what stands next does not belong there.
  var syntaxFault: DateTimeFault {
    var end = min(offset + 1, utf8.count)
    while end < utf8.count, utf8[end] & 0xC0 == 0x80 { end += 1 }
    return DateTimeFault(kind: .syntax, range: offset..<end)
  }

  /// The fault of a number of so many digits that was just taken.
  func fault(_ kind: DateTimeFault.Kind, digits: Int) -> DateTimeFault {
    DateTimeFault(kind: kind, range: (offset - digits)..<offset)
  }
}
