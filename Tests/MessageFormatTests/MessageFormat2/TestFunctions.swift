import Foundation

@testable import MessageFormat

/// `:test:function`, `:test:select` and `:test:format`, as the README of the conformance suite defines them.
struct TestFunction: MessageFunction {
  var canSelect = true
  var canFormat = true

  static let all: [String: any MessageFunction] = [
    "test:function": TestFunction(), "test:select": TestFunction(canFormat: false),
    "test:format": TestFunction(canSelect: false),
  ]

  func value(
    of operand: MessageOperand?,
    options: [String: MessageOption],
    in context: inout MessageFunctionContext
  ) -> (any MessageValue)? {
    var value = TestValue(function: self)
    if case .value(let earlier as TestValue) = operand {
      value = earlier
      value.function = self
    } else if let text = operand?.argument.plainText, let input = Double(text) {
      value.input = input
    } else {
      context.report(.badOperand)
      return nil
    }
    switch options["decimalPlaces"]?.text {
    case nil: break
    case "0": value.decimalPlaces = 0
    case "1": value.decimalPlaces = 1
    default:
      context.report(.badOption)
      return nil
    }
    switch options["fails"]?.text {
    case nil, "never": break
    case "always": (value.failsToFormat, value.failsToSelect) = (true, true)
    case "format": value.failsToFormat = true
    case "select": value.failsToSelect = true
    default: context.report(.badOption)
    }
    return value
  }
}

private struct TestValue: MessageValue {
  var function: TestFunction
  var input = 0.0
  var decimalPlaces = 0
  var failsToFormat = false
  var failsToSelect = false

  var argument: MessageArgument { .double(input) }
  var partType: MessagePart.ValueType { .test }
  var hasLocaleDirection: Bool { true }

  func text() throws(MessageErrorKind) -> String {
    guard function.canFormat, !failsToFormat else { throw .badOption }
    let digits = String(Int(abs(input)))
    let fraction = decimalPlaces == 1 ? ".\(Int((abs(input) - abs(input).rounded(.down)) * 10))" : ""
    return (input < 0 ? "-" : "") + digits + fraction
  }

  func selector() -> MessageSelector? {
    guard function.canSelect, !failsToSelect else { return nil }
    return MessageSelector { key in
      guard input == 1 else { return nil }
      if key == "1" { return 1 }
      return key == "1.0" && decimalPlaces == 1 ? 2 : nil
    }
  }
}
