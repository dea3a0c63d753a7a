package import ValidationCore

/// Identifiers of one kind as data: what they are, how they are written, what makes one valid, and examples.
///
/// The rule, its entry for rule documents, its codes and its tests are all made from this value. A sentence names it by
/// the message `identifier.kind.<name>` of the catalogs, or else by its short name.
package struct IdentifierFormat: Sendable {
  /// The name of the rule: `isin`, `br.cpf`.
  package let name: String
  /// What the identifier is, in one plain English sentence.
  package let summary: String
  /// The standard or the authority behind it.
  package let authority: String
  /// What its authority calls it, such as `PESEL`: a name that is the same in every language. Empty where only the
  /// catalogs have a name.
  package var shortName = ""
  /// What its country uses it for.
  package var purposes: NumberPurposes = []
  /// How it is written and checked.
  var structure: IdentifierStructure
  /// Where its separators belong.
  var grouping = IdentifierGrouping.asWritten
  /// In which case its letters are written.
  var letterCase = IdentifierCase.upper
  /// Whether the rule takes the digits of other scripts where it is told to.
  var readsAnyScript = false
  /// Whether the identifier must not be repeated, so that there is no suggestion.
  var isSecret = false
  /// Whether its authority has itself given out numbers with other check digits, so that a caller may want a warning.
  package var hasUncertainCheckDigit = false
  /// Codes of checks that are made only with some arguments of the rule, or with some variants of the identifier.
  var furtherCodes: [ValidationError.Code] = []
  /// The errors that only identifiers of this kind have.
  var ownReports: [RuleReport] = []
  /// Identifiers that are valid, the first as it is officially written.
  package let valid: [String]
  /// Texts that are not, with what is reported for them.
  package let invalid: [IdentifierSample]

  /// A text that is not an identifier of its kind, and the error that says why.
  package struct IdentifierSample: Sendable {
    package let text: String
    package let code: ValidationError.Code
    package let ranges: [Range<Int>]
    package let suggestion: String?

    init(
      _ text: String, _ code: ValidationError.Code, _ ranges: Range<Int>..., suggestion: String? = nil
    ) {
      (self.text, self.code, self.ranges, self.suggestion) = (text, code, ranges, suggestion)
    }
  }
}

/// In which case the letters of an identifier are written.
enum IdentifierCase: Sendable {
  /// Capitals; lowercase letters are refused, with the capitals as the suggestion.
  case upper
  /// Either case, which means the same.
  case either
  /// Either case, which makes a difference.
  case distinct
}

extension IdentifierFormat {
  /// A number of a country, which may be written in the digits of other scripts where that is asked.
  ///
  /// - Parameters:
  ///   - name: The name of its rule.
  ///   - patterns: The ways to write it, as ``IdentifierMask`` reads them, the official one first.
  ///   - shortName: What its authority calls it, where no catalog needs to.
  ///   - purposes: What its country uses it for.
  ///   - allowsBare: Whether it may also be written without the separators of the patterns.
  ///   - summary: What it is, in one sentence.
  ///   - authority: The law or the authority behind it.
  ///   - checks: What its characters must satisfy beyond their shape.
  ///   - valid: Valid numbers, the first as it is officially written.
  ///   - invalid: Invalid ones; a sample for the code of each check.
  static func national(
    _ name: String,
    _ patterns: String...,
    called shortName: String = "",
    for purposes: NumberPurposes = [],
    allowsBare: Bool = true,
    summary: String,
    authority: String,
    checks: [IdentifierCheck] = [],
    valid: [String],
    invalid: [IdentifierSample]
  ) -> Self {
    IdentifierFormat(
      name: name, summary: summary, authority: authority, shortName: shortName, purposes: purposes,
      structure: .fixed(IdentifierVariant(patterns, allowsBare: allowsBare, checks: checks)),
      readsAnyScript: true, valid: valid, invalid: invalid)
  }

  /// The same format, where the authority has given out numbers with other check digits.
  var uncertain: Self {
    var format = self
    format.hasUncertainCheckDigit = true
    return format
  }

  /// The codes of the errors that the rule can report, in the order in which it looks for them.
  package var codes: [ValidationError.Code] {
    var codes: [ValidationError.Code] = [.identifierCharacters]
    if readsAnyScript { codes.append(.numberMixedDigits) }
    switch structure {
    case .fixed(let variant):
      if !variant.lengths.isEmpty { codes.append(.identifierLength) }
      if variant.hasOrder { codes.append(.identifierShape) }
    case .chosen(let choice): codes += choice.codes
    }
    codes += [.identifierNotASCII, separatorCode]
    if letterCase == .upper, structure.alphabet.hasLetters { codes.append(.identifierCase) }
    let further = structure.checks.map(\.code) + furtherCodes + ownReports.map(\.code)
    for code in further where !codes.contains(code) { codes.append(code) }
    return codes
  }

  /// The code of errors about separators.
  var separatorCode: ValidationError.Code {
    switch structure {
    case .fixed(let variant): separatorCode(of: variant)
    // No variant of these has separators.
    case .chosen: separatorCode(of: nil)
    }
  }

  /// The same of a variant; nil for one without separators.
  func separatorCode(of variant: IdentifierVariant?) -> ValidationError.Code {
    if case .between = grouping { return .identifierGrouping }
    return variant?.hasSeparators ?? false ? .identifierGrouping : .identifierSeparators
  }

  /// A rule for texts that are such an identifier.
  package func rule(
    _ digits: DigitScripts = .ascii, checkDigit: ValidationError.Severity = .error
  ) -> Validation<String> {
    let rule = Validation(IdentifierRule(format: self, digits: digits, checkDigit: checkDigit))
    return readsAnyScript ? rule.made(of: .rule(name, arguments(digits, checkDigit))) : rule
  }
}
