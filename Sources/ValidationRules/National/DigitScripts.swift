/// In which digits a number may be written; two scripts in one number are refused either way, by the code
/// `number.mixedDigits`.
public enum DigitScripts: String, Sendable, Hashable, CaseIterable, Codable {
  /// The digits 0 to 9 alone.
  case ascii
  /// The decimal digits of any one script, such as ٠١٢ or ०१२, and letters and punctuation in fullwidth forms
  /// too.
  case anyScript
}
