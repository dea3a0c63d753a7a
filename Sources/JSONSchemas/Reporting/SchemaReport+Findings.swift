import JSONText
import RuleDocuments
import ValidationCore
import ValidationRules

/// What remains of the faults, as errors and texts.
extension SchemaReport {
  func finding(
    of fault: SchemaFault, _ labels: SchemaLabels?, _ pointers: inout PointerWriter
  ) -> SchemaFinding {
    var error = error(of: fault)
    if !fault.path.isEmpty { error.path = FieldPath(segments(of: fault, error)) }
    if let message = fault.message { error.message = .key(message) }
    if let labels, error.labels == nil { error.labels = labels }
    let steps = keptTrails[fault.trail]
    for step in steps { pointers.append(step) }
    if let keyword = fault.keyword { pointers.append(token: keyword) }
    let location = pointers.take()
    pointers.append(rules(fault.schema).pointee.location)
    for step in steps.suffix(fault.ownSteps) { pointers.append(step) }
    if let keyword = fault.keyword { pointers.append(token: keyword) }
    return SchemaFinding(
      error: error, keywordLocation: location, absoluteKeywordLocation: pointers.take())
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
    let own = error.path.segments
    var segments: [FieldPath.Segment] = []
    segments.reserveCapacity(fault.path.count + own.count)
    for step in keptPaths[fault.path] { segments.append(step.segment) }
    segments += own
    return segments
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
