import ValidationCore

extension ValidationError {
  /// The most bytes of a text for which a suggestion is made by normalizing it: ICU sorts a run of marks in quadratic
  /// time.
  static let longestComposedSuggestion = 4096
}
