package import ICU

extension RuleOption {
  /// The length of a date in a locale, as CLDR defines it.
  public enum DateStyle: String, Sendable, Hashable, CaseIterable {
    /// Numbers only: `31/01/2026`.
    case short
    /// The month abbreviated: `31 de jan. de 2026`.
    case medium
    /// The month in full: `31 de janeiro de 2026`.
    case long
    /// With the weekday: `sábado, 31 de janeiro de 2026`.
    case full

    package var form: DateFormat.Form {
      switch self {
      case .short: .short
      case .medium: .medium
      case .long: .long
      case .full: .full
      }
    }
  }
}
