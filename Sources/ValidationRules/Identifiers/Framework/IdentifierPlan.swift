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
  }

  fileprivate struct Step {
    let prefix: Int
    let test: IdentifierTest
  }

  let view: View
  /// Whether ``View/acceptsWord(_:_:)`` decides about all texts.
  let isWord: Bool

  /// - Parameters:
  ///   - masks: The ways to write the identifier.
  ///   - checks: What its characters must satisfy.
  ///   - ignoresCase: Whether lowercase letters are taken for capitals.
  init(_ masks: [IdentifierMask], _ checks: [IdentifierCheck], ignoresCase: Bool = false) {
    let shapes = masks.compactMap { ShapeMask($0, ignoresCase: ignoresCase) }
    isWord = shapes.allSatisfy(\.isWord)
    let steps = checks.flatMap { check in check.tests.map { Step(prefix: check.prefix, test: $0) } }
    var codes: CodeList?
    if isWord, steps.count == 1, steps[0].prefix == 0, case .code(let list) = steps[0].test { codes = list }
    view = View(masks: .copy(shapes), steps: .copy(steps), codes: codes)
  }

  deinit {
    for mask in view.masks { mask.deallocate() }
    view.masks.deallocate()
    view.steps.deallocate()
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
    for index in 0..<masks.count where masks[index].fits(line, count) {
      guard let places = masks[index].places else { return Self.satisfies(steps, line, count) }
      return Self.satisfies(steps, line, at: places, masks[index].count)
    }
    return false
  }

  /// The same for a plan whose masks are one word each.
  @inline(__always)
  func acceptsWord(_ line: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    guard 1...7 ~= count else { return false }
    let word = ShapeMask.word(line, count)
    for index in 0..<masks.count where masks[index].fits(word: word, count) {
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
  @inline(never)
  private static func satisfies(
    _ steps: UnsafeMutableBufferPointer<IdentifierPlan.Step>,
    _ characters: UnsafePointer<UInt8>, _ count: Int
  ) -> Bool {
    for index in 0..<steps.count {
      let prefix = steps[index].prefix
      guard steps[index].test.plainlyHolds(characters + prefix, count &- prefix) else { return false }
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
