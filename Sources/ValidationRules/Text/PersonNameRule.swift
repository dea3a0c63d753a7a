import ICU
import Primitives
import TextAutomata
import ValidationCore

/// Refuses what no name of a person has.
struct PersonNameRule: TextRule {
  private let maximumDigits: Int

  init(digits maximum: Int) { maximumDigits = maximum }

  var questions: CodePointQuestions { Self.asked }
  private static let asked = CodePointQuestions([.lineBreak, .hidden])

  /// Names in letters and digits of any script, with single spaces, hyphens, apostrophes and the like between them.
  var quick: QuickCheck? {
    QuickCheck(DigitLimit(maximumDigits)) { limit, utf8, count in
      let utf8 = UnsafeBufferPointer(start: utf8, count: count)
      let words = CodePointWords.sharedAddress
      var (hasLetter, hasBase, isAfterSpace, digits, offset) = (false, false, true, 0, 0)
      while offset < count {
        let byte = utf8[offset]
        switch byte {
        case 0x30...0x39:
          digits += 1
          (hasBase, isAfterSpace) = (true, false)
        case 0x41...0x5A, 0x61...0x7A: (hasLetter, hasBase, isAfterSpace) = (true, true, false)
        case UInt8(ascii: "-"), UInt8(ascii: "'"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "\""),
          UInt8(ascii: "("), UInt8(ascii: ")"):
          (hasBase, isAfterSpace) = (false, false)
        case 0x20 where !isAfterSpace: (hasBase, isAfterSpace) = (false, true)
        case ..<0x80: return false
        default:
          let letters = words.pointee.endOfLetters(in: utf8, from: offset)
          if letters > offset {
            offset = letters
            (hasLetter, hasBase, isAfterSpace) = (true, true, false)
            continue
          }
          let (codePoint, end) = UTF8Decoding.codePoint(in: utf8, at: offset)
          offset = end - 1
          let word = words.pointee[codePoint]
          guard let scalar = Unicode.Scalar(codePoint), !word.has(.invisible), !word.has(.lineBreak) else {
            return false
          }
          let kind = NameCharacter(scalar)
          switch kind {
          case .letter: (hasLetter, hasBase) = (true, true)
          case .mark where hasBase: break
          case .digit:
            digits += 1
            hasBase = true
          case .sign: hasBase = false
          case .space where !isAfterSpace: hasBase = false
          default: return false
          }
          isAfterSpace = kind == .space
        }
        offset += 1
      }
      guard hasLetter, !isAfterSpace else { return false }
      return digits == 0 || limit.reading(DigitLimit.self) { digits <= $0.maximum }
    }
  }

  private final class DigitLimit: Sendable {
    let maximum: Int

    init(_ maximum: Int) { self.maximum = maximum }
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    if text.utf8.isEmpty { return sink.report(ValidationError(code: .presenceEmpty)) }
    let mark = sink.errors.count
    let isUnseen = sink.failing { sink in
      SingleLineRule().check(&text, &sink)
      if !sink.hasError { NoInvisiblesRule().check(&text, &sink) }
    }
    if isUnseen {
      // What is left may not be a name.
      return sink.adjust(from: mark) { error in
        if error.withSuggestion({ accepts(utf8: $0) }) == false { error.removeSuggestion() }
      }
    }
    let found = NameFaults(text, maximumDigits)
    if let first = found.disallowed.first {
      sink.report(
        ValidationError(
          reporting: .precisDisallowed, found: ArgumentList("character", .character(first)),
          ranges: found.disallowed.ranges))
      if sink.isDecided { return }
    }
    if let first = found.context.first {
      sink.report(
        ValidationError(
          reporting: .precisContext, found: ArgumentList("character", .character(first)),
          ranges: found.context.ranges))
      if sink.isDecided { return }
    }
    if found.spaces.first != nil {
      let isName = found.hasLetter && found.disallowed.first == nil && found.context.first == nil
      sink.report(
        ValidationError(
          reporting: .precisNotEnforced,
          limits: ArgumentList("profile", .text(PrecisProfile.nickname.rawValue)),
          ranges: found.spaces.ranges, suggesting: isName ? Self.spaced(text) : nil))
      if sink.isDecided { return }
    }
    if !found.hasLetter, found.disallowed.first == nil {
      sink.report(ValidationError(code: .textLetterMissing))
    }
  }

  /// The name without spaces around it, and with one between its parts.
  private static func spaced(_ text: borrowing TextView) -> SuggestionBytes {
    let utf8 = text.utf8
    var name = SuggestionBytes(capacity: utf8.count)
    var isBetweenParts = false
    for element in text.scalars {
      if element.scalar.icuProperties.isWhitespace {
        isBetweenParts = true
        continue
      }
      if isBetweenParts, !name.isEmpty { name.append(0x20) }
      isBetweenParts = false
      name.append(contentsOf: utf8[element.range])
    }
    return name
  }
}

/// The places of what a name does not have.
private struct NameFaults {
  var disallowed = OffendingScalars()
  /// Marks without a letter before them.
  var context = OffendingScalars()
  /// Spaces around the name, and further ones between its parts.
  var spaces = OffendingScalars()
  var hasLetter = false

  init(_ text: borrowing TextView, _ maximumDigits: Int) {
    var (digits, isAfterSpace, hasBase) = (0, true, false)
    var (before, lastSpace): (Unicode.Scalar?, UTF8Scalars.Element?)
    for element in text.scalars {
      let scalar = element.scalar
      let kind = NameCharacter(scalar)
      if kind == .space {
        // A tab is a control, which RFC 8264 disallows, and is mended as further spaces are.
        if isAfterSpace || scalar == "\t" { spaces.insert(element) } else { lastSpace = element }
        (isAfterSpace, hasBase, before) = (true, false, scalar)
        continue
      }
      (isAfterSpace, lastSpace) = (false, nil)
      switch kind {
      case .letter: (hasLetter, hasBase) = (true, true)
      case .mark: if !hasBase { context.insert(element) }
      case .digit:
        digits += 1
        if digits > maximumDigits { disallowed.insert(element) }
        hasBase = true
      case .sign: hasBase = false
      case .joiner, .space: break
      case .slash:
        if !Self.isAbbreviation(text, element.range, before) { disallowed.insert(element) }
        hasBase = false
      case .other: disallowed.insert(element)
      }
      before = scalar
    }
    if let lastSpace { spaces.insert(lastSpace) }
  }

  /// Whether a slash is between two single letters: `s/o`, `a/l`.
  private static func isAbbreviation(
    _ text: borrowing TextView, _ slash: Range<Int>, _ before: Unicode.Scalar?
  ) -> Bool {
    let utf8 = text.utf8
    func isLetter(_ offset: Int) -> Bool {
      utf8.indices.contains(offset) && 0x61...0x7A ~= utf8[offset] | 0x20
    }
    func isEnd(_ offset: Int) -> Bool { !utf8.indices.contains(offset) || utf8[offset] == 0x20 }
    let (left, right) = (slash.lowerBound - 1, slash.upperBound)
    return isLetter(left) && isEnd(left - 1) && isLetter(right) && isEnd(right + 1)
  }
}

/// What a character is in a name.
private enum NameCharacter {
  case letter, mark, digit, space, joiner, slash
  /// A sign that names have between letters.
  case sign
  case other

  init(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "a"..."z", "A"..."Z": self = .letter
    case " ", "\t", "\u{A0}", "\u{3000}": self = .space
    case "'", "-", ".", ",", "\"", "(", ")", "\u{B7}", "\u{AB}", "\u{BB}": self = .sign
    case "/": self = .slash
    case "\u{200C}", "\u{200D}": self = .joiner
    // Apostrophes and quotation marks, hyphens, the middle dots of Chinese and Japanese, and parentheses.
    case "\u{2018}"..."\u{201F}", "\u{2010}"..."\u{2013}", "\u{2022}", "\u{2027}", "\u{30A0}", "\u{30FB}",
      "\u{FF65}", "\u{FF0E}", "\u{FF08}", "\u{FF09}", "\u{3001}":
      self = .sign
    // Of Armenian, Hebrew, Arabic, Devanagari, Tibetan and Ethiopic.
    case "\u{55A}", "\u{58A}", "\u{5BE}", "\u{5F3}", "\u{5F4}", "\u{60C}", "\u{970}", "\u{F0B}", "\u{F0C}",
      "\u{1361}":
      self = .sign
    case ..."\u{7F}": self = "0"..."9" ~= scalar ? .digit : .other
    default: self.init(scalar.icuProperties)
    }
  }

  private init(_ properties: ScalarProperties) {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber:
      self = .letter
    // Enclosing marks make symbols of letters.
    case .nonspacingMark, .spacingMark: self = .mark
    case .decimalNumber: self = .digit
    case .spaceSeparator: self = .space
    // Invisible characters have been checked.
    case .format: self = properties.isBidiControl ? .other : .joiner
    default: self = .other
    }
  }
}
