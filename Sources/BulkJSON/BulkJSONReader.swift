package import JSONText

/// Reads one JSON text after another in place.
///
/// A scan checks UTF-8 and finds the tokens, by which most texts are read. The others are read byte by byte, as all
/// texts are without a scan: the result is the same. A reader serves one thread at a time.
package struct BulkJSONReader: ~Copyable {
  /// How many bytes after a text must be readable, whatever their values.
  package static var padding: Int { TokenScanner.padding }

  /// Where values are read; a record in another format may be written there instead.
  package let tape = JSONTape()
  let scanner = TokenScanner()

  package init() {}

  /// Reads one of many JSON texts; only the first may have a leading byte order mark, which is not skipped here.
  ///
  /// - Parameter utf8: The text; `padding` more bytes after it must be readable.
  /// - Returns: The value, valid until the next is read; nil if the text is not JSON (`JSONNode.parse` says why).
  package func read(padded utf8: UnsafeBufferPointer<UInt8>) -> JSONTapeValue? {
    // A text that cannot be scanned is still read: only the tape refuses a text.
    tape.read(utf8, tokens: scanner.tokens(padded: utf8), skipsMark: false)
  }

  /// Whether bytes are well-formed UTF-8.
  package static func isUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { TokenScanner.isUTF8(bytes) }
}
