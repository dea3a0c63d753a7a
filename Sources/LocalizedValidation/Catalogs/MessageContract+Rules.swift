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

  /// The arguments of a message in the order in which the formats of other platforms count them: the label of the field,
  /// then what the rule demands, then what it found, both by name, and the suggestion; nil for a key that is not the
  /// library's.
  package func positions(of key: String) -> [(name: String, kind: Kind)]? {
    guard let kinds = arguments[key] ?? key.withoutFullForm.flatMap({ arguments[$0] }) else { return nil }
    let limits = Self.limits[key.withoutFullForm ?? key] ?? []
    func rank(_ name: String) -> Int {
      switch name {
      case Self.field: 0
      case "suggestion": 3
      default: limits.contains(name) ? 1 : 2
      }
    }
    return kinds.map { (name: $0.key, kind: $0.value) }.sorted {
      (rank($0.name), $0.name) < (rank($1.name), $1.name)
    }
  }

  /// The arguments that come from the rule, by code.
  private static let limits: [String: Set<String>] = Dictionary(
    RuleDefinition.builtIn.flatMap(\.reports).map { ($0.code.rawValue, Set($0.limits.keys)) },
    uniquingKeysWith: { $0.union($1) })

  /// The codes that no rule of rule documents reports.
  private static let withoutRule: [String: [String: Kind]] = [
    "invalid": [:],
    "checkFailed": ["operation": .text, "status": .text],
    "choice.ambiguous": [:],
    "collection.tooFewMatching": ["minimum": .integer, "actual": .integer],
    "collection.tooManyMatching": ["maximum": .integer, "actual": .integer],
    "fields.nameNotAllowed": [:],
    "presence.unknown": [:],
    "presence.misspelled": ["nearest": .text],
    "range.tooEarly": ["minimum": .date, "actual": .date],
    "range.tooLate": ["maximum": .date, "actual": .date],
    "record.tooComplex": [:],
  ]

  /// The messages that are not about a value.
  private static let others: [String: [String: Kind]] = [
    "error.full": [field: .text, "message": .text],
    "quoted": ["value": .text],
    "record": [:],
    "record.malformed": ["line": .integer, "column": .integer],
    "record.tooLarge": ["line": .integer, "maximum": .integer],
    "report.checked": ["records": .integer],
    "report.errors": ["errors": .integer],
    "report.invalid": ["invalid": .integer],
    "report.record": ["number": .integer],
    "report.recordAtLine": ["number": .integer, "line": .integer],
    "report.suggestion": ["suggestion": .text],
    "report.summary": ["checked": .text, "invalid": .text, "errors": .text],
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
