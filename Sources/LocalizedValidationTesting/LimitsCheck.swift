import LocalizedValidation

/// Compares the limits of errors of one code and path across values.
struct LimitsCheck {
  private struct Place: Hashable {
    let code: ValidationError.Code
    let path: FieldPath
  }

  private var known: [Place: (limits: [String: ValidationError.Argument], subject: String)] = [:]

  /// A limit that differs between values comes from the value.
  mutating func findings(in errors: [ValidationError], of subject: String) -> [CheckFailure.Finding] {
    // A rule may reject one value with the same code several times, each time with different limits.
    let places = errors.map { Place(code: $0.code, path: $0.path) }
    let counts = Dictionary(places.map { ($0, 1) }, uniquingKeysWith: +)
    return zip(places, errors).compactMap { place, error in
      guard counts[place] == 1 else { return nil }
      guard let before = known[place] else {
        known[place] = (error.limits, subject)
        return nil
      }
      guard before.limits != error.limits else { return nil }
      let names = Set(before.limits.keys).union(error.limits.keys)
        .filter { before.limits[$0] != error.limits[$0] }.sorted()
      return CheckFailure.Finding(
        subject: subject,
        problem: "\(error.code): the limits \(names.joined(separator: ", ")) differ from those for "
          + "\(before.subject); pass what comes from the value in found"
      )
    }
  }
}
