import ValidationCore
import ValidationRules

extension BuiltIn {
  /// Codes that standards or generators give out: countries, currencies, languages, random identifiers, phone numbers.
  static let assignedCodes: [RegisteredRule] = [
    RegisteredRule(
      .uuid,
      arguments: [
        RuleArgument("versions", .list(of: .count), isShorthand: true), RuleArgument("nil", .boolean),
        RuleArgument("max", .boolean),
      ]
    ) { try uuid($0) },
    RegisteredRule(.ulid) { _ in .ulid },
    RegisteredRule(.nanoid, arguments: [RuleArgument("length", .count, isShorthand: true)]) { arguments in
      let length = try arguments.integerIfPresent("length") ?? 21
      if length == 0 {
        throw arguments.error(
          at: "length", "no Nano ID has 0 characters", expected: "a whole number from 1 up")
      }
      return .nanoid(length: length)
    },
    RegisteredRule(.phone, arguments: [separators]) {
      .phone(separators: try $0.booleanIfPresent("separators") ?? false)
    },
    RegisteredRule(.country, arguments: [form(CountryCodeForm.allCases.map(\.rawValue))]) {
      .country(try $0.textIfPresent("form").flatMap(CountryCodeForm.init) ?? .alpha2)
    },
    RegisteredRule(.currency, arguments: [form(CurrencyCodeForm.allCases.map(\.rawValue))]) {
      .currency(try $0.textIfPresent("form").flatMap(CurrencyCodeForm.init) ?? .alphabetic)
    },
    RegisteredRule(
      "languageTag",
      summary: "is a well-formed language tag, with `known` also one of registered subtags",
      standard: "BCP 47 (RFC 5646); subtags by ICU",
      arguments: [RuleArgument("known", .boolean)],
      codes: [.languageTagSyntax, .languageTagUnknown, .languageTagRepeated]
    ) { .text(.languageTag(known: try $0.booleanIfPresent("known") ?? false)) },
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
