import ValidationCore
import ValidationRules

extension BuiltIn {
  static let network: [RegisteredRule] = [
    RegisteredRule(
      .macAddress,
      arguments: [
        RuleArgument("size", .choice(MACAddressSize.allCases.map(\.rawValue)), isShorthand: true)
      ]
    ) { .macAddress(try $0.textIfPresent("size").flatMap(MACAddressSize.init) ?? .any) },
  ]
}
