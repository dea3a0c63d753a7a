import Primitives

/// The names that the properties of a Decodable type have in its coded form.
///
/// They are found without data: the type is decoded from placeholders, then once for each of its members with another
/// value in that member. The part that differs then is what the member is decoded into. Of a type that refuses
/// placeholders, or has a part that does, only the keys are known: a property has the name of the key that is called as
/// it is, and no name if there is no such key.
struct CodedNames {
  /// The model as decoded from placeholders, and for each member, the model with another value there.
  ///
  /// It is unchecked because the models may be of any type; they are never changed.
  private struct Shape: @unchecked Sendable {
    let base: Any
    let members: [[String]]
    let variants: [(member: [String], model: Any)]
  }

  /// What is known of the coded form of a type.
  ///
  /// It is unchecked because of the closure, which asks a type of keys only.
  private enum Form: @unchecked Sendable {
    case shape(Shape)
    case keys((String) -> Bool)
    case unknown
  }

  private static let forms = Lock<[ObjectIdentifier: Form]>([:])

  /// The names of a part in the coded form: those of the properties if the type has no such form; nil if it has one, in
  /// which the part cannot be found.
  static func path(of part: AnyKeyPath, named names: [String], in model: Any.Type) -> [String]? {
    guard let type = model as? any Decodable.Type else { return names }
    switch form(of: type) {
    case .shape(let shape): return path(of: part, named: names, in: shape) ?? names
    case .keys(let isKey): return names.first.map(isKey) == true ? names : nil
    case .unknown: return names
    }
  }

  private static func path(of part: AnyKeyPath, named names: [String], in shape: Shape) -> [String]? {
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

  private static func form(of type: any Decodable.Type) -> Form {
    let key = ObjectIdentifier(type)
    if let known = forms.withLock({ $0[key] }) { return known }
    let found = makeForm(of: type)
    forms.withLock { $0[key] = found }
    return found
  }

  private static func makeForm(of type: any Decodable.Type) -> Form {
    let run = LenientDecoding(placeholdersOnly: true)
    guard let base = try? run.decode(type, from: nil, at: []) else {
      return run.isRootKey.map(Form.keys) ?? .unknown
    }
    var variants: [(member: [String], model: Any)] = []
    for member in run.members {
      let other = LenientDecoding(placeholdersOnly: true)
      other.variedMember = member
      if let model = try? other.decode(type, from: nil, at: []) { variants.append((member, model)) }
    }
    return .shape(Shape(base: base, members: run.members, variants: variants))
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
