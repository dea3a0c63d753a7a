/// A function of MessageFormat 2: turns the operand and options of an expression into a value (a function handler).
package protocol MessageFunction: Sendable {
  /// The value of an expression with this function; nil after an error that is reported.
  ///
  /// - Parameters:
  ///   - operand: The value before the function's name; nil if there is none.
  ///   - options: The options whose values were found, without those of the namespace `u`.
  func value(
    of operand: MessageOperand?,
    options: [String: MessageOption],
    in context: inout MessageFunctionContext
  ) -> (any MessageValue)?

  /// Whether an operand whose value was not found is an error of the function as well.
  var requiresOperand: Bool { get }
}

extension MessageFunction {
  package var requiresOperand: Bool { true }
}

/// The surroundings of an expression.
package struct MessageFunctionContext {
  package let locale: MessageLocale
  /// The name of the time zone for dates, nil for the process's own.
  package let timeZone: String?
  /// The errors of the function.
  private(set) var errors: [MessageErrorKind] = []

  init(locale: MessageLocale, timeZone: String?) {
    (self.locale, self.timeZone) = (locale, timeZone)
  }

  /// Reports an error.
  package mutating func report(_ kind: MessageErrorKind) { errors.append(kind) }
}

/// The operand of a function.
package enum MessageOperand: Sendable {
  /// A value without a function: a literal, or a value that was given.
  case argument(MessageArgument)
  /// The value of another expression with a function.
  case value(any MessageValue)

  /// The value without its format.
  package var argument: MessageArgument {
    switch self {
    case .argument(let argument): argument
    case .value(let value): value.argument
    }
  }
}

/// The value of an option, as text.
package struct MessageOption: Sendable, Hashable {
  package let text: String
  /// Whether it is written in the message rather than given by a variable.
  package let isLiteral: Bool

  package init(text: String, isLiteral: Bool) { (self.text, self.isLiteral) = (text, isLiteral) }
}

/// The value of an expression with a function (a resolved value).
package protocol MessageValue: Sendable {
  /// The value without its format, for functions that take it as operand or option.
  var argument: MessageArgument { get }
  /// The kind of part that it is written as.
  var partType: MessagePart.ValueType { get }
  /// Whether what is written runs in the direction of the locale; text from elsewhere may run in either direction.
  var hasLocaleDirection: Bool { get }

  /// The text; throws what kept it from being written.
  func text() throws(MessageErrorKind) -> String
  /// The pieces of the text; nil if it has none.
  func pieces() throws(MessageErrorKind) -> [MessagePart.Piece]?
  /// How the value chooses among keys; nil if it cannot.
  func selector() -> MessageSelector?
}

extension MessageValue {
  package func pieces() throws(MessageErrorKind) -> [MessagePart.Piece]? { nil }
  package func selector() -> MessageSelector? { nil }
}

/// Compares a value with the keys of variants.
package struct MessageSelector {
  /// How well a key matches, the higher the better; nil if it does not match.
  package let rank: (_ key: String) throws(MessageErrorKind) -> Int?

  package init(rank: @escaping (_ key: String) throws(MessageErrorKind) -> Int?) { self.rank = rank }
}
