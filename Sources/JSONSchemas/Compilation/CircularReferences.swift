/// Schemas that refer to themselves for the same value, so that no value can be checked.
enum CircularReferences {
  static func mistakes(in schemas: [SubschemaRules], _ store: SchemaStore) -> [SchemaMistake] {
    // 0: not seen; 1: on the way; 2: done.
    var states = [UInt8](repeating: 0, count: schemas.count)
    let targets = schemas.map(\.unconditional)
    var mistakes: [SchemaMistake] = []
    for start in schemas.indices where states[start] == 0 {
      var way: [(schema: Int, next: Int)] = [(start, 0)]
      states[start] = 1
      while let (schema, next) = way.last {
        let inner = targets[schema]
        guard next < inner.count else {
          states[schema] = 2
          way.removeLast()
          continue
        }
        way[way.count - 1].next += 1
        switch states[inner[next]] {
        case 0:
          states[inner[next]] = 1
          way.append((inner[next], 0))
        case 1:
          mistakes.append(
            store.mistake(
              at: schemas[schema].place, "the schema refers to itself without reaching a part of the value",
              "a reference from within `properties`, `items` or another keyword for parts"))
        default: break
        }
      }
    }
    return mistakes
  }
}

extension SubschemaRules {
  /// The schemas that are applied to each value that this one is applied to.
  fileprivate var unconditional: [Int] {
    inEveryCase + any + one + [not, condition].compactMap(\.self)
  }
}
