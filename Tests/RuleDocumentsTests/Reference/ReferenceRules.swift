import JSONText
import Primitives
import ValidationCore
import ValidationRules

@testable import RuleDocuments

// The rules on one value and on other fields, over nodes.
extension JSONNode {
  var valueType: JSONTapeType {
    switch content {
    case .null: .null
    case .bool: .boolean
    case .number: .number
    case .string: .text
    case .array: .list
    case .object: .object
    }
  }

  fileprivate var orderable: OrderableValue? {
    let tape = JSONTape()
    return tape.write(self).flatMap { OrderableValue($0) }
  }
}

extension JSONTypeSet {
  func contain(_ node: JSONNode) -> Bool {
    let tape = JSONTape()
    return tape.write(node).map { contain($0) } ?? false
  }
}

extension ValueRule {
  func run(on node: JSONNode, _ sink: inout ErrorSink) {
    switch node.content {
    case .null: absent?(&sink)
    case .bool(let value): boolean?.run(value, &sink)
    case .number(let text): number?.run(ExactDecimal(written: text), &sink)
    case .string(let value): text?.run(value, &sink)
    case .array, .object:
      let tape = JSONTape()
      guard let value = tape.write(node) else { return }
      (node.array != nil ? list : object)?.run(value, &sink)
    }
  }
}

extension FieldRelation {
  /// The error of a value in relation to other fields; nil if there is none.
  func fault(of value: JSONNode?, _ others: [JSONNode?], _ names: [String]) -> ValidationError? {
    let other = others[0]
    let given = others.indices.filter { others[$0] != nil }
    switch kind {
    case .same:
      guard let value else { return nil }
      return other.map { JSONMeaning($0) } == JSONMeaning(value) ? nil : error
    case .different:
      guard let value, let other else { return nil }
      return JSONMeaning(value) == JSONMeaning(other) ? error : nil
    case .dependent(let dependence):
      let isOneOfThem = values.contains { literal in
        JSONMeaning(JSONNode(literal: literal)) == JSONMeaning(other ?? JSONNode(.null))
      }
      return dependence.fails(isPresent: value != nil, isOneOfThem: isOneOfThem) ? error : nil
    case .accompanied(let byPresence):
      return value == nil && others.contains { ($0 != nil) == byPresence } ? error : nil
    case .accompaniedByAll: return value == nil && given.count == others.count ? error : nil
    case .element:
      guard let value else { return nil }
      let isElement = other?.array?.contains { JSONMeaning($0) == JSONMeaning(value) } ?? false
      return isElement ? nil : error
    case .counted(let expected):
      if given.isEmpty { return expected == .atMostOne ? nil : .noneGiven(names) }
      if given.count == 1 || expected == .atLeastOne { return nil }
      return .severalGiven(names, given: given.map { names[$0] })
    case .ordered(let order):
      guard let one = value?.orderable, let two = other?.orderable, one.stands(order, two) == false else {
        return nil
      }
      return order.error(names[0], isDate: value?.string != nil)
    case .texts(let relation):
      guard let value else { return nil }
      if case .beside = relation, other?.string == nil { return nil }
      guard let text = value.string else {
        return .typeMismatch(value.valueType, expected: .text)
      }
      return relation.fault(of: text, beside: others.compactMap { $0?.string })
    }
  }
}
