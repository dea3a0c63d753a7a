package import JSONText
import Primitives
package import ValidationCore

/// A compiled rule over one value, which runs on a value in place.
///
/// Everything is read in place: a rule that was copied for each value would cost a reference count each time.
package struct ValueRuleChecks: ~Copyable {
  /// The rules for texts; none, or one chain.
  let texts: FixedList<TextChain>
  private let number: Validation<ExactDecimal>
  /// The tests that most valid numbers pass; none, or one.
  let numberTests: FixedList<TestedNumberRule<ExactDecimal>>
  private let boolean: Validation<Bool>
  private let list: Validation<JSONTapeValue>
  private let object: Validation<JSONTapeValue>
  /// The lists and objects that are valid by the number of their parts alone.
  let partCounts: PartCounts
  /// The types for which there is a rule.
  let kinds: JSONTypeSet

  package init(_ rule: ValueRule) {
    texts = FixedList(rule.text.map { [$0.asTextChain] } ?? [])
    number = rule.number ?? Validation(run: { _, _ in })
    numberTests = FixedList(rule.number?.tested.map { [$0] } ?? [])
    boolean = rule.boolean ?? Validation(run: { _, _ in })
    list = rule.list ?? Validation(run: { _, _ in })
    object = rule.object ?? Validation(run: { _, _ in })
    partCounts = rule.partCounts
    kinds = rule.ruledKinds
  }

  /// Reports what is wrong with a value that is not null; a type without a rule passes.
  ///
  /// - Parameter isRefused: Whether the quick checks of the text's chain did not accept the value.
  package func run(on value: JSONTapeValue, isRefused: Bool = false, _ sink: inout ErrorSink) {
    switch value.type {
    case .null: break
    case .text:
      texts.visit { chain in
        chain.run(on: value.bytes, isRefused: isRefused, &sink)
        return true
      }
    case .number: if kinds.contains(.number) { check(number: value.bytes, &sink) }
    case .boolean: if kinds.contains(.boolean) { boolean.run(value.isTrue, &sink) }
    case .list: if kinds.contains(.list) { list.run(value, &sink) }
    case .object: if kinds.contains(.object) { object.run(value, &sink) }
    }
  }

  private func check(number utf8: UnsafeBufferPointer<UInt8>, _ sink: inout ErrorSink) {
    var passes = false
    numberTests.visit { tested in
      guard let digits = tested.tests.accepted(utf8) else { return false }
      passes = true
      if let remaining = tested.remaining {
        withUnsafePointer(to: ExactDecimal(digits)) { remaining($0, &sink) }
      }
      return false
    }
    if !passes { number.run(ExactDecimal(written: utf8), &sink) }
  }
}
