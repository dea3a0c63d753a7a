/// A property list of texts and dictionaries: what `.stringsdict` and compiled `.strings` are made of.
///
/// It is read here, with places, because that of Foundation tells none and would be linked for it.
enum PropertyList {
  /// One value.
  indirect enum Value {
    case text(String)
    case dictionary([Member])
    /// A value of another type.
    case other(kind: String)

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var members: [Member]? { if case .dictionary(let members) = self { members } else { nil } }

    /// The kind of value in plain English.
    var kind: String {
      switch self {
      case .text: "a text"
      case .dictionary: "a dictionary"
      case .other(let kind): kind
      }
    }
  }

  /// One key of a dictionary.
  struct Member {
    let key: String
    let value: Value
    /// Where the key is; nil in a binary property list.
    let place: TextPlace?
  }

  /// Whether a file is a property list: binary, or XML.
  static func isOne(_ bytes: [UInt8]) -> Bool {
    if BinaryPropertyList.isOne(bytes) { return true }
    // XML in UTF-16 has a zero byte beside each character.
    let start = bytes.lazy.drop { [0xEF, 0xBB, 0xBF, 0xFF, 0xFE, 0x00, 0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return start.first == UInt8(ascii: "<")
  }

  /// The members of a file that must be a dictionary.
  static func members(of bytes: [UInt8]) throws(TranslationFileError) -> [Member] {
    let value =
      BinaryPropertyList.isOne(bytes)
      ? try BinaryPropertyList.read(bytes) : try PropertyListReader.read(bytes)
    guard let members = value.members else {
      throw TranslationFileError(problem: "the property list is \(value.kind)", expected: "a dictionary")
    }
    return members
  }
}

/// Reads a property list in XML.
private struct PropertyListReader {
  private var reader: XMLReader

  static func read(_ bytes: [UInt8]) throws(TranslationFileError) -> PropertyList.Value {
    var reader = Self(reader: try XMLReader(bytes))
    let place = reader.reader.place
    guard try reader.start() == "plist" else {
      throw TranslationFileError(place: place, problem: "the root element is not “plist”", expected: "plist")
    }
    guard let name = try reader.start() else {
      throw reader.reader.error("the property list is empty", "dict")
    }
    let value = try reader.value(name)
    guard try reader.start() == nil else { throw reader.reader.error("there are several values", "</plist>") }
    while try reader.reader.next() != nil {}
    return value
  }

  /// The name of the element that starts next; nil if the one around it ends. White space is passed.
  private mutating func start() throws(TranslationFileError) -> String? {
    while true {
      let place = reader.place
      switch try reader.next() {
      case .start(let name, _): return name
      case .end, nil: return nil
      case .text(let text):
        guard text.unicodeScalars.allSatisfy(\.properties.isWhitespace) else {
          throw TranslationFileError(
            place: place, problem: "there is a text outside of an element", expected: "<")
        }
      }
    }
  }

  /// The value whose element has started.
  private mutating func value(_ name: String) throws(TranslationFileError) -> PropertyList.Value {
    switch name {
    case "string": return .text(try text(of: name))
    case "dict":
      var members: [PropertyList.Member] = []
      while true {
        let place = reader.place
        guard let name = try start() else { return .dictionary(members) }
        guard name == "key" else {
          throw TranslationFileError(place: place, problem: "unexpected element “\(name)”", expected: "key")
        }
        let key = try text(of: name)
        guard let kind = try start() else {
          throw reader.error("the key “\(key)” has no value", "string or dict")
        }
        members.append(PropertyList.Member(key: key, value: try value(kind), place: place))
      }
    default:
      try skip()
      return .other(kind: "of the type “\(name)”")
    }
  }

  private mutating func text(of name: String) throws(TranslationFileError) -> String {
    var text = ""
    while true {
      switch try reader.next() {
      case .text(let part): text += part
      case .end, nil: return text
      case .start(let other, _):
        throw reader.error("unexpected element “\(other)” in “\(name)”", "</\(name)>")
      }
    }
  }

  /// Passes the remainder of an element.
  private mutating func skip() throws(TranslationFileError) {
    var depth = 1
    while depth > 0, let event = try reader.next() {
      switch event {
      case .start: depth += 1
      case .end: depth -= 1
      case .text: break
      }
    }
  }
}
