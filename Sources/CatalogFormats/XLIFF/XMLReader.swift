/// Reads the elements of an XML 1.0 text one after the other.
///
/// It exists because the parser of Foundation would link libxml2 and Foundation's own ICU into every program. A document
/// type with declarations is refused, so nothing is expanded but the five predefined entities and character references.
struct XMLReader {
  enum Event: Equatable {
    case start(name: String, attributes: [String: String])
    case end(name: String)
    case text(String)
  }

  private var cursor: TextCursor
  private var open: [String] = []
  /// The end of an element that was written as `<a/>`.
  private var pendingEnd: String?
  private var hasRoot = false

  private static let deepestNesting = 256

  init(_ bytes: [UInt8]) throws(TranslationFileError) { cursor = try TextCursor(bytes) }

  /// The place of the next event.
  var place: TextPlace { cursor.place }

  /// The next event; nil at the end of the text.
  mutating func next() throws(TranslationFileError) -> Event? {
    if let name = pendingEnd {
      pendingEnd = nil
      open.removeLast()
      return .end(name: name)
    }
    while !cursor.isAtEnd {
      if cursor.first != "<" {
        let text = try text()
        if !open.isEmpty { return .text(text) }
        if text.unicodeScalars.contains(where: { !Self.isSpace($0) }) {
          throw error("there is text outside of the root element", "an element")
        }
      } else if cursor.take("<!--") {
        try skip(past: "-->", "the comment does not end")
      } else if cursor.take("<![CDATA[") {
        guard !open.isEmpty else { throw error("there is text outside of the root element", "an element") }
        return .text(try read(to: "]]>", "the CDATA section does not end"))
      } else if cursor.take("<?") {
        try skip(past: "?>", "the processing instruction does not end")
      } else if cursor.starts(with: "<!") {
        try documentType()
      } else if cursor.take("</") {
        return try end()
      } else {
        return try start()
      }
    }
    if let name = open.last { throw error("the element “\(name)” does not end", "</\(name)>") }
    guard hasRoot else { throw error("there is no element", "an XML text") }
    return nil
  }

  // MARK: Tags

  private mutating func start() throws(TranslationFileError) -> Event {
    _ = cursor.take("<")
    let name = try name("the name of an element")
    guard !open.isEmpty || !hasRoot else {
      throw error("there are several root elements", "the end of the text")
    }
    guard open.count < Self.deepestNesting else {
      throw error("elements are nested too deeply", "at most \(Self.deepestNesting) levels")
    }
    var attributes: [String: String] = [:]
    while true {
      let hadSpace = skipSpaces()
      if cursor.take("/>") {
        pendingEnd = name
        break
      }
      if cursor.take(">") { break }
      guard hadSpace else { throw error("unexpected character in a tag", "white space, > or />") }
      let attribute = try self.name("the name of an attribute")
      skipSpaces()
      guard cursor.take("=") else { throw error("the attribute “\(attribute)” has no value", "=") }
      skipSpaces()
      let value = try attributeValue()
      guard attributes.updateValue(value, forKey: attribute) == nil else {
        throw error("the attribute “\(attribute)” appears twice", "each attribute once")
      }
    }
    hasRoot = true
    open.append(name)
    return .start(name: name, attributes: attributes)
  }

  private mutating func end() throws(TranslationFileError) -> Event {
    let name = try name("the name of an element")
    skipSpaces()
    guard cursor.take(">") else { throw error("the tag does not end", ">") }
    guard let expected = open.last, expected == name else {
      throw error("“</\(name)>” ends nothing", open.last.map { "</\($0)>" } ?? "an element")
    }
    open.removeLast()
    return .end(name: name)
  }

  private mutating func name(_ expected: String) throws(TranslationFileError) -> String {
    let name = cursor.take { !Self.isSpace($0) && !"<>/=\"'&!?".unicodeScalars.contains($0) }
    guard !name.isEmpty else { throw cursor.unexpected(expected) }
    return name
  }

  private mutating func attributeValue() throws(TranslationFileError) -> String {
    guard let quote = cursor.first, quote == "\"" || quote == "'" else {
      throw error("the value has no quotation marks", "a quotation mark")
    }
    cursor.next()
    var value = ""
    while let scalar = cursor.first {
      if scalar == quote {
        cursor.next()
        return value
      }
      if scalar == "<" { throw error("“<” in the value of an attribute", "&lt;") }
      if scalar == "&" {
        value.unicodeScalars.append(try reference())
      } else {
        // XML turns line breaks and tabs of attributes into spaces.
        value.unicodeScalars.append(Self.isSpace(scalar) ? " " : scalar)
        cursor.next()
      }
    }
    throw error("the value of the attribute does not end", "a quotation mark")
  }

  // MARK: Text

  private mutating func text() throws(TranslationFileError) -> String {
    var text = ""
    while let scalar = cursor.first, scalar != "<" {
      if scalar == "&" {
        text.unicodeScalars.append(try reference())
      } else if scalar == "\r" {
        cursor.next()
        if cursor.first == "\n" { cursor.next() }
        text += "\n"
      } else {
        text.unicodeScalars.append(scalar)
        cursor.next()
      }
    }
    return text
  }

  private mutating func reference() throws(TranslationFileError) -> Unicode.Scalar {
    cursor.next()
    let name = String(String.UnicodeScalarView(cursor.prefix(10).prefix { $0 != ";" }))
    let length = name.unicodeScalars.count
    guard cursor.prefix(length + 1).dropFirst(length).first == ";" else {
      throw error("the reference does not end", ";")
    }
    let scalar: Unicode.Scalar?
    switch name {
    case "lt": scalar = "<"
    case "gt": scalar = ">"
    case "amp": scalar = "&"
    case "quot": scalar = "\""
    case "apos": scalar = "'"
    default:
      let isHexadecimal = name.hasPrefix("#x")
      let digits = name.dropFirst(isHexadecimal ? 2 : 1)
      scalar =
        name.hasPrefix("#") && !digits.hasPrefix("+")
        ? UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init) : nil
    }
    guard let scalar, scalar.value != 0 else {
      throw error("unknown reference “&\(name);”", "&lt; &gt; &amp; &quot; &apos; or a character")
    }
    cursor.skip(length + 1)
    return scalar
  }

  // MARK: Scanning

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { " \t\n\r".unicodeScalars.contains(scalar) }

  @discardableResult
  private mutating func skipSpaces() -> Bool { !cursor.take(while: Self.isSpace).isEmpty }

  /// Passes a document type that declares nothing, as property lists have one.
  private mutating func documentType() throws(TranslationFileError) {
    guard cursor.take("<!DOCTYPE"), open.isEmpty, !hasRoot else {
      throw error("unexpected declaration", "an element")
    }
    var quote: Unicode.Scalar?
    while let scalar = cursor.first {
      if scalar == quote {
        quote = nil
      } else if quote == nil {
        switch scalar {
        case "\"", "'": quote = scalar
        case "[": throw error("the document type has declarations, which are not supported", ">")
        case ">":
          cursor.next()
          return
        default: break
        }
      }
      cursor.next()
    }
    throw error("the document type does not end", ">")
  }

  private mutating func skip(past end: String, _ problem: String) throws(TranslationFileError) {
    _ = try read(to: end, problem)
  }

  private mutating func read(to end: String, _ problem: String) throws(TranslationFileError) -> String {
    let start = cursor
    var text = String.UnicodeScalarView()
    while !cursor.starts(with: end) {
      guard let scalar = cursor.next() else { throw start.error(problem, end) }
      text.append(scalar)
    }
    _ = cursor.take(end)
    return String(text)
  }

  func error(_ problem: String, _ expected: String) -> TranslationFileError {
    cursor.error(problem, expected)
  }
}
