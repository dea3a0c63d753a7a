/// A change to the errors of a rule that the rule's author requests.
enum Adjustment: Sendable {
  case message(ValidationError.Message)
  case warning
  case redaction

  func apply(to sink: inout ErrorSink, _ body: (inout ErrorSink) -> Void) {
    switch self {
    case .warning: sink.demoting(in: body)
    case .message(let message): sink.adjusting({ $0.word(message) }, in: body)
    case .redaction: sink.adjusting({ $0.redact() }, in: body)
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
