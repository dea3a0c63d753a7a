import CJSONTape
import JSONText

#if SIMDJSON
  import CSimdjson
#endif

/// Finds where the tokens of a JSON text start, many bytes at a time, with simdjson.
///
/// Without the trait `SIMDJSON` it finds nothing, and texts are read byte by byte. A scanner serves one thread at a
/// time.
struct TokenScanner: ~Copyable {
  #if SIMDJSON
    /// How many bytes after a text must be readable, whatever their values.
    static var padding: Int { simdjson_scanner_padding() }

    /// nil if there was not enough memory; then no text is scanned.
    private let handle = simdjson_scanner_create()

    deinit { simdjson_scanner_destroy(handle) }

    /// Where the tokens start; nil if simdjson finds that the text is not JSON, or cannot scan it.
    func tokens(padded utf8: UnsafeBufferPointer<UInt8>) -> json_token_starts? {
      guard let handle, let text = utf8.baseAddress else { return nil }
      var tokens = json_token_starts()
      return simdjson_scanner_scan(handle, text, utf8.count, &tokens) ? tokens : nil
    }

    /// Whether bytes are well-formed UTF-8.
    static func isUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
      bytes.baseAddress.map { simdjson_is_utf8($0, bytes.count) } ?? true
    }
  #else
    static var padding: Int { 0 }

    func tokens(padded utf8: UnsafeBufferPointer<UInt8>) -> json_token_starts? { nil }

    static func isUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { UTF8Sequence.areWellFormed(bytes) }
  #endif
}
