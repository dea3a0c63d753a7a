#if Macros
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// Marks a property with its rules, which `@Validatable` reads; it writes nothing itself.
  struct RulesMacro: PeerMacro {
    static func expansion(
      of attribute: AttributeSyntax,
      providingPeersOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      if let mistake = mistake(of: attribute, on: declaration, in: context.lexicalContext) {
        context.diagnose(mistake.diagnostic)
      }
      return []
    }

    private static func mistake(
      of attribute: AttributeSyntax,
      on declaration: some DeclSyntaxProtocol,
      in context: [Syntax]
    ) -> RuleMistake? {
      guard let property = declaration.as(VariableDeclSyntax.self) else { return .notAProperty(attribute) }
      switch property.storage {
      case .ofType: return .ofType(attribute, property)
      case .computed: return .computed(attribute, property)
      case .lazy: return .lazy(attribute, property)
      case nil: break
      }
      guard let model = context.first?.asProtocol((any WithAttributesSyntax).self),
        model.attributes.contains(where: { $0.isOne(of: ["Validatable"]) })
      else { return .withoutModel(attribute) }
      if case .argumentList(let list) = attribute.arguments, !list.isEmpty { return nil }
      return .withoutRule(attribute, property)
    }
  }
#endif
