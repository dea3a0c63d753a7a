public import ValidationCore

extension ValidationError {
  /// Whether a message names its field.
  public enum MessageForm: Sendable, Hashable {
    /// For display next to the field: "can't be blank".
    case inline
    /// For a list of errors or a log: "Email can't be blank". The catalog defines how to join label and message.
    case full
  }
}
