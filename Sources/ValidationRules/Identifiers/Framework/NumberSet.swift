/// Small numbers, a bit for each.
struct NumberSet: Sendable {
  private let bits: IdentifierTable

  init(_ ranges: ClosedRange<Int>...) { self.init(ranges) }

  init(_ ranges: [ClosedRange<Int>]) {
    let end = (ranges.map(\.upperBound).max() ?? 0) + 1
    var bits = Array(repeating: UInt8(0), count: (end + 7) / 8)
    for number in ranges.joined() where number >= 0 { bits[number / 8] |= 1 << UInt8(number % 8) }
    self.bits = IdentifierTable(bits)
  }

  @inline(__always)
  func contains(_ number: Int) -> Bool {
    number >= 0 && number >> 3 < bits.count && bits[number >> 3] >> UInt8(number & 7) & 1 == 1
  }
}
