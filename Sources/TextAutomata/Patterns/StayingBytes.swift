/// For a state of an automaton that most code points do not leave, how many bytes long each code point is that certainly
/// stays in it, by its first byte.
///
/// A search for a part stays where it starts for most of a text, and a class under a repeat stays in one state: such runs
/// need neither the class of a code point nor the next state.
struct StayingBytes: @unchecked Sendable {
  // Sendable: the memory behind the pointer is written before the initializer returns, and belongs to a table.

  /// By the first byte of a code point, its length if all code points with this byte stay, and otherwise 0.
  private let lengths: UnsafeMutablePointer<UInt8>
  /// The bytes with which code points begin that may leave, each in all eight bytes of a word, if they are few and ASCII;
  /// otherwise nil. They are found eight bytes at a time.
  private let leaving: (UInt64, UInt64, UInt64)?

  /// Fewer first bytes than this do not pay.
  private static let fewest = 8

  /// Nil if too few code points stay. `stays` is for the classes of a partition, `classes` the classes of the code points
  /// that begin with a byte.
  init?(_ stays: (UInt8) -> Bool, _ classes: [[UInt8]]) {
    let lengths = classes.indices.map { lead -> UInt8 in
      guard !classes[lead].isEmpty, classes[lead].allSatisfy(stays) else { return 0 }
      return lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    }
    guard lengths.count(where: { $0 > 0 }) >= Self.fewest else { return nil }
    self.lengths = .allocate(capacity: lengths.count)
    self.lengths.initialize(from: lengths, count: lengths.count)
    let bytes = lengths.indices.filter { lengths[$0] == 0 && !classes[$0].isEmpty }.map {
      UInt64($0) &* Self.low
    }
    if let last = bytes.last, bytes.count <= 3, last & Self.high == 0 {
      leaving = (bytes[0], bytes[bytes.count / 2], last)
    } else {
      leaving = nil
    }
  }

  private static let low: UInt64 = 0x0101_0101_0101_0101
  private static let high: UInt64 = 0x8080_8080_8080_8080

  /// Marks the bytes of a word that are equal to those of another, with its lowest mark in the right place.
  @inline(__always)
  private static func marks(_ word: UInt64, _ bytes: UInt64) -> UInt64 {
    let differences = word ^ bytes
    return (differences &- low) & ~differences & high
  }

  func deallocate() { lengths.deallocate() }

  /// The classes of the code points that begin with each byte; none for a byte that begins no code point.
  static func classesByLead(_ partition: AlphabetClasses) -> [[UInt8]] {
    var byLead = [Set<UInt8>](repeating: [], count: 256)
    let intervals = partition.intervals
    for (index, interval) in intervals.enumerated() {
      let next = index + 1 < intervals.count ? intervals[index + 1].start : 0x11_0000
      for lead in lead(of: interval.start)...lead(of: next - 1) where lead < 0x80 || lead >= 0xC2 {
        byLead[lead].insert(interval.number)
      }
    }
    return byLead.map(Array.init)
  }

  private static func lead(of codePoint: UInt32) -> Int {
    switch codePoint {
    case ..<0x80: Int(codePoint)
    case ..<0x800: 0xC0 | Int(codePoint >> 6)
    case ..<0x1_0000: 0xE0 | Int(codePoint >> 12)
    default: 0xF0 | Int(codePoint >> 18)
    }
  }

  /// The end of the run of code points that stay, which may stop some bytes before `end`.
  ///
  /// The text must be well-formed; if it is not, the end is wrong, but not beyond `end`.
  @inline(__always)
  func endOfRun(from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var byte = start
    if let leaving {
      while end - byte >= 8 {
        let word = UInt64(littleEndian: UnsafeRawPointer(byte).loadUnaligned(as: UInt64.self))
        let marks =
          Self.marks(word, leaving.0) | Self.marks(word, leaving.1) | Self.marks(word, leaving.2)
        if marks != 0 { return byte + marks.trailingZeroBitCount / 8 }
        byte += 8
      }
      // The bytes of one code point may be on both sides of this place.
      while byte > start, byte < end, byte.pointee & 0xC0 == 0x80 { byte -= 1 }
    }
    while end - byte >= 4 {
      let length = Int(lengths[Int(byte.pointee)])
      if length == 0 { break }
      byte += length
    }
    return byte
  }
}
