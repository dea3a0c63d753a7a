/// Reads a duration byte by byte, and measures it where that is asked.
struct DurationReader {
  typealias Fault = DurationRule.Fault

  private var reader: DateTimeReader
  /// The length so far; nil if it is not measured, or is longer than every limit.
  private(set) var length: DurationLength?

  init(_ utf8: UnsafeBufferPointer<UInt8>, _ notation: DateTimeNotation, _ length: DurationLength?) {
    reader = DateTimeReader(utf8, notation)
    self.length = length
  }

  private static let dateUnits: [UInt8] = Array("YMD".utf8)
  private static let timeUnits: [UInt8] = Array("HMS".utf8)

  /// Reads the whole text.
  ///
  /// - Throws: What is wrong with it.
  mutating func read() throws(Fault) {
    let end = reader.utf8.count
    guard reader.skip("P") else { throw .syntax(0) }
    if reader.offset == end { throw .empty(0) }
    if try amounts(of: Self.dateUnits, isTime: false) { return }
    guard reader.offset < end else { return }
    let start = reader.offset
    guard reader.skip("T") else { throw .syntax(start) }
    if reader.offset == end { throw .empty(start) }
    _ = try amounts(of: Self.timeUnits, isTime: true)
    if reader.offset < end { throw .syntax(reader.offset) }
  }

  /// Reads amounts with their units, in the order of the units; true for weeks, which end the duration.
  private mutating func amounts(of units: [UInt8], isTime: Bool) throws(Fault) -> Bool {
    let start = reader.offset
    var last: Int?
    while let byte = reader.next, byte != UInt8(ascii: "T") || reader.offset == start && isTime {
      let amount = try amount()
      let place = reader.offset
      guard let unit = reader.next else { throw .syntax(place) }
      reader.offset += 1
      if unit == UInt8(ascii: "W") {
        guard !isTime, last == nil, reader.next == nil else { throw .unit(place) }
        measure(amount, unit, isTime)
        return true
      }
      guard let index = units.firstIndex(of: unit) else {
        // A unit from the other side of the T, or no unit at all.
        if Self.dateUnits.contains(unit) || Self.timeUnits.contains(unit) { throw .unit(place) }
        throw .syntax(place)
      }
      if let last, reader.notation == .rfc3339 ? index != last + 1 : index <= last { throw .unit(place) }
      if !amount.fraction.isEmpty, reader.next != nil { throw .syntax(reader.offset) }
      measure(amount, unit, isTime)
      last = index
    }
    return false
  }

  private mutating func measure(
    _ amount: (whole: Range<Int>, fraction: Range<Int>), _ unit: UInt8, _ isTime: Bool
  ) {
    guard length != nil else { return }
    let isMeasured = length?.add(
      amount.whole, fraction: amount.fraction, of: unit, isTime: isTime, in: reader.utf8)
    if isMeasured == false { length = nil }
  }

  /// Reads the digits of an amount, and those of its fraction.
  private mutating func amount() throws(Fault) -> (whole: Range<Int>, fraction: Range<Int>) {
    let whole = try digits()
    guard reader.notation == .iso8601, reader.skip(".") || reader.skip(",") else {
      return (whole, whole.upperBound..<whole.upperBound)
    }
    return (whole, try digits())
  }

  private mutating func digits() throws(Fault) -> Range<Int> {
    let start = reader.offset
    while let next = reader.next, next &- 0x30 < 10 { reader.offset += 1 }
    if reader.offset == start { throw .syntax(start) }
    return start..<reader.offset
  }
}
