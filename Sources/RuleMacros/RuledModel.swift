#if Macros
  import SwiftSyntax

  /// A type with the macro: its properties and how its rules are declared.
  struct RuledModel {
    /// Where a type has rules over several of its properties, which no property's attribute can express.
    static let ownRules = "modelRules"

    let declaration: any DeclGroupSyntax
    let properties: [RuledProperty]
    /// The static property `rules` that somebody wrote, and the name of it.
    let writtenRules: TokenSyntax?
    private let hasOwnRules: Bool
    private let isGeneric: Bool
    private let access: String

    init(_ declaration: some DeclGroupSyntax, in context: [Syntax]) {
      self.declaration = declaration
      let members = declaration.memberBlock.members.map(\.decl)
      let codedNames = CodedNames(members)
      let isForeign = declaration.attributes.contains { !$0.isOne(of: Self.harmlessAttributes) }
      let variables = members.compactMap { $0.as(VariableDeclSyntax.self) }
      properties = variables.flatMap {
        RuledProperty.all($0, codedNames, isNamedByKeyPath: codedNames == nil && !isForeign)
      }
      let statics = variables.filter(\.isOfType).compactMap(\.name)
      writtenRules = statics.first { $0.text == "rules" }
      hasOwnRules = statics.contains { $0.text == Self.ownRules }
      let isGenericItself = declaration.asProtocol((any WithGenericParametersSyntax).self)?.isGeneric ?? false
      isGeneric =
        isGenericItself
        || context.contains { $0.asProtocol((any WithGenericParametersSyntax).self)?.isGeneric ?? false }
      let levels = declaration.modifiers.map(\.name.text)
      access =
        levels.contains("open")
        ? "public " : levels.first { ["public", "package"].contains($0) }.map { "\($0) " } ?? ""
    }

    /// Attributes of a type that leave its stored properties as they are; another macro may replace them by computed ones,
    /// which have no name in their key path.
    private static let harmlessAttributes: Set<String> = [
      "Validatable", "MainActor", "available", "frozen", "dynamicMemberLookup", "unchecked",
    ]

    /// The declaration of the rules, as one writes it by hand.
    func rules(of type: String) -> String {
      var elements = properties.flatMap(\.rules)
      if hasOwnRules { elements.append(Self.ownRules) }
      let list = elements.map { "    \($0)" }.joined(separator: ",\n")
      // A generic type has no stored static properties.
      guard !isGeneric else {
        return """
            \(access)static var rules: LocalizedValidation.Validation<\(type)> {
              .all(
          \(list)
              )
            }
          """
      }
      return """
          \(access)static let rules = LocalizedValidation.Validation<\(type)>.all(
        \(list)
          )
        """
    }

    /// What is wrong with the type; what is wrong with a property is reported by its attribute.
    func mistakes(at attribute: AttributeSyntax) -> [RuleMistake] {
      if let model = declaration.as(ClassDeclSyntax.self) {
        let isFinal = model.modifiers.contains { $0.name.tokenKind == .keyword(.final) }
        if !isFinal { return [.notFinal(attribute, model)] }
      } else if !declaration.is(StructDeclSyntax.self) {
        return [.notAModel(attribute, kind)]
      }
      if let writtenRules { return [.hasRules(writtenRules)] }
      let conditional = declaration.memberBlock.members.compactMap { $0.decl.as(IfConfigDeclSyntax.self) }
        .flatMap {
          $0.tokens(viewMode: .sourceAccurate).compactMap { $0.parent?.parent?.as(AttributeSyntax.self) }
        }
        .filter { $0.attributeName.lastName == "Rules" }
      if !conditional.isEmpty { return conditional.map { .conditional($0) } }
      let hasRules = hasOwnRules || properties.contains { $0.hasAttribute || !$0.rules.isEmpty }
      return hasRules || isMistaken ? [] : [.nothing(attribute, name)]
    }

    /// Whether an attribute is on something that is not a stored property, which it reports itself.
    private var isMistaken: Bool {
      declaration.memberBlock.members.contains { member in
        member.decl.asProtocol((any WithAttributesSyntax).self)?.attributes.contains {
          $0.isOne(of: ["Rules"])
        } ?? false
      }
    }

    private var kind: String {
      switch declaration.kind {
      case .enumDecl: "an enum"
      case .actorDecl: "an actor"
      case .protocolDecl: "a protocol"
      default: "an extension"
      }
    }

    private var name: String { declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? "" }
  }

  extension WithGenericParametersSyntax {
    fileprivate var isGeneric: Bool { genericParameterClause != nil }
  }

  extension AttributeListSyntax.Element {
    func isOne(of names: Set<String>) -> Bool {
      guard case .attribute(let attribute) = self else { return false }
      return names.contains(attribute.attributeName.lastName)
    }
  }

  extension TypeSyntax {
    /// The name of a type without those of the module or the types that it is in.
    var lastName: String {
      if let member = self.as(MemberTypeSyntax.self) { return member.name.text }
      return self.as(IdentifierTypeSyntax.self)?.name.text ?? trimmedDescription
    }
  }

  extension DeclModifierSyntax {
    var isOfType: Bool { [.keyword(.static), .keyword(.class)].contains(name.tokenKind) }
  }

  extension VariableDeclSyntax {
    /// Whether it belongs to the type and not to its values.
    var isOfType: Bool { modifiers.contains(where: \.isOfType) }

    /// Its name; nil if it declares several.
    var name: TokenSyntax? {
      guard bindings.count == 1, let binding = bindings.first else { return nil }
      return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    }
  }
#endif
