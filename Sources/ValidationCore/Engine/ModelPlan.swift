import Primitives

/// The rules of a model in order, with the tests of those that are about a part that the model stores.
///
/// The tests run one after another on the memory of the model. Only the rules of parts that do not pass are called, and
/// those without a test. Nothing here is generic, since generic code looks up types where it reads a closure.
///
/// `@unchecked Sendable` holds because it never changes.
package final class ModelPlan: @unchecked Sendable {
  /// The rules of a part, or several rules without a test.
  final class Step: Sendable {
    /// Nil if the rules have no test.
    let test: PartTest?
    fileprivate let check: @Sendable (UnsafeRawPointer, inout ErrorSink) -> Void

    init<Model>(
      test: PartTest?, check: @escaping @Sendable (UnsafePointer<Model>, inout ErrorSink) -> Void
    ) {
      self.test = test
      self.check = { model, sink in check(model.assumingMemoryBound(to: Model.self), &sink) }
    }

    /// The rules as those of a model; the type is that of the rules from which the step was made.
    func validation<Model>(of _: Model.Type) -> Validation<Model> {
      let check = check
      return Validation(check: { model, sink in check(UnsafeRawPointer(model), &sink) })
    }
  }

  /// A step as a run reads it: everything in it is trivial, so that reading it counts no references.
  private struct Entry {
    let kind: PartTest.Kind
    let absentPasses: Bool
    let offset: Int32
    /// What the test reads; nil if there is no test.
    let object: Unmanaged<AnyObject>?
    let step: Unmanaged<Step>
  }

  let steps: [Step]
  private let entries: UnsafeMutableBufferPointer<Entry>

  init(_ steps: [Step]) {
    self.steps = steps
    entries = .allocate(capacity: steps.count)
    for (index, step) in steps.enumerated() {
      entries.initializeElement(at: index, to: Self.entry(step))
    }
  }

  deinit { entries.deallocate() }

  private static func entry(_ step: Step) -> Entry {
    let test = step.test.flatMap { test in Int32(exactly: test.offset).map { (test, $0) } }
    return Entry(
      kind: test?.0.kind ?? .other, absentPasses: test?.0.absentPasses ?? false, offset: test?.1 ?? 0,
      object: (test?.0.object).map { .passUnretained($0) }, step: .passUnretained(step))
  }

  /// Runs the rules on the model at an address.
  func run(_ model: UnsafeRawPointer, _ sink: inout ErrorSink) {
    for index in 0..<entries.count where !Self.accepts(model, entries[index]) {
      entries[index].step._withUnsafeGuaranteedRef { $0.check(model, &sink) }
      if sink.isDecided { return }
    }
  }

  @inline(__always)
  private static func accepts(_ model: UnsafeRawPointer, _ entry: Entry) -> Bool {
    guard let object = entry.object else { return false }
    let part = model + Int(entry.offset)
    switch entry.kind {
    case .text: return accepts(part.assumingMemoryBound(to: String.self), object)
    case .optionalText:
      let text: UnsafePointer<String>? = part.assumingMemoryBound(to: String?.self).wrapped()
      return text.map { accepts($0, object) } ?? entry.absentPasses
    case .integer: return accepts(part.load(as: Int.self), object)
    case .optionalInteger:
      return part.load(as: Int?.self).map { accepts($0, object) } ?? entry.absentPasses
    case .other:
      return object._withUnsafeGuaranteedRef { unsafeDowncast($0, to: PartTest.self).accepts(model) }
    }
  }

  @inline(__always)
  private static func accepts(_ text: UnsafePointer<String>, _ chain: Unmanaged<AnyObject>) -> Bool {
    chain._withUnsafeGuaranteedRef { unsafeDowncast($0, to: TextChain.self).accepts(textAt: text) }
  }

  @inline(__always)
  private static func accepts(_ number: Int, _ tests: Unmanaged<AnyObject>) -> Bool {
    guard let digits = number.compact else { return false }
    return tests._withUnsafeGuaranteedRef { unsafeDowncast($0, to: NumberTests.self).accept(digits) }
  }
}
