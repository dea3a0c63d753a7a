/// One way to write an identifier, compared with eight characters at a time.
///
/// A character of most places is in one of two ranges, as digits and capitals are. Both ranges of eight places are
/// compared by one subtraction each: a bit above the characters is set first, and is left where nothing had to be
/// borrowed from it. A few places with more ranges, which the second one spans, are looked at one by one; where they are
/// many, as in hexadecimal digits of either case, each place has a look-up in a table instead.
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
        lower.1 |= UInt64(ranges.count > 2 ? ranges[1].lowerBound : last.lowerBound) << shift
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
  /// What the characters of one that is written so must satisfy beyond.
  var steps = IdentifierSteps.none {
    didSet { only = places == nil ? steps.only : nil }
  }
  /// The only step, if the characters are all of the text.
  private var only: UnsafePointer<IdentifierStep>?
  /// Where the characters are; nil if there are no separators.
  private let places: UnsafeMutablePointer<UInt8>?
  private let blocks: UnsafePointer<Block>
  private let blockCount: Int
  /// The places that have more than two ranges, or none.
  private let classes: UnsafePointer<Class>
  private let classCount: Int
  /// In place of the blocks, if there are many such places: for each place, the bit of the characters that belong to it;
  /// and the bits of each byte.
  private let table: UnsafeMutableBufferPointer<UInt16>
  private static let fewClasses = 4

  /// The ASCII characters of a place, a bit for each.
  private struct Class {
    let place: Int
    private let bits: (low: UInt64, high: UInt64)

    init(_ ranges: [ClosedRange<UInt8>], at place: Int) {
      var bits = UInt128(0)
      for byte in ranges.joined() { bits |= 1 << UInt128(byte) }
      self.place = place
      self.bits = (UInt64(truncatingIfNeeded: bits), UInt64(truncatingIfNeeded: bits >> 64))
    }

    /// Whether it has an ASCII character.
    @inline(__always)
    func contains(_ character: UInt8) -> Bool {
      (character < 64 ? bits.low : bits.high) &>> UInt64(character) & 1 != 0
    }
  }

  /// Nil for a mask that is longer than any identifier.
  ///
  /// The memory is the caller's to free.
  init?(_ mask: IdentifierMask, ignoresCase: Bool) {
    let cells = mask.cells
    guard 1...IdentifierBuffer.capacity ~= cells.count else { return nil }
    (length, count) = (cells.count, mask.length)
    let ranges = cells.map { $0.ranges(ignoringCase: ignoresCase) }
    let whole = Array(stride(from: 0, to: max(1, cells.count - 7), by: 8))
    let starts = cells.count < 8 || cells.count % 8 == 0 ? whole : whole + [cells.count - 8]
    var blocks = starts.map { Block(Array(ranges[$0..<min($0 + 8, cells.count)]), at: $0) }
    var classes = ranges.enumerated().filter { !(1...2 ~= $0.element.count) }
      .map { Class($0.element, at: $0.offset) }
    var table: [UInt16] = []
    if classes.count > Self.fewClasses, let made = Self.table(cells, ignoresCase: ignoresCase) {
      (table, blocks, classes) = (made, [], [])
    }
    self.table = .copy(table)
    (self.blocks, blockCount) = (Self.copy(blocks), blocks.count)
    (self.classes, classCount) = (Self.copy(classes), classes.count)
    let places = cells.indices.filter { !cells[$0].isSeparator }.map { UInt8($0) }
    self.places = mask.hasSeparators ? UnsafeMutableBufferPointer.copy(places).baseAddress : nil
  }

  func deallocate() {
    places?.deallocate()
    blocks.deallocate()
    classes.deallocate()
    table.deallocate()
  }

  /// The bits of the places, and then those of each byte; nil where there are more different places than bits.
  private static func table(_ cells: [IdentifierMask.Cell], ignoresCase: Bool) -> [UInt16]? {
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

  private static func copy<Element>(_ elements: [Element]) -> UnsafePointer<Element> {
    let copy = UnsafeMutablePointer<Element>.allocate(capacity: elements.count)
    copy.initialize(from: elements, count: elements.count)
    return UnsafePointer(copy)
  }

  /// Whether a text is written so.
  @inline(__always)
  func fits(_ text: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    guard count == length else { return false }
    if blockCount == 0 { return Self.fitsTable(text, count, table) }
    if count < 8 { return blocks[0].holds(Self.word(text, count)) && holdsClasses(text) }
    return holdsBlocks(text) && holdsClasses(text)
  }

  /// Whether the mask is of eight characters or more, most of which are in one of two ranges.
  var isLong: Bool { length >= 8 && blockCount > 0 }

  /// Whether a text is written so; only for a mask that is long.
  @inline(__always)
  func fitsLong(_ text: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    count == length && holdsBlocks(text) && holdsClasses(text)
  }

  /// Whether a text of the right length is as the blocks say.
  @inline(__always)
  private func holdsBlocks(_ text: UnsafePointer<UInt8>) -> Bool {
    var block = blocks
    let end = block + blockCount
    repeat {
      let word = UnsafeRawPointer(text + block.pointee.offset).loadUnaligned(as: UInt64.self)
      guard block.pointee.holds(UInt64(littleEndian: word)) else { return false }
      block += 1
    } while block != end
    return true
  }

  /// Whether the characters of a text that is as the blocks say belong to the classes.
  @inline(__always)
  private func holdsClasses(_ text: UnsafePointer<UInt8>) -> Bool {
    var place = classes
    let end = place + classCount
    while place != end {
      guard place.pointee.contains(text[place.pointee.place]) else { return false }
      place += 1
    }
    return true
  }

  /// A look-up and two operations a character, and one comparison at the end.
  ///
  /// A function of its own, so that the other masks do not set up its registers.
  @inline(never)
  private static func fitsTable(
    _ text: UnsafePointer<UInt8>, _ count: Int, _ table: UnsafeMutableBufferPointer<UInt16>
  ) -> Bool {
    var faults: UInt16 = 0
    for place in 0..<count { faults |= table[count &+ Int(text[place])] & table[place] }
    return faults == 0
  }

  /// Whether the mask is of one character.
  var isOfOne: Bool { length == 1 }

  /// Whether the mask is of fewer than eight characters and no separators, which one word tells.
  var isWord: Bool { length < 8 && places == nil && classCount == 0 && blockCount > 0 }

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

  /// Whether the characters of a text that is written as a mask has it satisfy what they must.
  @inline(__always)
  static func isSatisfied(at mask: UnsafePointer<Self>, _ line: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    if let only = mask.pointee.only { return IdentifierStep.holds(at: only, line, count) }
    return mask.pointee.steps.isEmpty || holdSteps(of: mask, line, count)
  }

  @inline(never)
  private static func holdSteps(
    of mask: UnsafePointer<Self>, _ line: UnsafePointer<UInt8>, _ count: Int
  ) -> Bool {
    guard let places = mask.pointee.places else { return mask.pointee.steps.hold(line, count) }
    return holdSteps(of: mask, line, at: places)
  }

  /// The same for the characters at some places of a text.
  @inline(never)
  private static func holdSteps(
    of mask: UnsafePointer<Self>, _ line: UnsafePointer<UInt8>, at places: UnsafePointer<UInt8>
  ) -> Bool {
    var bytes = SIMD64<UInt8>()
    return withUnsafeMutableBytes(of: &bytes) { bytes in
      guard let characters = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return false }
      let count = mask.pointee.count
      for index in 0..<count { characters[index] = line[Int(places[index])] }
      return mask.pointee.steps.hold(characters, count)
    }
  }
}
