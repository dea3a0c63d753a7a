public import ValidationCore

extension ValidationError {
  /// Whether a message names the field that it is about.
  public enum MessageForm: Sendable, Hashable {
    /// For a place beside the field: "can't be blank".
    case inline
    /// For a list of errors or a log: "Email can't be blank". How label and message join is the catalog's.
    case full
  }
}
