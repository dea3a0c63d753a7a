package import ValidationCore

/// Which arguments a sentence shows in their own way: constants of the rule's author, and names.
extension RuleReport {
  /// The kind of an argument of an error, if it is ``ArgumentKind/constant``, ``ArgumentKind/constants`` or
  /// ``ArgumentKind/names``; nil for every other argument.
  package static func shownKind(of argument: String, in code: ValidationError.Code) -> ArgumentKind? {
    guard let report = shown[code], let kind = report.limits[argument] ?? report.found[argument] else {
      return nil
    }
    return isShownInItsOwnWay(kind) ? kind : nil
  }

  static func isShownInItsOwnWay(_ kind: ArgumentKind) -> Bool {
    switch kind {
    case .constant, .constants, .names: true
    case .integer, .text, .date, .list, .character, .key, .value: false
    }
  }

  // A list, since collecting them from the definitions would make all rules before the first sentence. A test compares
  // it with the definitions.
  static let shown: [ValidationError.Code: RuleReport] = Dictionary(
    uniqueKeysWithValues: [
      .comparisonNotEqual, .comparisonEqual, .choiceNotListed, .choiceForbidden, .collectionElementMissing,
      .fieldsRequiredIf, .fieldsRequiredUnless, .fieldsProhibitedIf, .textStartMissing, .textEndMissing,
      .textPartMissing, .textPartForbidden, .urlSchemeNotAllowed, .creditCardScheme, .urlHostNotAllowed,
      .urlPortNotAllowed,
      .ipAddressNotWithin, .currencyNotAccepted, .numberUnit,
    ].map { (report: RuleReport) in (report.code, report) })
}
