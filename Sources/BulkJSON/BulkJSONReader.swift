package import JSONText

/// Reads one JSON text after another in place, with the tape's own reader.
///
/// A scan only looks ahead: it checks UTF-8 and finds where string literals end. What is JSON is for the one reader to
/// say, so that no text has another outcome here than there. A reader serves one thread at a time.
package struct BulkJSONReader: ~Copyable {
  /// How many bytes after a text must be readable, whatever they are.
  package static var padding: Int { TokenScanner.padding }

  private let tape = JSONTape()
  let scanner = TokenScanner()

  package init() {}

  /// Reads one JSON text of many; a byte order mark may only precede the first, and is not skipped here.
  ///
  /// - Parameter utf8: The text; `padding` more bytes after it can be read.
  /// - Returns: The value, valid until the next is read; nil where `JSONNode.parse` says why the text is not JSON.
  package func read(padded utf8: UnsafeBufferPointer<UInt8>) -> JSONTapeValue? {
    // A text that cannot be scanned is read all the same: it is for the tape to refuse it.
    tape.read(utf8, tokens: scanner.tokens(padded: utf8), skipsMark: false)
  }
}
