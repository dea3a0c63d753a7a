import ICU

/// What an expression or a variable turned out to be, before it is written.
struct ResolvedValue {
  /// The direction of the text that is written.
  enum Direction: String {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
    case unknown = "auto"
  }

  enum Content {
    /// A value without a function.
    case argument(MessageArgument)
    case value(any MessageValue)
    /// No value was found, or a function failed; the error is reported.
    case failure
  }

  var content: Content
  /// How the expression is shown if it fails: `$name`, `|literal|`, `:function`.
  var source: String
  var direction: Direction
  /// Whether the value is isolated even where its direction is the message's own.
  var isIsolated = false
  /// The option `u:id`.
  var id: String?
  var locale: MessageLocale
  /// Whether a failure is not an error of the selector as well.
  var choosesSilently = false

  /// An expression that failed.
  static func failure(_ source: String, in locale: MessageLocale) -> ResolvedValue {
    ResolvedValue(content: .failure, source: source, direction: .unknown, locale: locale)
  }

  /// A literal or an argument.
  static func argument(_ argument: MessageArgument, _ source: String, in locale: MessageLocale)
    -> ResolvedValue
  {
    let direction: Direction =
      switch argument {
      case .integer, .decimal, .double, .date, .day, .moment: locale.direction
      default: .unknown
      }
    return ResolvedValue(content: .argument(argument), source: source, direction: direction, locale: locale)
  }

  /// The value as a function takes it; nil for a failure.
  var operand: MessageOperand? {
    switch content {
    case .argument(let argument): .argument(argument)
    case .value(let value): .value(value)
    case .failure: nil
    }
  }
}

extension MessageLocale {
  var direction: ResolvedValue.Direction { isRightToLeft ? .rightToLeft : .leftToRight }
}
