import Primitives

extension Validation {
  /// All of the validations in order; every error of each is listed.
  public static func all(_ validations: Validation...) -> Validation { chain(validations) }

  /// The validations in order up to the first that fails; only the errors of that one are listed.
  ///
  /// A warning does not stop the chain.
  public static func firstFailure(_ validations: Validation...) -> Validation {
    chain(validations, stopsAtFirst: true)
  }

  /// The validations of an array in order.
  ///
  /// - Parameters:
  ///   - validations: The validations; with none, every value is valid.
  ///   - stopsAtFirst: Whether the first validation that fails ends the chain.
  public static func chain(_ validations: [Validation], stopsAtFirst: Bool = false) -> Validation {
    if validations.count == 1, let only = validations.first { return only }
    return joined(validations, stopsAtFirst: stopsAtFirst).with(.joined(validations))
  }

  private static func joined(_ validations: [Validation], stopsAtFirst: Bool) -> Validation {
    let checkAbsent = firstAbsence(validations)
    let constraint = RuleConstraint.chain(validations.map(\.constraint), stopsAtFirst: stopsAtFirst)
    let asked = validations.filter { !$0.acceptsEveryValue }
    if !asked.isEmpty, let texts = asked as? [Validation<String>],
      let chain = Validation<String>(
        rule: TextChain(texts.map(\.asTextRule), stopsAtFirst: stopsAtFirst),
        checkAbsent: checkAbsent,
        constraint: constraint
      ) as? Validation
    {
      return chain
    }
    guard let joined = inTurn(asked, stopsAtFirst: stopsAtFirst) else {
      return Validation(checkAbsent: checkAbsent, constraint: constraint)
    }
    var chain = Validation(check: joined.check, checkAbsent: checkAbsent, constraint: constraint)
    chain.plan = joined.plan
    let tests = asked.compactMap(\.tested?.tests.all).flatMap(\.self)
    if tests.isEmpty { return chain }
    let remaining = asked.compactMap { rule in
      rule.tested.map { tested in tested.remaining.map { Validation(check: $0) } } ?? rule
    }
    return chain.skipped(
      for: TestedNumberRule(
        NumberTests(tests), remaining: inTurn(remaining, stopsAtFirst: stopsAtFirst)?.check))
  }

  /// Runs the validations in order; nil if there is none.
  ///
  /// The closures are nested, not stored in an array: a closure in a generic array is wrapped in a new object each
  /// time it is read.
  private static func inTurn(_ validations: [Validation], stopsAtFirst: Bool) -> Validation? {
    if stopsAtFirst {
      return validations.balancedReduce { first, rest in
        let (first, rest) = (first.check, rest.check)
        return Validation(check: { value, sink in
          if !sink.failing(in: { first(value, &$0) }) { rest(value, &sink) }
        })
      }
    }
    guard validations.contains(where: { $0.plan != nil }) else { return inTurn(validations[...]) }
    let plan = ModelPlan(steps(of: validations))
    var chain = Validation(check: { value, sink in plan.run(UnsafeRawPointer(value), &sink) })
    chain.plan = plan
    return chain
  }

  /// The steps of validations, of which those without a test are one step if they are next to each other.
  private static func steps(of validations: [Validation]) -> [ModelPlan.Step] {
    var (steps, untested) = ([ModelPlan.Step](), [Validation]())
    func endUntested() {
      if let rules = inTurn(untested[...]) { steps.append(ModelPlan.Step(test: nil, check: rules.check)) }
      untested = []
    }
    for validation in validations {
      guard let plan = validation.plan else {
        untested.append(validation)
        continue
      }
      for step in plan.steps {
        if step.test == nil {
          untested.append(step.validation(of: Value.self))
        } else {
          endUntested()
          steps.append(step)
        }
      }
    }
    endUntested()
    return steps
  }

  /// Runs the validations one after the other, four by each closure where there are so many: that is fewer calls than
  /// two.
  private static func inTurn(_ validations: ArraySlice<Validation>) -> Validation? {
    let (start, count) = (validations.startIndex, validations.count)
    guard count >= 4 else {
      guard let first = validations.first?.check else { return nil }
      guard let rest = inTurn(validations.dropFirst())?.check else { return validations.first }
      return Validation(check: { value, sink in
        first(value, &sink)
        if !sink.isDecided { rest(value, &sink) }
      })
    }
    func part(_ number: Int) -> Validation? {
      inTurn(validations[start + count * number / 4..<start + count * (number + 1) / 4])
    }
    guard let first = part(0)?.check, let second = part(1)?.check, let third = part(2)?.check,
      let fourth = part(3)?.check
    else { return nil }
    return Validation(check: { value, sink in
      first(value, &sink)
      if sink.isDecided { return }
      second(value, &sink)
      if sink.isDecided { return }
      third(value, &sink)
      if sink.isDecided { return }
      fourth(value, &sink)
    })
  }

  /// Both validations; every error of each is listed.
  public func and(_ other: Validation) -> Validation { .all(self, other) }

  private static func firstAbsence(_ validations: [Validation]) -> (@Sendable (inout ErrorSink) -> Void)? {
    let validations = validations.filter { $0.checkAbsent != nil }
    guard !validations.isEmpty else { return nil }
    return { sink in
      // Several rules about presence report the same error for an absent value: it is reported once.
      for validation in validations where sink.failing(in: { validation.checkAbsent?(&$0) }) { return }
    }
  }
}
