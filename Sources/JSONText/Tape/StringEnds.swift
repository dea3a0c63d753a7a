import CJSONTape

/// Finds where the plain text of string literals ends, by the results of a scan or by reading each byte.
struct StringEnds {
  private let start: UnsafePointer<UInt8>
  private let end: UnsafePointer<UInt8>
  /// The first token that may be ahead; nil without a scan.
  private var token: UnsafePointer<UInt32>?
  private let lastToken: UnsafePointer<UInt32>?
  private let hasEscapes: Bool
  /// The closing quote of the literal that was found last, if it was found by the scan.
  private var close: UnsafePointer<UInt8>?

  init(_ start: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>, tokens: json_token_starts?) {
    self.start = start
    self.end = end
    token = tokens?.offsets
    lastToken = tokens.map { $0.offsets + $0.count }
    hasEscapes = tokens != nil && json_find(UInt8(ascii: "\\"), start, end - start) != nil
  }

  /// The quote or backslash that ends the plain text at the start of a literal.
  ///
  /// - Parameter first: The text after the opening quote.
  /// - Returns: nil for a control character, bytes that are not UTF-8, and a literal without an end.
  @inline(__always)
  mutating func next(from first: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    token == nil ? StringBodyScanner.end(from: first, limit: end) : nextScanned(from: first)
  }

  @inline(__always)
  private mutating func nextScanned(from first: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    guard var token, let lastToken else { return nil }
    let quote = first - start - 1
    while token < lastToken, Int(token.pointee) < quote { token += 1 }
    // A literal that the scan did not find is refused: the scan and the reader would disagree about its end.
    guard token < lastToken, Int(token.pointee) == quote else { return nil }
    token += 1
    self.token = token
    // Only blanks are between a literal and the token after it.
    var close = token < lastToken ? start + Int(token.pointee) : end
    repeat {
      close -= 1
      guard close >= first else { return nil }
    } while close.pointee != UInt8(ascii: "\"")
    guard hasEscapes else { return close }
    self.close = close
    return json_find(UInt8(ascii: "\\"), first, close - first) ?? close
  }

  /// The quote or backslash that ends the plain text after an escape, under the same conditions.
  @inline(__always)
  func next(afterEscape first: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    guard token != nil else { return StringBodyScanner.end(from: first, limit: end) }
    guard let close, first <= close else { return nil }
    return json_find(UInt8(ascii: "\\"), first, close - first) ?? close
  }
}
