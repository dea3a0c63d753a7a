/// In which digits a number may be written.
public enum DigitScripts: String, Sendable, Hashable, CaseIterable, Codable {
  /// The digits 0 to 9 alone; others are refused by the code `identifier.notASCII`, with these as the suggestion.
  case ascii
  /// The decimal digits of any one script, such as ٠١٢ or ०१२, and letters and punctuation in fullwidth forms
  /// too. Digits of two scripts in one number are refused by the code `number.mixedDigits`.
  case anyScript
}
