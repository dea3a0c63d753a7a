#if Macros
  import SwiftParser
  import SwiftSyntax

  /// The names of properties in the coded form of a type, as its own `CodingKeys` list them.
  struct CodedNames: Equatable {
    private var names: [String: String] = [:]

    /// Nil for a type without an enumeration `CodingKeys` in its braces; one in an extension is found when the rules are
    /// made.
    init?(_ members: [DeclSyntax]) {
      let keys = members.compactMap { $0.as(EnumDeclSyntax.self) }.first { $0.name.text == "CodingKeys" }
      guard let keys else { return nil }
      let cases = keys.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      for element in cases.flatMap(\.elements) {
        let property = element.name.identifier?.name ?? element.name.text
        names[property] = element.rawValue?.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      }
    }

    /// Nil for a property that has the same name in both, and one that is not coded.
    subscript(property: String) -> String? { names[property] }
  }
#endif
