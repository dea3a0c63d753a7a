import ArgumentParser
import LocalizedValidation
import MessageLocalization
import ValidationRules

/// What shells complete besides files, commands and languages.
extension CompletionKind {
  /// The keys of the built-in messages.
  static var messageKeys: CompletionKind { names(Names.messageKeys) }

  /// The keys of the messages whose arguments the library defines.
  static var contractKeys: CompletionKind { names(Names.contractKeys) }

  /// The names of the built-in rules.
  static var ruleNames: CompletionKind { names(Names.rules) }

  /// Names that only a completion script has: every run makes the arguments of its command, and to find the names can take
  /// as long as everything else that it does.
  static func names(_ names: @autoclosure () -> [String]) -> CompletionKind {
    CompletionScript.isWanted ? .list(names()) : .default
  }

  private enum Names {
    static let messageKeys = MessageCatalogs.shared.keys(in: .english)
      .filter { $0.withoutFullForm == nil }.sorted()
    static let contractKeys = MessageContract.builtIn.arguments.keys.sorted()
    static let rules = RuleDefinition.builtIn.map(\.name).sorted()
  }
}

/// The script by which a shell completes a command line.
enum CompletionScript {
  /// Whether the arguments of this process ask for it, or for the same facts in JSON.
  static let isWanted = CommandLine.arguments.contains {
    $0.hasPrefix("--generate-completion-script") || $0.hasPrefix("--experimental-dump-help")
  }
}
