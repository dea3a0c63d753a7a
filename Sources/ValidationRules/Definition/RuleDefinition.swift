package import Primitives
package import ValidationCore

/// A rule as data: its name, its arguments and errors, how to make it, and samples of values.
///
/// This is the single source for everything about a rule: rule documents look up rules in it, `rulecheck rules` and
/// the article on all rules print it, and tests try its samples and compare it with the arguments that the catalogs
/// describe, which lint checks.
public struct RuleDefinition: Sendable {
  /// The name in rule documents, which is that of the Swift member.
  public let name: String
  /// Other names for it.
  public let aliases: [String]
  /// What the rule requires of a value, in one plain English sentence.
  public let summary: String
  /// The standard or authority behind the rule, such as `RFC 5321`; empty if there is none.
  public let standard: String
  /// The arguments that a rule document can give.
  public let arguments: [RuleArgument]
  /// The errors that the rule reports; `type.mismatch` is listed only by rules that check nothing except types.
  public let reports: [RuleReport]
  /// Values with the verdict on each, made for each use: few programs need any.
  public var samples: [RuleSample] { makeSamples() }
  private let makeSamples: @Sendable () -> [RuleSample]
  /// Makes the rule from arguments whose types have been checked.
  package let make: @Sendable (_ given: [String: RuleValue]) throws(ImpossibleRule) -> RuleImplementation

  init(
    name: String, aliases: [String], summary: String, standard: String, arguments: [RuleArgument],
    reports: [RuleReport], samples: @escaping @Sendable () -> [RuleSample],
    make: @escaping @Sendable (_ given: [String: RuleValue]) throws(ImpossibleRule) -> RuleImplementation
  ) {
    (self.name, self.aliases, self.summary, self.standard) = (name, aliases, summary, standard)
    (self.arguments, self.reports, makeSamples, self.make) = (arguments, reports, samples, make)
  }
}

/// A rule as data that keeps the types of its parameters, so that the Swift factory and rule documents use the same
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
    samples: @escaping @Sendable () -> [RuleSample],
    takes parameters: (repeat RuleParameter<each Value>),
    make: @escaping @Sendable (repeat each Value) throws(ImpossibleRule) -> Made,
    and further: [RuleArgument] = [],
    implement: @escaping @Sendable (Made, [String: RuleValue]) throws(ImpossibleRule) -> RuleImplementation
  ) {
    var arguments: [RuleArgument] = []
    for parameter in repeat each parameters { arguments += parameter.arguments }
    arguments += further
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
      try implement(try make(repeat try (each parameters).read(given)), given)
    }
  }

  /// The rule with these values as rule documents describe it; a closure if a document cannot hold one of them.
  package func constraint(_ values: repeat each Value) -> RuleConstraint {
    var given: [String: RuleValue] = [:]
    for (parameter, value) in repeat (each parameters, each values) {
      if !parameter.write(value, &given) { return .closure }
    }
    return .rule(definition.name, given)
  }
}

extension RuleOf where Made == Validation<String> {
  /// Declares a rule for text.
  package init(
    _ name: String,
    aliases: [String] = [],
    _ summary: String,
    standard: String = "",
    reports: [RuleReport],
    samples: @autoclosure @escaping @Sendable () -> [RuleSample],
    takes parameters: repeat RuleParameter<each Value>,
    make: @escaping @Sendable (repeat each Value) throws(ImpossibleRule) -> Validation<String>
  ) {
    self.init(
      name, aliases: aliases, summary, standard: standard, reports: reports, samples: samples,
      takes: (repeat each parameters), make: make, implement: { rule, _ in .typed(TypedRule(text: rule)) }
    )
  }

  /// Declares a rule for text that reads the shared view.
  package init(
    _ name: String,
    aliases: [String] = [],
    _ summary: String,
    standard: String = "",
    reports: [RuleReport],
    samples: @autoclosure @escaping @Sendable () -> [RuleSample],
    takes parameters: repeat RuleParameter<each Value>,
    make: @escaping @Sendable (repeat each Value) throws(ImpossibleRule) -> some TextRule
  ) {
    self.init(
      name, aliases: aliases, summary, standard: standard, reports: reports, samples: samples,
      takes: (repeat each parameters),
      make: { (values: repeat each Value) throws(ImpossibleRule) in
        Validation(try make(repeat each values))
      },
      implement: { rule, _ in .typed(TypedRule(text: rule)) }
    )
  }

  /// The rule with values from Swift code, where impossible values are the author's mistake: they stop the program
  /// with file and line.
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

  /// The rule with values that do not come from its author.
  package func checking(_ values: repeat each Value) throws(ImpossibleRule) -> Validation<String> {
    try make(repeat each values).made(of: constraint(repeat each values))
  }
}

extension RuleOf where Made == RuleImplementation {
  /// Declares a rule for values of other types, or of several.
  package init(
    _ name: String,
    aliases: [String] = [],
    _ summary: String,
    standard: String = "",
    reports: [RuleReport],
    samples: @autoclosure @escaping @Sendable () -> [RuleSample],
    takes parameters: repeat RuleParameter<each Value>,
    make: @escaping @Sendable (repeat each Value) throws(ImpossibleRule) -> RuleImplementation
  ) {
    self.init(
      name, aliases: aliases, summary, standard: standard, reports: reports, samples: samples,
      takes: (repeat each parameters), make: make, implement: { rule, _ in rule }
    )
  }
}

extension RuleOf where Made == Validation<ExactDecimal> {
  /// Declares a rule for numbers, which also accepts text if the document names the locale in which it is written.
  package init(
    _ name: String,
    aliases: [String] = [],
    _ summary: String,
    standard: String = "",
    reports: [RuleReport],
    samples: @autoclosure @escaping @Sendable () -> [RuleSample],
    takes parameters: repeat RuleParameter<each Value>,
    make: @escaping @Sendable (repeat each Value) throws(ImpossibleRule) -> Validation<ExactDecimal>
  ) {
    let locale = RuleParameter<String?>.languageTag("locale")
    self.init(
      name,
      aliases: aliases,
      summary,
      standard: standard,
      reports: reports + [.numberSyntax, .numberMixedDigits],
      samples: {
        let own = samples()
        let written = RuleSample(
          arguments: (own.first?.arguments ?? [:]).merging(["locale": "ar-SA"]) { $1 },
          others: [:],
          valid: [],
          invalid: [("س", .numberSyntax), ("٣1", .numberMixedDigits)])
        return own + [written]
      },
      takes: (repeat each parameters),
      make: make,
      and: locale.arguments,
      implement: { rule, given throws(ImpossibleRule) in
        let text = try locale.read(given).map { locale throws(ImpossibleRule) in
          try Validation.text(of: rule, in: locale)
        }
        return .typed(TypedRule(text: text, number: rule))
      }
    )
  }
}
