extension JSONNode {
  /// Options for reading.
  package struct Options: Sendable, Hashable {
    /// How deep arrays and objects may nest; at most 1,000, since values are released recursively.
    package var maximumDepth: Int

    /// Where the text starts in its file, if it is a part of one; a byte order mark is skipped only at offset 0.
    package var origin: JSONPosition

    package init(maximumDepth: Int = 512, origin: JSONPosition = .start) {
      self.maximumDepth = maximumDepth
      self.origin = origin
    }
  }

  /// Reads one JSON text (RFC 8259, strictly); a leading byte order mark is skipped.
  ///
  /// - Throws: `JSONSyntaxError` for the first byte that is not allowed in its place, including bytes that are
  ///   not UTF-8, an escape that names a lone surrogate, and nesting beyond the depth limit.
  package static func parse(
    _ utf8: UnsafeBufferPointer<UInt8>,
    options: Options = Options()
  ) throws(JSONSyntaxError) -> JSONNode {
    var parser = JSONParser(bytes: utf8, options: options)
    return try parser.parse()
  }

  /// Reads one JSON text from bytes, with the default options.
  ///
  /// - Throws: ``JSONSyntaxError`` for the first byte that is not allowed in its place.
  public static func parse(_ utf8: some Collection<UInt8>) throws(JSONSyntaxError) -> JSONNode {
    try parse(utf8, options: Options())
  }

  /// Reads one JSON text from a string, with the default options.
  ///
  /// - Throws: ``JSONSyntaxError`` for the first character that is not allowed in its place.
  public static func parse(_ text: String) throws(JSONSyntaxError) -> JSONNode {
    try parse(text, options: Options())
  }

  /// Reads one JSON text from bytes.
  package static func parse(
    _ utf8: some Collection<UInt8>,
    options: Options
  ) throws(JSONSyntaxError) -> JSONNode {
    try Array(utf8).withUnsafeBufferPointer { (bytes) throws(JSONSyntaxError) in
      try parse(bytes, options: options)
    }
  }

  /// Reads one JSON text from a string.
  package static func parse(
    _ text: String,
    options: Options
  ) throws(JSONSyntaxError) -> JSONNode {
    try parse(Array(text.utf8), options: options)
  }
}

/// Reads a text with its own stack, so that nesting cannot overflow the thread's.
struct JSONParser: ~Copyable {
  /// An array or object whose end has not been read.
  private struct Frame {
    let isObject: Bool
    let position: JSONPosition
    var elements: [JSONNode] = []
    var members: [JSONNode.Member] = []
    var key: String?
    var keyPosition = JSONPosition.start

    mutating func append(_ node: JSONNode) {
      guard let name = key else {
        elements.append(node)
        return
      }
      members.append(JSONNode.Member(key: name, position: keyPosition, value: node))
      key = nil
    }

    var node: JSONNode {
      JSONNode(isObject ? .object(members) : .array(elements), position: position)
    }

    var pathToken: String {
      guard isObject else { return JSONPointer.token(elements.count) }
      return key.map { JSONPointer.token($0) } ?? ""
    }
  }

  private var cursor: JSONCursor
  private var stack: [Frame] = []
  private let maximumDepth: Int

  init(bytes: UnsafeBufferPointer<UInt8>, options: JSONNode.Options) {
    cursor = JSONCursor(bytes: bytes, origin: options.origin)
    maximumDepth = min(max(options.maximumDepth, 0), 1_000)
  }

  mutating func parse() throws(JSONSyntaxError) -> JSONNode {
    do throws(JSONCursor.Failure) {
      return try parseText()
    } catch {
      throw JSONSyntaxError(
        position: error.position,
        path: stack.map(\.pathToken).joined(),
        problem: error.problem,
        expected: error.expected
      )
    }
  }

  private mutating func parseText() throws(JSONCursor.Failure) -> JSONNode {
    cursor.skipByteOrderMark()
    cursor.skipWhitespace()
    while true {
      guard var node = try readValue() else { continue }
      repeat {
        guard !stack.isEmpty else {
          cursor.skipWhitespace()
          guard cursor.isAtEnd else { throw cursor.unexpected(expected: "the end of the text") }
          return node
        }
        stack[stack.count - 1].append(node)
        guard let closed = try continueOrClose() else { break }
        node = closed
      } while true
    }
  }

  /// Reads a complete value; nil if it opened an array or object instead.
  private mutating func readValue() throws(JSONCursor.Failure) -> JSONNode? {
    let position = cursor.position
    switch cursor.peek ?? 0 {
    case UInt8(ascii: "{"): return try open(isObject: true, at: position)
    case UInt8(ascii: "["): return try open(isObject: false, at: position)
    case UInt8(ascii: "\""): return JSONNode(.string(try cursor.readString()), position: position)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONNode(.number(try cursor.readNumber()), position: position)
    case UInt8(ascii: "t"):
      try cursor.readWord("true")
      return JSONNode(.bool(true), position: position)
    case UInt8(ascii: "f"):
      try cursor.readWord("false")
      return JSONNode(.bool(false), position: position)
    case UInt8(ascii: "n"):
      try cursor.readWord("null")
      return JSONNode(.null, position: position)
    default: throw cursor.unexpected(expected: "a value")
    }
  }

  private mutating func open(
    isObject: Bool,
    at position: JSONPosition
  ) throws(JSONCursor.Failure) -> JSONNode? {
    guard stack.count < maximumDepth else {
      throw JSONCursor.Failure(
        position: position,
        problem: "arrays and objects are nested too deeply",
        expected: "at most \(maximumDepth) levels"
      )
    }
    cursor.advance()
    cursor.skipWhitespace()
    let frame = Frame(isObject: isObject, position: position)
    if cursor.peek == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
      cursor.advance()
      return frame.node
    }
    stack.append(frame)
    if isObject { try readKey(expected: "a member name in double quotes or \"}\"") }
    return nil
  }

  /// Continues with the next element of the innermost container, or ends the container and returns it.
  private mutating func continueOrClose() throws(JSONCursor.Failure) -> JSONNode? {
    cursor.skipWhitespace()
    let isObject = stack[stack.count - 1].isObject
    let close = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    switch cursor.peek {
    case UInt8(ascii: ","):
      cursor.advance()
      cursor.skipWhitespace()
      if isObject {
        try readKey(expected: "a member name in double quotes")
      }
      return nil
    case close:
      cursor.advance()
      return stack.removeLast().node
    default:
      throw cursor.unexpected(expected: isObject ? "\",\" or \"}\"" : "\",\" or \"]\"")
    }
  }

  private mutating func readKey(expected: String) throws(JSONCursor.Failure) {
    guard cursor.peek == UInt8(ascii: "\"") else { throw cursor.unexpected(expected: expected) }
    let position = cursor.position
    let key = try cursor.readString()
    stack[stack.count - 1].keyPosition = position
    stack[stack.count - 1].key = key
    cursor.skipWhitespace()
    guard cursor.peek == UInt8(ascii: ":") else { throw cursor.unexpected(expected: "\":\"") }
    cursor.advance()
    cursor.skipWhitespace()
  }
}
