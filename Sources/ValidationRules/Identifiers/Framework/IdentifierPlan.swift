/// The shapes and checks of an identifier, compiled for what most valid ones are: ASCII, written as a mask has it.
///
/// What the plan does not accept may still be valid: the rule's own reading decides.
final class IdentifierPlan: @unchecked Sendable {  // The memory is written by the initializer alone.
  /// The memory without its owner, which must live: reading it counts no references.
  struct View {
    fileprivate let masks: UnsafeMutableBufferPointer<ShapeMask>
    fileprivate let steps: UnsafeMutableBufferPointer<Step>
    /// The list of which all characters are a code, if that is the only test of a plan whose masks are one word each.
    let codes: CodeList?
    /// Which masks to try, if there are many.
    fileprivate let index: MaskIndex?
    /// Where the steps alone say how one is written: each character of Latin-1 as they read it, 0 for one that no
    /// identifier has.
    fileprivate let alphabet: IdentifierTable?
    /// A bit for each ASCII character that alone is such an identifier, by the masks.
    fileprivate let singles: (low: UInt64, high: UInt64)
  }

  fileprivate struct Step {
    /// Comes first, so that the address of a step is that of its test.
    private let test: IdentifierTest
    private let reader: IdentifierTest.Reader
    let prefix: Int
    /// The number of characters behind the prefix, of which the step is about no other; 0 for any.
    let length: Int

    init(_ test: IdentifierTest, prefix: Int, length: Int) {
      (self.test, reader, self.prefix, self.length) = (test, test.reader, prefix, length)
    }

    /// The list of which the characters are a code, if that is the test.
    var codes: CodeList? { if case .code(let list) = test { list } else { nil } }

    /// Whether the test of the step at an address holds for the characters behind the prefix.
    @inline(__always)
    static func holds(
      at step: UnsafePointer<Step>, _ characters: UnsafePointer<UInt8>, _ count: Int
    ) -> Bool {
      let prefix = step.pointee.prefix
      return step.pointee.reader(UnsafeRawPointer(step), characters + prefix, count &- prefix)
    }

    @inline(__always)
    func concerns(_ count: Int) -> Bool { length == 0 || length == count &- prefix }
  }

  let view: View
  /// Whether ``View/acceptsWord(_:_:)`` decides about all texts.
  let isWord: Bool
  /// Whether ``View/acceptsLong(_:_:)`` does.
  let isLong: Bool

  /// - Parameters:
  ///   - masks: The ways to write the identifier.
  ///   - checks: What its characters must satisfy.
  ///   - ignoresCase: Whether lowercase letters are taken for capitals.
  init(_ masks: [IdentifierMask], _ checks: [IdentifierCheck], ignoresCase: Bool = false) {
    let fitting = masks.compactMap { mask in
      ShapeMask(mask, ignoresCase: ignoresCase).map { (mask: mask, shape: $0) }
    }
    let steps = Self.steps(checks)
    let shapes = fitting.map { fitting in
      var shape = fitting.shape
      shape.isChecked = steps.contains { $0.concerns(shape.count) }
      return shape
    }
    isWord = shapes.allSatisfy(\.isWord)
    let index = isWord ? nil : MaskIndex(fitting.map(\.mask), ignoresCase: ignoresCase)
    isLong = index == nil && shapes.allSatisfy(\.isLong)
    var codes: CodeList?
    if isWord, steps.count == 1, steps[0].prefix == 0, steps[0].length == 0 { codes = steps[0].codes }
    let (keptShapes, keptSteps) = (
      UnsafeMutableBufferPointer.copy(shapes), UnsafeMutableBufferPointer.copy(steps)
    )
    view = View(
      masks: keptShapes, steps: keptSteps, codes: codes, index: index, alphabet: nil,
      singles: Self.singles(keptShapes, keptSteps))
  }

  /// A plan without masks, as the checks alone say how an identifier is written.
  ///
  /// - Parameter alphabet: The characters that one can have, in capitals if case is ignored.
  init(of alphabet: IdentifierMask.Cell, _ checks: [IdentifierCheck], ignoresCase: Bool = false) {
    (isWord, isLong) = (false, false)
    let characters = (0...255 as ClosedRange<UInt8>).map { byte in
      let character = ignoresCase ? byte.uppercased : byte
      return alphabet.contains(character) ? character : 0
    }
    view = View(
      masks: .copy([]), steps: .copy(Self.steps(checks)), codes: nil, index: nil,
      alphabet: IdentifierTable(characters), singles: (0, 0))
  }

  private static func steps(_ checks: [IdentifierCheck]) -> [Step] {
    checks.flatMap { check in
      check.tests.map { Step($0, prefix: check.prefix, length: check.length ?? 0) }
    }
  }

  /// The characters that alone are identifiers; they are few, and asking for each takes longer than a look at a bit.
  private static func singles(
    _ masks: UnsafeMutableBufferPointer<ShapeMask>, _ steps: UnsafeMutableBufferPointer<Step>
  ) -> (low: UInt64, high: UInt64) {
    var bits: (low: UInt64, high: UInt64) = (0, 0)
    guard masks.contains(where: { $0.isOfOne }) else { return bits }
    for byte in 0..<128 as Range<UInt8> {
      var character = byte
      guard View.accepts(&character, 1, masks, steps) else { continue }
      if byte < 64 { bits.low |= 1 << UInt64(byte) } else { bits.high |= 1 << UInt64(byte - 64) }
    }
    return bits
  }

  deinit {
    for mask in view.masks { mask.deallocate() }
    view.masks.deallocate()
    view.steps.deallocate()
    view.index?.deallocate()
  }
}

extension IdentifierPlan.View {
  /// Whether a text is plainly such an identifier; false where it must be read by the rule.
  ///
  /// - Parameters:
  ///   - line: The bytes of the text, or of its characters without separators.
  ///   - count: Their number.
  @inline(__always)
  func accepts(_ line: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    if let index { return Self.accepts(line, count, masks, steps, index) }
    if let alphabet { return Self.satisfies(steps, line, count, in: alphabet) }
    if count == 1 { return isSingle(line[0]) }
    return Self.accepts(line, count, masks, steps)
  }

  @inline(__always)
  private func isSingle(_ character: UInt8) -> Bool {
    let bits = character < 64 ? singles.low : singles.high
    return character < 128 && bits >> UInt64(character & 63) & 1 != 0
  }

  /// The same by each mask after the other.
  @inline(__always)
  fileprivate static func accepts(
    _ line: UnsafePointer<UInt8>, _ count: Int, _ masks: UnsafeMutableBufferPointer<ShapeMask>,
    _ steps: UnsafeMutableBufferPointer<IdentifierPlan.Step>
  ) -> Bool {
    // Masks are of ASCII: of another text, many need not be tried.
    if masks.count > manyMasks, !isASCII(line, count) { return false }
    for index in 0..<masks.count where masks[index].fits(line, count) {
      guard masks[index].isChecked else { return true }
      guard let places = masks[index].places else { return satisfies(steps, line, count) }
      return satisfies(steps, line, at: places, masks[index].count)
    }
    return false
  }

  private static var manyMasks: Int { 16 }

  @inline(never)
  private static func isASCII(_ line: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    var bits: UInt8 = 0
    for index in 0..<count { bits |= line[index] }
    return bits < 0x80
  }

  /// The same for a plan of many masks, of which those are tried that can begin so.
  @inline(never)
  private static func accepts(
    _ line: UnsafePointer<UInt8>, _ count: Int, _ masks: UnsafeMutableBufferPointer<ShapeMask>,
    _ steps: UnsafeMutableBufferPointer<IdentifierPlan.Step>, _ index: MaskIndex
  ) -> Bool {
    for candidate in index.candidates(line, count) {
      let mask = Int(index[candidate])
      guard masks[mask].fits(line, count) else { continue }
      guard masks[mask].isChecked else { return true }
      guard let places = masks[mask].places else { return satisfies(steps, line, count) }
      return satisfies(steps, line, at: places, masks[mask].count)
    }
    return false
  }

  /// The same for a plan without masks, whose steps read the characters as an alphabet has them.
  @inline(never)
  private static func satisfies(
    _ steps: UnsafeMutableBufferPointer<IdentifierPlan.Step>,
    _ line: UnsafePointer<UInt8>, _ count: Int, in alphabet: IdentifierTable
  ) -> Bool {
    guard 1...IdentifierBuffer.capacity ~= count else { return false }
    var bytes = SIMD64<UInt8>()
    return withUnsafeMutableBytes(of: &bytes) { bytes in
      guard let characters = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return false }
      var (length, offset) = (0, 0)
      while offset < count {
        var byte = line[offset]
        if byte >= 0x80 {
          // The characters of Latin-1 that have two bytes begin with C2 or C3.
          guard byte | 1 == 0xC3, offset + 1 < count else { return false }
          offset += 1
          byte = byte << 6 | line[offset] & 0x3F
        }
        let character = alphabet[byte]
        guard character != 0 else { return false }
        characters[length] = character
        length += 1
        offset += 1
      }
      return satisfies(steps, characters, length)
    }
  }

  /// The same for a plan whose masks are one word each.
  @inline(__always)
  func acceptsWord(_ line: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    guard 1...7 ~= count else { return false }
    let word = ShapeMask.word(line, count)
    for index in 0..<masks.count where masks[index].fits(word: word, count) {
      return !masks[index].isChecked || Self.satisfies(steps, line, count)
    }
    return false
  }

  /// The same for a plan whose masks are of eight characters or more, each in one of two ranges.
  @inline(__always)
  func acceptsLong(_ line: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    for index in 0..<masks.count where masks[index].fitsLong(line, count) {
      guard masks[index].isChecked else { return true }
      if let places = masks[index].places {
        return Self.satisfies(steps, line, at: places, masks[index].count)
      }
      return Self.satisfies(steps, line, count)
    }
    return false
  }

  /// The same for a plan of which ``codes`` is the only test.
  @inline(__always)
  func acceptsCode(_ line: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    guard 1...7 ~= count else { return false }
    let word = ShapeMask.word(line, count)
    for index in 0..<masks.count where masks[index].fits(word: word, count) {
      return codes?.known?.contains(line, count) ?? false
    }
    return false
  }

  /// The same for the characters at some places of a text.
  @inline(never)
  private static func satisfies(
    _ steps: UnsafeMutableBufferPointer<IdentifierPlan.Step>,
    _ line: UnsafePointer<UInt8>, at places: UnsafePointer<UInt8>, _ count: Int
  ) -> Bool {
    var bytes = SIMD64<UInt8>()
    return withUnsafeMutableBytes(of: &bytes) { bytes in
      guard let characters = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return false }
      for index in 0..<count { characters[index] = line[Int(places[index])] }
      return satisfies(steps, characters, count)
    }
  }

  /// Whether the tests of the steps hold.
  @inline(__always)
  private static func satisfies(
    _ steps: UnsafeMutableBufferPointer<IdentifierPlan.Step>,
    _ characters: UnsafePointer<UInt8>, _ count: Int
  ) -> Bool {
    // Most plans have one step.
    guard steps.count == 1, let only = UnsafePointer(steps.baseAddress) else {
      return satisfiesEach(steps, characters, count)
    }
    return !only.pointee.concerns(count) || IdentifierPlan.Step.holds(at: only, characters, count)
  }

  @inline(never)
  private static func satisfiesEach(
    _ steps: UnsafeMutableBufferPointer<IdentifierPlan.Step>,
    _ characters: UnsafePointer<UInt8>, _ count: Int
  ) -> Bool {
    guard var step = UnsafePointer(steps.baseAddress) else { return true }
    let end = step + steps.count
    while step < end {
      if step.pointee.concerns(count), !IdentifierPlan.Step.holds(at: step, characters, count) {
        return false
      }
      step += 1
    }
    return true
  }
}

extension UnsafeMutableBufferPointer {
  /// A copy of an array in memory of its own, which the caller frees; the elements own nothing.
  static func copy(_ elements: [Element]) -> Self {
    let copy = allocate(capacity: elements.count)
    _ = copy.initialize(from: elements)
    return copy
  }
}
