extension Validation {
  /// All of the validations in order; every error of each is listed.
  public static func all(_ validations: Validation...) -> Validation { chain(validations) }

  /// The validations in order up to the first that fails; the errors of that one are listed.
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
    let runAbsent = firstAbsence(validations.compactMap(\.runAbsent))
    if let texts = validations as? [Validation<String>],
      let chain = Validation<String>(
        rule: TextChain(rules: texts.map(\.asTextRule), stopsAtFirst: stopsAtFirst),
        runAbsent: runAbsent
      ) as? Validation
    {
      return chain
    }
    let runs = validations.map(\.run)
    return Validation(
      run: { value, findings in
        for run in runs {
          if stopsAtFirst {
            if findings.failing(in: { run(value, &$0) }) { return }
          } else {
            run(value, &findings)
            if findings.isDecided { return }
          }
        }
      },
      runAbsent: runAbsent
    )
  }

  /// Both validations; every error of each is listed.
  public func and(_ other: Validation) -> Validation { .all(self, other) }

  private static func firstAbsence(
    _ runs: [@Sendable (inout Findings) -> Void]
  ) -> (@Sendable (inout Findings) -> Void)? {
    guard !runs.isEmpty else { return nil }
    return { findings in
      // Several rules about presence say the same of an absent value: it is said once.
      for run in runs where findings.failing(in: run) { return }
    }
  }
}
