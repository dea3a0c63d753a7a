/// The location of a part within a validated value, such as `items[3].name`.
public struct FieldPath: Sendable, Hashable {
  /// One step from a value to a part of it.
  public enum Segment: Sendable, Hashable {
    /// A property of a model or a member of an object, by name.
    case key(String)
    /// An element of a collection, by its offset from the start, counted from 0.
    case index(Int)
  }

  /// The steps from the validated value inwards; empty for the value itself.
  public var segments: [Segment]

  /// Makes a path from steps; without steps, the path of the value itself.
  public init(_ segments: [Segment] = []) { self.segments = segments }

  /// Whether the path is that of the validated value itself.
  public var isEmpty: Bool { segments.isEmpty }

  /// The path as a JSON Pointer (RFC 6901): `/items/3/name`, and the empty string for the value itself.
  public var jsonPointer: String {
    segments.map { segment in
      switch segment {
      case .key(let name): "/" + Self.escaped(name)
      case .index(let index): "/\(index)"
      }
    }.joined()
  }

  /// Escapes `~` and `/` as RFC 6901 requires within a reference token.
  private static func escaped(_ token: String) -> String {
    var result = ""
    for scalar in token.unicodeScalars {
      switch scalar {
      case "~": result += "~0"
      case "/": result += "~1"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension FieldPath: CustomStringConvertible {
  /// The path as people write it; a name that would be read as more than one step is in brackets.
  public var description: String {
    var text = ""
    for segment in segments {
      switch segment {
      case .index(let index): text += "[\(index)]"
      case .key(let name) where Self.isPlain(name): text += text.isEmpty ? name : ".\(name)"
      case .key(let name): text += "[\(Self.quoted(name))]"
      }
    }
    return text
  }

  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty
      && name.unicodeScalars.allSatisfy { scalar in
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "-": true
        case ".", "[", "]", "\"", "\\": false
        default:
          !scalar.properties.isWhitespace && scalar.properties.generalCategory != .control
            && scalar.properties.generalCategory != .format
        }
      }
  }

  private static func quoted(_ name: String) -> String {
    var text = "\""
    for scalar in name.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format: text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: text += scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : "\(scalar)"
      }
    }
    return text + "\""
  }
}

extension FieldPath: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Segment...) { segments = elements }
}

extension FieldPath.Segment: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  public init(stringLiteral value: String) { self = .key(value) }
  public init(integerLiteral value: Int) { self = .index(value) }
}

/// A list of names and numbers, so that an index and a member with the same name remain distinct.
extension FieldPath: Codable {
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    segments = []
    while !container.isAtEnd { segments.append(try container.decode(Segment.self)) }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for segment in segments { try container.encode(segment) }
  }
}

extension FieldPath.Segment: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do { self = .index(try container.decode(Int.self)) } catch DecodingError.typeMismatch {
      self = .key(try container.decode(String.self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .key(let name): try container.encode(name)
    case .index(let index): try container.encode(index)
    }
  }
}
