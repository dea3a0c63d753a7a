import ArgumentParser
import LocalizedValidation
import MessageLocalization
import ValidationRules

/// What shells complete besides files, commands and languages.
extension CompletionKind {
  /// The keys of the built-in messages.
  static var messageKeys: CompletionKind { .list(Names.messageKeys) }

  /// The keys of the messages whose arguments the library defines.
  static var contractKeys: CompletionKind { .list(Names.contractKeys) }

  /// The names of the built-in rules.
  static var ruleNames: CompletionKind { .list(Names.rules) }

  private enum Names {
    static let messageKeys = MessageCatalogs.shared.keys(in: .english)
      .filter { $0.withoutFullForm == nil }.sorted()
    static let contractKeys = MessageContract.builtIn.arguments.keys.sorted()
    static let rules = RuleDefinition.builtIn.map(\.name).sorted()
  }
}
