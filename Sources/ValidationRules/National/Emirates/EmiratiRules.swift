public import ValidationCore

/// The rules for numbers of the United Arab Emirates: `.ae.emiratesID`, `.ae.trn`.
public struct EmiratiRules: Sendable {}

extension Validation where Value == String {
  /// The rules for numbers of the United Arab Emirates.
  public static var ae: EmiratiRules { EmiratiRules() }
}
