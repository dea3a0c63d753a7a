public import ValidationCore

extension ValidationError {
  /// The ways to show a message.
  public enum MessageForm: Sendable, Hashable {
    /// As part of a sentence of the application's own: "must have at least 3 characters".
    case inline
    /// As a sentence, for display next to the field: "Must have at least 3 characters". The first letter is written as
    /// the language starts a sentence.
    case standalone
    /// As a sentence with the label of the field, for a list of errors or a log: "“Name” must have at least 3
    /// characters". The catalog defines where the label is. An error without a path has no label, and is standalone.
    case full
  }
}
