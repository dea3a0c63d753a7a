/// The shapes and checks of an identifier, compiled for what most valid ones are: ASCII, written as a mask has it.
///
/// What the plan does not accept may still be valid: the rule's own reading decides.
final class IdentifierPlan: @unchecked Sendable {  // The memory is written by the initializer alone.
  /// The memory without its owner, which must live: reading it counts no references.
  struct View {
    fileprivate let masks: UnsafeMutableBufferPointer<ShapeMask>
    /// The steps of a plan without masks; each mask has those that concern it.
    fileprivate let steps: IdentifierSteps
    /// Which masks to try, if there are many.
    fileprivate let index: MaskIndex?
    /// Where the steps alone say how one is written: each character of Latin-1 as they read it, 0 for one that no
    /// identifier has.
    fileprivate let alphabet: IdentifierTable?
    /// A bit for each ASCII character that alone is such an identifier, by the masks.
    fileprivate var singles: (low: UInt64, high: UInt64) = (0, 0)
  }

  let view: View
  /// Whether ``View/acceptsWord(_:_:)`` decides about all texts.
  let isWord: Bool
  /// Whether ``View/acceptsLong(_:_:)`` does.
  let isLong: Bool
  /// The list of which all characters are a code, if that is the only test of a plan with one mask.
  let codes: CodeList?
  /// What the masks and the view point to.
  private let steps: [UnsafeMutableBufferPointer<IdentifierStep>]

  /// - Parameters:
  ///   - masks: The ways to write the identifier.
  ///   - checks: What its characters must satisfy.
  ///   - ignoresCase: Whether lowercase letters are taken for capitals.
  init(_ masks: [IdentifierMask], _ checks: [IdentifierCheck], ignoresCase: Bool = false) {
    let steps = Self.steps(checks)
    var kept: [Int: UnsafeMutableBufferPointer<IdentifierStep>] = [:]
    var (fitting, shapes): ([IdentifierMask], [ShapeMask]) = ([], [])
    for mask in masks {
      guard var shape = ShapeMask(mask, ignoresCase: ignoresCase) else { continue }
      let concerned = kept[shape.count] ?? .copy(steps.filter { $0.concerns(shape.count) })
      kept[shape.count] = concerned
      shape.steps = IdentifierSteps(concerned)
      fitting.append(mask)
      shapes.append(shape)
    }
    self.steps = Array(kept.values)
    isWord = shapes.allSatisfy(\.isWord)
    let index = isWord ? nil : MaskIndex(fitting, ignoresCase: ignoresCase)
    isLong = index == nil && shapes.allSatisfy(\.isLong)
    let isOfCodes = shapes.count == 1 && !ignoresCase && steps.count == 1
    codes = isOfCodes && steps[0].prefix == 0 && steps[0].concerns(shapes[0].count) ? steps[0].codes : nil
    var view = View(masks: .copy(shapes), steps: .none, index: index, alphabet: nil)
    view.findSingles()
    self.view = view
  }

  /// A plan without masks, as the checks alone say how an identifier is written.
  ///
  /// - Parameter alphabet: The characters that one can have, in capitals if case is ignored.
  init(of alphabet: IdentifierMask.Cell, _ checks: [IdentifierCheck], ignoresCase: Bool = false) {
    (isWord, isLong, codes) = (false, false, nil)
    let characters = (0...255 as ClosedRange<UInt8>).map { byte in
      let character = ignoresCase ? byte.uppercased : byte
      return alphabet.contains(character) ? character : 0
    }
    steps = [.copy(Self.steps(checks))]
    view = View(
      masks: .copy([]), steps: IdentifierSteps(steps[0]), index: nil, alphabet: IdentifierTable(characters))
  }

  private static func steps(_ checks: [IdentifierCheck]) -> [IdentifierStep] {
    checks.flatMap { check in
      check.tests.map { IdentifierStep($0, prefix: check.prefix, length: check.length ?? 0) }
    }
  }

  deinit {
    for mask in view.masks { mask.deallocate() }
    view.masks.deallocate()
    for steps in steps { steps.deallocate() }
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
    if let index { return Self.accepts(line, count, masks, index) }
    if let alphabet { return Self.accepts(line, count, steps, in: alphabet) }
    if count == 1 { return isSingle(line[0]) }
    // Masks are of ASCII: of another text, many need not be tried.
    if masks.count > Self.manyMasks, !Self.isASCII(line, count) { return false }
    return acceptsEach(line, count) { $0.pointee.fits(line, count) }
  }

  /// The same for a plan whose masks are one word each.
  @inline(__always)
  func acceptsWord(_ line: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    guard 1...7 ~= count else { return false }
    let word = ShapeMask.word(line, count)
    return acceptsEach(line, count) { $0.pointee.fits(word: word, count) }
  }

  /// The same for a plan whose masks are of eight characters or more.
  @inline(__always)
  func acceptsLong(_ line: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    acceptsEach(line, count) { $0.pointee.fitsLong(line, count) }
  }

  /// The same by the first mask that fits.
  @inline(__always)
  private func acceptsEach(
    _ line: UnsafePointer<UInt8>, _ count: Int, _ fits: (UnsafePointer<ShapeMask>) -> Bool
  ) -> Bool {
    guard var mask = UnsafePointer(masks.baseAddress) else { return false }
    let end = mask + masks.count
    while mask != end {
      if fits(mask) { return ShapeMask.isSatisfied(at: mask, line, count) }
      mask += 1
    }
    return false
  }

  @inline(__always)
  private func isSingle(_ character: UInt8) -> Bool {
    let bits = character < 64 ? singles.low : singles.high
    return character < 128 && bits >> UInt64(character & 63) & 1 != 0
  }

  /// The characters that alone are identifiers; they are few, and asking for each takes longer than a look at a bit.
  fileprivate mutating func findSingles() {
    guard masks.contains(where: \.isOfOne) else { return }
    for byte in 0..<128 as Range<UInt8> {
      var character = byte
      guard acceptsEach(&character, 1, { $0.pointee.fits(&character, 1) }) else { continue }
      if byte < 64 { singles.low |= 1 << UInt64(byte) } else { singles.high |= 1 << UInt64(byte - 64) }
    }
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
    _ index: MaskIndex
  ) -> Bool {
    guard let first = UnsafePointer(masks.baseAddress) else { return false }
    for candidate in index.candidates(line, count) {
      let mask = first + Int(index[candidate])
      if mask.pointee.fits(line, count) { return ShapeMask.isSatisfied(at: mask, line, count) }
    }
    return false
  }

  /// The same for a plan without masks, whose steps read the characters as an alphabet has them.
  @inline(never)
  private static func accepts(
    _ line: UnsafePointer<UInt8>, _ count: Int, _ steps: IdentifierSteps, in alphabet: IdentifierTable
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
      return steps.holdIfConcerned(characters, length)
    }
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
