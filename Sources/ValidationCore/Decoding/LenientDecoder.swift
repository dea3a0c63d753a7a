/// Reads one value of a lenient decoding.
struct LenientDecoder: Decoder {
  let run: LenientDecoding
  /// What is read; nil for a placeholder.
  let node: RuleValue?
  let path: [FieldPath.Segment]

  var codingPath: [any CodingKey] { path.map(PathKey.init) }
  var userInfo: [CodingUserInfoKey: Any] { run.strategies.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    if path.isEmpty { run.noteRootKeys(type) }
    return KeyedDecodingContainer(LenientObject<Key>(of: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { LenientList(of: self) }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { LenientValue(decoder: self) }
}

/// A step of a path as the standard library wants it.
private struct PathKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(_ segment: FieldPath.Segment) {
    switch segment {
    case .key(let name): (stringValue, intValue) = (name, nil)
    case .index(let index): (stringValue, intValue) = (String(index), index)
    }
  }

  init?(stringValue: String) { return nil }
  init?(intValue: Int) { return nil }
}

/// One value, whose type may try several: a fault is thrown, so that `try?` sees it.
private struct LenientValue: SingleValueDecodingContainer {
  let decoder: LenientDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool {
    guard let node = decoder.node else { return !decoder.run.placeholdersOnly }
    return node == .null
  }

  func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.run.read(type, decoder) }
}

/// The members of an object.
private struct LenientObject<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let decoder: LenientDecoder
  /// The members by the names that the type knows, with their own names.
  private let members: [String: (name: String, value: RuleValue)]
  /// Whether there is nothing to read, because of a fault that was noted before.
  private let isSubstitute: Bool

  private var run: LenientDecoding { decoder.run }
  var codingPath: [any CodingKey] { decoder.codingPath }

  init(of decoder: LenientDecoder) {
    self.decoder = decoder
    switch decoder.node {
    case .object(let all)?:
      let name = decoder.run.strategies.memberName
      let path = FieldPath(decoder.path)
      members = Dictionary(
        all.map { (name?(path, $0.name) ?? $0.name, ($0.name, $0.value)) }, uniquingKeysWith: { $1 })
      isSubstitute = false
      decoder.run.noteObject(at: decoder.path)
    case let other?:
      decoder.run.add(other == .null ? .missing : .mismatched(expected: "object"), at: decoder.path)
      members = [:]
      isSubstitute = true
    case nil:
      members = [:]
      isSubstitute = true
    }
  }

  /// The names that are data, such as those of a dictionary; or, of keys that are an enum, those that it has: an enum is
  /// coded as an object with the name of its case.
  var allKeys: [Key] {
    let isClosed = Placeholder.isEnum(Key.self)
    if !isClosed { run.noteOpenObject(at: decoder.path) }
    if isSubstitute {
      let isVaried = run.isVariedMember(decoder.path)
      if isClosed { return [Placeholder.simpleCase(of: Key.self, isVaried: isVaried)].compactMap(\.self) }
      return isVaried ? [Key(stringValue: "1")].compactMap(\.self) : []
    }
    let keys = members.keys.sorted().compactMap { Key(stringValue: $0) }
    if isClosed { for key in keys { run.noteRead(name(of: key), of: decoder.path) } }
    return keys
  }

  func contains(_ key: Key) -> Bool {
    run.noteRead(name(of: key), of: decoder.path)
    return run.placeholdersOnly || members[key.stringValue] != nil
  }

  /// The member's own name.
  private func name(of key: Key) -> String {
    members[key.stringValue]?.name ?? run.strategies.missingName(key.stringValue)
  }

  private func path(of key: Key) -> [FieldPath.Segment] { decoder.path + [.key(name(of: key))] }

  /// The member that a type requires; nil, with the fault noted, if it is not there.
  private func required(_ key: Key) -> RuleValue? {
    run.noteRead(name(of: key), of: decoder.path)
    if isSubstitute { return nil }
    guard let value = members[key.stringValue]?.value else {
      run.add(.missing, at: path(of: key))
      return nil
    }
    return value
  }

  func decodeNil(forKey key: Key) throws -> Bool {
    run.noteRead(name(of: key), of: decoder.path)
    if run.placeholdersOnly { return false }
    return members[key.stringValue].map { $0.value == .null } ?? true
  }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    var value = required(key)
    if value == .null, !(type is any OptionalType.Type) {
      run.add(.missing, at: path(of: key))
      value = nil
    }
    return try run.decode(type, from: value, at: path(of: key))
  }

  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    run.noteRead(name(of: key), of: decoder.path)
    if run.placeholdersOnly {
      return run.isUnderway(type) ? nil : try? run.decode(type, from: nil, at: path(of: key))
    }
    guard let value = members[key.stringValue]?.value, value != .null else { return nil }
    // The fault is noted; nil is a placeholder.
    return try? run.decode(type, from: value, at: path(of: key))
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try LenientDecoder(run: run, node: required(key), path: path(of: key)).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    LenientList(of: LenientDecoder(run: run, node: required(key), path: path(of: key)))
  }

  func superDecoder() throws -> any Decoder {
    let value = members["super"]?.value
    run.noteRead("super", of: decoder.path)
    return LenientDecoder(run: run, node: value, path: decoder.path + [.key("super")])
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    LenientDecoder(run: run, node: required(key), path: path(of: key))
  }
}

/// `Optional`, whatever it wraps.
private protocol OptionalType {}

extension Optional: OptionalType {}

/// The elements of a list.
private struct LenientList: UnkeyedDecodingContainer {
  private let decoder: LenientDecoder
  private let elements: [RuleValue]
  /// Whether there is nothing to read.
  private let isSubstitute: Bool
  /// How many elements it says that there are.
  private let length: Int
  private(set) var currentIndex = 0

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { length }
  var isAtEnd: Bool { currentIndex >= length }

  init(of decoder: LenientDecoder) {
    self.decoder = decoder
    if case .list(let all)? = decoder.node {
      (elements, length, isSubstitute) = (all, all.count, false)
      return
    }
    if let other = decoder.node {
      decoder.run.add(other == .null ? .missing : .mismatched(expected: "list"), at: decoder.path)
    }
    let isVaried = decoder.node == nil && decoder.run.isVariedMember(decoder.path)
    (elements, length, isSubstitute) = ([], isVaried ? 1 : 0, true)
  }

  /// The next element with its path; no element if there is none, or nothing to read.
  private mutating func next() -> LenientDecoder {
    let path = decoder.path + [.index(currentIndex)]
    let node = currentIndex < elements.count ? elements[currentIndex] : nil
    if node == nil, !isSubstitute { decoder.run.add(.missing, at: path) }
    currentIndex += 1
    return LenientDecoder(run: decoder.run, node: node, path: path)
  }

  mutating func decodeNil() throws -> Bool {
    guard currentIndex < elements.count, elements[currentIndex] == .null else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let element = next()
    var node = element.node
    if node == .null, !(type is any OptionalType.Type) {
      decoder.run.add(.missing, at: element.path)
      node = nil
    }
    return try decoder.run.decode(type, from: node, at: element.path)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try next().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { LenientList(of: next()) }

  mutating func superDecoder() throws -> any Decoder { next() }
}
