/// The arguments that all errors of one limit share, made once with the rule.
///
/// Most rules know all arguments in advance except one number. Their errors share the other arguments, and a
/// dictionary is made only when it is read.
package final class SharedArguments: Sendable {
  let known: [String: ValidationError.Argument]
  /// The name of the number that comes from the value; nil if none does.
  let name: String?
  let number = SharedNumber.next()

  /// - Parameters:
  ///   - name: The argument that comes from the value: the number that was measured.
  ///   - known: The arguments that come from the rule: its limits.
  package init(_ name: String? = nil, with known: [String: ValidationError.Argument]) {
    self.name = name
    self.known = known
  }
}

extension ValidationError {
  /// Makes an error of a rule that measured a number.
  package init(code: Code, _ facts: SharedArguments, _ number: Int) {
    self.init(code: code)
    self.facts = facts
    self.number = number
    isMeasured = facts.name != nil
  }

  /// Makes an error of a rule that knows its limits in advance.
  package init(
    code: Code,
    _ facts: SharedArguments,
    found: ArgumentList = [:],
    ranges: FaultRanges = [],
    suggestion: String? = nil
  ) {
    self.init(code: code, found: found, ranges: ranges, suggestion: suggestion)
    self.facts = facts
  }

  /// Makes an error of a rule that compared a value that is not an `Int`.
  package init(code: Code, _ facts: SharedArguments, actual: Argument) {
    self.init(code: code)
    self.facts = facts
    change { content in content.found.append(facts.name ?? "actual", .argument(actual)) }
  }
}
