import ValidationCore
import ValidationRules

extension BuiltIn {
  /// Texts in a format that programs read.
  static let formats: [RegisteredRule] = [
    RegisteredRule(
      "json",
      summary: "is a text that is one JSON value",
      standard: "RFC 8259",
      codes: [.jsonSyntax, .jsonDepth]
    ) { _ in .text(.json) },
    RegisteredRule(
      "base64",
      summary: "is bytes in Base 64",
      standard: "RFC 4648",
      arguments: [
        RuleArgument("variant", .choice(Base64Variant.allCases.map(\.rawValue)), isShorthand: true),
        RuleArgument("padding", .choice(Base64Padding.allCases.map(\.rawValue))),
      ],
      codes: [.base64Character, .base64Length, .base64Padding]
    ) { arguments in
      .text(
        .base64(
          try arguments.textIfPresent("variant").flatMap(Base64Variant.init) ?? .standard,
          padding: try arguments.textIfPresent("padding").flatMap(Base64Padding.init) ?? .required
        )
      )
    },
    RegisteredRule(
      "jwt",
      summary: "has the structure of a JSON Web Token; nothing is verified",
      standard: "RFC 7519, RFC 7515",
      codes: [.jwtParts, .jwtEncoding, .jwtHeader, .jwtPayload, .jwtSignature]
    ) { _ in .text(.jwt) },
    RegisteredRule(
      "hexColor",
      summary: "is a colour in hexadecimal digits, with an alpha channel or without",
      standard: "CSS Color Module Level 4",
      arguments: [RuleArgument("alpha", .boolean)],
      codes: [.hexColorSign, .identifierCharacters, .identifierLength]
    ) { .text(.hexColor(alpha: try $0.booleanIfPresent("alpha") ?? true)) },
    RegisteredRule(
      "semanticVersion",
      summary: "is a version number of Semantic Versioning",
      standard: "Semantic Versioning 2.0.0",
      codes: [
        .semanticVersionCore, .semanticVersionLeadingZero, .semanticVersionPrerelease, .semanticVersionBuild,
      ]
    ) { _ in .text(.semanticVersion) },
    RegisteredRule(
      "mimeType",
      summary: "is a media type, perhaps with parameters",
      standard: "RFC 6838, RFC 2045",
      arguments: [RuleArgument("parameters", .boolean)],
      codes: [.mimeTypeType, .mimeTypeSubtype, .mimeTypeParameter]
    ) { .text(.mimeType(parameters: try $0.booleanIfPresent("parameters") ?? true)) },
  ]
}
