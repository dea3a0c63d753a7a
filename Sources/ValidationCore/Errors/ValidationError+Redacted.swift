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
    facts = facts.redacted
    if case .unknown = messageOrigin { message = nil }
    ranges = []
    suggestion = nil
    cause = nil
  }
}

extension ValidationError.Argument {
  /// The placeholder for an argument that is not shown.
  public static let redacted: Self = .text("•••")
}

extension ValidationError.Facts {
  fileprivate var redacted: Self {
    switch self {
    case .named(let limits, let found):
      found.isEmpty ? self : .named(limits: limits, found: found.mapValues { _ in .redacted })
    case .measured(let facts, _): .named(limits: facts.known, found: [facts.name: .redacted])
    }
  }
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
  /// The arguments that state what the rule requires, and contain nothing of the value.
  public var limits: [String: Argument] { facts.limits }

  /// The arguments that come from the value, and those whose origin no rule declares.
  public var found: [String: Argument] { facts.found }
}

extension ValidationError {
  /// Who set a message. Errors are equal wherever their message comes from.
  enum MessageOrigin: Sendable, Hashable {
    /// The code that made the error, which may have put the value into the message.
    case unknown
    /// The author of the rule, before a value existed.
    case rule

    static func == (left: Self, right: Self) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
  }

  /// Sets the message of the rule, which was known before a value existed.
  mutating func word(_ message: Message) {
    self.message = message
    messageOrigin = .rule
  }
}
