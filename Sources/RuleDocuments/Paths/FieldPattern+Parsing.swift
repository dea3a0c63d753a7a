import JSONText
import ValidationCore

extension FieldPattern {
  /// Reads a path: names joined by dots, `[]` for every element of a list, `[0]` for one of them, and `["odd.key"]`
  /// for a name with special characters.
  ///
  /// ```
  /// path    = ( name / bracket ) *( "." name / bracket )
  /// bracket = "[]" / "[" index "]" / "[" quoted "]"
  /// index   = "0" / ( "1"-"9" *digit )
  /// name    = 1*( any character but . [ ] " \ white space, controls and format characters )
  /// quoted  = DQUOTE *( any character but " and \ / "\" DQUOTE / "\\" / "\u{" 1*6hex "}" ) DQUOTE
  /// ```
  /// The output of `FieldPath` is read back as the same path. A path has at most ``maximumEachCount`` `[]`,
  /// and no more steps than a record can nest.
  ///
  /// - Throws: `FieldPatternError` for the first code point that is not allowed in its position.
  init(parsing text: String) throws(FieldPatternError) {
    var parser = FieldPatternParser(text)
    self.init(try parser.parse())
  }
}

private struct FieldPatternParser {
  private let scalars: [Unicode.Scalar]
  private var offset = 0
  private var eachCount = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  private var peek: Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }

  mutating func parse() throws(FieldPatternError) -> [FieldPattern.Step] {
    var steps: [FieldPattern.Step] = []
    while let scalar = peek {
      switch scalar {
      case "[": steps.append(try readBracket())
      case "." where !steps.isEmpty:
        offset += 1
        steps.append(.key(try readName()))
      default:
        guard steps.isEmpty else { throw unexpected(expected: "\".\", \"[\" or the end of the path") }
        steps.append(.key(try readName()))
      }
    }
    if eachCount > FieldPattern.maximumEachCount {
      throw failure(
        "the path has \(eachCount) \"[]\"", expected: "at most \(FieldPattern.maximumEachCount) of them")
    }
    if steps.count > JSONTape.maximumDepth {
      throw failure(
        "the path has \(steps.count) steps",
        expected: "at most \(JSONTape.maximumDepth), since no record nests deeper")
    }
    if steps.isEmpty {
      throw failure("the path is empty", expected: "a name such as \"email\" or \"items[].name\"")
    }
    return steps
  }

  private mutating func readName() throws(FieldPatternError) -> String {
    var name = ""
    while let scalar = peek, Self.isPlain(scalar) {
      name.unicodeScalars.append(scalar)
      offset += 1
    }
    if name.isEmpty { throw unexpected(expected: "a name") }
    if let scalar = peek, scalar != ".", scalar != "[" {
      throw unexpected(
        expected: "a name without it, or the name in brackets and quotes, as in [\"odd name\"]")
    }
    return name
  }

  private mutating func readBracket() throws(FieldPatternError) -> FieldPattern.Step {
    offset += 1
    let step: FieldPattern.Step
    switch peek {
    case "]":
      step = .each
      eachCount += 1
    case "\"": step = .key(try readQuoted())
    case let scalar? where Self.isDigit(scalar): step = .index(try readIndex())
    default: throw unexpected(expected: "\"]\", an index counted from 0, or a name in quotes")
    }
    guard peek == "]" else { throw unexpected(expected: "\"]\"") }
    offset += 1
    return step
  }

  private mutating func readIndex() throws(FieldPatternError) -> Int {
    let start = offset
    var digits = ""
    while let scalar = peek, Self.isDigit(scalar) {
      digits.unicodeScalars.append(scalar)
      offset += 1
    }
    guard digits == "0" || !digits.hasPrefix("0"), let index = Int(digits) else {
      throw FieldPatternError(
        offset: start,
        problem: "\"\(digits)\" is not an index",
        expected: "a whole number without leading zeros, up to \(Int.max)"
      )
    }
    return index
  }

  private mutating func readQuoted() throws(FieldPatternError) -> String {
    offset += 1
    var name = ""
    while let scalar = peek {
      offset += 1
      switch scalar {
      case "\"": return name
      case "\\": name.unicodeScalars.append(try readEscape())
      default: name.unicodeScalars.append(scalar)
      }
    }
    throw unexpected(expected: "a closing quote")
  }

  private mutating func readEscape() throws(FieldPatternError) -> Unicode.Scalar {
    let start = offset - 1
    if let scalar = peek, scalar == "\"" || scalar == "\\" {
      offset += 1
      return scalar
    }
    if peek == "u", offset + 1 < scalars.count, scalars[offset + 1] == "{",
      let end = scalars[offset...].firstIndex(of: "}")
    {
      let digits = scalars[(offset + 2)..<end].map { Character($0) }
      if (1...6).contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
        let value = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(value)
      {
        offset = end + 1
        return scalar
      }
    }
    throw FieldPatternError(offset: start, problem: "an unknown escape", expected: "\\\", \\\\ or \\u{…}")
  }

  private func unexpected(expected: String) -> FieldPatternError {
    failure(peek.map { "unexpected \(Self.shown($0))" } ?? "the path ends too early", expected: expected)
  }

  private func failure(_ problem: String, expected: String) -> FieldPatternError {
    FieldPatternError(offset: offset, problem: problem, expected: expected)
  }

  private static func shown(_ scalar: Unicode.Scalar) -> String {
    let code = String(scalar.value, radix: 16, uppercase: true)
    let padded = "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
    return isPlain(scalar) || ".[]\"\\".unicodeScalars.contains(scalar) ? "\"\(scalar)\"" : padded
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// The characters that `FieldPath` prints without quotes.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-": return true
    case ".", "[", "]", "\"", "\\": return false
    default: break
    }
    if scalar.properties.isWhitespace { return false }
    switch scalar.properties.generalCategory {
    case .control, .format: return false
    default: return true
    }
  }
}
