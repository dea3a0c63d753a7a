import JSONText
import RuleDocuments
import ValidationCore
import ValidationRules

/// What remains of the faults, as errors and texts.
extension SchemaReport {
  func finding(of fault: SchemaFault) -> SchemaFinding {
    var error = error(of: fault)
    if !fault.path.isEmpty { error.path = FieldPath(segments(of: fault, error)) }
    if let message = fault.message { error.message = .key(message) }
    let rules = rules(fault.schema)
    var (location, absolute) = ("", rules.pointee.location)
    for step in keptTrails[fault.trail] { step.append(to: &location) }
    for step in keptTrails[fault.trail].suffix(fault.ownSteps) { step.append(to: &absolute) }
    if let keyword = fault.keyword {
      SchemaFault.TrailStep.append(keyword, to: &location)
      SchemaFault.TrailStep.append(keyword, to: &absolute)
    }
    return SchemaFinding(error: error, keywordLocation: location, absoluteKeywordLocation: absolute)
  }

  /// The error of a fault, placed within the value that was checked.
  func error(of fault: SchemaFault) -> ValidationError {
    switch fault.facts {
    case .error(let error): return error
    case .type(let type, let expected): return .typeMismatch(type, expected: expected)
    case .missing(let offset): return .missing(rules(fault.schema).pointee.objects?.required[offset] ?? "")
    case .unknown(let name, let isUnevaluated):
      let rules = rules(fault.schema)
      let known =
        isUnevaluated
        ? plan.members(of: [rules.pointee]) : rules.pointee.objects?.properties.map(\.name) ?? []
      return .unknownMember(name.string, among: known)
    case .refused(let isMember): return ValidationError(code: isMember ? .presenceUnexpected : .notAllowed)
    }
  }

  /// The whole path of an error.
  func segments(of fault: SchemaFault, _ error: ValidationError) -> [FieldPath.Segment] {
    keptPaths[fault.path].map(\.segment) + error.path.segments
  }

  /// Gives faults the messages that the schema has for them.
  mutating func apply(_ messages: SchemaMessages, to range: Range<Int>) {
    for index in range where !faults[index].hasMessage {
      let fault = faults[index]
      let steps = keptTrails[fault.trail].dropFirst(trail.count)
      let tokens = steps.first?.tokens ?? fault.keyword.map { [$0] } ?? []
      var member: String?
      if tokens.first == "required", case .key(let name) = segments(of: fault, error(of: fault)).last {
        member = name
      }
      faults[index].message = messages.text(for: tokens, member)?.key
    }
  }
}
