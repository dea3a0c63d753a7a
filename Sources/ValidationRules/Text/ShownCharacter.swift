import ICU
import ValidationCore

extension ValidationError.Argument {
  /// A character that may or may not be seen alone: as itself with its code point, or by its name.
  static func shown(_ scalar: Unicode.Scalar) -> Self {
    let properties = scalar.icuProperties
    switch properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .nonspacingMark,
      .spacingMark, .enclosingMark, .unassigned, .privateUse, .surrogate:
      return .name(of: scalar)
    default: return properties.isDefaultIgnorable ? .name(of: scalar) : .visible(scalar)
    }
  }
}

extension ValidationError {
  /// The most bytes of a text for which a suggestion is made by normalizing it: ICU sorts a run of marks in quadratic
  /// time.
  static let longestComposedSuggestion = 4096
}
