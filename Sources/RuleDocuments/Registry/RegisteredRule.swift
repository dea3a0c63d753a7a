public import ValidationCore
public import ValidationRules

/// A rule that rule documents reach by name.
///
/// ```swift
/// let divisible = RegisteredRule(
///   "multipleOf",
///   arguments: [RuleArgument("factor", .integer, isRequired: true, isShorthand: true)],
///   codes: ["number.notMultiple"]
/// ) { arguments in
///   let factor = try arguments.integer("factor")
///   guard factor != 0 else { throw arguments.error(at: "factor", "the factor is 0", expected: "another number") }
///   return .integer(Validation { value in
///     if value % factor != 0 { throw ValidationError(reporting: "number.notMultiple", limits: ["factor": .integer(factor)]) }
///   })
/// }
/// ```
public struct RegisteredRule: Sendable {
  /// The name in rule documents.
  public let name: String
  /// Other names for it.
  public let aliases: [String]
  /// What the rule requires of a value, in one plain English sentence; empty if the rule does not state it.
  public let summary: String
  /// The standard or the authority behind the rule, such as `RFC 5321`; empty where there is none.
  public let standard: String
  /// The arguments that a document can give.
  public let arguments: [RuleArgument]
  /// The codes of the errors that it reports; `type.mismatch` is not among them unless types are all it is about.
  public let codes: [ValidationError.Code]

  /// What the rule is made into.
  enum Implementation: Sendable {
    case value(ValueRule)
    case record(RecordRule)
  }

  let make: @Sendable (RuleArguments) throws -> Implementation
  /// Whether the rule is one of the package, so that equal arguments make equal rules.
  var isBuiltIn = false

  /// A rule over one value.
  ///
  /// - Parameters:
  ///   - name: The name in rule documents.
  ///   - aliases: Other names for it.
  ///   - summary: What the rule requires of a value, in one plain English sentence.
  ///   - standard: The standard or the authority behind the rule.
  ///   - arguments: The arguments that a document can give.
  ///   - codes: The codes of the errors that it reports.
  ///   - make: Makes the rule from the arguments of one use, when the document is read. What it throws refuses
  ///     the document; an error of ``RuleArguments`` says where.
  public init(
    _ name: String,
    aliases: [String] = [],
    summary: String = "",
    standard: String = "",
    arguments: [RuleArgument] = [],
    codes: [ValidationError.Code],
    make: @escaping @Sendable (RuleArguments) throws -> ValueRule
  ) {
    self.init(
      name: name,
      aliases: aliases,
      summary: summary,
      standard: standard,
      arguments: arguments,
      codes: codes
    ) { .value(try make($0)) }
  }

  /// A rule that reads other fields of the record; it also sees an absent value.
  ///
  /// - Parameters:
  ///   - name: The name in rule documents.
  ///   - aliases: Other names for it.
  ///   - summary: What the rule requires of a value, in one plain English sentence.
  ///   - standard: The standard or the authority behind the rule.
  ///   - arguments: The arguments that a document can give.
  ///   - codes: The codes of the errors that it reports.
  ///   - make: Makes the rule from the arguments of one use, when the document is read.
  public static func comparing(
    _ name: String,
    aliases: [String] = [],
    summary: String = "",
    standard: String = "",
    arguments: [RuleArgument] = [],
    codes: [ValidationError.Code],
    make: @escaping @Sendable (RuleArguments) throws -> Validation<FieldContext>
  ) -> RegisteredRule {
    RegisteredRule(
      name: name,
      aliases: aliases,
      summary: summary,
      standard: standard,
      arguments: arguments,
      codes: codes
    ) { .record(.nodes(try make($0))) }
  }

  init(
    name: String,
    aliases: [String],
    summary: String,
    standard: String,
    arguments: [RuleArgument],
    codes: [ValidationError.Code],
    make: @escaping @Sendable (RuleArguments) throws -> Implementation
  ) {
    for name in [name] + aliases {
      precondition(
        !RuleModifier.names.contains(name),
        "A rule cannot be named \"\(name)\": rule documents use that name for a modifier"
      )
    }
    precondition(
      arguments.count(where: \.isShorthand) <= 1,
      "The rule \"\(name)\" has two shorthand arguments: a value alone could mean either"
    )
    self.name = name
    self.aliases = aliases
    self.summary = summary
    self.standard = standard
    self.arguments = arguments
    self.codes = codes
    self.make = make
  }
}
