import Essentials
import Primitives

/// A test of a part that a model stores, which only valid parts pass.
///
/// It reads the part at its place in the model, and calls no closure of the rule: a test of a field takes a fraction of
/// the time that the closures of its rules take to reach it. A part that does not pass may still be valid: the rules
/// decide.
class PartTest: @unchecked Sendable {
  // Sendable: tests never change.

  /// How a plan runs the test: what most fields have is read without a call.
  enum Kind: UInt8 {
    case text, optionalText, integer, optionalInteger, other
  }

  let kind: Kind
  /// The offset of the part in the model, in bytes.
  let offset: Int
  /// Whether an absent part passes.
  let absentPasses: Bool

  init(_ kind: Kind, offset: Int, absentPasses: Bool) {
    (self.kind, self.offset, self.absentPasses) = (kind, offset, absentPasses)
  }

  /// What the test reads of a part of its kind.
  var object: AnyObject { self }

  /// Whether the model at an address certainly passes the rule.
  func accepts(_ model: UnsafeRawPointer) -> Bool { false }
}

/// A test of a text or an integer, which a plan runs by what it has.
private final class HeldPartTest: PartTest, @unchecked Sendable {
  private let held: AnyObject

  init(_ kind: Kind, _ held: AnyObject, at offset: Int, absentPasses: Bool) {
    self.held = held
    super.init(kind, offset: offset, absentPasses: absentPasses)
  }

  override var object: AnyObject { held }
}

/// A test of a decimal.
private final class DecimalPartTest: PartTest, @unchecked Sendable {
  private let tests: NumberTests
  private let isOptional: Bool

  init(_ tests: NumberTests, at offset: Int, isOptional: Bool, absentPasses: Bool) {
    (self.tests, self.isOptional) = (tests, isOptional)
    super.init(.other, offset: offset, absentPasses: absentPasses)
  }

  override func accepts(_ model: UnsafeRawPointer) -> Bool {
    let part = model + offset
    guard isOptional else { return accepts(part.assumingMemoryBound(to: Decimal.self).pointee) }
    return part.assumingMemoryBound(to: Decimal?.self).pointee.map { accepts($0) } ?? absentPasses
  }

  @inline(__always)
  private func accepts(_ number: Decimal) -> Bool { number.compact.map { tests.accept($0) } ?? false }
}

extension Validation {
  /// The test of a value that a model stores, as the value itself or as an optional one; nil if there is none.
  ///
  /// - Parameter offset: The offset of the value in the model, in bytes.
  fileprivate func test(at offset: Int, isOptional: Bool) -> PartTest? {
    let absentPasses = checkAbsent == nil
    if let chain = (self as? Validation<String>)?.textChain {
      return HeldPartTest(isOptional ? .optionalText : .text, chain, at: offset, absentPasses: absentPasses)
    }
    guard let tested, tested.isComplete else { return nil }
    if Value.self == Int.self {
      return HeldPartTest(
        isOptional ? .optionalInteger : .integer, tested.tests, at: offset, absentPasses: absentPasses)
    }
    guard Value.self == Decimal.self else { return nil }
    return DecimalPartTest(tested.tests, at: offset, isOptional: isOptional, absentPasses: absentPasses)
  }

  /// The same validation of a part, which a chain does not run for models that pass the test of the part.
  ///
  /// - Parameters:
  ///   - offset: The offset of the part in bytes, if the model stores it; below 0 if not.
  ///   - validation: The rules of the part.
  @usableFromInline
  func tested<Part>(at offset: Int, _ validation: Validation<Part>, isOptional: Bool) -> Validation {
    offset < 0 ? self : tested(by: validation.test(at: offset, isOptional: isOptional))
  }

  /// The same validation, which a chain does not run for models that pass a test.
  func tested(by test: PartTest?) -> Validation {
    guard let test else { return self }
    var validation = self
    validation.plan = ModelPlan([ModelPlan.Step(test: test, check: check)])
    return validation
  }
}
