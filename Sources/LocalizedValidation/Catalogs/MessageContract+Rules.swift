package import MessageLocalization
import ValidationRules

extension MessageContract {
  /// The arguments of the messages of all built-in rules, and of the library's other messages.
  package static let builtIn: MessageContract = {
    var arguments = others
    for report in RuleDefinition.builtIn.flatMap(\.reports) {
      for (name, kind) in report.limits.merging(report.found, uniquingKeysWith: { $1 }) {
        arguments[report.code.rawValue, default: [:]][name] = Kind(kind)
      }
      _ = arguments[report.code.rawValue, default: [:]]
    }
    for (family, members) in Dictionary(grouping: arguments.keys, by: { $0.prefix { $0 != "." } }) {
      if arguments[String(family)] != nil { continue }
      // A general message can only show what every fault of the family has.
      var common = arguments[members[0]] ?? [:]
      for member in members { common = common.filter { arguments[member]?[$0.key] == $0.value } }
      arguments[String(family)] = common
    }
    return MessageContract(arguments.mapValues { $0.merging(ofEveryError) { own, _ in own } })
  }()

  /// Every error has a place, and may have a suggestion.
  private static let ofEveryError: [String: Kind] = [field: .text, "suggestion": .text]

  /// The messages that no rule reports.
  private static let others: [String: [String: Kind]] = [
    "invalid": [:],
    "checkFailed": ["operation": .text, "status": .text],
    "error.full": ["message": .text],
    "quoted": ["value": .text],
    "report.record": ["number": .integer],
    "report.recordAtLine": ["number": .integer, "line": .integer],
    "report.suggestion": [:],
    "report.summary": ["records": .integer, "invalid": .integer, "errors": .integer],
    "report.warning": ["message": .text],
  ]
}

extension MessageContract.Kind {
  fileprivate init(_ kind: RuleReport.ArgumentKind) {
    self =
      switch kind {
      case .integer: .integer
      case .text: .text
      case .date: .date
      case .character: .character
      case .key: .key
      case .list, .names, .constants: .list
      case .value, .constant: .value
      }
  }
}

extension CatalogLint {
  /// A lint with the catalogs of the library, which are read each time.
  package static var builtIn: CatalogLint {
    CatalogLint(
      builtIn: MessageCatalogs.builtInFiles.map { LintFile(path: $0.name, bytes: $0.bytes()) },
      contract: .builtIn
    )
  }
}
