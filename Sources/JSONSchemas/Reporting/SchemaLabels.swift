import Primitives
import RuleDocuments
import ValidationCore

/// The labels of the parts of a value: `x-label`, or `title`, of the schemas that apply to them.
///
/// A label is a key of the catalogs, or its own text, so schemas are translated as applications are.
///
/// The schemas of a part follow from those of the part around it, so a path is read step by step; each step is made when
/// an error first takes it.
final class SchemaLabels: FieldLabeling {
  /// The parts that some schemas apply to.
  private struct Place {
    /// The schemas, and all that they apply to the same value.
    let schemas: [Int]
    let label: String?
    /// The places of members that a schema has properties for, and of all others.
    var members: [MemberName: Int] = [:]
    var otherMembers: Int?
    /// The places of the first elements, for which there may be schemas of their own, and of all others.
    var elements: [Int: Int] = [:]
    var otherElements: Int?
  }

  private struct Places {
    var list: [Place] = []
    /// The offset of the place of each set of schemas.
    var offsets: [[Int]: Int] = [:]
  }

  /// For more places, schemas are looked through again each time: sets of schemas can be very many.
  private static let mostPlaces = 4_096

  private let plan: SchemaPlan
  private let isEmpty: Bool
  private let places = Lock(Places())

  init(_ plan: SchemaPlan) {
    self.plan = plan
    isEmpty = plan.schemas.allSatisfy { $0.label == nil && $0.title == nil }
  }

  func label(of path: FieldPath) -> String? {
    if isEmpty || path.isEmpty { return nil }
    return places.withLock { places in
      var schemas = [Int(plan.root)]
      var place = offset(of: schemas, &places)
      for segment in path.segments {
        // Without a place for them, the schemas themselves lead on.
        if let known = place, let next = step(segment, from: known, &places) {
          place = next
          continue
        }
        schemas = parts(segment, of: place.map { places.list[$0].schemas } ?? around(schemas))
        place = offset(of: schemas, &places)
      }
      return place.map { places.list[$0].label } ?? label(of: schemas)
    }
  }

  func label(ofField path: String) -> String? {
    var segments: [FieldPath.Segment] = []
    for step in path.split(separator: ".") {
      var (name, elements) = (step, 0)
      while name.hasSuffix("[]") { (name, elements) = (name.dropLast(2), elements + 1) }
      if !name.isEmpty { segments.append(.key(String(name))) }
      for _ in 0..<elements { segments.append(.index(0)) }
    }
    return label(of: FieldPath(segments))
  }

  // MARK: Places

  /// The place of schemas; nil if there are too many places.
  private func offset(of schemas: [Int], _ places: inout Places) -> Int? {
    if let known = places.offsets[schemas] { return known }
    guard places.list.count < Self.mostPlaces else { return nil }
    places.offsets[schemas] = places.list.count
    places.list.append(Place(schemas: around(schemas), label: label(of: schemas)))
    return places.list.count - 1
  }

  /// The place of a part; nil if there are too many.
  private func step(_ segment: FieldPath.Segment, from place: Int, _ places: inout Places) -> Int? {
    switch segment {
    case .key(let name):
      if let known = places.list[place].members[MemberName(name)] { return known }
      let isNamed = places.list[place].schemas.contains { property(name, of: $0) != nil }
      if !isNamed, let known = places.list[place].otherMembers { return known }
      let next = offset(of: parts(segment, of: places.list[place].schemas), &places)
      if isNamed {
        places.list[place].members[MemberName(name)] = next
      } else {
        places.list[place].otherMembers = next
      }
      return next
    case .index(let index):
      if let known = places.list[place].elements[index] { return known }
      let isFirst = places.list[place].schemas.contains {
        index < plan.schemas[$0].lists?.prefix.count ?? 0
      }
      if !isFirst, let known = places.list[place].otherElements { return known }
      let next = offset(of: parts(segment, of: places.list[place].schemas), &places)
      if isFirst {
        places.list[place].elements[index] = next
      } else {
        places.list[place].otherElements = next
      }
      return next
    }
  }

  // MARK: Schemas

  private func label(of schemas: [Int]) -> String? {
    // What the place itself says counts before what it refers to.
    for schemas in [schemas, around(schemas)] {
      let rules = schemas.lazy.map { self.plan.schemas[$0] }
      if let label = rules.compactMap(\.label).first ?? rules.compactMap(\.title).first { return label }
    }
    return nil
  }

  /// The schemas and all that they apply to the same value, in ascending order.
  private func around(_ schemas: [Int]) -> [Int] {
    var (seen, open) = (Set(schemas), schemas)
    while let next = open.popLast() {
      for schema in plan.schemas[next].inPlace where seen.insert(schema).inserted { open.append(schema) }
    }
    return seen.sorted()
  }

  /// The schemas of a part of a value to which some schemas apply, in ascending order.
  private func parts(_ segment: FieldPath.Segment, of schemas: [Int]) -> [Int] {
    Set(schemas.compactMap { part(segment, of: $0) }).sorted()
  }

  private func part(_ segment: FieldPath.Segment, of schema: Int) -> Int? {
    switch segment {
    case .key(let name): return property(name, of: schema) ?? plan.schemas[schema].objects?.additional
    case .index(let index):
      guard let lists = plan.schemas[schema].lists else { return nil }
      return index < lists.prefix.count ? lists.prefix[index] : lists.items
    }
  }

  private func property(_ name: String, of schema: Int) -> Int? {
    var name = name
    return name.withUTF8 { plan.property($0, of: schema) }
  }
}
