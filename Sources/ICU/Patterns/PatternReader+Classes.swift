/// Classes in brackets, properties and escapes. Their contents come from ICU, in its version of Unicode.
extension PatternReader {
  /// Reads a class whose `[` has been read.
  mutating func readClass() throws(DeclinedPattern) -> CodePointRanges {
    if options.contains(.comments), peekEscaped() != peek() { throw .syntax }
    if take(":") { throw .syntax }
    var classes = 1
    return try readClass(&classes)
  }

  private mutating func readClass(_ nesting: inout Int) throws(DeclinedPattern) -> CodePointRanges {
    nesting += 1
    guard nesting <= 50 else { throw .size }
    let isNegated = take("^")
    var ranges: [ClosedRange<UInt32>] = []
    // A bracket that stands first is a literal to ICU, and an oversight to most.
    guard peek() != "]" else { throw .syntax }
    var isFirst = true
    while !take("]") {
      switch peek() {
      case nil: throw .syntax
      case "[":
        advance()
        ranges += try take(":") ? readPosixProperty().ranges : readClass(&nesting).ranges
      case "&":
        advance()
        guard peek() != "&" else { throw .syntax }
        ranges.append(0x26...0x26)
      case "-":
        // First or last a literal; anything else may be a set operation.
        advance()
        guard peek() != "-", peek() != "[", isFirst || peek() == "]" else { throw .syntax }
        ranges.append(0x2D...0x2D)
      case "\\" where isClassEscape:
        advance()
        if let set = try takeClassEscape() {
          ranges += set.ranges
        } else {
          ranges += try readProperty().ranges
        }
      default: ranges.append(try takeRange())
      }
      isFirst = false
    }
    let set = try closed(CodePointRanges(uniting: ranges))
    return isNegated ? set.complement : set
  }

  /// Takes a literal, or two with a hyphen between them.
  private mutating func takeRange() throws(DeclinedPattern) -> ClosedRange<UInt32> {
    let first = try takeClassLiteral()
    guard peek() == "-" else { return first...first }
    let hyphen = offset
    advance()
    if peek() == "]" {
      offset = hyphen
      return first...first
    }
    guard peek() != "-", peek() != "[", !isClassEscape else { throw .syntax }
    let last = try takeClassLiteral()
    guard first <= last else { throw .syntax }
    return first...last
  }

  private mutating func takeClassLiteral() throws(DeclinedPattern) -> UInt32 {
    if take("\\") { return try takeEscapedLiteral() }
    _ = peek()
    return try takeCodePoint()
  }

  /// Whether a class escape such as `\d` stands next.
  private var isClassEscape: Bool {
    mutating get {
      guard peek() == "\\" else { return false }
      offset += 1
      defer { offset -= 1 }
      return peekEscaped().map { "pPdDwWsShHvV".unicodeScalars.contains($0) } ?? false
    }
  }

  /// Reads `p{…}` or `P{…}`, whose backslash has been read.
  mutating func readProperty() throws(DeclinedPattern) -> CodePointRanges {
    let isNegated = peekEscaped() == "P"
    advance()
    guard take("{") else { throw .syntax }
    return try readPropertyName(until: ["}"], isNegated: isNegated)
  }

  /// Reads `name:]` or `^name:]`, whose `[:` has been read.
  private mutating func readPosixProperty() throws(DeclinedPattern) -> CodePointRanges {
    let isNegated = take("^")
    return try readPropertyName(until: [":", "]"], isNegated: isNegated)
  }

  private mutating func readPropertyName(
    until end: [Unicode.Scalar],
    isNegated: Bool
  ) throws(DeclinedPattern) -> CodePointRanges {
    var name = ""
    while let character = peek(), character != end[0] {
      guard character.isASCII,
        character.properties.isAlphabetic || "0123456789_= -".unicodeScalars.contains(character)
      else { throw .syntax }
      name.unicodeScalars.append(character)
      advance()
    }
    for character in end { guard take(character) else { throw .syntax } }
    // What only Java knows, such as `javaLetter`, is no set to ICU, and so is left to its regular expressions.
    guard let set = try? CodePointRanges(notation: "[\\p{\(name)}]") else { throw .syntax }
    return isNegated ? try closed(set).complement : try closed(set)
  }

  /// Takes the letter of a class escape, whose backslash has been read, or takes nothing.
  mutating func takeClassEscape() throws(DeclinedPattern) -> CodePointRanges? {
    guard let letter = peekEscaped() else { return nil }
    let set: CodePointRanges
    do throws(ICUError) {
      switch letter {
      case "d", "D": set = try CodePointRanges(notation: #"[\p{Nd}]"#)
      case "w", "W":
        set = try CodePointRanges(notation: #"[\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\u200C\u200D]"#)
      case "s", "S": set = try CodePointRanges(notation: #"[\p{White_Space}]"#)
      case "h", "H": set = try CodePointRanges(notation: #"[\p{Zs}\u0009]"#)
      case "v", "V": set = Neighbour.lineBreaks
      default: return nil
      }
    } catch { throw .failed(error) }
    advance()
    return letter.properties.isUppercase ? set.complement : set
  }

  /// Takes what follows a backslash, where it stands for one code point.
  mutating func takeEscapedLiteral() throws(DeclinedPattern) -> UInt32 {
    let character = try takeCodePoint()
    let codePoint: UInt32
    switch Unicode.Scalar(character) {
    case "t": codePoint = 0x09
    case "n": codePoint = 0x0A
    case "r": codePoint = 0x0D
    case "f": codePoint = 0x0C
    case "a": codePoint = 0x07
    case "e": codePoint = 0x1B
    case "u": codePoint = try takeHexadecimal(digits: 4)
    case "U": codePoint = try takeHexadecimal(digits: 8)
    case "x":
      if peekEscaped() == "{" {
        advance()
        codePoint = try takeHexadecimal(digits: nil)
        guard peekEscaped() == "}" else { throw .syntax }
        advance()
      } else {
        codePoint = try takeHexadecimal(digits: 2)
      }
    case let scalar?:
      guard !scalar.isASCII || !(scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)) else {
        throw .syntax
      }
      codePoint = character
    case nil: throw .syntax
    }
    // Half a surrogate pair may join the next escape.
    guard Unicode.Scalar(codePoint) != nil else { throw .syntax }
    return codePoint
  }

  private mutating func takeHexadecimal(digits: Int?) throws(DeclinedPattern) -> UInt32 {
    var value: UInt32 = 0
    var count = 0
    while count < digits ?? 6, let digit = peekEscaped().flatMap({ Character($0).hexDigitValue }) {
      guard peekEscaped()?.isASCII == true else { throw .syntax }
      let (shifted, overflow) = value.multipliedReportingOverflow(by: 16)
      guard !overflow else { throw .syntax }
      value = shifted | UInt32(digit)
      count += 1
      advance()
    }
    guard count == digits ?? max(count, 1) else { throw .syntax }
    return value
  }

  private func closed(_ set: CodePointRanges) throws(DeclinedPattern) -> CodePointRanges {
    guard options.contains(.caseInsensitive) else { return set }
    do throws(ICUError) { return try set.closedOverCase() } catch { throw .failed(error) }
  }
}
