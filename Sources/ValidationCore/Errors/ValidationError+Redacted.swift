extension ValidationError {
  /// The error without anything of the value, for logs, and for answers about secrets.
  ///
  /// ```swift
  /// let error = Validation<String>.length(8...).errors(in: "hunter2")[0]
  /// print(error)             // length.tooShort (actual: 7, minimum: 8, unit: graphemes)
  /// print(error.redacted)    // length.tooShort (actual: •••, minimum: 8, unit: graphemes)
  /// ```
  /// The code, the severity, the path and the ``limits`` remain. What was ``found`` becomes `•••`, so that a message
  /// that names it stays whole. Ranges, suggestion and underlying error are dropped, and so is a message, unless it was
  /// set by ``Validation/message(_:)`` or is the `errorMessage` of a validator: whoever throws an error may have put the
  /// value into the message.
  ///
  /// So what remains follows from the rule, the code and the path alone: two values that a built-in rule refuses with
  /// one code at one path have equal redacted errors. Which code it is, and how many errors there are, may still depend
  /// on the value. Paths consist of the names that rules were given and of offsets in lists; a closure that makes a path
  /// of a key that it found in the value keeps that key there.
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
  /// What stands for an argument that is not shown.
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
  /// The arguments that state what the rule requires, and hold nothing of the value.
  public var limits: [String: Argument] { facts.limits }

  /// The arguments that come from the value, and those of which no rule declares where they come from.
  public var found: [String: Argument] { facts.found }
}

extension ValidationError {
  /// Who set a message. Errors are the same wherever their message comes from.
  enum MessageOrigin: Sendable, Hashable {
    /// Whoever made the error, and may have put the value into it.
    case unknown
    /// The author of the rule, before there was a value.
    case rule

    static func == (left: Self, right: Self) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
  }

  /// Sets the message of the rule, which was known before there was a value.
  mutating func word(_ message: Message) {
    self.message = message
    messageOrigin = .rule
  }
}
