import ValidationCore
import ValidationRules

/// What is said of a value that no alternative of `anyOf` or `oneOf` accepts.
///
/// The alternatives that refuse it for the same kind of reason are told as one: a value of one of several types, one of
/// the values of all of them, at least one of several members. Otherwise the alternative that came nearest speaks: not
/// one for another type, not one that a member names by another constant, and of the others the one with the fewest faults.
///
/// An alternative is the range of its faults.
extension SchemaReport {
  /// One error for all alternatives; nil if they differ.
  func joinedError(of alternatives: [Range<Int>]) -> ValidationError? {
    guard alternatives.count > 1 else { return nil }
    return typeOfAll(alternatives) ?? valueOfAll(alternatives) ?? memberOfAll(alternatives)
  }

  /// The faults of the nearest alternative.
  func nearest(of alternatives: [Range<Int>]) -> Range<Int> {
    // The first of those that are equally near.
    let nearest = alternatives.map { (faults: $0, rank: rank($0)) }.min { $0.rank < $1.rank }
    return nearest?.faults ?? faults.count..<faults.count
  }

  private func rank(_ faults: Range<Int>) -> (Int, Int) {
    if has(faults, .type, at: path.count) { return (3, 0) }
    if has(faults, .choice, at: path.count) { return (2, 0) }
    return (has(faults, .choice, at: path.count + 1) ? 1 : 0, faults.count)
  }

  /// Whether an alternative has a fault of some kind at a place so deep.
  private func has(_ range: Range<Int>, _ kind: SchemaFault.Kind, at depth: Int) -> Bool {
    for index in range where faults[index].kind == kind && faults[index].pathCount == depth { return true }
    return false
  }

  private func typeOfAll(_ alternatives: [Range<Int>]) -> ValidationError? {
    var (types, actual) = ([String](), ValidationError.Argument?.none)
    for range in alternatives {
      let offset = range.first {
        (faults[$0].kind == .type || faults[$0].kind == .integer) && faults[$0].pathCount == path.count
      }
      guard let offset else { return nil }
      switch faults[offset].facts {
      case .type(let found, let expected):
        types.append(expected.name)
        actual = actual ?? .text(found.name)
      case .error(let error):
        guard case .text(let expected) = error.limits["expected"] ?? .text("integer") else { return nil }
        types.append(expected)
        actual = actual ?? error.found["actual"]
      default: return nil
      }
    }
    return ValidationError(
      reporting: .typeMismatch, limits: ["expected": .text(plan.joinedErrors.types(of: types))],
      found: ["actual": .argument(actual ?? .text("number"))])
  }

  /// The values that the alternatives name for the same place.
  private func valueOfAll(_ alternatives: [Range<Int>]) -> ValidationError? {
    // An alternative of another type is left out: null beside a list of texts says that the value may be absent.
    var choices: [(fault: SchemaFault, error: ValidationError)] = []
    for range in alternatives where !has(range, .type, at: path.count) {
      guard let offset = range.first(where: { faults[$0].kind == .choice }),
        case .error(let error) = faults[offset].facts
      else { return nil }
      choices.append((faults[offset], error))
    }
    guard choices.count > 1, choices.allSatisfy({ $0.fault.pathCount == choices[0].fault.pathCount }) else {
      return nil
    }
    let place = segments(of: choices[0].fault, choices[0].error)
    guard choices.dropFirst().allSatisfy({ segments(of: $0.fault, $0.error) == place }) else { return nil }
    var joined = plan.joinedErrors.choice(of: choices.map(\.error))
    joined?.path = FieldPath(Array(place.dropFirst(path.count)))
    return joined
  }

  /// The members of which each alternative misses one.
  private func memberOfAll(_ alternatives: [Range<Int>]) -> ValidationError? {
    var names: [String] = []
    for range in alternatives {
      guard range.count == 1, faults[range.lowerBound].kind == .missing else { return nil }
      let fault = faults[range.lowerBound]
      guard fault.pathCount == path.count + 1,
        case .key(let name) = segments(of: fault, error(of: fault)).last
      else { return nil }
      if !names.contains(name) { names.append(name) }
    }
    return names.count == 1
      ? ValidationError(code: .presenceMissing, path: [.key(names[0])])
      : .noneGiven(names.map { fieldName($0) })
  }
}
