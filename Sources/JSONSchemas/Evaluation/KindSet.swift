import CJSONTape
import JSONText

/// The kinds of values that a tape tells apart by the tag of an entry, a bit for each.
struct KindSet: OptionSet {
  let rawValue: UInt8

  static let null = Self(rawValue: 1 << UInt8(JSON_TAPE_NULL))
  static let booleans = Self(rawValue: 1 << UInt8(JSON_TAPE_FALSE) | 1 << UInt8(JSON_TAPE_TRUE))
  static let numbers = Self(rawValue: 1 << UInt8(JSON_TAPE_NUMBER))
  static let texts = Self(rawValue: 1 << UInt8(JSON_TAPE_STRING))
  static let lists = Self(rawValue: 1 << UInt8(JSON_TAPE_ARRAY))
  static let objects = Self(rawValue: 1 << UInt8(JSON_TAPE_OBJECT))
  static let all: Self = [.null, .booleans, .numbers, .texts, .lists, .objects]
  /// The kinds whose values have parts.
  static let containers: Self = [.lists, .objects]

  @inline(__always)
  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The kind of a value.
  @inline(__always)
  init(of value: JSONTapeValue) {
    self.init(rawValue: 1 &<< UInt8(truncatingIfNeeded: value.entry.pointee.extent & 7))
  }

  /// The kinds of the values that have one of some types.
  init(_ types: SchemaTypes) {
    self = []
    if types.contains(.null) { insert(.null) }
    if types.contains(.boolean) { insert(.booleans) }
    if types.contains(.number) || types.contains(.integer) { insert(.numbers) }
    if types.contains(.text) { insert(.texts) }
    if types.contains(.list) { insert(.lists) }
    if types.contains(.object) { insert(.objects) }
  }

  /// The kinds of some values.
  init(_ values: [JSONNode]) {
    self = []
    for value in values {
      switch value.content {
      case .null: insert(.null)
      case .bool(let isTrue):
        insert(Self(rawValue: 1 << UInt8(isTrue ? JSON_TAPE_TRUE : JSON_TAPE_FALSE)))
      case .number: insert(.numbers)
      case .string: insert(.texts)
      case .array: insert(.lists)
      case .object: insert(.objects)
      }
    }
  }
}
