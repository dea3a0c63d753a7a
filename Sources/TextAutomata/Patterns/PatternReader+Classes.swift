import ICU

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
    // A bracket in first position is a literal to ICU, and usually a mistake.
    guard peek() != "]" else { throw .syntax }
    /// The left side of `--` and `&&`, which bind less tightly than a union.
    var left: (set: CodePointRanges, operation: SetOperation)?
    var set = CodePointRanges.empty
    var ranges: [ClosedRange<UInt32>] = []
    var isFirst = true
    // After a literal or a range, ICU treats a `-` or `&` before a bracket differently.
    var isAfterSet = false
    while !take("]") {
      let wasAfterSet = isAfterSet
      isAfterSet = peek() == "[" || isClassEscape
      if let operation = try takeOperation(isFirst: isFirst) {
        set = CodePointRanges(uniting: set.ranges + ranges)
        ranges = []
        if operation.bindsLess {
          left = (left.map { $0.operation.of($0.set, set) } ?? set, operation)
          set = .empty
          guard let next = peek(), !["-", "&", "]", "^"].contains(next) else { throw .syntax }
        } else {
          guard wasAfterSet else { throw .syntax }
          isAfterSet = true
          advance()
          set = operation.of(set, try readNested(&nesting))
        }
      } else if peek() == "[" {
        advance()
        ranges += try readNested(&nesting).ranges
      } else {
        ranges += try takeMember(isFirst: isFirst)
      }
      isFirst = false
    }
    set = CodePointRanges(uniting: set.ranges + ranges)
    if let left { set = left.operation.of(left.set, set) }
    let closed = try closed(set)
    return isNegated ? closed.complement : closed
  }

  /// Reads a class, or a POSIX one, whose `[` has been read.
  private mutating func readNested(_ nesting: inout Int) throws(DeclinedPattern) -> CodePointRanges {
    try take(":") ? readPosixProperty() : readClass(&nesting)
  }

  /// Takes `--` or `&&`, or `-` or `&` before a `[`, which is left unread.
  private mutating func takeOperation(isFirst: Bool) throws(DeclinedPattern) -> SetOperation? {
    guard let sign = peek(), sign == "-" || sign == "&" else { return nil }
    let start = offset
    advance()
    switch peek() {
    case sign:
      guard !isFirst else { throw .syntax }
      advance()
      return sign == "-" ? .difference(bindsLess: true) : .intersection(bindsLess: true)
    case "[":
      guard !isFirst else { throw .syntax }
      return sign == "-" ? .difference(bindsLess: false) : .intersection(bindsLess: false)
    default:
      offset = start
      return nil
    }
  }

  /// Takes a literal, a range, or an escape.
  private mutating func takeMember(isFirst: Bool) throws(DeclinedPattern) -> [ClosedRange<UInt32>] {
    switch peek() {
    case nil: throw .syntax
    case "&":
      advance()
      return [0x26...0x26]
    case "-":
      advance()
      // In first or last position it is a literal.
      guard isFirst || peek() == "]" else { throw .syntax }
      return [0x2D...0x2D]
    case "\\" where isClassEscape:
      advance()
      if let set = try takeClassEscape() { return set.ranges }
      return try readProperty().ranges
    default: return [try takeRange()]
    }
  }

  /// Takes a literal, or two with a hyphen between them.
  private mutating func takeRange() throws(DeclinedPattern) -> ClosedRange<UInt32> {
    let first = try takeClassLiteral()
    guard peek() == "-" else { return first...first }
    let hyphen = offset
    advance()
    if let next = peek(), ["]", "-", "["].contains(next) {
      offset = hyphen
      return first...first
    }
    guard !isClassEscape else { throw .syntax }
    let last = try takeClassLiteral()
    guard first <= last else { throw .syntax }
    return first...last
  }

  private mutating func takeClassLiteral() throws(DeclinedPattern) -> UInt32 {
    if take("\\") { return try takeEscapedLiteral() }
    _ = peek()
    return try takeCodePoint()
  }

  /// Whether a class escape such as `\d` is next.
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
    let set: CodePointRanges
    // Properties that only Java knows, such as `javaLetter`, are not sets to ICU, so its regular expressions handle
    // them.
    do throws(DeclinedPattern) { set = try self.set("[\\p{\(name)}]") } catch { throw .syntax }
    return isNegated ? try closed(set).complement : try closed(set)
  }

  /// Takes the letter of a class escape, whose backslash has been read, or nothing.
  mutating func takeClassEscape() throws(DeclinedPattern) -> CodePointRanges? {
    guard let letter = peekEscaped() else { return nil }
    let set: CodePointRanges
    switch letter {
    case "d", "D": set = try self.set(#"[\p{Nd}]"#)
    case "w", "W": set = try self.set(Self.wordCharacters)
    case "s", "S": set = try self.set(#"[\p{White_Space}]"#)
    case "h", "H": set = try self.set(#"[\p{Zs}\u0009]"#)
    case "v", "V": set = Neighbour.lineBreaks
    default: return nil
    }
    advance()
    return letter.properties.isUppercase ? set.complement : set
  }

  /// Takes the characters after a backslash if they denote one code point.
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

  /// The set that `\w` matches.
  static let wordCharacters = #"[\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\u200C\u200D]"#

  private mutating func set(_ notation: String) throws(DeclinedPattern) -> CodePointRanges {
    if let known = knownSets[notation] { return known }
    do throws(ICUError) {
      let set = try CodePointRanges(notation: notation)
      knownSets[notation] = set
      return set
    } catch { throw .failed(error) }
  }

  private mutating func closed(_ set: CodePointRanges) throws(DeclinedPattern) -> CodePointRanges {
    guard options.contains(.caseInsensitive) else { return set }
    if let known = closedSets[set] { return known }
    do throws(ICUError) {
      let closed = try set.closedOverCase()
      closedSets[set] = closed
      return closed
    } catch { throw .failed(error) }
  }
}

/// An operator between two sets in brackets.
private enum SetOperation {
  /// `--` and `&&` bind less tightly than a union; `-` and `&` before a bracket bind equally.
  case difference(bindsLess: Bool)
  case intersection(bindsLess: Bool)

  var bindsLess: Bool {
    switch self {
    case .difference(let bindsLess), .intersection(let bindsLess): bindsLess
    }
  }

  func of(_ left: CodePointRanges, _ right: CodePointRanges) -> CodePointRanges {
    switch self {
    case .difference: left.complement.union(right).complement
    case .intersection: left.complement.union(right.complement).complement
    }
  }
}
