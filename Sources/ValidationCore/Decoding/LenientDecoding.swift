import Essentials
import Primitives

/// A decoding that goes on after a fault: it notes the fault, and continues with a placeholder.
///
/// So one run finds every fault of a value, where a decoder stops at the first. The value itself is not for use. Without
/// a value to read, a run shows which members a type has.
///
/// A type whose own code refuses every placeholder ends the run at the nearest type around it that has one. A class
/// because the decoders and containers of one run share it; a run is used by one thread.
package final class LenientDecoding {
  /// How dates are coded, as far as it can be judged.
  package enum DateForm: Sendable {
    case number, iso8601, unknown
  }

  package struct Strategies {
    package var dates = DateForm.number
    package var dataIsBase64 = true
    /// The name that a member of an object is known by, if it differs from its own.
    package var memberName: ((_ path: FieldPath, _ name: String) -> String)?
    /// The name that a client knows a missing member by.
    package var missingName: (_ name: String) -> String = { $0 }
    /// The texts of numbers that JSON cannot write; empty if none are read.
    package var specialNumbers: Set<String> = []
    /// What the type's own code may ask for.
    package var userInfo: [CodingUserInfoKey: Any] = [:]

    package init() {}
  }

  private(set) var strategies = Strategies()
  /// Whether there is nothing to read, and each member gets a placeholder.
  let placeholdersOnly: Bool
  /// The member that gets another placeholder than usual.
  var variedMember: [String]?
  /// The members that were read, in order, if there are placeholders only.
  private(set) var members: [[String]] = []
  package private(set) var faults: [DecodingFault] = []
  /// The names that were read of each object, for those that were read by name.
  package private(set) var readNames: [FieldPath: Set<String>] = [:]
  /// The objects whose names are data, such as dictionaries.
  package private(set) var openObjects: Set<FieldPath> = []

  /// Whether a name is one of the keys that the type itself is coded by; nil if it has none.
  private(set) var isRootKey: ((String) -> Bool)?

  private var depth = 0
  private var typesUnderway: [ObjectIdentifier: Int] = [:]
  /// Whether placeholders are 1 and "a", for types that refuse 0 and "".
  private var prefersOnes = false
  private static let maximumDepth = 256

  package convenience init(_ strategies: Strategies) {
    self.init(placeholdersOnly: false)
    self.strategies = strategies
  }

  init(placeholdersOnly: Bool) { self.placeholdersOnly = placeholdersOnly }

  /// Decodes a value as far as possible.
  ///
  /// - Parameters:
  ///   - node: What is read; nil for a placeholder.
  ///   - path: Where it is.
  package func decode<T: Decodable>(
    _ type: T.Type, from node: RuleValue?, at path: [FieldPath.Segment]
  ) throws -> T {
    if node == nil, let option = option(of: type, isVaried: Placeholder.isEnum(type) && isVariedMember(path))
    {
      return option
    }
    let key = ObjectIdentifier(type)
    guard depth < Self.maximumDepth else { throw DecodingFault.Refusal(.refused) }
    if node == nil {
      guard typesUnderway[key, default: 0] < 2 else { throw DecodingFault.Refusal(.refused) }
      typesUnderway[key, default: 0] += 1
    }
    depth += 1
    defer {
      depth -= 1
      if node == nil { typesUnderway[key, default: 1] -= 1 }
    }
    let mark = faults.count
    do {
      return try read(type, LenientDecoder(run: self, node: node, path: path))
    } catch {
      if node != nil, faults.count == mark {
        faults.append(DecodingFault(path: FieldPath(path), kind: .init(error, of: type)))
      }
      return try placeholder(type, at: path, isVaried: isVaried(path))
    }
  }

  /// Whether a type is being decoded from placeholders: a value of itself within it would never end.
  func isUnderway(_ type: Any.Type) -> Bool { typesUnderway[ObjectIdentifier(type), default: 0] > 0 }

  func read<T: Decodable>(_ type: T.Type, _ decoder: LenientDecoder) throws -> T {
    if let leaf = try leaf(type, decoder.node, decoder.path) as? T { return leaf }
    return try T(from: decoder)
  }

  /// A value of a type that needs no data; throws if the type refuses all of them.
  private func placeholder<T: Decodable>(
    _ type: T.Type, at path: [FieldPath.Segment], isVaried: Bool
  ) throws -> T {
    if let option = option(of: type, isVaried: isVaried) { return option }
    let (names, known) = (members, faults)
    defer { (members, faults) = (names, known) }
    for ones in [false, true] {
      let before = prefersOnes
      prefersOnes = ones
      defer { prefersOnes = before }
      if let value = try? read(type, LenientDecoder(run: self, node: nil, path: path)) { return value }
    }
    throw DecodingFault.Refusal(.refused)
  }

  /// A case of an enum, or another one; nil for other types.
  private func option<T>(of type: T.Type, isVaried: Bool) -> T? {
    guard Placeholder.isEnum(type) else { return nil }
    if let cases = (type as? any CaseIterable.Type)?.somePlaceholders, let first = cases.first as? T {
      return isVaried && cases.count > 1 ? cases[1] as? T ?? first : first
    }
    return Placeholder.simpleCase(of: type, isVaried: isVaried)
  }

  // MARK: - What containers note

  func add(_ kind: DecodingFault.Kind, at path: [FieldPath.Segment]) {
    if !placeholdersOnly { faults.append(DecodingFault(path: FieldPath(path), kind: kind)) }
  }

  func noteRead(_ name: String, of path: [FieldPath.Segment]) {
    if !placeholdersOnly { readNames[FieldPath(path), default: []].insert(name) }
  }

  func noteRootKeys<Key: CodingKey>(_ type: Key.Type) {
    if isRootKey == nil { isRootKey = { Key(stringValue: $0) != nil } }
  }

  func noteObject(at path: [FieldPath.Segment]) {
    if !placeholdersOnly { readNames[FieldPath(path), default: []].formUnion([]) }
  }

  func noteOpenObject(at path: [FieldPath.Segment]) {
    if !placeholdersOnly { openObjects.insert(FieldPath(path)) }
  }

  /// Notes that a member is read, and returns whether it gets the other placeholder.
  func isVariedMember(_ path: [FieldPath.Segment]) -> Bool {
    guard placeholdersOnly else { return prefersOnes }
    let names = Self.names(path)
    if !members.contains(names), !names.isEmpty { members.append(names) }
    return names == variedMember || prefersOnes
  }

  private func isVaried(_ path: [FieldPath.Segment]) -> Bool {
    placeholdersOnly && Self.names(path) == variedMember
  }

  private static func names(_ path: [FieldPath.Segment]) -> [String] {
    path.map { segment in
      switch segment {
      case .key(let name): name
      case .index(let index): String(index)
      }
    }
  }
}

extension CaseIterable {
  fileprivate static var somePlaceholders: [Any] { Array(allCases.prefix(2)) }
}

/// Values of types that have no code for it.
enum Placeholder {
  /// The kind of an enum in the metadata of types, which is fixed by Swift's ABI.
  private static let enumKind = 0x201

  static func isEnum(_ type: Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == enumKind
  }

  /// The first case of an enum of few bytes without references, or the second.
  ///
  /// In Swift's ABI the cases of an enum without payloads are numbered from 0; those with trivial payloads of one byte
  /// begin with zeroes, too.
  static func simpleCase<T>(of type: T.Type, isVaried: Bool) -> T? {
    guard _isPOD(type), MemoryLayout<T>.size <= 1 else { return nil }
    return withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { bytes in
      bytes[0] = isVaried && MemoryLayout<T>.size == 1 ? 1 : 0
      return bytes.baseAddress.map { UnsafeRawPointer($0).loadUnaligned(as: type) }
    }
  }
}
