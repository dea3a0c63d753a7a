import Primitives

/// The names that the properties of a Decodable type have in its coded form.
///
/// They are found without data: the type is decoded from placeholders, then once for each of its members with another
/// value in that member. The part that differs then is what the member is decoded into. A type that refuses placeholders
/// keeps the names of its properties.
struct CodedNames {
  /// The model as decoded from placeholders, and for each member, the model with another value there.
  ///
  /// It is unchecked because the models may be of any type; they are never changed.
  private struct Shape: @unchecked Sendable {
    let base: Any
    let members: [[String]]
    let variants: [(member: [String], model: Any)]
  }

  private static let shapes = Lock<[ObjectIdentifier: Shape?]>([:])

  /// The coded names of a part; nil if the type has none, or they are not known.
  static func path(of part: AnyKeyPath, named names: [String], in model: Any.Type) -> [String]? {
    guard let type = model as? any Decodable.Type, let shape = shape(of: type) else { return nil }
    let known = Set(
      shape.members.flatMap { member in (1...max(1, member.count)).map { Array(member.prefix($0)) } })
    if known.contains(names), isUnambiguous(shape, names) { return names }
    guard let before = value(of: shape.base, at: part) else { return nil }
    let changed = shape.variants.filter { variant in
      value(of: variant.model, at: part).map { differs($0, before) } ?? false
    }
    guard var common = changed.first?.member else { return nil }
    for variant in changed.dropFirst() {
      common = Array(zip(common, variant.member).prefix { $0 == $1 }.map(\.0))
    }
    // A part that is itself coded as members is what they have in common, if it has several.
    common = Array(common.prefix(names.count))
    return common.isEmpty ? nil : common
  }

  /// Whether every member is known by the name of a property, so that names need no comparison of values.
  private static func isUnambiguous(_ shape: Shape, _ names: [String]) -> Bool {
    let labels = Set(Mirror(reflecting: shape.base).children.compactMap(\.label))
    return shape.members.allSatisfy { $0.first.map(labels.contains) ?? true }
  }

  private static func shape(of type: any Decodable.Type) -> Shape? {
    let key = ObjectIdentifier(type)
    if let known = shapes.withLock({ $0[key] }) { return known }
    let found = makeShape(of: type)
    shapes.withLock { $0[key] = .some(found) }
    return found
  }

  private static func makeShape(of type: any Decodable.Type) -> Shape? {
    let run = LenientDecoding(placeholdersOnly: true)
    guard let base = try? run.decode(type, from: nil, at: []) else { return nil }
    var variants: [(member: [String], model: Any)] = []
    for member in run.members {
      let other = LenientDecoding(placeholdersOnly: true)
      other.variedMember = member
      if let model = try? other.decode(type, from: nil, at: []) { variants.append((member, model)) }
    }
    return Shape(base: base, members: run.members, variants: variants)
  }

  private static func value(of model: Any, at part: AnyKeyPath) -> Any? { model[keyPath: part] }

  private static func differs(_ left: Any, _ right: Any) -> Bool {
    if let left = left as? any Equatable { return !areEqual(left, right) }
    return String(reflecting: left) != String(reflecting: right)
  }

  private static func areEqual<Part: Equatable>(_ left: Part, _ right: Any) -> Bool {
    (right as? Part) == left
  }
}
