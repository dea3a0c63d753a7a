import CICUShim
import Primitives
import Synchronization

/// The collation elements of single code points, and of pairs that make one element or that depend on one another, asked
/// of ICU once.
///
/// In most texts, the elements are those of the code points and pairs one after another: no contraction is longer, and
/// marks are in canonical order, so that nothing is normalized. Reading them so allocates nothing.
final class PlainElements: @unchecked Sendable {
  // Sendable: entries are published by atomic pointers and never change.

  /// What is known of a code point, or of a pair.
  private struct Entry {
    /// The elements; more than three are left to ICU.
    var orders: (UInt32, UInt32, UInt32) = (0, 0, 0)
    var count: UInt8 = 0
    /// How many of the elements end with the first code unit.
    var countOfFirst: UInt8 = 0
    /// Whether its elements are those of the code point alone, but for those that pairs change.
    var isPlain = false
    /// Whether the elements depend on what is before the code point.
    var isDependent = false
    /// The combining classes of the first and the last character of its canonical decomposition.
    var firstClass: UInt8 = 0
    var lastClass: UInt8 = 0
  }

  private let collator: OpaquePointer
  /// The code points that are not always read alone; nil if ICU does not say.
  private let dependent: CodePointSet?
  /// What is before a code point and the code point itself, where that changes the elements, in ascending order.
  private let pairs: [UInt32]
  /// The addresses of blocks of 64 entries up to U+FFFF, and of the entry of each pair; 0 for those that are not filled.
  private let blocks: UnsafeMutablePointer<Atomic<UInt>>

  private static let blockSize = 64
  private static let blockCount = 0x1_0000 / blockSize
  /// Vowel signs of Tibetan whose parts are reordered among other marks.
  private static let reordered: Set<UInt32> = [0xF73, 0xF75, 0xF81]

  /// - Parameter collator: Must outlive this object.
  init(_ collator: OpaquePointer) {
    self.collator = collator
    var pairs: [UInt32] = []
    dependent = try? CodePointSet(opening: { status in
      var count: Int64 = 0
      guard let counted = icushim_collator_open_dependent(collator, nil, 0, &count, &status) else {
        return nil
      }
      icushim_set_close(counted)
      pairs = Array(repeating: 0, count: Int(count))
      return icushim_collator_open_dependent(collator, &pairs, count, &count, &status)
    })
    self.pairs = pairs
    blocks = .allocate(capacity: Self.blockCount + pairs.count)
    for index in 0..<Self.blockCount + pairs.count { (blocks + index).initialize(to: Atomic(0)) }
  }

  deinit {
    for index in 0..<Self.blockCount + pairs.count {
      UnsafeMutablePointer<Entry>(bitPattern: blocks[index].load(ordering: .relaxed))?.deallocate()
    }
    blocks.deallocate()
  }

  /// Calls `body` with each element of a text, until it returns false; false, without a call, for a text that ICU must
  /// read.
  func forEach(
    in utf16: UnsafeBufferPointer<UInt16>, _ body: (_ order: UInt32, _ end: Int) -> Bool
  ) -> Bool {
    guard let hasPairs = hasPairs(ofPlain: utf16) else { return false }
    var index = 0
    while index < utf16.count {
      var (entry, end) = (entry(utf16[index]), index + 1)
      if hasPairs, end < utf16.count, let pair = pair(utf16[index], utf16[end]) {
        (entry, end) = (pair, end + 1)
      }
      func endOf(_ element: UInt8) -> Int { element < entry.countOfFirst ? index + 1 : end }
      if entry.count > 0, !body(entry.orders.0, endOf(0)) { return true }
      if entry.count > 1, !body(entry.orders.1, endOf(1)) { return true }
      if entry.count > 2, !body(entry.orders.2, endOf(2)) { return true }
      index = end
    }
    return true
  }

  /// Whether a text has pairs; nil for one that ICU must read.
  private func hasPairs(ofPlain utf16: UnsafeBufferPointer<UInt16>) -> Bool? {
    var (last, before, isPaired, hasPairs) = (UInt8(0), UInt16(0), false, false)
    for unit in utf16 {
      let entry = entry(unit)
      guard entry.isPlain, entry.firstClass == 0 || entry.firstClass >= last else { return nil }
      let wasPaired = isPaired
      isPaired = false
      if entry.isDependent, let pair = pair(before, unit) {
        // What overlaps may be a longer contraction.
        guard pair.isPlain, !wasPaired else { return nil }
        (isPaired, hasPairs) = (true, true)
      }
      (last, before) = (entry.lastClass, unit)
    }
    return hasPairs
  }

  @inline(__always)
  private func entry(_ unit: UInt16) -> Entry {
    let number = Int(unit) / Self.blockSize
    return entries(number) { filled(number) }[Int(unit) % Self.blockSize]
  }

  /// The elements of two code points where the first changes those of the second.
  private func pair(_ first: UInt16, _ second: UInt16) -> Entry? {
    let sought = UInt32(first) << 16 | UInt32(second)
    var (low, high) = (0, pairs.count)
    while low < high {
      let middle = (low + high) / 2
      if pairs[middle] < sought { low = middle + 1 } else { high = middle }
    }
    guard low < pairs.count, pairs[low] == sought else { return nil }
    return entries(Self.blockCount + low) {
      made(1) { (_, elements) throws(ICUError) in try Self.entry(of: [first, second], &elements) }
    }[0]
  }

  @inline(__always)
  private func entries(_ number: Int, _ make: () -> UnsafeMutablePointer<Entry>) -> UnsafePointer<Entry> {
    let address = blocks[number].load(ordering: .acquiring)
    return UnsafePointer<Entry>(bitPattern: address) ?? published(make(), number)
  }

  private func filled(_ number: Int) -> UnsafeMutablePointer<Entry> {
    made(Self.blockSize) { (index, elements) throws(ICUError) in
      try Self.entry(of: UInt16(number * Self.blockSize + index), dependent, &elements)
    }
  }

  @inline(never)
  private func made(
    _ count: Int, _ entry: (Int, inout CollationElements) throws(ICUError) -> Entry
  ) -> UnsafeMutablePointer<Entry> {
    let block = UnsafeMutablePointer<Entry>.allocate(capacity: count)
    block.initialize(repeating: Entry(), count: count)
    do throws(ICUError) {
      var elements = try CollationElements(of: collator)
      for index in 0..<count { block[index] = try entry(index, &elements) }
    } catch {
      // ICU reads the texts itself, and reports what it cannot do.
      block.update(repeating: Entry(), count: count)
    }
    return block
  }

  private func published(_ block: UnsafeMutablePointer<Entry>, _ number: Int) -> UnsafePointer<Entry> {
    let (isFirst, other) = blocks[number].compareExchange(
      expected: 0, desired: UInt(bitPattern: block), ordering: .acquiringAndReleasing)
    guard !isFirst, let published = UnsafePointer<Entry>(bitPattern: other) else {
      return UnsafePointer(block)
    }
    block.deallocate()
    return published
  }

  private static func entry(
    of unit: UInt16, _ dependent: CodePointSet?, _ elements: inout CollationElements
  ) throws(ICUError) -> Entry {
    let codePoint = UInt32(unit)
    guard let dependent, !reordered.contains(codePoint), !UTF16.isSurrogate(unit) else { return Entry() }
    func combiningClass(_ property: some BinaryInteger) -> UInt8 {
      UInt8(truncatingIfNeeded: icushim_property_value(codePoint, Int32(property)))
    }
    var entry = try entry(of: [unit], &elements)
    entry.firstClass = combiningClass(icushim_property_lead_combining_class)
    entry.lastClass = combiningClass(icushim_property_trail_combining_class)
    entry.isDependent = dependent.contains(codePoint)
    // A mark may also continue what is before other marks.
    if entry.isDependent, entry.firstClass != 0 { entry.isPlain = false }
    return entry
  }

  private static func entry(
    of units: [UInt16], _ elements: inout CollationElements
  ) throws(ICUError) -> Entry {
    var entry = Entry()
    entry.isPlain = true
    try units.withUnsafeBufferPointer { units in
      Result { () throws(ICUError) in
        try elements.forEach(in: units) { order, end in
          switch entry.count {
          case 0: entry.orders.0 = order
          case 1: entry.orders.1 = order
          case 2: entry.orders.2 = order
          default: entry.isPlain = false
          }
          if end == 1 { entry.countOfFirst += 1 } else if end != units.count { entry.isPlain = false }
          entry.count = min(entry.count + 1, 4)
          return true
        }
      }
    }.get()
    return entry
  }
}
