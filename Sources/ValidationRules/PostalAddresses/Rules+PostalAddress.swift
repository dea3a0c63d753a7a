public import ValidationCore

extension ValidationError.Code {
  /// The administrative area of an address is not one of its country. Argument: `area` (what is written). The suggestion
  /// is the name of the one that it almost is.
  public static let addressAreaUnknown: Self = "address.areaUnknown"
  /// The postal code is one of another administrative area than the address names. Argument: `area` (the one that it
  /// names).
  public static let addressOtherArea: Self = "address.otherArea"
}

extension Rules {
  static let postalAddress = RuleOf(
    "postalAddress",
    "An object is a postal address with the parts that its country requires; its area is known, and its postal code one of that area.",
    standard: "Google’s address data (libaddressinput), from the postal operators; UPU; ISO 3166-2",
    reports: [
      .presenceMissing, .presenceBlank, RuleReport(.addressAreaUnknown, found: ["area": .text]),
      RuleReport(.addressOtherArea, found: ["area": .text]), .choiceNotListed, .presenceUnexpected,
    ] + IdentifierFormat.postalCode.reports + [
      RuleReport(.countryUnknown, limits: ["kind": .key], found: ["code": .text])
    ],
    samples: [
      RuleSample(
        valid: [
          [
            "country": "BR", "lines": ["Av. Paulista, 1578"], "locality": "São Paulo",
            "administrativeArea": "SP", "postalCode": "01310-200",
          ],
          [
            "country": "JP", "postalCode": "100-0001", "administrativeArea": "東京都", "lines": "千代田区千代田1-1",
          ],
          ["country": "AE", "lines": "شارع الشيخ زايد", "administrativeArea": "دبي"],
        ],
        invalid: [
          ["country": "BR"]: .presenceMissing, [:]: .presenceMissing,
          ["country": "JP", "lines": "1", "administrativeArea": "東京都", "postalCode": "\u{3000}"]:
            .presenceBlank,
          [
            "country": "BR", "lines": "1", "locality": "a", "administrativeArea": "Sao Paolo",
            "postalCode": "01310-200",
          ]:
            .addressAreaUnknown,
          [
            "country": "BR", "lines": "1", "locality": "a", "administrativeArea": "RJ",
            "postalCode": "01310-200",
          ]:
            .addressOtherArea,
          ["country": "br"]: .identifierCase, ["country": "XX"]: .countryUnknown,
          ["country": "B"]: .identifierLength,
        ]),
      RuleSample(
        [
          "country": "GB", "onlyUsedParts": true,
          "members": ["lines": ["house", "street"], "locality": "town", "postalCode": "postcode"],
        ],
        valid: [["house": "10", "street": "Downing Street", "town": "London", "postcode": "SW1A 2AA"]],
        invalid: [
          ["country": "IE", "house": "1", "town": "a", "postcode": "SW1A 2AA"]: .choiceNotListed,
          ["house": "1", "town": "a", "postcode": "SW1A 2AA", "sortingCode": "1"]: .presenceUnexpected,
          ["house": "1", "town": "a", "postcode": "SW1A-2AA"]: .identifierGrouping,
          ["house": "1", "town": "a", "postcode": "XX1A 2AA"]: .identifierRegion,
          ["house": "1", "town": "a", "postcode": "1W1A 2AA"]: .identifierShape,
          ["house": "1", "town": "a", "postcode": "SW1A 2A!"]: .identifierCharacters,
          ["house": "1", "town": "a", "postcode": "SW١A 2AA"]: .identifierNotASCII,
        ]),
      RuleSample(
        ["country": "EG", "digits": "anyScript"],
        valid: [
          ["lines": "١ شارع", "locality": "القاهرة", "administrativeArea": "القاهرة", "postalCode": "١١٥١١"]
        ],
        invalid: [
          ["lines": "١ شارع", "locality": "القاهرة", "postalCode": "1١511"]: .numberMixedDigits,
          ["lines": "١ شارع", "locality": "القاهرة", "postalCode": "115 11"]: .identifierSeparators,
        ]),
    ],
    takes: RuleParameter<String?>.text("country", shorthand: true), PostalAddressFields.parameter("members"),
    .choice("digits", default: DigitScripts.ascii), .flag("onlyUsedParts", default: false)
  ) { country, fields, digits, onlyUsedParts throws(ImpossibleRule) -> RuleImplementation in
    .postalAddress(
      try PostalAddressRule(
        country: country, fields: fields, digits: digits, onlyUsedParts: onlyUsedParts))
  }
}

extension Validation where Value == PostalAddress {
  /// The address has the parts that its country requires. See ``postalAddress(of:digits:onlyUsedParts:file:line:)``.
  public static var postalAddress: Validation { postalAddress() }

  /// The address has the parts that its country requires, its administrative area is known, and its postal code is one of
  /// that area.
  ///
  /// ```swift
  /// .field("address", \.address, .postalAddress)
  /// ```
  /// A state, province or the like is named in a language of the country or in Latin letters, by an abbreviation, or by its
  /// code of ISO 3166-2; letter case, accents, spaces and punctuation do not count. Where the data do not list the areas,
  /// any text is one. A postal code has the form of ``Validation/postalCode(_:digits:file:line:)``. Whether the
  /// street and the house exist is not checked. The facts are those of ``PostalAddressForm``.
  ///
  /// Each error is at its part. Codes: `presence.missing`, `presence.blank`, `country.unknown` and the others of `country`,
  /// `choice.notListed` (another country), `address.areaUnknown` with the nearest name as the suggestion, those of
  /// `postalCode`, `address.otherArea`, `presence.unexpected`.
  ///
  /// - Parameters:
  ///   - country: The only country that is accepted, by its ISO 3166-1 alpha-2 code; the address need not name it. Nil for
  ///     the country that each address names.
  ///   - digits: The digits in which the postal code may be written.
  ///   - onlyUsedParts: Whether a part that the country's addresses do not have is refused.
  ///   - file: The file that the program names when it stops for an unknown country.
  ///   - line: The line in that file.
  public static func postalAddress(
    of country: String? = nil, digits: DigitScripts = .ascii, onlyUsedParts: Bool = false,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Validation {
    postalAddress(
      of: country, in: PostalAddressFields(), digits: digits, onlyUsedParts: onlyUsedParts, file: file,
      line: line
    ) { $0 }
  }
}

extension Validation {
  /// Parts of the value are a postal address, as ``postalAddress(of:digits:onlyUsedParts:file:line:)`` says; the
  /// errors are at the parts.
  ///
  /// ```swift
  /// .postalAddress(in: PostalAddressFields(lines: ["street"], locality: "city", postalCode: "zip")) {
  ///   PostalAddress(country: $0.country, lines: [$0.street], locality: $0.city, postalCode: $0.zip)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - country: The only country that is accepted; nil for the one that each address names.
  ///   - fields: The names of the parts.
  ///   - digits: The digits in which the postal code may be written.
  ///   - onlyUsedParts: Whether a part that the country's addresses do not have is refused.
  ///   - file: The file that the program names when it stops for an unknown country.
  ///   - line: The line in that file.
  ///   - read: Reads the address.
  public static func postalAddress(
    of country: String? = nil, in fields: PostalAddressFields, digits: DigitScripts = .ascii,
    onlyUsedParts: Bool = false, file: StaticString = #fileID, line: UInt = #line,
    _ read: @escaping @Sendable (Value) -> PostalAddress
  ) -> Validation {
    do throws(ImpossibleRule) {
      let rule = try PostalAddressRule(
        country: country, fields: fields, digits: digits, onlyUsedParts: onlyUsedParts)
      return Validation(run: { value, sink in rule.check(PostalAddressRule.Reading(read(value)), &sink) })
        .made(of: Rules.postalAddress.constraint(country, fields, digits, onlyUsedParts))
    } catch {
      error.stop(file, line)
    }
  }
}
