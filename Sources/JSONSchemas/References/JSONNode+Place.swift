import JSONText

extension JSONNode {
  /// The value that the tokens of a JSON Pointer lead to.
  func value(at tokens: [String]) -> JSONNode? {
    var value = self
    for token in tokens {
      if let elements = value.array {
        guard let index = Int(token), elements.indices.contains(index), token == String(index) else {
          return nil
        }
        value = elements[index]
      } else {
        guard let member = value[token] else { return nil }
        value = member
      }
    }
    return value
  }
}
