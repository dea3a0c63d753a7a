/// Reads the elements of an XML 1.0 text one after the other, without a document type.
///
/// It exists because the parser of Foundation would link libxml2 and Foundation's own ICU into every program. A document
/// type is refused, so nothing is expanded but the five predefined entities and character references.
struct XMLReader {
  enum Event: Equatable {
    case start(name: String, attributes: [String: String])
    case end(name: String)
    case text(String)
  }

  private var scalars: ArraySlice<Unicode.Scalar>
  /// The line of the next event, counted from 1.
  private(set) var line = 1
  private var open: [String] = []
  /// The end of an element that was written as `<a/>`.
  private var pendingEnd: String?
  private var hasRoot = false

  private static let deepestNesting = 256

  init(_ bytes: [UInt8]) throws(TranslationFileError) {
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    guard let text = String(validating: body, as: UTF8.self) else {
      throw TranslationFileError(problem: "the text is not well-formed", expected: "UTF-8")
    }
    scalars = ArraySlice(text.unicodeScalars)
  }

  /// The next event; nil at the end of the text.
  mutating func next() throws(TranslationFileError) -> Event? {
    if let name = pendingEnd {
      pendingEnd = nil
      open.removeLast()
      return .end(name: name)
    }
    while !scalars.isEmpty {
      if scalars.first != "<" {
        let text = try text()
        if !open.isEmpty { return .text(text) }
        if text.unicodeScalars.contains(where: { !Self.isSpace($0) }) {
          throw error("there is text outside of the root element", "an element")
        }
      } else if skip("<!--") {
        try skip(past: "-->", "the comment does not end")
      } else if skip("<![CDATA[") {
        guard !open.isEmpty else { throw error("there is text outside of the root element", "an element") }
        return .text(try read(to: "]]>", "the CDATA section does not end"))
      } else if skip("<?") {
        try skip(past: "?>", "the processing instruction does not end")
      } else if scalars.starts(with: "<!".unicodeScalars) {
        throw error("a document type is not supported", "an element")
      } else if skip("</") {
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
    _ = skip("<")
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
      if skip("/>") {
        pendingEnd = name
        break
      }
      if skip(">") { break }
      guard hadSpace else { throw error("unexpected character in a tag", "white space, > or />") }
      let attribute = try self.name("the name of an attribute")
      skipSpaces()
      guard skip("=") else { throw error("the attribute “\(attribute)” has no value", "=") }
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
    guard skip(">") else { throw error("the tag does not end", ">") }
    guard let expected = open.last, expected == name else {
      throw error("“</\(name)>” ends nothing", open.last.map { "</\($0)>" } ?? "an element")
    }
    open.removeLast()
    return .end(name: name)
  }

  private mutating func name(_ expected: String) throws(TranslationFileError) -> String {
    var name = String.UnicodeScalarView()
    while let scalar = scalars.first, !Self.isSpace(scalar), !"<>/=\"'&!?".unicodeScalars.contains(scalar) {
      name.append(scalar)
      advance()
    }
    guard !name.isEmpty else { throw error("there is no name", expected) }
    return String(name)
  }

  private mutating func attributeValue() throws(TranslationFileError) -> String {
    guard let quote = scalars.first, quote == "\"" || quote == "'" else {
      throw error("the value has no quotation marks", "a quotation mark")
    }
    advance()
    var value = ""
    while let scalar = scalars.first {
      if scalar == quote {
        advance()
        return value
      }
      if scalar == "<" { throw error("“<” in the value of an attribute", "&lt;") }
      if scalar == "&" {
        value.unicodeScalars.append(try reference())
      } else {
        // XML turns line breaks and tabs of attributes into spaces.
        value.unicodeScalars.append(Self.isSpace(scalar) ? " " : scalar)
        advance()
      }
    }
    throw error("the value of the attribute does not end", "a quotation mark")
  }

  // MARK: Text

  private mutating func text() throws(TranslationFileError) -> String {
    var text = ""
    while let scalar = scalars.first, scalar != "<" {
      if scalar == "&" {
        text.unicodeScalars.append(try reference())
      } else if scalar == "\r" {
        advance()
        if scalars.first == "\n" { advance() }
        text += "\n"
      } else {
        text.unicodeScalars.append(scalar)
        advance()
      }
    }
    return text
  }

  private mutating func reference() throws(TranslationFileError) -> Unicode.Scalar {
    advance()
    let name = String(String.UnicodeScalarView(scalars.prefix(10).prefix { $0 != ";" }))
    guard scalars.dropFirst(name.unicodeScalars.count).first == ";" else {
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
    scalars = scalars.dropFirst(name.unicodeScalars.count + 1)
    return scalar
  }

  // MARK: Scanning

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { " \t\n\r".unicodeScalars.contains(scalar) }

  private mutating func advance() {
    if scalars.removeFirst() == "\n" { line += 1 }
  }

  private mutating func skip(_ text: String) -> Bool {
    guard scalars.starts(with: text.unicodeScalars) else { return false }
    for _ in text.unicodeScalars { advance() }
    return true
  }

  @discardableResult
  private mutating func skipSpaces() -> Bool {
    var found = false
    while let scalar = scalars.first, Self.isSpace(scalar) {
      advance()
      found = true
    }
    return found
  }

  private mutating func skip(past end: String, _ problem: String) throws(TranslationFileError) {
    _ = try read(to: end, problem)
  }

  private mutating func read(to end: String, _ problem: String) throws(TranslationFileError) -> String {
    var text = String.UnicodeScalarView()
    while !scalars.starts(with: end.unicodeScalars) {
      guard let scalar = scalars.first else { throw error(problem, end) }
      text.append(scalar)
      advance()
    }
    _ = skip(end)
    return String(text)
  }

  private func error(_ problem: String, _ expected: String) -> TranslationFileError {
    TranslationFileError(line: line, problem: problem, expected: expected)
  }
}
