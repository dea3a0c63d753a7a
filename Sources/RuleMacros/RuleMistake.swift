#if Macros
  import SwiftDiagnostics
  import SwiftSyntax

  /// What is wrong with an attribute, where, and how to fix it.
  struct RuleMistake {
    private struct Message: DiagnosticMessage, FixItMessage {
      let message: String
      let id: String
      var severity: DiagnosticSeverity { .error }
      var diagnosticID: MessageID { MessageID(domain: "LocalizedValidation", id: id) }
      var fixItID: MessageID { diagnosticID }
    }

    let diagnostic: Diagnostic

    private init(
      _ id: String, at node: some SyntaxProtocol, _ text: String, _ fix: (String, FixIt.Change)? = nil
    ) {
      diagnostic = Diagnostic(
        node: node, message: Message(message: text, id: id),
        fixIts: fix.map { [FixIt(message: Message(message: $0.0, id: id), changes: [$0.1])] } ?? [])
    }

    static func notAProperty(_ attribute: AttributeSyntax) -> RuleMistake {
      RuleMistake("notAProperty", at: attribute, "'@Rules' requires a stored property")
    }

    static func ofType(_ attribute: AttributeSyntax, _ property: VariableDeclSyntax) -> RuleMistake {
      RuleMistake(
        "static", at: attribute,
        "'@Rules' requires a stored property of each value; a static property belongs to the type",
        ("remove 'static'", property.without { $0.isOfType }))
    }

    static func computed(_ attribute: AttributeSyntax, _ property: VariableDeclSyntax) -> RuleMistake {
      let name = property.name?.text ?? "…"
      return RuleMistake(
        "computed", at: attribute,
        "'@Rules' requires a stored property; write the rules of a computed one in 'static let \(RuledModel.ownRules)', "
          + "as '.field(\"\(name)\", \\.\(name), …)'",
        ("remove '@Rules'", property.withoutRules()))
    }

    static func lazy(_ attribute: AttributeSyntax, _ property: VariableDeclSyntax) -> RuleMistake {
      RuleMistake(
        "lazy", at: attribute,
        "'@Rules' requires a stored property that can be read without changing the value; a lazy one cannot",
        ("remove 'lazy'", property.without { $0.name.tokenKind == .keyword(.lazy) }))
    }

    static func withoutModel(_ attribute: AttributeSyntax) -> RuleMistake {
      RuleMistake(
        "withoutModel", at: attribute, "'@Rules' has no effect in a type without '@Validatable'")
    }

    static func withoutRule(_ attribute: AttributeSyntax, _ property: VariableDeclSyntax) -> RuleMistake {
      RuleMistake(
        "withoutRule", at: attribute, "'@Rules' without a rule has no effect",
        ("remove '@Rules'", property.withoutRules { $0.isWithoutArguments }))
    }

    static func conditional(_ attribute: AttributeSyntax) -> RuleMistake {
      RuleMistake(
        "conditional", at: attribute,
        "'@Rules' cannot be between '#if' and '#endif', since the rules are one list; write 'static let rules' by hand"
      )
    }

    static func notAModel(_ attribute: AttributeSyntax, _ kind: String) -> RuleMistake {
      RuleMistake(
        "notAModel", at: attribute,
        "'@Validatable' requires a struct or a final class, not \(kind); write 'static let rules' by hand"
          + (kind == "an enum" ? ", with '.case' for what a case carries" : ""))
    }

    static func notFinal(_ attribute: AttributeSyntax, _ model: ClassDeclSyntax) -> RuleMistake {
      let keyword = model.classKeyword
      let final = keyword.with(\.tokenKind, .identifier("final class"))
      return RuleMistake(
        "notFinal", at: attribute,
        "'@Validatable' requires a struct or a final class; rules of '\(model.name.text)' would not fit its subclasses",
        ("add 'final'", .replace(oldNode: Syntax(keyword), newNode: Syntax(final))))
    }

    static func hasRules(_ name: TokenSyntax) -> RuleMistake {
      let other = name.with(\.tokenKind, .identifier(RuledModel.ownRules))
      return RuleMistake(
        "hasRules", at: name,
        "'@Validatable' declares 'rules'; what you add to those of the properties is in '\(RuledModel.ownRules)'",
        ("rename to '\(RuledModel.ownRules)'", .replace(oldNode: Syntax(name), newNode: Syntax(other))))
    }

    static func nothing(_ attribute: AttributeSyntax, _ name: String) -> RuleMistake {
      RuleMistake(
        "nothing", at: attribute,
        "'@Validatable' finds no rule in '\(name)': no property has '@Rules' or a type that may have rules of its own"
      )
    }
  }

  extension VariableDeclSyntax {
    /// The change that leaves out some of the modifiers.
    fileprivate func without(_ isLeftOut: (DeclModifierSyntax) -> Bool) -> FixIt.Change {
      var changed = self
      changed.modifiers = modifiers.filter { !isLeftOut($0) }
      changed.leadingTrivia = leadingTrivia
      return .replace(oldNode: Syntax(self), newNode: Syntax(changed))
    }

    /// The change that leaves out the attributes of the macro, or some of them.
    fileprivate func withoutRules(_ isLeftOut: (AttributeSyntax) -> Bool = { _ in true }) -> FixIt.Change {
      var changed = self
      changed.attributes = attributes.filter { element in
        guard case .attribute(let attribute) = element, element.isOne(of: ["Rules"]) else { return true }
        return !isLeftOut(attribute)
      }
      changed.leadingTrivia = leadingTrivia
      return .replace(oldNode: Syntax(self), newNode: Syntax(changed))
    }
  }

  extension AttributeSyntax {
    fileprivate var isWithoutArguments: Bool {
      guard case .argumentList(let list) = arguments else { return true }
      return list.isEmpty
    }
  }
#endif
