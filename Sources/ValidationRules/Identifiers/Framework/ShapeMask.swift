/// One way to write an identifier, compared with eight characters at a time.
///
/// A character of each place is in one of two ranges, as digits and capitals are. Both ranges of eight places are
/// compared by one subtraction each: a bit above the characters is set first, and is left where nothing had to be
/// borrowed from it.
struct ShapeMask {
  /// The ranges of eight places, the last characters of the text among them if there are fewer left.
  private struct Block {
    let offset: Int
    /// The first characters of both ranges.
    let lower: (UInt64, UInt64)
    /// The last characters, with the bit above them.
    let upper: (UInt64, UInt64)

    init(_ cells: [[ClosedRange<UInt8>]], at offset: Int) {
      var (lower, upper) = ((UInt64(0), UInt64(0)), (ShapeMask.tops, ShapeMask.tops))
      for (place, ranges) in cells.enumerated() {
        guard let first = ranges.first, let last = ranges.last else { continue }
        let shift = UInt64(place * 8)
        lower.0 |= UInt64(first.lowerBound) << shift
        lower.1 |= UInt64(last.lowerBound) << shift
        upper.0 |= UInt64(first.upperBound) << shift
        upper.1 |= UInt64(last.upperBound) << shift
      }
      (self.offset, self.lower, self.upper) = (offset, lower, upper)
    }

    @inline(__always)
    func holds(_ characters: UInt64) -> Bool {
      let raised = characters | ShapeMask.tops
      let first = (raised &- lower.0) & (upper.0 &- characters)
      let second = (raised &- lower.1) & (upper.1 &- characters)
      return characters & ShapeMask.tops == 0 && (first | second) & ShapeMask.tops == ShapeMask.tops
    }
  }

  private static let tops: UInt64 = 0x8080_8080_8080_8080

  /// The number of characters and separators.
  private let length: Int
  /// The number of characters.
  let count: Int
  /// Whether one that is written so must satisfy anything beyond.
  var isChecked = true
  /// Where the characters are; nil if there are no separators.
  let places: UnsafeMutablePointer<UInt8>?
  private let blocks: UnsafeMutableBufferPointer<Block>
  /// Where a place has more ranges: for each place, the bit of the characters that belong to it; and the bits of each
  /// ASCII character.
  private let classes: UnsafeMutableBufferPointer<UInt16>

  /// Nil for a mask that is longer than any identifier or has too many different places.
  ///
  /// The memory is the caller's to free.
  init?(_ mask: IdentifierMask, ignoresCase: Bool) {
    let cells = mask.cells
    guard 1...IdentifierBuffer.capacity ~= cells.count else { return nil }
    (length, count) = (cells.count, mask.length)
    let ranges = cells.map { $0.ranges(ignoringCase: ignoresCase) }
    if ranges.allSatisfy({ 1...2 ~= $0.count }) {
      let whole = Array(stride(from: 0, to: max(1, cells.count - 7), by: 8))
      let starts = cells.count < 8 || cells.count % 8 == 0 ? whole : whole + [cells.count - 8]
      blocks = .copy(starts.map { Block(Array(ranges[$0..<min($0 + 8, cells.count)]), at: $0) })
      classes = .copy([])
    } else {
      guard let classes = Self.classes(cells, ignoresCase: ignoresCase) else { return nil }
      blocks = .copy([])
      self.classes = .copy(classes)
    }
    let places = cells.indices.filter { !cells[$0].isSeparator }.map { UInt8($0) }
    self.places = mask.hasSeparators ? UnsafeMutableBufferPointer.copy(places).baseAddress : nil
  }

  func deallocate() {
    places?.deallocate()
    blocks.deallocate()
    classes.deallocate()
  }

  /// The bits of the places, and then those of each byte; nil where there are more different places than bits.
  private static func classes(_ cells: [IdentifierMask.Cell], ignoresCase: Bool) -> [UInt16]? {
    var different: [IdentifierMask.Cell] = []
    for cell in cells where !different.contains(cell) { different.append(cell) }
    guard different.count <= UInt16.bitWidth else { return nil }
    let places = cells.map { cell in UInt16(1) << UInt16(different.firstIndex(of: cell) ?? 0) }
    var bits = Array(repeating: UInt16.max >> UInt16(UInt16.bitWidth - different.count), count: 256)
    for (bit, cell) in different.enumerated() {
      for byte in cell.characters(ignoringCase: ignoresCase) { bits[Int(byte)] &= ~(1 << UInt16(bit)) }
    }
    return places + bits
  }

  /// Whether a text is written so.
  @inline(__always)
  func fits(_ text: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    guard count == length else { return false }
    if blocks.isEmpty { return Self.fitsClasses(text, count, classes) }
    if count < 8 { return blocks[0].holds(Self.word(text, count)) }
    return holdsBlocks(text)
  }

  /// Whether the mask is of eight characters or more, each of them in one of two ranges.
  var isLong: Bool { length >= 8 && !blocks.isEmpty }

  /// Whether a text is written so; only for a mask that is long.
  @inline(__always)
  func fitsLong(_ text: UnsafePointer<UInt8>, _ count: Int) -> Bool { count == length && holdsBlocks(text) }

  /// Whether a text of the right length is as the blocks say.
  @inline(__always)
  private func holdsBlocks(_ text: UnsafePointer<UInt8>) -> Bool {
    for index in 0..<blocks.count {
      let word = UnsafeRawPointer(text + blocks[index].offset).loadUnaligned(as: UInt64.self)
      guard blocks[index].holds(UInt64(littleEndian: word)) else { return false }
    }
    return true
  }

  /// Whether the mask is of one character.
  var isOfOne: Bool { length == 1 }

  /// Whether the mask is of fewer than eight characters and no separators, which one word tells.
  var isWord: Bool { length < 8 && places == nil && !blocks.isEmpty }

  /// Whether fewer than eight characters, as one word, are written so; only for a mask that is one word.
  @inline(__always)
  func fits(word: UInt64, _ count: Int) -> Bool { count == length && blocks[0].holds(word) }

  /// Fewer than eight characters, the first of which is the lowest byte.
  @inline(__always)
  static func word(_ text: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
    let last = UInt64(truncatingIfNeeded: count &- 1) &* 8
    if count >= 4 {
      // Where both words overlap, they are equal.
      let low = UnsafeRawPointer(text).loadUnaligned(as: UInt32.self)
      let high = UnsafeRawPointer(text + (count &- 4)).loadUnaligned(as: UInt32.self)
      return UInt64(UInt32(littleEndian: low)) | UInt64(UInt32(littleEndian: high)) &<< (last &- 24)
    }
    let middle = count >> 1
    return UInt64(text[0]) | UInt64(text[middle]) &<< UInt64(truncatingIfNeeded: middle &* 8)
      | UInt64(text[count &- 1]) &<< last
  }

  /// A look-up and two operations a character, and one comparison at the end.
  ///
  /// A function of its own, so that the other masks do not set up its registers.
  @inline(never)
  private static func fitsClasses(
    _ text: UnsafePointer<UInt8>, _ count: Int, _ classes: UnsafeMutableBufferPointer<UInt16>
  ) -> Bool {
    var faults: UInt16 = 0
    for place in 0..<count { faults |= classes[count &+ Int(text[place])] & classes[place] }
    return faults == 0
  }
}
