import ValidationCore
import ValidationRules

/// What is said of a value that no alternative of `anyOf` or `oneOf` accepts.
///
/// The alternatives that refuse it for the same kind of reason are told as one: a value of one of several types, one of
/// the values of all of them, at least one of several members. Otherwise the alternative that came nearest speaks: not
/// one for another type, not one that a member names by another constant, and of the others the one with the fewest faults.
struct AlternativeFindings {
  private let alternatives: [[SchemaFinding]]
  /// The path of the value.
  private let path: [FieldPath.Segment]

  /// What the names of its members begin with where errors refer to them.
  private let prefix: String

  init(_ alternatives: [[SchemaFinding]], at path: [FieldPath.Segment], _ prefix: String) {
    self.alternatives = alternatives
    self.path = path
    self.prefix = prefix
  }

  /// One error for all alternatives; nil if they differ.
  var joined: ValidationError? {
    guard alternatives.count > 1 else { return nil }
    return typeOfAll ?? valueOfAll ?? memberOfAll
  }

  /// The findings of the nearest alternative.
  var nearest: [SchemaFinding] {
    // The first of those that are equally near.
    alternatives.min { rank($0) < rank($1) } ?? []
  }

  private func rank(_ findings: [SchemaFinding]) -> (Int, Int) {
    if findings.contains(where: { isHere($0) && $0.error.code == .typeMismatch }) { return (3, 0) }
    if findings.contains(where: { isHere($0) && isChoice($0) }) { return (2, 0) }
    if findings.contains(where: { isChoice($0) && $0.error.path.segments.count == path.count + 1 }) {
      return (1, findings.count)
    }
    return (0, findings.count)
  }

  private func isHere(_ finding: SchemaFinding) -> Bool { finding.error.path.segments.count == path.count }

  private func isChoice(_ finding: SchemaFinding) -> Bool {
    finding.error.code == .choiceNotListed || finding.error.code == .comparisonNotEqual
  }

  /// The only finding of each alternative; nil if one has more.
  private var only: [SchemaFinding]? {
    let only = alternatives.compactMap { $0.count == 1 ? $0.first : nil }
    return only.count == alternatives.count ? only : nil
  }

  private var typeOfAll: ValidationError? {
    let errors = alternatives.compactMap { findings in
      findings.first { isHere($0) && ($0.error.code == .typeMismatch || $0.error.code == .numberNotInteger) }?
        .error
    }
    guard errors.count == alternatives.count else { return nil }
    var expected: [String] = []
    for error in errors {
      guard case .text(let names) = error.limits["expected"] ?? .text("integer") else { return nil }
      for name in names.split(separator: "|").map(String.init) where !expected.contains(name) {
        expected.append(name)
      }
    }
    let actual = errors.compactMap { $0.found["actual"] }.first ?? .text("number")
    return ValidationError(
      code: .typeMismatch, limits: ["expected": .text(expected.joined(separator: "|"))],
      found: ["actual": actual])
  }

  /// The values that the alternatives name for the same place.
  private var valueOfAll: ValidationError? {
    // An alternative of another type is left out: null beside a list of texts says that the value may be absent.
    let sameType = alternatives.filter { findings in
      !findings.contains { isHere($0) && $0.error.code == .typeMismatch }
    }
    let choices = sameType.compactMap { $0.first(where: isChoice)?.error }
    guard let place = choices.first?.path, !sameType.isEmpty, choices.count == sameType.count,
      choices.count > 1,
      choices.allSatisfy({ $0.path == place })
    else { return nil }
    var values: [ValidationError.Argument] = []
    for error in choices {
      switch error.limits["allowed"] ?? error.limits["expected"] {
      case .alternatives(let allowed)?:
        for value in allowed where !values.contains(value) { values.append(value) }
      case let value?: if !values.contains(value) { values.append(value) }
      case nil: return nil
      }
    }
    let inner = FieldPath(Array(place.segments.dropFirst(path.count)))
    return ValidationError(code: .choiceNotListed, limits: ["allowed": .alternatives(values)], path: inner)
  }

  /// The members of which each alternative misses one.
  private var memberOfAll: ValidationError? {
    guard let only, only.allSatisfy({ $0.error.code == .presenceMissing }) else { return nil }
    var names: [String] = []
    for finding in only {
      let segments = finding.error.path.segments
      guard segments.count == path.count + 1, case .key(let name) = segments.last else { return nil }
      if !names.contains(name) { names.append(name) }
    }
    return names.count == 1
      ? ValidationError(code: .presenceMissing, path: [.key(names[0])])
      : .noneGiven(names.map { prefix + $0 })
  }
}
