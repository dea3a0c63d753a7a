import Primitives

/// The name of a member as a key of a table: names are compared by code point (RFC 8259, section 8.3), which Swift's
/// own `==` for strings does not do.
///
/// Names come from records, so the hash is seeded.
package struct MemberName: Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  init(_ utf8: UnsafeBufferPointer<UInt8>) { text = String(decoding: utf8, as: UTF8.self) }
}

extension MemberName: Hashable {
  package static func == (left: Self, right: Self) -> Bool {
    left.text.hasSameBytes(as: right.text)
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(UInt8(0xFF))
  }
}
