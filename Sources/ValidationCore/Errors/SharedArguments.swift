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
  /// Makes an error of a rule that knows its limits in advance.
  package init(
    code: Code,
    _ facts: SharedArguments,
    limits: ArgumentList = [:],
    found: ArgumentList = [:],
    ranges: FaultRanges = [],
    suggestion: String? = nil,
    suggestionBytes: UnsafeBufferPointer<UInt8>? = nil,
    suggesting: SuggestionBytes? = nil
  ) {
    self.init(
      reporting: code, facts, limits: limits, found: found, ranges: ranges, suggestion: suggestion,
      suggestionBytes: suggestionBytes, suggesting: suggesting)
  }

  /// Makes an error of a rule that compared a value that is not an `Int`.
  package init(code: Code, _ facts: SharedArguments, actual: Argument) {
    self.init(reporting: code, facts, found: ArgumentList(facts.name ?? "actual", .argument(actual)))
  }

  /// The error for a rule that makes it in advance, for all values: its limits are then shared, so that its copies
  /// allocate nothing, and their sentences are found without a comparison of the limits.
  package var madeInAdvance: ValidationError {
    guard facts == nil, let details = extras?.details, !details.limits.isEmpty else { return self }
    var error = self
    error.facts = SharedArguments(with: details.limits.dictionary)
    error.change { $0.limits = [:] }
    return error
  }

  /// The error at an element of the value.
  ///
  /// - Parameter each: A pattern of one step, for every element.
  package func at(_ each: PathPattern, _ index: Int) -> ValidationError {
    var error = self
    if let place = ErrorPlace(each, { _ in index }) {
      error.place = place
    } else {
      error.path = each.path { _ in index }
    }
    return error
  }

  /// The error at a part of the value.
  package func at(_ part: PathPattern) -> ValidationError {
    var error = self
    if let place = ErrorPlace(part, { _ in 0 }) { error.place = place }
    return error
  }
}
