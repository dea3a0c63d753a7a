import Primitives
import ValidationCore

/// The labels of the parts of a value: `x-label`, or `title`, of the schemas that apply to them.
///
/// A label is a key of the catalogs, or its own text, so schemas are translated as applications are.
final class SchemaLabels: FieldLabeling {
  private let plan: SchemaPlan

  init(_ plan: SchemaPlan) { self.plan = plan }

  func label(of path: FieldPath) -> String? {
    if path.isEmpty { return nil }
    var schemas: Set<Int> = [Int(plan.root)]
    for segment in path.segments {
      schemas = around(schemas).reduce(into: []) { $0.formUnion(part(segment, of: $1)) }
    }
    let labelled = around(schemas).sorted()
    // What the place itself says counts before what it refers to.
    return label(of: schemas.sorted()) ?? label(of: labelled)
  }

  private func label(of schemas: [Int]) -> String? {
    let rules = schemas.map { plan.schemas[$0] }
    return rules.lazy.compactMap(\.label).first ?? rules.lazy.compactMap(\.title).first
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

  /// The schemas and all that they apply to the same value.
  private func around(_ schemas: Set<Int>) -> Set<Int> {
    var (seen, open) = (schemas, Array(schemas))
    while let next = open.popLast() {
      for schema in plan.schemas[next].inPlace where seen.insert(schema).inserted { open.append(schema) }
    }
    return seen
  }

  /// The schemas of a part of a value.
  private func part(_ segment: FieldPath.Segment, of schema: Int) -> Set<Int> {
    switch segment {
    case .key(var name):
      let named = name.withUTF8 { plan.property($0, of: schema) }
      return Set([named ?? plan.schemas[schema].objects?.additional].compactMap(\.self))
    case .index(let index):
      guard let lists = plan.schemas[schema].lists else { return [] }
      return index < lists.prefix.count ? [lists.prefix[index]] : Set(lists.items.map { [$0] } ?? [])
    }
  }
}
