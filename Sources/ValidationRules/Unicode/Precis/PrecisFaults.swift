import ICU
import ValidationCore

/// What keeps a text, its mappings applied, from conforming to a profile.
struct PrecisFaults {
  private(set) var isEmptyText: Bool
  /// Characters that are not in the string class.
  private(set) var disallowed = OffendingScalars()
  /// Characters that are, but not where they stand.
  private(set) var context = OffendingScalars()
  /// The character that breaks the Bidi rule.
  private(set) var direction = OffendingScalars()

  /// All characters that are not in the string class, in no order; empty where none is.
  private var refused: Set<Unicode.Scalar> = []

  /// Finds the faults of a text, no more than the first where only a verdict is wanted.
  init(_ utf8: UnsafeBufferPointer<UInt8>, _ profile: PrecisProfile, _ goal: Findings.Goal) throws(ICUError) {
    isEmptyText = utf8.isEmpty
    var surroundings = PrecisContext(utf8)
    var scalars = UTF8Scalars(utf8)
    while let element = scalars.next() {
      switch try profile.characters.property(of: element.scalar) {
      case .valid: break
      case .disallowed:
        disallowed.insert(element)
        if goal == .verdict { return }
        refused.insert(element.scalar)
      case .contextual:
        if surroundings.allows(element.scalar, followedBy: scalars) { break }
        context.insert(element)
        if goal == .verdict { return }
      }
      surroundings.append(element.scalar)
    }
    // Characters of no class have no say in the direction.
    guard profile.restrictsDirection, disallowed.first == nil, let fault = BidiRule.fault(in: utf8) else {
      return
    }
    direction.insert(fault)
  }

  var isEmpty: Bool {
    !isEmptyText && disallowed.first == nil && context.first == nil && direction.first == nil
  }

  /// Gives characters and places of the text as it was before the mappings.
  ///
  /// Where they changed the number of characters, a character of the class keeps no place, and one that is not keeps
  /// all places where it stands.
  mutating func move(from mapped: String, to source: UTF8Scalars) {
    let elements = Array(source)
    var indices: [Int: Int] = [:]
    var offset = 0
    for (index, scalar) in mapped.unicodeScalars.enumerated() {
      indices[offset] = index
      offset += UTF8.width(scalar)
    }
    guard indices.count == elements.count else {
      disallowed.ranges =
        elements.reduce(into: OffendingScalars()) { found, element in
          if refused.contains(element.scalar) { found.insert(element) }
        }.ranges
      (context.ranges, direction.ranges) = ([], [])
      return
    }
    let end = elements.last?.range.upperBound ?? 0
    func moved(_ found: OffendingScalars) -> OffendingScalars {
      var moved = found
      if let start = found.ranges.first?.lowerBound, let index = indices[start] {
        moved.first = elements[index].scalar
      }
      moved.ranges = found.ranges.map { range in
        let start = indices[range.lowerBound].map { elements[$0].range.lowerBound } ?? end
        return start..<(indices[range.upperBound].map { elements[$0].range.lowerBound } ?? end)
      }
      return moved
    }
    (disallowed, context, direction) = (moved(disallowed), moved(context), moved(direction))
  }
}
