import ValidationCore
import ValidationRules

extension BuiltIn {
  /// Identifiers of banks, products, devices and cards.
  static let identifiers: [RegisteredRule] = [
    RegisteredRule(.iban, arguments: [separators]) {
      .iban(separators: try $0.booleanIfPresent("separators") ?? false)
    },
    RegisteredRule(.bic) { _ in .bic },
    RegisteredRule(.lei) { _ in .lei },
    RegisteredRule(.isin) { _ in .isin },
    RegisteredRule(.isbn, arguments: [form(ISBNForm.allCases.map(\.rawValue))]) {
      .isbn(try $0.textIfPresent("form").flatMap(ISBNForm.init) ?? .any)
    },
    RegisteredRule(.issn) { _ in .issn },
    RegisteredRule(
      .ean,
      arguments: [
        RuleArgument("forms", .list(of: .choice(EANForm.allCases.map(\.rawValue))), isShorthand: true)
      ]
    ) { arguments in
      let forms = try arguments.textsIfPresent("forms")?.compactMap(EANForm.init) ?? EANForm.allCases
      if forms.isEmpty {
        throw arguments.error(at: "forms", "no form is taken", expected: "at least one form")
      }
      return .ean(forms)
    },
    RegisteredRule(.imei, arguments: [separators]) {
      .imei(separators: try $0.booleanIfPresent("separators") ?? false)
    },
    RegisteredRule(.luhn) { _ in .luhn },
    RegisteredRule(
      .creditCard,
      arguments: [
        RuleArgument("schemes", .list(of: .choice(CardScheme.allCases.map(\.rawValue))), isShorthand: true),
        separators,
      ]
    ) { arguments in
      let schemes =
        try arguments.textsIfPresent("schemes")?.compactMap(CardScheme.init) ?? CardScheme.allCases
      if schemes.isEmpty {
        throw arguments.error(at: "schemes", "no network is accepted", expected: "at least one network")
      }
      return .creditCard(schemes, separators: try arguments.booleanIfPresent("separators") ?? false)
    },
  ]

  static let separators = RuleArgument("separators", .boolean)

  static func form(_ choices: [String]) -> RuleArgument {
    RuleArgument("form", .choice(choices), isShorthand: true)
  }
}
