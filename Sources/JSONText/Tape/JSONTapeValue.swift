// Public, since types of package access are inlined in other modules only if they are usable from inline.
public import CJSONTape
import Primitives

/// A JSON value in place: it points into a ``JSONTape`` and is valid until the tape reads another text or is released.
///
/// Passing it around counts no references, copies no text and allocates nothing.
@usableFromInline
package struct JSONTapeValue: BitwiseCopyable {
  /// The kind of a value.
  @usableFromInline
  package enum Kind: UInt32, Sendable {
    case null, `false`, `true`, number, string, array, object
  }

  @usableFromInline package let entry: UnsafePointer<json_tape_entry>

  @inlinable
  @inline(__always)
  package init(_ entry: UnsafePointer<json_tape_entry>) { self.entry = entry }

  @inlinable
  package var kind: Kind { Kind(rawValue: entry.pointee.extent & 7) ?? .null }

  /// The UTF-8 of a string or the text of a number; empty for any other value.
  @inlinable
  package var utf8: UnsafeBufferPointer<UInt8> {
    guard let text = entry.pointee.text else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: text, count: Int(entry.pointee.length))
  }

  /// The number of an array's elements or an object's members.
  @inlinable
  package var count: Int { Int(entry.pointee.length) }

  /// The entry after the value.
  @inlinable
  package var next: JSONTapeValue { JSONTapeValue(entry + Int(entry.pointee.extent >> 3)) }

  /// The first element of an array, or the first name of an object; valid only if the count is not 0.
  @inlinable
  package var first: JSONTapeValue { JSONTapeValue(entry + 1) }
}

extension JSONTapeValue {
  /// The element at an offset; nil if there is none, or the value is not an array.
  package func element(at index: Int) -> JSONTapeValue? {
    guard kind == .array, index < count else { return nil }
    var element = first
    for _ in 0..<index { element = element.next }
    return element
  }

  /// The value of the last member with this name, compared by code point; nil if there is none, or not an object.
  package func member(_ name: UnsafeBufferPointer<UInt8>) -> JSONTapeValue? {
    guard kind == .object else { return nil }
    var found: JSONTapeValue?
    var key = first
    for _ in 0..<count {
      // Most names have another length.
      if key.count == name.count, key.utf8.hasSameBytes(as: name) { found = key.next }
      key = key.next.next
    }
    return found
  }

  /// The value as a node. Its position in the text is not known: every position is the start.
  package var node: JSONNode {
    switch kind {
    case .null: return JSONNode(.null)
    case .false: return JSONNode(.bool(false))
    case .true: return JSONNode(.bool(true))
    case .number: return JSONNode(.number(string))
    case .string: return JSONNode(.string(string))
    case .array:
      var elements: [JSONNode] = []
      elements.reserveCapacity(count)
      var element = first
      for _ in 0..<count {
        elements.append(element.node)
        element = element.next
      }
      return JSONNode(.array(elements))
    case .object:
      var members: [JSONNode.Member] = []
      members.reserveCapacity(count)
      var key = first
      for _ in 0..<count {
        let value = key.next
        members.append(JSONNode.Member(key: key.string, value: value.node))
        key = value.next
      }
      return JSONNode(.object(members))
    }
  }

  /// The text of a string or number as a separate `String`.
  package var string: String { String(decoding: utf8, as: UTF8.self) }
}
