import ICU

/// `:string`, which writes any value as text and chooses by it.
struct StringFunction: MessageFunction {
  var requiresOperand: Bool { false }

  func value(
    of operand: MessageOperand?,
    options: [String: MessageOption],
    in context: inout MessageFunctionContext
  ) -> (any MessageValue)? {
    guard let text = operand?.argument.plainText else {
      context.report(.badOperand)
      return nil
    }
    return StringValue(string: text)
  }
}

/// The value of `:string`.
private struct StringValue: MessageValue {
  let string: String

  var argument: MessageArgument { .text(string) }
  var partType: MessagePart.ValueType { .string }
  var hasLocaleDirection: Bool { false }

  func text() -> String { string }

  func selector() -> MessageSelector? {
    // Keys are in NFC.
    let compared = MessageFormat2Parser.normalized(string)
    return MessageSelector { key in key == compared ? 1 : nil }
  }
}

extension MessageArgument {
  /// The value as text that is not for readers, as functions take it: numbers in ASCII digits; nil for values that are
  /// not one text.
  var plainText: String? {
    switch self {
    case .text(let text), .decimal(let text), .example(let text): text
    case .optional(let text): text
    case .word(_, let value): value
    case .quoted(let value, _): value.plainText
    case .integer(let number): String(number)
    case .double(let number): DecimalNumber(number)?.description ?? String(number)
    case .message(let key): key
    case .date, .day, .moment, .list, .alternatives: nil
    }
  }
}
