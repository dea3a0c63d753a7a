import ICU
import ValidationCore

/// Whether a text conforms to a PRECIS profile, once the mappings of the profile are applied.
///
/// The string class is checked last, on the mapped text (RFC 8264, section 7), as in the libraries of Go and Python:
/// so U+212B ANGSTROM SIGN passes as "Å", to which it is normalized.
struct PrecisRule: TextRule {
  let profile: PrecisProfile
  let form: PrecisForm

  var quick: QuickCheck? { PlainPrecis.check(profile, form) }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    do throws(ICUError) {
      let mapping = PrecisMapping(profile: profile)
      if try mapping.isMapped(&text) {
        var origin: PrecisOrigin?
        report(try PrecisFaults(text.utf8, profile, sink.goal, from: &origin), &sink)
        return
      }
      if form == .enforceable, try isEnforceable(text.utf8, mapping) { return }
      guard let enforced = try mapping.enforced(text.string) else {
        return sink.report(notEnforced(text, nil))
      }
      let goal = sink.goal
      func faults(_ goal: ErrorSink.Goal, _ origin: inout PrecisOrigin?) throws(ICUError) -> PrecisFaults {
        try TextBuffers.withUTF8(of: enforced) { (utf8) throws(ICUError) in
          try PrecisFaults(utf8, profile, goal, from: &origin)
        }
      }
      var origin: PrecisOrigin?
      if try !faults(.verdict, &origin).isEmpty {
        if goal == .list { origin = try PrecisOrigin(of: enforced, from: text.scalars, by: mapping) }
        report(try faults(goal, &origin), &sink)
      } else if form == .enforced {
        sink.report(notEnforced(text, enforced))
      }
    } catch {
      sink.report(ValidationError(error))
    }
  }

  /// Whether the mapped text is valid; if false, it must be read in full.
  private func isEnforceable(
    _ utf8: UnsafeBufferPointer<UInt8>, _ mapping: PrecisMapping
  ) throws(ICUError) -> Bool {
    try mapping.withEnforced(utf8) { enforced in
      var origin: PrecisOrigin?
      return (try? PrecisFaults(enforced, profile, .verdict, from: &origin))?.isEmpty
    } ?? false
  }

  private func report(_ faults: PrecisFaults, _ sink: inout ErrorSink) {
    if faults.isEmptyText { sink.report(ValidationError(code: .presenceEmpty)) }
    Self.report(.precisDisallowed, faults.disallowed, &sink)
    Self.report(.precisContext, faults.context, &sink)
    Self.report(.precisDirection, faults.direction, &sink)
  }

  private static func report(
    _ code: ValidationError.Code, _ found: PrecisPlaces, _ sink: inout ErrorSink
  ) {
    guard let character = found.character else { return }
    sink.report(
      ValidationError(
        reporting: code, found: ArgumentList("character", character), ranges: found.ranges))
  }

  /// The text is not its own mapped form; the range is the first character that the mapping changes.
  private func notEnforced(_ text: borrowing TextView, _ enforced: String?) -> ValidationError {
    var error = ValidationError(
      reporting: .precisNotEnforced,
      limits: ArgumentList("profile", .text(profile.rawValue)),
      suggestion: enforced
    )
    guard let enforced else { return error }
    var mapped = enforced.unicodeScalars.makeIterator()
    if let first = text.scalars.first(where: { $0.scalar != mapped.next() }) {
      error.faultRanges = [first.range]
    }
    return error
  }
}
