import JSONText

extension JSONTapeValue {
  /// Whether both mean the same, however they are written; see ``JSONValue``.
  func means(_ other: JSONTapeValue) -> Bool {
    guard type == other.type else { return false }
    switch type {
    case .null: return true
    case .boolean: return kind == other.kind
    case .number: return utf8.holdsSame(as: other.utf8) || decimal == other.decimal
    case .text: return utf8.isCanonicallyEquivalent(to: other.utf8)
    case .list:
      guard count == other.count else { return false }
      var (one, another) = (first, other.first)
      for index in 0..<count {
        if !one.means(another) { return false }
        // There is nothing behind the last.
        if index + 1 < count { (one, another) = (one.next, another.next) }
      }
      return true
    case .object:
      guard count == other.count else { return false }
      var name = first
      for _ in 0..<count {
        let value = name.next
        guard let match = other.member(name.utf8), match.means(value) else { return false }
        name = value.next
      }
      return true
    }
  }
}

extension JSONValue {
  /// Whether a value in place means the same.
  func means(_ value: JSONTapeValue) -> Bool {
    switch (node.content, value.type) {
    case (.null, .null): return true
    case (.bool(let expected), .boolean): return value.isTrue == expected
    case (.number(let expected), .number): return ExactDecimal(written: expected) == value.decimal
    case (.string(var expected), .text):
      return expected.withUTF8 { value.utf8.isCanonicallyEquivalent(to: $0) }
    case (.array(let elements), .list):
      guard elements.count == value.count else { return false }
      var isSame = true
      value.forEachElement { index, element in
        isSame = JSONValue(elements[index]).means(element)
        return isSame
      }
      return isSame
    case (.object(let members), .object):
      guard members.count == value.count else { return false }
      return members.allSatisfy { member in
        var name = member.key
        return name.withUTF8 { value.member($0) }.map { JSONValue(member.value).means($0) } ?? false
      }
    default: return false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether two well-formed texts are equal as Swift compares them; a `String` is made only where bytes differ and
  /// some are not ASCII.
  func isCanonicallyEquivalent(to other: Self) -> Bool {
    if holdsSame(as: other) { return true }
    // A few code points outside of ASCII are canonically equivalent to one inside, such as the sign of the Kelvin.
    if isASCII, other.isASCII { return false }
    return String(decoding: self, as: UTF8.self) == String(decoding: other, as: UTF8.self)
  }

  var isASCII: Bool {
    for byte in self where byte >= 0x80 { return false }
    return true
  }
}
