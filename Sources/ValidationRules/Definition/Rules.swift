/// The built-in rules. Each one is declared in the file of the rule itself; these lists are the families.
package enum Rules {
  static let presence = [
    required.definition, notEmpty.definition, notBlank.definition, absent.definition, accepted.definition,
    declined.definition,
  ]

  static let text = [
    length.definition, matches.definition, notMatches.definition, wordCount.definition,
    displayWidth.definition,
    startsWith.definition, endsWith.definition, contains.definition, notContains.definition,
    letterCase.definition, alphabetic.definition, alphanumeric.definition, slug.definition, ascii.definition,
    encodable.definition,
  ]

  static let unicode = [
    normalized.definition, scripts.definition, noBidiControls.definition, noInvisibles.definition,
    singleScript.definition, restrictionLevel.definition, notConfusable.definition, balancedBidi.definition,
    noMixedDigits.definition, maxCombiningMarks.definition, assignedOnly.definition, noPrivateUse.definition,
    emoji.definition, identifier.definition, usernameCaseMapped.definition, usernameCasePreserved.definition,
    opaqueString.definition, nickname.definition,
  ]

  static let network = [email.definition]

  static let national = IdentifierFormat.national.map(\.definition)
}

extension RuleDefinition {
  /// The built-in rules, in the order of their families.
  public static let builtIn: [RuleDefinition] = [
    Rules.presence, Rules.text, Rules.unicode, Rules.network, Rules.national,
  ].flatMap(\.self)
}
