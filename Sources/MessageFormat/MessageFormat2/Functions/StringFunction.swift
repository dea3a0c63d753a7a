import ICU

/// `:string`, which writes any value as text and chooses by it.
struct StringFunction: MessageFunction {
  var requiresOperand: Bool { false }

  func value(
    of operand: MessageOperand?,
    options: [String: MessageOption],
    in context: inout MessageFunctionContext
  ) -> (any MessageValue)? {
    guard let argument = operand?.argument, argument.isText else {
      context.report(.badOperand)
      return nil
    }
    return StringValue(argument: argument, locale: context.locale, timeZone: context.timeZone)
  }
}

/// The value of `:string`.
private struct StringValue: MessageValue {
  let argument: MessageArgument
  let locale: MessageLocale
  let timeZone: String?

  var partType: MessagePart.ValueType { .string }
  var hasLocaleDirection: Bool { false }

  func text() -> String {
    if let text = argument.plainText { return text }
    var writer = MessageWriter(locale: locale, isolating: false, timeZone: timeZone)
    writer.write(argument) { $0 }
    return writer.output
  }

  func selector() -> MessageSelector? {
    // Keys are in NFC. A select of MessageFormat 1 compares the same text.
    let compared = MessageFormat2Parser.normalized(MessageWriter.selector(argument))
    return MessageSelector { key in key == compared ? 1 : nil }
  }
}

extension MessageArgument {
  /// The value as text that is not for readers, as functions take it: numbers in ASCII digits; nil for values that are
  /// not one text.
  var plainText: String? {
    switch self {
    case .text(let text), .example(let text), .decimal(let text), .word(_, let text): text
    case .optional(let text): text
    case .integer(let number): String(number)
    case .double(let number): DecimalNumber(number)?.description ?? String(number)
    case .message(let key): key
    case .quoted(let value, _): value.plainText
    case .date, .day, .moment, .list, .alternatives: nil
    }
  }

  /// Whether the value is written as a text, unlike a date.
  fileprivate var isText: Bool {
    switch self {
    case .date, .day, .moment: false
    default: true
    }
  }
}
