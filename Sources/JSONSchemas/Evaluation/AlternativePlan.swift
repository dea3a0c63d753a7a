import CJSONTape
import JSONText
import RuleDocuments

/// The alternatives of `anyOf` or `oneOf`, with what the members of an object tell at a glance: which alternatives lack a
/// member that they require, do not allow the name of one, or name another constant for it.
///
/// So most objects are checked by one alternative, without a discriminator in the schema.
struct AlternativePlan: ~Copyable {
  /// Only so many alternatives, and members that they require, are told apart.
  private static let most = 64

  let schemas: FixedList<Int32>
  /// Whether members tell anything.
  private let tells: Bool
  fileprivate let members: NameTable<Member>
  /// For each member with constants, the alternatives that allow each of them.
  fileprivate let constants: FixedList<Constants>
  /// The alternatives that refuse names that none of them mentions.
  private let closed: UInt64
  /// For each alternative the members that it requires.
  private let required: FixedList<UInt64>

  fileprivate struct Member {
    /// The alternatives that do not allow the name.
    var refusing: UInt64 = 0
    /// A bit that says that the member is present, if an alternative requires it.
    var presence: UInt64 = 0
    /// The offset of the member's constants; -1 if it has none.
    var constants: Int32 = -1
  }

  fileprivate struct Constants: ~Copyable {
    /// For each text the alternatives that allow it.
    let alternatives: NameTable<UInt64>
    /// The alternatives that say nothing of the member.
    let others: UInt64
  }

  /// - Parameters:
  ///   - offsets: The alternatives.
  ///   - parts: All schemas.
  init(_ offsets: [Int], _ parts: PlanParts) {
    schemas = FixedList(offsets.map { parts.place($0) })
    let open = offsets.indices.filter { parts.verdicts[offsets[$0]].possible.contains(.objects) }
    guard open.count > 1, offsets.count <= Self.most else {
      tells = false
      members = NameTable([], none: Member())
      constants = FixedList(count: 0) { _ in Constants(alternatives: NameTable([], none: 0), others: 0) }
      closed = 0
      required = FixedList([])
      return
    }
    let demands = offsets.indices.map {
      open.contains($0) ? MemberDemands(offsets[$0], parts.schemas) : MemberDemands()
    }
    let names = Set(demands.flatMap { $0.names }).sorted { $0.lexicographicallyPrecedes($1) }
    var (table, presences) = ([(text: [UInt8], value: Member)](), [[UInt8]: UInt64]())
    var constants: [(texts: [(text: [UInt8], value: UInt64)], others: UInt64)] = []
    for name in names {
      var member = Member()
      var allowing: [[UInt8]: UInt64] = [:]
      var others: UInt64 = 0
      for (alternative, demand) in demands.enumerated() {
        let bit = UInt64(1) << UInt64(alternative)
        if demand.refuses(name) { member.refusing |= bit }
        if let texts = demand.constants[name] {
          for text in texts { allowing[text, default: 0] |= bit }
        } else {
          others |= bit
        }
      }
      if demands.contains(where: { $0.required.contains(name) }), presences.count < Self.most {
        member.presence = 1 << UInt64(presences.count)
        presences[name] = member.presence
      }
      if !allowing.isEmpty {
        member.constants = Int32(constants.count)
        constants.append((allowing.map { ($0.key, $0.value) }, others))
      }
      table.append((name, member))
    }
    members = NameTable(table, none: Member())
    self.constants = FixedList(count: constants.count) {
      Constants(
        alternatives: NameTable(constants[$0].texts, none: 0), others: constants[$0].others)
    }
    closed = demands.enumerated().reduce(0) { $1.element.isClosed ? $0 | 1 << UInt64($1.offset) : $0 }
    required = FixedList(demands.map { $0.required.reduce(0) { $0 | presences[$1, default: 0] } })
    tells = !constants.isEmpty || closed != 0 || !presences.isEmpty
  }

  /// The alternatives that may accept a value, a bit for each; all bits if nothing is told.
  @inline(__always)
  func candidates(for value: JSONTapeValue) -> UInt64 {
    guard tells, value.kind == .object else { return .max }
    return candidates(forObject: value)
  }

  private func candidates(forObject value: JSONTapeValue) -> UInt64 {
    var (open, present) = (UInt64.max, UInt64(0))
    var name = value.first
    for _ in 0..<value.count {
      let member = name.next
      if let slot = members.slot(of: name.utf8) {
        present |= slot.pointee.value.presence
        open &= ~slot.pointee.value.refusing
        let constants = Int(slot.pointee.value.constants)
        if constants >= 0 { open &= self.constants.elements[constants].alternatives(for: member) }
      } else {
        open &= ~closed
      }
      name = member.next
    }
    for index in 0..<required.count where required[index] & ~present != 0 {
      open &= ~(1 &<< UInt64(truncatingIfNeeded: index))
    }
    return open
  }
}

extension AlternativePlan.Constants {
  /// The alternatives that allow a value of the member.
  @inline(__always)
  fileprivate func alternatives(for value: JSONTapeValue) -> UInt64 {
    guard value.kind == .string, let slot = alternatives.slot(of: value.utf8) else { return others }
    return others | slot.pointee.value
  }
}

/// What a schema demands of the members of an object in any case.
private struct MemberDemands {
  // Names and texts are their UTF-8, since they are compared by code point.
  var required: Set<[UInt8]> = []
  /// The texts of which a member must be one, if it is present.
  var constants: [[UInt8]: Set<[UInt8]>] = [:]
  /// For each part of the schema that allows no other names, those that it allows.
  var allowed: [Set<[UInt8]>] = []

  init() {}

  init(_ schema: Int, _ all: [SubschemaRules]) {
    for offset in Self.around(schema, all) {
      guard let objects = all[offset].objects else { continue }
      required.formUnion(objects.required.map { Array($0.utf8) })
      // Of several members with the same name, the last one counts.
      let properties = Dictionary(objects.properties.map { (Array($0.name.utf8), $0.schema) }) { $1 }
      for (name, property) in properties {
        guard let texts = Self.texts(property, all) else { continue }
        constants[name] = constants[name]?.intersection(texts) ?? texts
      }
      if let additional = objects.additional, all[additional].verdict == false, objects.patterns.isEmpty {
        allowed.append(Set(objects.properties.map { Array($0.name.utf8) }))
      }
    }
  }

  var isClosed: Bool { !allowed.isEmpty }

  var names: Set<[UInt8]> {
    allowed.reduce(required.union(constants.keys)) { $0.union($1) }
  }

  func refuses(_ name: [UInt8]) -> Bool { allowed.contains { !$0.contains(name) } }

  /// The schema, and those that it applies to the same value in any case.
  private static func around(_ schema: Int, _ all: [SubschemaRules]) -> [Int] {
    var (seen, open, found) = (Set([schema]), [schema], [Int]())
    while let next = open.popLast() {
      found.append(next)
      for inner in all[next].inEveryCase where seen.insert(inner).inserted {
        open.append(inner)
      }
    }
    return found
  }

  /// The texts that a schema allows, if it allows nothing else.
  private static func texts(_ schema: Int, _ all: [SubschemaRules]) -> Set<[UInt8]>? {
    for offset in around(schema, all) {
      guard let values = all[offset].constant.map({ [$0] }) ?? all[offset].allowed else { continue }
      let texts = values.compactMap(\.string)
      if texts.count == values.count { return Set(texts.map { Array($0.utf8) }) }
    }
    return nil
  }
}
