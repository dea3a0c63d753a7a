extension ModelParts {
  /// The parts of a model with a field.
  ///
  /// - Parameters:
  ///   - path: The name of the field.
  ///   - keyPath: The key path of the field; nil if a closure reads it.
  ///   - read: Reads the field.
  ///   - part: The parts of the field.
  static func field<Part>(
    _ path: FieldPath,
    keyPath: AnyKeyPath?,
    _ read: @escaping @Sendable (Value) -> Part,
    _ part: ModelParts<Part>?
  ) -> ModelParts? {
    guard keyPath != nil || part?.listChecks != nil || part?.secrets.conceal != nil else { return nil }
    let writable = SharedKeyPath<Value, Part>(keyPath)
    var names: [Name] = []
    if let keyPath {
      names.append(Name(keyPath: keyPath, path: path))
      for inner in part?.names ?? [] {
        guard let joined = keyPath.appending(path: inner.keyPath) else { continue }
        names.append(Name(keyPath: joined, path: FieldPath(path.segments + inner.path.segments)))
      }
    }
    var prepare: Prepare?
    if let preparePart = part?.prepare, let writable {
      prepare = { value in
        var value = value
        value[keyPath: writable.path] = preparePart(value[keyPath: writable.path])
        return value
      }
    }
    var list: ListChecks?
    if let listPart = part?.listChecks {
      list = { value, outer, checks in
        listPart(read(value), FieldPath(outer.segments + path.segments), &checks)
      }
    }
    return ModelParts(
      names: names, listChecks: list, prepare: prepare, secrets: .field(part?.secrets, writable),
      areOfParts: true, findCheck: part?.findCheck)
  }

  /// The parts of a list of elements.
  static func each<Element>(_ element: ModelParts<Element>?) -> ModelParts?
  where Value: Collection & SendableMetatype, Value.Element == Element {
    guard let element,
      element.listChecks != nil || element.prepare != nil || element.secrets.conceal != nil
    else { return nil }
    var list: ListChecks?
    if let listElement = element.listChecks {
      list = { elements, outer, checks in
        for (index, value) in elements.enumerated() {
          listElement(value, FieldPath(outer.segments + [.index(index)]), &checks)
        }
      }
    }
    var prepare: Prepare?
    // Arrays only: what a collection of another type does with its elements is its own.
    if let prepareElement = element.prepare, Value.self == [Element].self {
      prepare = { value in (value.map(prepareElement) as? Value) ?? value }
    }
    return ModelParts(
      listChecks: list, prepare: prepare, secrets: .elements(element.secrets), areOfParts: true,
      findCheck: element.findCheck)
  }

  /// The parts of the values of a dictionary.
  static func eachValue<Key: SendableMetatype, Item>(_ item: ModelParts<Item>?) -> ModelParts?
  where Value == [Key: Item] {
    guard let item, item.listChecks != nil || item.prepare != nil || item.secrets.conceal != nil else {
      return nil
    }
    var list: ListChecks?
    if let listItem = item.listChecks {
      list = { items, outer, checks in
        for (key, value) in items {
          listItem(value, FieldPath(outer.segments + [.key(String(describing: key))]), &checks)
        }
      }
    }
    var prepare: Prepare?
    if let prepareItem = item.prepare { prepare = { $0.mapValues(prepareItem) } }
    return ModelParts(
      listChecks: list, prepare: prepare, secrets: .elements(item.secrets), areOfParts: true,
      findCheck: item.findCheck)
  }
}
