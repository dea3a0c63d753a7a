/// For a state of an automaton that most code points do not leave, how many bytes long each code point is that certainly
/// stays in it, by its first byte.
///
/// A search for a part stays where it starts for most of a text, and a class under a repeat stays in one state: such runs
/// need neither the class of a code point nor the next state.
struct StayingBytes: @unchecked Sendable {
  // Sendable: the memory behind the pointer is written before the initializer returns, and belongs to a table.

  /// By the first byte of a code point, its length if all code points with this byte stay, and otherwise 0.
  private let lengths: UnsafeMutablePointer<UInt8>
  /// The code points that may leave, if they are few: they are looked for at eight places at a time.
  private let leaving: (Leaving, Leaving, Leaving)?
  private static let fewLeaving = 3

  /// Fewer first bytes than this do not pay.
  private static let fewest = 8

  /// Nil if too few code points stay.
  ///
  /// - Parameters:
  ///   - stays: Whether the code points of a class stay.
  ///   - classes: The classes of the code points that begin with each byte.
  ///   - partition: The code points of each class.
  init?(_ stays: (UInt8) -> Bool, _ classes: [[UInt8]], _ partition: AlphabetClasses) {
    let lengths = classes.indices.map { lead -> UInt8 in
      guard !classes[lead].isEmpty, classes[lead].allSatisfy(stays) else { return 0 }
      return lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    }
    guard lengths.count(where: { $0 > 0 }) >= Self.fewest else { return nil }
    self.lengths = .allocate(capacity: lengths.count)
    self.lengths.initialize(from: lengths, count: lengths.count)
    let leaving = Self.leaving(partition, stays).map(Leaving.init)
    if let first = leaving.first, let last = leaving.last {
      self.leaving = (first, leaving[leaving.count / 2], last)
    } else {
      self.leaving = nil
    }
  }

  /// The code points that may leave; none if there are more than a few.
  private static func leaving(_ partition: AlphabetClasses, _ stays: (UInt8) -> Bool) -> [Unicode.Scalar] {
    var found: [Unicode.Scalar] = []
    let intervals = partition.intervals
    for (index, interval) in intervals.enumerated() where !stays(interval.number) {
      let next = index + 1 < intervals.count ? intervals[index + 1].start : 0x11_0000
      guard found.count + Int(next - interval.start) <= fewLeaving else { return [] }
      for codePoint in interval.start..<next {
        // Texts do not have surrogates.
        if let scalar = Unicode.Scalar(codePoint) { found.append(scalar) }
      }
    }
    return found
  }

  /// The first two bytes of a code point, or its only one, each in all bytes of a word.
  private struct Leaving {
    private let first: UInt64
    private let second: UInt64
    /// The bits of the second byte that are compared.
    private let compared: UInt64

    init(_ codePoint: Unicode.Scalar) {
      let bytes = Array(UTF8.encode(codePoint) ?? UTF8.encodedReplacementCharacter)
      first = UInt64(bytes[0]) &* low
      second = UInt64(bytes[min(1, bytes.count - 1)]) &* low
      compared = bytes.count > 1 ? .max : 0
    }

    /// Marks where the code point may begin in eight bytes, `next` being those from the second of them on. The lowest mark
    /// is at the first such place; those above it may be wrong.
    @inline(__always)
    func marks(_ bytes: UInt64, _ next: UInt64) -> UInt64 {
      let differences = (bytes ^ first) | (next ^ second) & compared
      return (differences &- low) & ~differences & high
    }
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
      while end - byte >= 9 {
        let bytes = UInt64(littleEndian: UnsafeRawPointer(byte).loadUnaligned(as: UInt64.self))
        let next = UInt64(littleEndian: UnsafeRawPointer(byte + 1).loadUnaligned(as: UInt64.self))
        let marks =
          leaving.0.marks(bytes, next) | leaving.1.marks(bytes, next) | leaving.2.marks(bytes, next)
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

private let low: UInt64 = 0x0101_0101_0101_0101
private let high: UInt64 = 0x8080_8080_8080_8080
