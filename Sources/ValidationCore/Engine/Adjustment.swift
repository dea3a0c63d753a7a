/// A change to the errors of a rule that the rule's author requests.
enum Adjustment: Sendable {
  case message(ValidationError.Message)
  case warning
  case redaction

  func apply(to sink: inout ErrorSink, _ body: (inout ErrorSink) -> Void) {
    switch self {
    case .warning: sink.demoting(in: body)
    case .message, .redaction:
      let mark = sink.errors.count
      body(&sink)
      if sink.errors.count > mark { sink.adjust(from: mark, change) }
    }
  }

  private func change(_ error: inout ValidationError) {
    switch self {
    case .message(let message): error.word(message)
    case .redaction: error.redact()
    case .warning: error.severity = .warning
    }
  }

  func applied(to constraint: RuleConstraint) -> RuleConstraint {
    switch self {
    case .message(.key(let key)): .message(key, constraint)
    case .message(.literal(let text)): .literalMessage(text, constraint)
    case .warning: .warning(constraint)
    case .redaction: .sensitive(constraint)
    }
  }
}
