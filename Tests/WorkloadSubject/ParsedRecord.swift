import JSONText

/// A record in memory: its text, and the positions of its parts.
struct ParsedRecord {
  private let tape = JSONTape(capacity: 32)

  /// - Throws: If the text is not JSON.
  init(_ text: UnsafeBufferPointer<UInt8>) throws {
    if tape.read(text) == nil { _ = try JSONNode.parse(text) }
  }

  var value: JSONTapeValue { tape.value }
}
