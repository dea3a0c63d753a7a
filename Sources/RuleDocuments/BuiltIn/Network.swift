import ValidationCore
import ValidationRules

extension BuiltIn {
  static let network: [RegisteredRule] = [
    RegisteredRule(
      "macAddress",
      summary: "is a hardware address of six or eight octets, with one kind of separator",
      standard: "IEEE 802 (EUI-48, EUI-64)",
      arguments: [
        RuleArgument("size", .choice(MACAddressSize.allCases.map(\.rawValue)), isShorthand: true)
      ],
      codes: [
        .identifierCharacters, .identifierLength, .identifierNotASCII, .identifierGrouping, .identifierShape,
      ]
    ) { .text(.macAddress(try $0.textIfPresent("size").flatMap(MACAddressSize.init) ?? .any)) }
  ]
}
