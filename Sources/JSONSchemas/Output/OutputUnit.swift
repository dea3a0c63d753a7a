import JSONText
import ValidationCore

/// What a schema or one of its keywords says of a value, with the units from which that follows.
struct OutputUnit {
  var isValid = true
  /// The place of the schema or keyword, as a JSON Pointer along the references that led to it.
  let keywordLocation: String
  /// Its place without references: a URI with a JSON Pointer as its fragment.
  let absoluteKeywordLocation: String
  /// The place of the value, as a JSON Pointer.
  let instanceLocation: String
  var error: ValidationError?
  var annotation: JSONNode?
  var children: [OutputUnit] = []
  /// Whether a child can be invalid without being at fault: those of `not`, `if` and `contains`.
  var isApart = false

  init(_ keywordLocation: String, _ absoluteKeywordLocation: String, at instanceLocation: String) {
    self.keywordLocation = keywordLocation
    self.absoluteKeywordLocation = absoluteKeywordLocation
    self.instanceLocation = instanceLocation
  }

  /// The units that make this one invalid.
  var causes: [OutputUnit] { isApart ? [] : children.filter { !$0.isValid } }

  /// Gives the faults the messages that a schema at a location has for them.
  mutating func apply(_ messages: SchemaMessages, from location: String) {
    if isValid { return }
    if let error, error.message == nil {
      var member: String?
      if case .key(let name) = error.path.segments.last { member = name }
      let tokens = JSONPointer.tokens(of: String(keywordLocation.dropFirst(location.count)))
      if let text = messages.text(for: tokens, member) { self.error?.message = .key(text.key) }
    }
    for index in children.indices { children[index].apply(messages, from: location) }
  }
}
