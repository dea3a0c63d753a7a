import JSONText
import Primitives

/// A JSON value by what it means, not by how it is written: equal values have equal hashes all the way down, so that to
/// look one up among very many, or to compare very long ones, takes no more than linear time.
///
/// Numbers are equal by their exact value, texts by canonical equivalence, objects whatever the order of their
/// members; of several members of one name the last counts, and names are compared by code point.
enum ComparableValue: Sendable, Hashable {
  case null
  case boolean(Bool)
  case number(ExactDecimal)
  case text(String)
  case list([ComparableValue])
  case object([MemberName: ComparableValue])

  init(_ value: some RecordValue) {
    switch value.type {
    case .null: self = .null
    case .boolean: self = .boolean(value.isTrue)
    case .number: self = .number(value.decimal)
    case .text: self = .text(value.withText { String(decoding: $0, as: UTF8.self) })
    case .list:
      var elements: [ComparableValue] = []
      elements.reserveCapacity(value.partCount)
      value.forEachElement { _, element in
        elements.append(ComparableValue(element))
        return true
      }
      self = .list(elements)
    case .object:
      var members: [MemberName: ComparableValue] = [:]
      members.reserveCapacity(value.partCount)
      value.forEachMember { name, value in members[MemberName(name)] = ComparableValue(value) }
      self = .object(members)
    }
  }
}

extension RecordValue {
  /// Whether both mean the same, however they are written; see ``ComparableValue``. Nothing is allocated for numbers and
  /// texts of one spelling.
  func means(_ other: Self) -> Bool {
    switch (type, other.type) {
    case (.null, .null): true
    case (.boolean, .boolean): isTrue == other.isTrue
    case (.number, .number): decimal == other.decimal
    case (.text, .text): withText { text in other.withText { text.isCanonicallyEquivalent(to: $0) } }
    case (.list, .list): partCount == other.partCount && ComparableValue(self) == ComparableValue(other)
    case (.object, .object): ComparableValue(self) == ComparableValue(other)
    default: false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether two well-formed texts are equal as Swift compares them; a `String` is made only where bytes differ and
  /// some are not ASCII.
  func isCanonicallyEquivalent(to other: Self) -> Bool {
    if holdsSame(as: other) { return true }
    // A few code points outside of ASCII are canonically equivalent to one inside, such as the sign of the Kelvin.
    if isASCII, other.isASCII { return false }
    return String(decoding: self, as: UTF8.self) == String(decoding: other, as: UTF8.self)
  }

  var isASCII: Bool {
    for byte in self where byte >= 0x80 { return false }
    return true
  }
}
