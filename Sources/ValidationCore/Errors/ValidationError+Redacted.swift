extension ValidationError {
  /// The error without anything of the value, for logs, and for responses about secrets.
  ///
  /// ```swift
  /// let error = Validation<String>.length(8...).errors(in: "hunter2")[0]
  /// print(error)             // length.tooShort (actual: 7, minimum: 8, unit: graphemes)
  /// print(error.redacted)    // length.tooShort (actual: •••, minimum: 8, unit: graphemes)
  /// ```
  /// The code, the severity, the path and the ``limits`` remain. Arguments that were ``found`` become `•••`, so that a
  /// message that names them remains complete. Ranges, suggestion and underlying error are dropped. So is a message,
  /// unless it was set by ``Validation/message(_:)`` or is the `errorMessage` of a validator: code that throws an
  /// error may have put the value into the message.
  ///
  /// So the remaining facts depend only on the rule, the code and the path: two values that a built-in rule rejects
  /// with the same code at the same path have equal redacted errors. The code itself, and the number of errors, may
  /// still depend on the value. Paths consist of the names that rules were given and of offsets in lists; if a closure
  /// makes a path from a key that it found in the value, the path keeps that key.
  public var redacted: ValidationError {
    var error = self
    error.redact()
    return error
  }

  mutating func redact() {
    faultRanges = []
    let hadNumber = isMeasured
    isMeasured = false
    number = 0
    guard extras != nil || hadNumber else { return }
    let measured = hadNumber ? facts?.name : nil
    change { details in
      details.found.redact()
      if let measured { details.found.append(measured, .argument(.redacted)) }
      if case .unknown = details.messageOrigin { details.message = nil }
      details.suggestion = nil
      details.cause = nil
    }
  }
}

extension ValidationError.Argument {
  /// The placeholder for an argument that is not shown.
  public static let redacted: Self = .text("•••")
}

extension Sequence where Element == ValidationError {
  /// The errors without anything of the values; see ``ValidationError/redacted``.
  public var redacted: [ValidationError] { map(\.redacted) }
}

extension ValidationErrors {
  /// The errors without anything of the values; see ``ValidationError/redacted``.
  public var redacted: ValidationErrors { ValidationErrors(errors.redacted) }
}

extension ValidationError {
  /// Who set a message. Errors are equal wherever their message comes from.
  enum MessageOrigin: Sendable {
    /// The code that made the error, which may have put the value into the message.
    case unknown
    /// The author of the rule, before a value existed.
    case rule
  }

  /// Sets the message of the rule, which was known before a value existed.
  mutating func word(_ message: Message) { setMessage(message, from: .rule) }

  mutating func setMessage(_ message: Message?, from origin: MessageOrigin) {
    guard extras != nil || message != nil else { return }
    change { details in
      details.message = message
      details.messageOrigin = origin
    }
  }
}
