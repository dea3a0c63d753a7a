import ICU

/// The shapes and checks of an identifier, compiled for what most valid ones are: ASCII, written as a mask has it.
///
/// A mask is a row of bits, one a character: the classes of characters that may not be there. So a text is compared
/// with it by a look-up and two operations a character, and one comparison at the end. What the plan does not accept
/// may still be valid: the rule's own reading decides.
final class IdentifierPlan: @unchecked Sendable {  // The memory is written by the initializer alone.
  private struct Mask {
    /// The number of characters and separators.
    let length: Int
    /// For each of them, the classes of characters that may not be there.
    let excluded: UnsafeMutablePointer<UInt16>
    /// The number of characters.
    let count: Int
    /// Where the characters are; nil if there are no separators.
    let places: UnsafeMutablePointer<UInt8>?
  }

  private struct Step {
    let prefix: Int
    let test: IdentifierTest
  }

  /// The classes of each character, a bit for each different cell of the masks: those that it does not belong to.
  private let classes: UnsafeMutablePointer<UInt16>
  private let masks: UnsafeMutableBufferPointer<Mask>
  private let steps: UnsafeMutableBufferPointer<Step>

  /// - Parameters:
  ///   - masks: The ways to write the identifier.
  ///   - checks: What its characters must satisfy.
  ///   - ignoresCase: Whether lowercase letters are taken for capitals.
  init(_ masks: [IdentifierMask], _ checks: [IdentifierCheck], ignoresCase: Bool = false) {
    var cells: [IdentifierMask.Cell] = []
    for cell in masks.flatMap(\.cells) where !cells.contains(cell) { cells.append(cell) }
    // A mask with a cell beyond the bits of a class is left to the rule's own reading.
    cells = Array(cells.prefix(UInt16.bitWidth))
    classes = .allocate(capacity: 256)
    for byte in 0...255 as ClosedRange<UInt8> {
      let character = ignoresCase && byte < 0x80 ? byte.uppercased : byte
      var excluded: UInt16 = 0
      for (bit, cell) in cells.enumerated() where byte >= 0x80 || !cell.contains(character) {
        excluded |= 1 << UInt16(bit)
      }
      (classes + Int(byte)).initialize(to: excluded)
    }
    self.masks = .copy(
      masks.filter { mask in
        mask.cells.allSatisfy(cells.contains) && 1...IdentifierBuffer.capacity ~= mask.cells.count
      }.map { Self.mask($0, cells) })
    steps = .copy(checks.flatMap { check in check.tests.map { Step(prefix: check.prefix, test: $0) } })
  }

  deinit {
    for mask in masks {
      mask.excluded.deallocate()
      mask.places?.deallocate()
    }
    masks.deallocate()
    steps.deallocate()
    classes.deallocate()
  }

  private static func mask(_ mask: IdentifierMask, _ cells: [IdentifierMask.Cell]) -> Mask {
    let excluded = mask.cells.map { cell in UInt16(1) << UInt16(cells.firstIndex(of: cell) ?? 0) }
    let places = mask.cells.indices.filter { !mask.cells[$0].isSeparator }.map { UInt8($0) }
    return Mask(
      length: mask.cells.count,
      excluded: UnsafeMutableBufferPointer.copy(excluded).baseAddress ?? .allocate(capacity: 1),
      count: places.count,
      places: mask.hasSeparators ? UnsafeMutableBufferPointer.copy(places).baseAddress : nil)
  }

  /// Whether a text is plainly such an identifier; false where it must be read by the rule.
  ///
  /// - Parameters:
  ///   - line: The bytes of the text, or of its characters without separators.
  ///   - count: Their number, which is not 0.
  /// - Throws: An error if ICU's data cannot be read.
  func accepts(_ line: UnsafePointer<UInt8>, _ count: Int) throws(ICUError) -> Bool {
    for index in 0..<masks.count {
      let mask = masks[index]
      guard mask.length == count else { continue }
      var faults: UInt16 = 0
      for place in 0..<count { faults |= classes[Int(line[place])] & mask.excluded[place] }
      guard faults == 0 else { continue }
      guard let places = mask.places else { return try satisfiesTests(line, count) }
      var bytes = SIMD64<UInt8>()
      return try withUnsafeMutableBytes(of: &bytes) { bytes throws(ICUError) in
        guard let characters = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return false }
        for place in 0..<mask.count { characters[place] = line[Int(places[place])] }
        return try satisfiesTests(characters, mask.count)
      }
    }
    return false
  }

  private func satisfiesTests(_ characters: UnsafePointer<UInt8>, _ count: Int) throws(ICUError) -> Bool {
    for index in 0..<steps.count {
      let prefix = steps[index].prefix
      guard try steps[index].test.holds(characters + prefix, count - prefix) else { return false }
    }
    return true
  }
}

extension UnsafeMutableBufferPointer {
  /// A copy of an array in memory of its own, which the caller frees; the elements own nothing.
  fileprivate static func copy(_ elements: [Element]) -> Self {
    let copy = allocate(capacity: elements.count)
    _ = copy.initialize(from: elements)
    return copy
  }
}
