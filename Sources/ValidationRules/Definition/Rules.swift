/// The built-in rules. Each one is declared in its own rule's file; these lists are the families.
package enum Rules {
  static let presence = [
    required.definition, notEmpty.definition, notBlank.definition, absent.definition, accepted.definition,
    declined.definition,
  ]

  static let text = [
    length.definition, lengthOneOf.definition, matches.definition, notMatches.definition, regex.definition,
    wordCount.definition,
    displayWidth.definition,
    startsWith.definition, endsWith.definition, contains.definition, notContains.definition,
    letterCase.definition, alphabetic.definition, alphanumeric.definition, slug.definition, ascii.definition,
    encodable.definition, singleLine.definition, personName.definition, password.definition,
    coordinates.definition,
  ]

  static let unicode = [
    normalized.definition, scripts.definition, noBidiControls.definition, noInvisibles.definition,
    singleScript.definition, restrictionLevel.definition, notConfusable.definition, balancedBidi.definition,
    noMixedDigits.definition, maxCombiningMarks.definition, assignedOnly.definition, noPrivateUse.definition,
    emoji.definition, identifier.definition, usernameCaseMapped.definition, usernameCasePreserved.definition,
    opaqueString.definition, nickname.definition,
  ]

  static let network = [
    email.definition, url.definition, uri.definition, uriTemplate.definition, dataURI.definition,
    mailto.definition, jsonPointer.definition, hostname.definition, ipAddress.definition, port.definition,
    macAddress.definition,
  ]

  static let numbers = [
    number.definition, integer.definition, digits.definition, range.definition, min.definition,
    max.definition, lessThan.definition, lessThanOrEqual.definition, greaterThan.definition,
    greaterThanOrEqual.definition, between.definition, precisionScale.definition, sign.definition,
    multipleOf.definition, amount.definition, measure.definition,
  ]

  static let values = [
    type.definition, equal.definition, notEqual.definition, oneOf.definition, noneOf.definition,
    count.definition, entryCount.definition, unique.definition, containsElement.definition,
    requiredKeys.definition,
  ]

  static let fields = [
    sameAs.definition, differentFrom.definition, confirmed.definition, beforeField.definition,
    afterField.definition, requiredIf.definition, requiredUnless.definition, prohibitedIf.definition,
    requiredWith.definition, requiredWithout.definition, requiredWithAll.definition, atLeastOneOf.definition,
    exactlyOneOf.definition, atMostOneOf.definition, elementOf.definition,
  ]

  static let dates = [
    date.definition, time.definition, dateTime.definition, localizedDate.definition,
    localizedTime.definition, duration.definition,
    isoWeek.definition, timeZone.definition, before.definition, after.definition, past.definition,
    future.definition, age.definition,
  ]

  /// Identifiers that are the same everywhere, with their formats; a language tag and the numbers of
  /// whichever country do not have one.
  static let formattedIdentifiers: [(rule: RuleDefinition, format: IdentifierFormat?)] = [
    (iban.definition, .iban), (bic.definition, .bic), (lei.definition, .lei), (isin.definition, .isin),
    (cusip.definition, .cusip), (figi.definition, .figi), (cfi.definition, .cfi),
    (creditorReference.definition, .creditorReference),
    (isbn.definition, .isbn), (issn.definition, .issn), (ismn.definition, .ismn), (isrc.definition, .isrc),
    (isan.definition, .isan), (isni.definition, .isni), (isil.definition, .isil), (grid.definition, .grid),
    (orcid.definition, .orcid),
    (ean.definition, .ean),
    (vin.definition, .vin), (containerCode.definition, .containerCode), (imei.definition, .imei),
    (iccid.definition, .iccid), (imsi.definition, .imsi), (meid.definition, .meid),
    (imoNumber.definition, .imoNumber), (casNumber.definition, .casNumber),
    (luhn.definition, .luhn), (checkDigit.definition, nil), (creditCard.definition, .creditCard),
    (uuid.definition, .uuid),
    (ulid.definition, .ulid), (nanoid.definition, .nanoid), (objectID.definition, .objectID),
    (cuid2.definition, .cuid2), (ksuid.definition, .ksuid), (xid.definition, .xid),
    (phone.definition, .phone),
    (country.definition, .country), (currency.definition, .currency), (languageTag.definition, nil),
    (postalCode.definition, .postalCode), (postalAddress.definition, nil), (nationalID.definition, nil),
    (taxNumber.definition, nil),
    (vat.definition, nil), (companyNumber.definition, nil),
    (passportNumber.definition, .passportNumber), (licensePlate.definition, .licensePlate),
    (mrz.definition, nil),
    (language.definition, nil),
    (scriptCode.definition, nil), (subdivision.definition, nil), (doi.definition, nil),
    (handle.definition, nil), (ark.definition, nil), (bitcoinAddress.definition, nil),
    (ethereumAddress.definition, nil), (gs1.definition, nil),
  ]

  static let identifiers = formattedIdentifiers.map(\.rule)

  static let formats = [
    json.definition, base64.definition, base32.definition, base58.definition, hexadecimal.definition,
    hash.definition, jwt.definition, hexColor.definition, cssColor.definition, semanticVersion.definition,
    mimeType.definition, fileName.definition, pem.definition, cron.definition,
  ]

  static let national = IdentifierFormat.national.map(\.definition)
}

extension RuleDefinition {
  /// The built-in rules, in the order of their families.
  public static let builtIn = general + Rules.national

  /// The built-in rules but those for the numbers of countries, of which a program needs few.
  package static let general: [RuleDefinition] = [
    Rules.presence, Rules.text, Rules.unicode, Rules.network, Rules.numbers, Rules.dates, Rules.values,
    Rules.fields, Rules.identifiers, Rules.formats,
  ].flatMap(\.self)
}
