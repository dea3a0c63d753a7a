import CJSONTape
import JSONText

/// The schemas that refused a value lately: alternatives, and schemas that refer to each other, are asked for the same
/// value again, for what is wrong with it.
struct LastRefusals {
  private static let count = 16
  private var list = [(schema: Int32, value: UnsafeRawPointer?)](repeating: (-1, nil), count: count)

  private func place(_ schema: Int32, _ value: JSONTapeValue) -> Int {
    (Int(bitPattern: value.entry) >> 4 &+ Int(schema)) & (Self.count - 1)
  }

  func contain(_ schema: Int32, _ value: JSONTapeValue) -> Bool {
    let known = list[place(schema, value)]
    return known.schema == schema && known.value == UnsafeRawPointer(value.entry)
  }

  mutating func add(_ schema: Int32, _ value: JSONTapeValue) {
    list[place(schema, value)] = (schema, UnsafeRawPointer(value.entry))
  }
}
