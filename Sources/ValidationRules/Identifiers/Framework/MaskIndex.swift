/// Which of many masks a text can fit, by its first two characters.
struct MaskIndex {
  /// For each two characters by their lowest five bits, where their candidates begin, and after all of them the end.
  private let starts: UnsafeMutableBufferPointer<UInt16>
  /// The places of the candidates among the masks, in their order.
  private let masks: UnsafeMutableBufferPointer<UInt8>

  /// Fewer masks are tried one after the other in less time.
  private static let fewMasks = 24

  /// Nil for a few masks, for more than can be counted here, and where a mask has only one place.
  ///
  /// The memory is the caller's to free.
  init?(_ masks: [IdentifierMask], ignoresCase: Bool) {
    guard Self.fewMasks...Int(UInt8.max) ~= masks.count, masks.allSatisfy({ $0.cells.count >= 2 }) else {
      return nil
    }
    var candidates = Array(repeating: [UInt8](), count: 1 << 10)
    for (place, mask) in masks.enumerated() {
      let (first, second) = (mask.cells[0], mask.cells[1])
      let seconds = second.characters(ignoringCase: ignoresCase)
      let keys = first.characters(ignoringCase: ignoresCase).flatMap { first in
        seconds.map { Self.key(first, $0) }
      }
      for key in Set(keys) { candidates[key].append(UInt8(place)) }
    }
    var starts: [UInt16] = [0]
    for list in candidates {
      guard let end = UInt16(exactly: Int(starts[starts.count - 1]) + list.count) else { return nil }
      starts.append(end)
    }
    (self.starts, self.masks) = (.copy(starts), .copy(candidates.flatMap { $0 }))
  }

  func deallocate() {
    starts.deallocate()
    masks.deallocate()
  }

  private static func key(_ first: UInt8, _ second: UInt8) -> Int { Int(first & 31) << 5 | Int(second & 31) }

  /// Where the candidates for a text are.
  @inline(__always)
  func candidates(_ text: UnsafePointer<UInt8>, _ count: Int) -> Range<Int> {
    // The characters of masks are in ASCII.
    guard count >= 2, (text[0] | text[1]) & 0x80 == 0 else { return 0..<0 }
    let key = Self.key(text[0], text[1])
    return Int(starts[key])..<Int(starts[key + 1])
  }

  /// The mask at one of those places.
  subscript(place: Int) -> UInt8 { masks[place] }
}
