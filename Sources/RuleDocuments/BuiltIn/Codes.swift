import ValidationCore
import ValidationRules

extension BuiltIn {
  /// Codes that standards or generators give out: countries, currencies, languages, random identifiers, phone numbers.
  static let assignedCodes: [RegisteredRule] = [
    RegisteredRule(
      "uuid",
      summary: "is a UUID, of any version or of those named",
      standard: "RFC 9562",
      arguments: [
        RuleArgument("versions", .list(of: .count), isShorthand: true), RuleArgument("nil", .boolean),
        RuleArgument("max", .boolean),
      ],
      codes: [
        .identifierCharacters, .identifierLength, .identifierNotASCII, .identifierGrouping, .identifierShape,
        .uuidVersion,
      ]
    ) { .text(try uuid($0)) },
    RegisteredRule(
      "ulid",
      summary: "is a ULID",
      standard: "ulid/spec; Crockford's Base32",
      codes: [
        .identifierCharacters, .identifierLength, .identifierNotASCII, .identifierGrouping, .identifierShape,
      ]
    ) { _ in .text(.ulid) },
    RegisteredRule(
      "nanoid",
      summary: "is a Nano ID, of 21 characters or of the number given",
      standard: "Nano ID",
      arguments: [RuleArgument("length", .count, isShorthand: true)],
      codes: [.identifierCharacters, .identifierLength]
    ) { arguments in
      let length = try arguments.integerIfPresent("length") ?? 21
      if length == 0 {
        throw arguments.error(
          at: "length", "no Nano ID has 0 characters", expected: "a whole number from 1 up")
      }
      return .text(.nanoid(length: length))
    },
    RegisteredRule(
      "phone",
      summary: "is a phone number in international form with an assigned country calling code",
      standard: "ITU-T E.164",
      arguments: [RuleArgument("separators", .boolean)],
      codes: [
        .phoneInternational, .identifierCharacters, .identifierNotASCII, .identifierGrouping,
        .phoneCountryCode,
        .phoneTooShort, .phoneTooLong,
      ]
    ) { .text(.phone(separators: try $0.booleanIfPresent("separators") ?? false)) },
    RegisteredRule(
      "country",
      summary: "is an officially assigned code of a country",
      standard: "ISO 3166-1 by ICU",
      arguments: [RuleArgument("form", .choice(CountryCodeForm.allCases.map(\.rawValue)), isShorthand: true)],
      codes: written + [.countryUnknown]
    ) { .text(.country(try $0.textIfPresent("form").flatMap(CountryCodeForm.init) ?? .alpha2)) },
    RegisteredRule(
      "currency",
      summary: "is the code of a currency in use",
      standard: "ISO 4217 by ICU, with the amendments since",
      arguments: [
        RuleArgument("form", .choice(CurrencyCodeForm.allCases.map(\.rawValue)), isShorthand: true)
      ],
      codes: written + [.currencyUnknown]
    ) { .text(.currency(try $0.textIfPresent("form").flatMap(CurrencyCodeForm.init) ?? .alphabetic)) },
    RegisteredRule(
      "languageTag",
      summary: "is a well-formed language tag, with `known` also one of registered subtags",
      standard: "BCP 47 (RFC 5646); subtags by ICU",
      arguments: [RuleArgument("known", .boolean)],
      codes: [.languageTagSyntax, .languageTagUnknown, .languageTagRepeated]
    ) { .text(.languageTag(known: try $0.booleanIfPresent("known") ?? false)) },
  ]

  private static let written: [ValidationError.Code] = [
    .identifierCharacters, .identifierLength, .identifierNotASCII, .identifierGrouping, .identifierCase,
  ]

  private static func uuid(_ arguments: RuleArguments) throws(RuleDocumentError) -> Validation<String> {
    let takesNil = try arguments.booleanIfPresent("nil")
    let takesMax = try arguments.booleanIfPresent("max")
    guard let nodes = try arguments.integersIfPresent("versions") else {
      if let name = takesNil != nil ? "nil" : takesMax != nil ? "max" : nil {
        throw arguments.error(
          at: name, "\"\(name)\" stands without \"versions\"", expected: "the versions beside it")
      }
      return .uuid
    }
    if nodes.isEmpty {
      throw arguments.error(at: "versions", "no version is accepted", expected: "at least one version")
    }
    for (index, version) in nodes.enumerated() where !(1...8 ~= version) {
      throw arguments.error(
        at: "versions", element: index, "there is no version \(version) of UUIDs", expected: "1 to 8")
    }
    return .uuid(versions: nodes, nil: takesNil ?? false, max: takesMax ?? false)
  }
}

extension RuleArguments {
  /// An argument that is a list of whole numbers; nil where it is left out.
  fileprivate func integersIfPresent(_ name: String) throws(RuleDocumentError) -> [Int]? {
    guard let value = values[name] else { return nil }
    var integers: [Int] = []
    for element in try value.elements() { integers.append(try element.integer()) }
    return integers
  }
}
