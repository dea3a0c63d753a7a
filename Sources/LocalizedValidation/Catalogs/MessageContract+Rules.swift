package import MessageLocalization
import ValidationRules

extension MessageContract {
  /// The arguments of the messages of all built-in rules, and of the library's other messages.
  package static let builtIn: MessageContract = {
    var codes = withoutRule
    for report in RuleDefinition.builtIn.flatMap(\.reports) {
      var arguments = codes[report.code.rawValue] ?? [:]
      for (name, kind) in report.limits.merging(report.found, uniquingKeysWith: { $1 }) {
        arguments[name] = Kind(kind)
      }
      codes[report.code.rawValue] = arguments
    }
    for (family, members) in Dictionary(grouping: codes.keys, by: { $0.prefix { $0 != "." } })
    where codes[String(family)] == nil {
      // A general message can only show what every fault of the family has.
      var common = codes[members[0]] ?? [:]
      for member in members { common = common.filter { codes[member]?[$0.key] == $0.value } }
      codes[String(family)] = common
    }
    let ofEveryError: [String: Kind] = [field: .text, "suggestion": .text]
    return MessageContract(
      codes.mapValues { $0.merging(ofEveryError) { own, _ in own } }.merging(others) { $1 })
  }()

  /// The codes that no rule of rule documents reports.
  private static let withoutRule: [String: [String: Kind]] = [
    "invalid": [:],
    "checkFailed": ["operation": .text, "status": .text],
    "range.tooEarly": ["minimum": .date, "actual": .date],
    "range.tooLate": ["maximum": .date, "actual": .date],
    "record.malformed": ["line": .integer, "column": .integer],
    "record.tooLarge": ["line": .integer, "maximum": .integer],
  ]

  /// The messages that are not about a value.
  private static let others: [String: [String: Kind]] = [
    "error.full": [field: .text, "message": .text],
    "quoted": ["value": .text],
    "report.record": ["number": .integer],
    "report.recordAtLine": ["number": .integer, "line": .integer],
    "report.suggestion": ["suggestion": .text],
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
