import ICU
import ValidationCore

/// Why a text, after its mappings are applied, does not conform to a profile.
struct PrecisFaults {
  private(set) var isEmptyText: Bool
  /// Characters that are not in the string class.
  private(set) var disallowed = PrecisPlaces()
  /// Characters that are in the string class, but not allowed in their context.
  private(set) var context = PrecisPlaces()
  /// The character that violates the Bidi rule.
  private(set) var direction = PrecisPlaces()

  /// Finds the faults of a text; only the first if the caller needs only a verdict.
  ///
  /// - Parameter origin: The text before mapping; nil if it was not mapped.
  init(
    _ utf8: UnsafeBufferPointer<UInt8>,
    _ profile: PrecisProfile,
    _ goal: ErrorSink.Goal,
    from origin: inout PrecisOrigin?
  ) throws(ICUError) {
    isEmptyText = utf8.isEmpty
    var surroundings = PrecisContext(utf8)
    var scalars = UTF8Scalars(utf8)
    while let element = scalars.next() {
      switch try profile.characters.property(of: element.scalar) {
      case .valid: break
      case .disallowed:
        try disallowed.insert(element, &origin)
        if goal == .verdict { return }
      case .contextual:
        if surroundings.allows(element.scalar, followedBy: scalars) { break }
        try context.insert(element, &origin)
        if goal == .verdict { return }
      }
      surroundings.append(element.scalar)
    }
    // Characters of no class do not affect the direction.
    guard profile.restrictsDirection, disallowed.isEmpty, let fault = BidiRule.fault(in: utf8) else {
      return
    }
    try direction.insert(fault, &origin)
  }

  var isEmpty: Bool {
    !isEmptyText && disallowed.isEmpty && context.isEmpty && direction.isEmpty
  }
}

/// The places, in the original text, of characters that a profile refuses.
struct PrecisPlaces {
  /// The first character.
  private var first: Unicode.Scalar?
  /// The characters that the mappings combine into the first, if they are several.
  private var parts: [Unicode.Scalar] = []
  private var found = OffendingScalars()

  var isEmpty: Bool { first == nil }
  var ranges: FaultRanges { found.ranges }

  /// The first character, or those of which the mappings make it.
  var character: ArgumentList.Value? {
    guard let first else { return nil }
    return parts.isEmpty ? .character(first) : .character(parts)
  }

  fileprivate mutating func insert(
    _ element: UTF8Scalars.Element, _ origin: inout PrecisOrigin?
  ) throws(ICUError) {
    guard let written = try origin?.elements(of: element) else {
      first = first ?? element.scalar
      return add(element)
    }
    if first == nil {
      first = written.first?.scalar ?? element.scalar
      if written.count > 1 { parts = written.map(\.scalar) }
    }
    for element in written { add(element) }
  }

  private mutating func add(_ element: UTF8Scalars.Element) {
    if element.range.lowerBound >= (found.ranges.last?.upperBound ?? 0) { found.insert(element) }
  }
}
