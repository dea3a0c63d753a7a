public import JSONText
public import Primitives
import TextAutomata
public import ValidationCore
import ValidationRules

/// The rules that rule documents can name.
///
/// ```swift
/// var registry = RuleRegistry.builtIn
/// registry.register("palindrome", text: Validation<String> { text in
///   if text != String(text.reversed()) { throw ValidationError(code: "palindrome.broken") }
/// }, codes: ["palindrome.broken"])
/// let document = try RuleDocument(json: data, registry: registry)
/// ```
public struct RuleRegistry: Sendable {
  private var rulesByName: [String: RegisteredRule] = [:]
  private var namesByAlias: [String: String] = [:]
  /// Whether the numbers of all countries are among the rules; each is made at its first use.
  private var hasNumbers = false

  /// A registry without rules.
  public init() {}

  /// A registry of rules; of two with one name the last counts.
  public init(_ rules: [RegisteredRule]) {
    for rule in rules { register(rule) }
  }

  /// Every built-in rule.
  public static let builtIn = {
    var registry = RuleRegistry(RuleDefinition.general.map { RegisteredRule($0) })
    registry.hasNumbers = true
    return registry
  }()

  /// Adds a rule; one of the same name is replaced.
  public mutating func register(_ rule: RegisteredRule) {
    if let replaced = rulesByName[rule.name] {
      for alias in replaced.aliases { namesByAlias[alias] = nil }
    }
    rulesByName[rule.name] = rule
    for alias in rule.aliases { namesByAlias[alias] = rule.name }
  }

  /// Adds a rule over texts that takes no arguments.
  public mutating func register(
    _ name: String,
    text rule: Validation<String>,
    codes: [ValidationError.Code] = [.invalid]
  ) {
    register(RegisteredRule(name, codes: codes) { _ in .text(rule) })
  }

  /// Adds a rule over whole numbers that takes no arguments.
  public mutating func register(
    _ name: String,
    integer rule: Validation<Int>,
    codes: [ValidationError.Code] = [.invalid]
  ) {
    register(RegisteredRule(name, codes: codes) { _ in .integer(rule) })
  }

  /// Adds a rule over numbers that takes no arguments.
  public mutating func register(
    _ name: String,
    number rule: Validation<ExactDecimal>,
    codes: [ValidationError.Code] = [.invalid]
  ) {
    register(RegisteredRule(name, codes: codes) { _ in .number(rule) })
  }

  /// Adds a rule over lists that takes no arguments.
  public mutating func register(
    _ name: String,
    list rule: Validation<[JSONNode]>,
    codes: [ValidationError.Code] = [.invalid]
  ) {
    register(RegisteredRule(name, codes: codes) { _ in .list(rule) })
  }

  /// Adds a rule over values of any type that takes no arguments.
  public mutating func register(
    _ name: String,
    value rule: Validation<JSONNode>,
    codes: [ValidationError.Code] = [.invalid]
  ) {
    register(RegisteredRule(name, codes: codes) { _ in .value(rule) })
  }

  /// All rules, sorted by name.
  public var rules: [RegisteredRule] {
    let numbers = numberNames.filter { rulesByName[$0] == nil }.compactMap { rule(named: $0) }
    return (rulesByName.values + numbers).sorted { $0.name < $1.name }
  }

  private var numberNames: [String] { hasNumbers ? IdentifierFormat.national.map(\.name) : [] }

  /// The rule of a name or alias.
  public func rule(named name: String) -> RegisteredRule? {
    if let rule = rulesByName[name] ?? namesByAlias[name].flatMap({ rulesByName[$0] }) { return rule }
    return hasNumbers ? IdentifierFormat.number(named: name).map { RegisteredRule($0.definition) } : nil
  }

  /// The known name or alias that is nearest to a word by Damerau–Levenshtein distance; nil where none is near.
  public func nearestName(to word: String) -> String? {
    NearestName.nearest(to: word, among: names)
  }

  /// Names, then aliases, each sorted.
  var names: [String] { Set(rulesByName.keys).union(numberNames).sorted() + namesByAlias.keys.sorted() }
}
