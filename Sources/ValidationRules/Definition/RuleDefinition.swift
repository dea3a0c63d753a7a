package import ValidationCore

/// A rule as data: its name, what it takes and reports, how it is made, and samples of values.
///
/// Everything that is said about a rule is read from here: rule documents know their rules by it, `rulecheck rules` and the
/// article of all rules print it, lint of catalogs checks arguments against it, and tests try its samples.
public struct RuleDefinition: Sendable {
  /// The name in rule documents, which is that of the Swift member.
  public let name: String
  /// Other names for it.
  public let aliases: [String]
  /// What the rule requires of a value, in one plain English sentence.
  public let summary: String
  /// The standard or the authority behind the rule, such as `RFC 5321`; empty where there is none.
  public let standard: String
  /// The arguments that a rule document can give.
  public let arguments: [RuleArgument]
  /// The errors that it reports; `type.mismatch` is not among them unless types are all it is about.
  public let reports: [RuleReport]
  /// Values with the verdict on each.
  public let samples: [RuleSample]
  /// Makes the rule from arguments whose types have been checked.
  package let make: @Sendable (_ given: [String: RuleValue]) throws(ImpossibleRule) -> RuleImplementation
}

/// A rule as data that keeps the types of its parameters, so that Swift's factory and rule documents make it by one
/// initializer.
package struct RuleOf<Made: Sendable, each Value: Sendable>: Sendable {
  package let definition: RuleDefinition
  private let parameters: (repeat RuleParameter<each Value>)
  private let make: @Sendable (repeat each Value) throws(ImpossibleRule) -> Made

  fileprivate init(
    _ name: String,
    aliases: [String],
    _ summary: String,
    standard: String,
    reports: [RuleReport],
    samples: [RuleSample],
    takes parameters: (repeat RuleParameter<each Value>),
    make: @escaping @Sendable (repeat each Value) throws(ImpossibleRule) -> Made,
    implement: @escaping @Sendable (Made) -> RuleImplementation
  ) {
    var arguments: [RuleArgument] = []
    for parameter in repeat each parameters { arguments += parameter.arguments }
    self.parameters = parameters
    self.make = make
    definition = RuleDefinition(
      name: name,
      aliases: aliases,
      summary: summary,
      standard: standard,
      arguments: arguments,
      reports: reports,
      samples: samples
    ) { given throws(ImpossibleRule) in
      implement(try make(repeat try (each parameters).read(given)))
    }
  }

  /// What a rule of these values is made of; a closure where a document cannot have one of them.
  package func constraint(_ values: repeat each Value) -> Constraint {
    var given: [String: RuleValue] = [:]
    for (parameter, value) in repeat (each parameters, each values) {
      if !parameter.write(value, &given) { return .closure }
    }
    return .rule(definition.name, given)
  }
}

extension RuleOf where Made == Validation<String> {
  /// Declares a rule over texts.
  package init(
    _ name: String,
    aliases: [String] = [],
    _ summary: String,
    standard: String = "",
    reports: [RuleReport],
    samples: [RuleSample],
    takes parameters: repeat RuleParameter<each Value>,
    make: @escaping @Sendable (repeat each Value) throws(ImpossibleRule) -> Validation<String>
  ) {
    self.init(
      name, aliases: aliases, summary, standard: standard, reports: reports, samples: samples,
      takes: (repeat each parameters), make: make, implement: { .typed(TypedRule(text: $0)) }
    )
  }

  /// Declares a rule over texts that reads the shared view.
  package init(
    _ name: String,
    aliases: [String] = [],
    _ summary: String,
    standard: String = "",
    reports: [RuleReport],
    samples: [RuleSample],
    takes parameters: repeat RuleParameter<each Value>,
    make: @escaping @Sendable (repeat each Value) throws(ImpossibleRule) -> some TextRule
  ) {
    self.init(
      name, aliases: aliases, summary, standard: standard, reports: reports, samples: samples,
      takes: (repeat each parameters),
      make: { (values: repeat each Value) throws(ImpossibleRule) in
        Validation(try make(repeat each values))
      },
      implement: { .typed(TypedRule(text: $0)) }
    )
  }

  /// The rule with values from Swift code, where impossible ones are a mistake of the author: it stops the program with
  /// file and line.
  package func callAsFunction(
    _ values: repeat each Value,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation<String> {
    do throws(ImpossibleRule) {
      return try checking(repeat each values)
    } catch {
      error.stop(file, line)
    }
  }

  /// The rule with values that are not from its author.
  package func checking(_ values: repeat each Value) throws(ImpossibleRule) -> Validation<String> {
    try make(repeat each values).made(of: constraint(repeat each values))
  }
}

extension RuleOf where Made == RuleImplementation {
  /// Declares a rule over values of other types, or of several.
  package init(
    _ name: String,
    aliases: [String] = [],
    _ summary: String,
    standard: String = "",
    reports: [RuleReport],
    samples: [RuleSample],
    takes parameters: repeat RuleParameter<each Value>,
    make: @escaping @Sendable (repeat each Value) throws(ImpossibleRule) -> RuleImplementation
  ) {
    self.init(
      name, aliases: aliases, summary, standard: standard, reports: reports, samples: samples,
      takes: (repeat each parameters), make: make, implement: { $0 }
    )
  }
}
