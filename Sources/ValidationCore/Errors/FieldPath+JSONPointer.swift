extension FieldPath {
  /// Reads a JSON Pointer (RFC 6901); nil if the text is not one.
  ///
  /// A pointer does not tell an offset in a list from a member whose name is a number: `0` and numbers that do not start
  /// with it are offsets.
  package init?(jsonPointer: String) {
    guard jsonPointer.isEmpty || jsonPointer.utf8.first == UInt8(ascii: "/") else { return nil }
    // By code points, since a mark after a slash would make one character of both.
    self.init(
      jsonPointer.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map {
        token in
        let isOffset =
          !token.isEmpty && token.allSatisfy { ("0"..."9").contains($0) }
          && (token.first != "0" || token.count == 1)
        if isOffset, let index = Int(String(token)) { return .index(index) }
        return .key(Self.unescaped(token))
      })
  }

  /// The path as a JSON Pointer in a URI fragment (RFC 6901, section 6): `#/items/3/name`, and `#` for the value itself.
  ///
  /// What a fragment cannot contain is percent-encoded in UTF-8. Problem documents (RFC 9457) use this form.
  public var jsonPointerFragment: String {
    var bytes = [UInt8(ascii: "#")]
    for byte in jsonPointer.utf8 {
      if Self.isAllowedInFragment(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), Self.digit(byte >> 4), Self.digit(byte & 0xF)]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads a ``jsonPointerFragment``, or a pointer without the sign; nil if the text is neither.
  package init?(jsonPointerFragment text: String) {
    guard text.utf8.first == UInt8(ascii: "#") else {
      self.init(jsonPointer: text)
      return
    }
    var bytes: [UInt8] = []
    var rest = text.utf8.dropFirst()
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(Self.value), let low = rest.popFirst().flatMap(Self.value)
      else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    guard let pointer = String(validating: bytes, as: UTF8.self) else { return nil }
    self.init(jsonPointer: pointer)
  }

  private static func unescaped(_ token: Substring.UnicodeScalarView) -> String {
    var result = String.UnicodeScalarView()
    var rest = token[...]
    while let scalar = rest.popFirst() {
      switch (scalar, rest.first) {
      case ("~", "0"), ("~", "1"): result.append(rest.removeFirst() == "0" ? "~" : "/")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// The characters of `fragment` in RFC 3986.
  private static func isAllowedInFragment(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~!$&'()*+,;=:@/?".utf8.contains(byte)
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    Character(Unicode.Scalar(digit)).hexDigitValue.map { UInt8(truncatingIfNeeded: $0) }
  }
}
