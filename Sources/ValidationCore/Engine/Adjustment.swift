/// A change that a rule's author makes to the errors of a rule.
enum Adjustment: Sendable {
  case message(ValidationError.Message)
  case warning
  case redaction

  func apply(to findings: inout Findings, _ body: (inout Findings) -> Void) {
    switch self {
    case .message(let message): findings.adjusting({ $0.word(message) }, in: body)
    case .warning: findings.demoting(in: body)
    case .redaction: findings.adjusting({ $0.redact() }, in: body)
    }
  }

  func applied(to constraint: Constraint) -> Constraint {
    switch self {
    case .message(.key(let key)): .message(key, constraint)
    case .message(.literal(let text)): .literalMessage(text, constraint)
    case .warning: .warning(constraint)
    case .redaction: .sensitive(constraint)
    }
  }
}
