import ValidationCore

extension ValidationError {
  /// The maximum length in bytes of a text that is normalized to make a suggestion: ICU sorts a run of marks in
  /// quadratic time.
  static let longestComposedSuggestion = 4096
}
