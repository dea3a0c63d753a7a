import CSimdjson
package import JSONText

/// Reads one JSON text after another in place, as the tape does and with the same outcomes, but by simdjson.
///
/// What simdjson refuses, and what parsers read in different ways, is read again by the tape's own reader.
/// A reader serves one thread at a time.
package struct BulkJSONReader: ~Copyable {
  /// How many bytes behind a text have to be readable, whatever they are.
  package static var padding: Int { simdjson_reader_padding() }

  private let tape = JSONTape()
  /// nil where memory was short; then the tape reads alone.
  private let handle: OpaquePointer?

  package init() { handle = simdjson_reader_create() }

  deinit { simdjson_reader_destroy(handle) }

  /// Reads one JSON text.
  ///
  /// - Parameter utf8: The text; `padding` more bytes behind it can be read.
  /// - Returns: The value, good until the next is read; nil where `JSONNode.parse` would say why it is no JSON.
  package func read(padded utf8: UnsafeBufferPointer<UInt8>) -> JSONTapeValue? {
    readBySimdjson(padded: utf8) ?? tape.read(utf8)
  }

  /// Reads one JSON text by simdjson alone; nil also where it declines.
  func readBySimdjson(padded utf8: UnsafeBufferPointer<UInt8>) -> JSONTapeValue? {
    guard let handle, let text = utf8.baseAddress else { return nil }
    let texts = tape.textRoom(for: utf8.count + Self.padding)
    while true {
      switch simdjson_reader_read(handle, text, utf8.count, tape.entries, tape.capacity, texts) {
      case SIMDJSON_READ: return tape.value
      case SIMDJSON_NO_ROOM where tape.grow(): continue
      default: return nil
      }
    }
  }
}
