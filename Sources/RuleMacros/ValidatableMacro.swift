#if Macros
  import SwiftSyntax
  import SwiftSyntaxBuilder
  import SwiftSyntaxMacros

  /// Writes the rules of a type from the attributes of its properties.
  struct ValidatableMacro: ExtensionMacro {
    static func expansion(
      of attribute: AttributeSyntax,
      attachedTo declaration: some DeclGroupSyntax,
      providingExtensionsOf type: some TypeSyntaxProtocol,
      conformingTo protocols: [TypeSyntax],
      in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
      let model = RuledModel(declaration, in: context.lexicalContext)
      let mistakes = model.mistakes(at: attribute)
      guard mistakes.isEmpty else {
        for mistake in mistakes { context.diagnose(mistake.diagnostic) }
        return []
      }
      // A type that conforms already only gets its rules.
      let conformance = protocols.isEmpty ? "" : ": LocalizedValidation.Validatable"
      let extended: DeclSyntax = """
        extension \(type.trimmed)\(raw: conformance) {
        \(raw: model.rules(of: type.trimmedDescription))
        }
        """
      return extended.as(ExtensionDeclSyntax.self).map { [$0] } ?? []
    }
  }
#endif
