/// How far the asynchronous checks of a field are.
public enum CheckPhase: Sendable, Hashable {
  /// None has started: there is none, a rule before it rejects the value, or the value has not changed yet.
  case idle
  /// One is running, or waits for the next change of the value.
  case validating
  /// All accept the value.
  case valid
  /// One rejects the value.
  case invalid
  /// One got no answer, as when the network fails; `checkFailure` has the reason. Submitting the form tries again.
  case unknown
}

/// When the errors of a field are shown, before the form is submitted.
public enum ErrorTiming: String, Sendable, Hashable, Codable {
  /// As soon as the field has been changed or left.
  case onChange
  /// When the field has been left.
  case onBlur
  /// Only when the form has been submitted.
  case onSubmit
}
