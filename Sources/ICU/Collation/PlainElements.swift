import CICUShim
import Primitives
import Synchronization

/// The collation elements of single code points, asked of ICU once.
///
/// In most texts, the elements are those of the code points one after another: nothing continues a contraction, and
/// marks are in canonical order, so that nothing is normalized. Reading them so allocates nothing.
final class PlainElements: @unchecked Sendable {
  // Sendable: blocks are published by atomic pointers and never change.

  /// What is known of a code point.
  private struct Entry {
    /// The elements; more than three make the code point one for ICU.
    var orders: (UInt32, UInt32, UInt32) = (0, 0, 0)
    var count: UInt8 = 0
    /// Whether its elements always are those of the code point alone.
    var isPlain = false
    /// The combining classes of the first and the last character of its canonical decomposition.
    var firstClass: UInt8 = 0
    var lastClass: UInt8 = 0
  }

  private let collator: OpaquePointer
  /// The code points that are not always read alone; nil if ICU does not say.
  private let dependent: CodePointSet?
  /// The addresses of blocks of 64 entries up to U+FFFF, 0 for those that are not filled.
  private let blocks: UnsafeMutablePointer<Atomic<UInt>>

  private static let blockCount = 0x1_0000 / 64
  /// Vowel signs of Tibetan whose parts are reordered among other marks.
  private static let reordered: Set<UInt32> = [0xF73, 0xF75, 0xF81]

  /// - Parameter collator: Must outlive this object.
  init(_ collator: OpaquePointer) {
    self.collator = collator
    dependent = try? CodePointSet(opening: { icushim_collator_open_dependent(collator, &$0) })
    blocks = .allocate(capacity: Self.blockCount)
    for index in 0..<Self.blockCount { (blocks + index).initialize(to: Atomic(0)) }
  }

  deinit {
    for index in 0..<Self.blockCount {
      UnsafeMutablePointer<Entry>(bitPattern: blocks[index].load(ordering: .relaxed))?.deallocate()
    }
    blocks.deallocate()
  }

  /// Calls `body` with each element of a text, until it returns false; false, without a call, for a text that ICU must
  /// read.
  func forEach(
    in utf16: UnsafeBufferPointer<UInt16>, _ body: (_ order: UInt32, _ end: Int) -> Bool
  ) -> Bool {
    guard arePlain(utf16) else { return false }
    for index in 0..<utf16.count {
      let entry = entry(utf16[index])
      let end = index + 1
      if entry.count > 0, !body(entry.orders.0, end) { return true }
      if entry.count > 1, !body(entry.orders.1, end) { return true }
      if entry.count > 2, !body(entry.orders.2, end) { return true }
    }
    return true
  }

  private func arePlain(_ utf16: UnsafeBufferPointer<UInt16>) -> Bool {
    var last: UInt8 = 0
    for unit in utf16 {
      let entry = entry(unit)
      guard entry.isPlain, entry.firstClass == 0 || entry.firstClass >= last else { return false }
      last = entry.lastClass
    }
    return true
  }

  @inline(__always)
  private func entry(_ unit: UInt16) -> Entry {
    let address = blocks[Int(unit >> 6)].load(ordering: .acquiring)
    let block = UnsafePointer<Entry>(bitPattern: address) ?? filled(Int(unit >> 6))
    return block[Int(unit & 63)]
  }

  @inline(never)
  private func filled(_ number: Int) -> UnsafePointer<Entry> {
    let block = UnsafeMutablePointer<Entry>.allocate(capacity: 64)
    block.initialize(repeating: Entry(), count: 64)
    do throws(ICUError) {
      var elements = try CollationElements(of: collator)
      for index in 0..<64 {
        block[index] = try Self.entry(of: UInt16(number * 64 + index), dependent, &elements)
      }
    } catch {
      // ICU reads the texts itself, and reports what it cannot do.
      block.update(repeating: Entry(), count: 64)
    }
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
    var entry = Entry()
    guard let dependent, !dependent.contains(codePoint), !reordered.contains(codePoint),
      !UTF16.isSurrogate(unit)
    else { return entry }
    entry.firstClass = UInt8(
      truncatingIfNeeded: icushim_property_value(codePoint, Int32(icushim_property_lead_combining_class)))
    entry.lastClass = UInt8(
      truncatingIfNeeded: icushim_property_value(codePoint, Int32(icushim_property_trail_combining_class)))
    entry.isPlain = true
    var units = unit
    try withUnsafePointer(to: &units) { unit -> Result<Void, ICUError> in
      do throws(ICUError) {
        try elements.forEach(in: UnsafeBufferPointer(start: unit, count: 1)) { order, end in
          switch entry.count {
          case 0: entry.orders.0 = order
          case 1: entry.orders.1 = order
          case 2: entry.orders.2 = order
          default: entry.isPlain = false
          }
          if end != 1 { entry.isPlain = false }
          entry.count = min(entry.count + 1, 4)
          return true
        }
        return .success(())
      } catch { return .failure(error) }
    }.get()
    return entry
  }
}
