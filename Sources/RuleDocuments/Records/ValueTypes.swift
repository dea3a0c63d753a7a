import CJSONTape
import JSONText

/// Types of values as bits, to be tested with few instructions.
struct ValueTypes {
  private var bits: UInt32 = 0

  /// The types of which `kinds` have every value.
  init(_ kinds: JSONTypeSet) {
    let types: [(JSONTapeValue.Kind, JSONTypeSet)] = [
      (.false, .boolean), (.true, .boolean), (.number, .number), (.string, .text), (.array, .list),
      (.object, .object),
    ]
    for (type, kind) in types where kinds.contains(kind) { bits |= 1 << type.rawValue }
  }

  @inline(__always)
  func contain(_ value: JSONTapeValue) -> Bool { bits >> (value.entry.pointee.extent & 7) & 1 != 0 }
}
