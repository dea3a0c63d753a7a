import ICU

/// Escapes.
extension ECMAScriptPattern {
  /// What an escape stands for.
  enum Meaning {
    case character(UInt32)
    /// The content of a class in ICU's syntax.
    case set(String)
    case notSet(String)
  }

  mutating func escape() throws(Fault) {
    let start = place - 1
    guard let next else { throw Fault(offset: start, reason: "an escape is not complete") }
    switch next {
    case "b": icu += Self.boundary(isNegated: false)
    case "B": icu += Self.boundary(isNegated: true)
    case "1"..."9":
      var number = 0
      while let digit = self.next, ("0"..."9").contains(digit), number < 1_000_000 {
        number = number * 10 + Int(digit.value - 0x30)
        place += 1
      }
      guard number <= groupCount else { throw Fault(offset: start, reason: "no group \(number)") }
      // A digit after it must not be read as part of the number.
      icu += "(?:\\\(number))"
      return
    case "k":
      let name = scalars[(place + 1)...]
      guard name.first == "<", let end = name.firstIndex(of: ">"),
        let number = groups[Array(scalars[(place + 2)..<end])]
      else { throw Fault(offset: start, reason: "no group of that name") }
      icu += "(?:\\\(number))"
      place = end + 1
      return
    default:
      switch try meaning() {
      case .character(let value): append(code: value)
      case .set(let content): icu += "[\(content)]"
      case .notSet(let content): icu += "[^\(content)]"
      }
      return
    }
    place += 1
  }

  static func boundary(isNegated: Bool) -> String {
    isNegated
      ? "(?:(?<=[\(word)])(?=[\(word)])|(?<![\(word)])(?![\(word)]))"
      : "(?:(?<=[\(word)])(?![\(word)])|(?<![\(word)])(?=[\(word)]))"
  }

  mutating func append(code value: UInt32) {
    // Half of a surrogate pair is in no well-formed text.
    if let scalar = Unicode.Scalar(value) { append(literal: scalar) } else { icu += Self.nothing }
  }

  /// Reads what follows a backslash, in a class and outside of one.
  mutating func meaning() throws(Fault) -> Meaning {
    let start = place - 1
    guard let scalar = next else { throw Fault(offset: start, reason: "an escape is not complete") }
    place += 1
    switch scalar {
    case "d": return .set("0-9")
    case "D": return .notSet("0-9")
    case "w": return .set(Self.word)
    case "W": return .notSet(Self.word)
    case "s": return .set(Self.space)
    case "S": return .notSet(Self.space)
    case "p", "P":
      guard next == "{", let end = scalars[place...].firstIndex(of: "}") else {
        throw Fault(offset: start, reason: "a property needs its name in braces")
      }
      let property = String(String.UnicodeScalarView(scalars[(place + 1)..<end]))
      guard ECMAScriptProperty.isKnown(property) else {
        throw Fault(offset: start, reason: "ECMA-262 has no property “\(property)”")
      }
      place = end + 1
      return scalar == "p" ? .set("\\p{\(property)}") : .set("\\P{\(property)}")
    case "f": return .character(12)
    case "n": return .character(10)
    case "r": return .character(13)
    case "t": return .character(9)
    case "v": return .character(11)
    case "0":
      if let digit = next, ("0"..."9").contains(digit) {
        throw Fault(offset: start, reason: "octal escapes are not allowed")
      }
      return .character(0)
    case "c":
      guard let letter = next, ("a"..."z").contains(letter) || ("A"..."Z").contains(letter) else {
        throw Fault(offset: start, reason: "\\c needs a letter")
      }
      place += 1
      return .character(letter.value & 31)
    case "x":
      guard let value = hex(2) else { throw Fault(offset: start, reason: "\\x needs two hexadecimal digits") }
      return .character(value)
    case "u":
      guard let value = unicodeEscape() else {
        throw Fault(offset: start, reason: "\\u needs four hexadecimal digits, or some in braces")
      }
      return .character(value)
    case "a"..."z", "A"..."Z", "1"..."9":
      throw Fault(offset: start, reason: "ECMA-262 has no escape \\\(scalar)")
    default: return .character(scalar.value)
    }
  }

  mutating func unicodeEscape() -> UInt32? {
    if next == "{" {
      guard let end = scalars[place...].firstIndex(of: "}") else { return nil }
      let digits = String(String.UnicodeScalarView(scalars[(place + 1)..<end]))
      guard let value = UInt32(digits, radix: 16), value <= 0x10FFFF, digits.first != "+" else { return nil }
      place = end + 1
      return value
    }
    guard let first = hex(4) else { return nil }
    guard 0xD800...0xDBFF ~= first, isNext("\\u") else { return first }
    let afterFirst = place
    place += 2
    guard let second = hex(4), 0xDC00...0xDFFF ~= second else {
      place = afterFirst
      return first
    }
    return 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
  }

  mutating func hex(_ count: Int) -> UInt32? {
    guard place + count <= scalars.count else { return nil }
    var value: UInt32 = 0
    for scalar in scalars[place..<place + count] {
      guard scalar.isASCII, let digit = Character(scalar).hexDigitValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    place += count
    return value
  }
}
