#if Macros
  import SwiftSyntax
  import SwiftSyntaxBuilder

  /// A stored property, its rules, and how an error names it.
  struct RuledProperty {
    private let identifier: TokenSyntax
    /// The name for its path; nil if its key path has that name.
    private let name: String?
    private let arguments: [ExprSyntax]
    /// Whether its own type may have rules.
    private let mayCascade: Bool
    /// Whether somebody meant to give it rules.
    let hasAttribute: Bool

    /// The stored properties that a declaration makes; none for one that makes others, whose attribute reports that itself.
    static func all(
      _ declaration: VariableDeclSyntax, _ codedNames: CodedNames?, isNamedByKeyPath: Bool
    ) -> [RuledProperty] {
      guard declaration.storage == nil else { return [] }
      // In `var first, second: Int` the type is that of both.
      var type: TypeSyntax?
      return declaration.bindings.reversed().compactMap { binding in
        type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
        return RuledProperty(binding, type, declaration.attributes, codedNames, isNamedByKeyPath)
      }.reversed()
    }

    private init?(
      _ binding: PatternBindingSyntax, _ type: TypeSyntax?, _ attributes: AttributeListSyntax,
      _ codedNames: CodedNames?, _ isNamedByKeyPath: Bool
    ) {
      guard let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
      self.identifier = identifier.trimmed
      let written = attributes.filter { $0.isOne(of: ["Rules"]) }
      hasAttribute = !written.isEmpty
      arguments = written.flatMap(\.arguments)
      // The key path of a property with an observer, a wrapper or another macro has no name.
      let isPlain = binding.accessorBlock == nil && written.count == attributes.count
      let text = identifier.identifier?.name ?? identifier.text
      name = isPlain && isNamedByKeyPath ? nil : codedNames?[text] ?? text
      mayCascade =
        !arguments.contains { $0.containsValid } && !PlainTypes.contain(type, or: binding.initializer?.value)
    }

    /// Its elements among the rules of the model.
    var rules: [String] {
      let place = (name.map { "\($0.quoted), " } ?? "") + "\\.\(identifier.text)"
      var elements: [String] = []
      if !arguments.isEmpty {
        elements.append(".field(\(place), \(arguments.map(\.trimmedDescription).joined(separator: ", ")))")
      }
      if mayCascade { elements.append(".member(\(place))") }
      return elements
    }
  }

  extension VariableDeclSyntax {
    /// Why a value has no storage of its own for a property.
    enum Storage {
      case ofType, computed, lazy
    }

    /// Nil for a stored property.
    var storage: Storage? {
      if isOfType { return .ofType }
      if modifiers.contains(where: { $0.name.tokenKind == .keyword(.lazy) }) { return .lazy }
      let isComputed = bindings.contains { binding in
        switch binding.accessorBlock?.accessors {
        case nil: false
        case .getter: true
        case .accessors(let accessors):
          !accessors.allSatisfy {
            [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
          }
        }
      }
      return isComputed ? .computed : nil
    }
  }

  extension AttributeListSyntax.Element {
    /// The arguments of an attribute as they are written.
    fileprivate var arguments: [ExprSyntax] {
      guard case .attribute(let attribute) = self, case .argumentList(let list) = attribute.arguments else {
        return []
      }
      return list.map(\.expression)
    }
  }

  extension ExprSyntax {
    /// Whether rules mention those of the type itself, so that they do not run twice.
    fileprivate var containsValid: Bool {
      let tokens = Array(tokens(viewMode: .sourceAccurate))
      return zip(tokens, tokens.dropFirst()).contains { $0.tokenKind == .period && $1.text == "valid" }
    }
  }

  extension String {
    /// A literal of Swift.
    fileprivate var quoted: String { StringLiteralExprSyntax(content: self).description }
  }
#endif
