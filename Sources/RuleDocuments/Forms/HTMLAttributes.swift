import Primitives

/// Attributes of an `input` of HTML, in order.
///
/// ```swift
/// print("<input name=\"username\" \(form["username"])>")
/// // <input name="username" dir="auto" required minlength="3" maxlength="40">
/// ```
public struct HTMLAttributes: Sendable, Hashable {
  /// One attribute.
  public struct Attribute: Sendable, Hashable {
    public let name: String
    /// The value, not escaped; nil for an attribute such as `required`, which has none.
    public let value: String?
  }

  /// The attributes, each name once.
  public private(set) var attributes: [Attribute] = []

  /// No attributes.
  public init() {}

  mutating func add(_ name: String, _ value: String? = nil) {
    attributes.append(Attribute(name: name, value: value))
  }

  /// The value of an attribute, empty for one without a value; nil if the attribute is not there.
  public subscript(name: String) -> String? {
    attributes.first { $0.name == name }.map { $0.value ?? "" }
  }

  /// Those of the attributes that fulfil a condition, such as not limiting what can be typed.
  public func filter(_ isIncluded: (Attribute) -> Bool) -> HTMLAttributes {
    var result = HTMLAttributes()
    result.attributes = attributes.filter(isIncluded)
    return result
  }
}

extension HTMLAttributes: CustomStringConvertible {
  /// The attributes as markup, with quotes around values that are escaped; empty if there are none.
  public var description: String { attributes.map(\.description).joined(separator: " ") }
}

extension HTMLAttributes.Attribute: CustomStringConvertible {
  /// The attribute as markup.
  public var description: String { value.map { "\(name)=\"\(MarkupText.escaped($0))\"" } ?? name }
}
