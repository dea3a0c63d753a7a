import ICU
import Primitives

/// `:number`, `:integer`, `:percent`, `:currency` and `:unit`.
struct NumberFunction: MessageFunction {
  let style: NumberStyle

  static let number = NumberFunction(style: .number)
  static let integer = NumberFunction(style: .integer)
  static let percent = NumberFunction(style: .percent)
  static let currency = NumberFunction(style: .currency)
  static let unit = NumberFunction(style: .unit)

  func value(
    of operand: MessageOperand?,
    options: [String: MessageOption],
    in context: inout MessageFunctionContext
  ) -> (any MessageValue)? {
    guard var operand = operand.flatMap(NumberOperand.init) else {
      context.report(.badOperand)
      return nil
    }
    for name in style.droppedOptions { operand.options[name] = nil }
    var own: [String: String] = [:]
    var isSelectable = style.selects
    for (name, option) in options.sorted(by: { $0.key < $1.key }) where style.options.contains(name) {
      if let identity = style.identity, name == identity, operand.options[identity] != nil {
        // The currency of an amount cannot be replaced, nor can its unit.
        context.report(.badOption)
        continue
      }
      guard let value = NumberOptions.value(option.text, of: name), name != "select" || option.isLiteral
      else {
        context.report(.badOption)
        if name == "select" { isSelectable = false }
        continue
      }
      own[name] = value
    }
    if style.options.contains("select"), operand.options["select"] != nil {
      context.report(.badOption)
      operand.options["select"] = nil
      isSelectable = false
    }
    let merged = operand.options.merging(own) { _, own in own }
    if let identity = style.identity, merged[identity] == nil {
      if options[identity] == nil { context.report(.badOperand) }
      return nil
    }
    let value = NumberValue(
      number: style == .integer ? operand.number.rounded : operand.number, style: style, options: merged,
      isSelectable: isSelectable, locale: context.locale)
    guard style != .unit || value.isFormattable else {
      context.report(.badOption)
      return nil
    }
    return value
  }
}

/// `:offset`, which adds a whole number or subtracts it.
struct OffsetFunction: MessageFunction {
  func value(
    of operand: MessageOperand?,
    options: [String: MessageOption],
    in context: inout MessageFunctionContext
  ) -> (any MessageValue)? {
    guard var operand = operand.flatMap(NumberOperand.init) else {
      context.report(.badOperand)
      return nil
    }
    let added = options["add"].map { NumberOptions.digitSize($0.text) }
    let subtracted = options["subtract"].map { NumberOptions.digitSize($0.text).map { -$0 } }
    guard let offset = added ?? subtracted ?? nil, added == nil || subtracted == nil else {
      context.report(.badOption)
      return nil
    }
    guard let number = operand.number.adding(offset) else {
      context.report(.unsupportedOperation)
      return nil
    }
    var isSelectable = true
    if operand.options.removeValue(forKey: "select") != nil {
      context.report(.badOption)
      isSelectable = false
    }
    return NumberValue(
      number: number, style: operand.style == .integer ? .integer : .number, options: operand.options,
      isSelectable: isSelectable, locale: context.locale)
  }
}

/// The operand of a number's function.
private struct NumberOperand {
  let number: MessageNumber
  let style: NumberStyle
  /// The options of the function that made it.
  var options: [String: String]

  /// Nil for a value that is neither a number nor a text in JSON's grammar of numbers.
  init?(_ operand: MessageOperand) {
    if case .value(let value) = operand, let number = value as? NumberValue {
      (self.number, style, options) = (number.number, number.style, number.options)
      return
    }
    if let number = MessageNumber(operand.argument) {
      self.number = number
    } else {
      // Only JSON's grammar, so not "+1" or ".5".
      guard var text = operand.argument.plainText, text.withUTF8({ NumberGrammar.matches($0) }),
        let number = MessageNumber(.decimal(text))
      else { return nil }
      self.number = number
    }
    (style, options) = (.number, [:])
  }
}

extension MessageNumber {
  /// The number rounded to a whole one, ties away from zero.
  fileprivate var rounded: MessageNumber {
    switch self {
    case .integer: self
    case .double(let number): number.isFinite ? .double(number.rounded()) : self
    case .decimal(let number): .decimal(number.roundedToInteger)
    }
  }

  /// The sum with a small number, exactly; nil if that takes too many digits.
  fileprivate func adding(_ offset: Int) -> MessageNumber? {
    switch self {
    case .integer(let number):
      let (sum, overflow) = number.addingReportingOverflow(offset)
      return overflow ? DecimalNumber(number).adding(offset).map(MessageNumber.decimal) : .integer(sum)
    case .double(let number):
      guard let exact = DecimalNumber(number) else { return self }
      return exact.adding(offset).map(MessageNumber.decimal)
    case .decimal(let number): return number.adding(offset).map(MessageNumber.decimal)
    }
  }
}
