/// A test of an identifier's characters, ready to run on them.
struct IdentifierStep {
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

  /// Whether it is about identifiers of so many characters.
  func concerns(_ count: Int) -> Bool { length == 0 || length == count &- prefix }

  /// Whether the test of the step at an address holds for the characters behind the prefix.
  @inline(__always)
  static func holds(at step: UnsafePointer<Self>, _ characters: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    let prefix = step.pointee.prefix
    return step.pointee.reader(UnsafeRawPointer(step), characters + prefix, count &- prefix)
  }
}

/// Steps in memory that is not theirs.
struct IdentifierSteps {
  private let first: UnsafePointer<IdentifierStep>?
  private let count: Int

  init(_ steps: UnsafeMutableBufferPointer<IdentifierStep>) {
    (first, count) = (UnsafePointer(steps.baseAddress), steps.count)
  }

  static var none: Self { Self(UnsafeMutableBufferPointer(start: nil, count: 0)) }

  var isEmpty: Bool {
    @inline(__always) get { count == 0 }
  }

  /// The step, if there is one.
  var only: UnsafePointer<IdentifierStep>? { count == 1 ? first : nil }

  /// Whether the tests of all steps hold; for steps that concern so many characters.
  @inline(__always)
  func hold(_ characters: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    visit { IdentifierStep.holds(at: $0, characters, count) }
  }

  /// The same for those of the steps that concern so many characters.
  @inline(__always)
  func holdIfConcerned(_ characters: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    visit { !$0.pointee.concerns(count) || IdentifierStep.holds(at: $0, characters, count) }
  }

  /// Whether something is true of each step.
  @inline(__always)
  private func visit(_ holds: (UnsafePointer<IdentifierStep>) -> Bool) -> Bool {
    guard var step = first else { return true }
    let end = step + count
    while step != end {
      if !holds(step) { return false }
      step += 1
    }
    return true
  }
}
