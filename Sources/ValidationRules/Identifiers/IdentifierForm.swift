import ICU
import ValidationCore

/// How identifiers of one kind are written, and what of it a rule takes.
///
/// Reading finds every fault that has nothing to do with the meaning of the characters: wrong characters, a wrong
/// length, separators, small letters, digits of another script. A rule goes on from the characters alone.
struct IdentifierForm: Sendable {
  /// The name of the rule, which is the last part of the key `identifier.kind.…`.
  let kind: String
  let alphabet: IdentifierAlphabet
  /// The numbers of characters that are taken, separators not counted, in rising order; empty where the rule looks
  /// at the length itself.
  let lengths: [Int]
  /// The ASCII characters that people put between the characters.
  var separators: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: "-")]
  /// Whether single separators between two characters are taken.
  var takesSeparators = false
  /// Whether small letters are taken for capitals.
  var takesLowercase = false
  /// Whether the identifier must not be repeated, so that there is no suggestion.
  var isSecret = false
  /// How the characters are written in a suggestion.
  var written: @Sendable (IdentifierCharacters) -> String = \.text

  private func suggestion(_ characters: IdentifierCharacters) -> String? {
    isSecret ? nil : written(characters)
  }

  /// The characters of a text, or nil where a fault was reported: the first of those that the codes list.
  ///
  /// One pass over the text.
  func read(_ text: borrowing TextView, _ findings: inout Findings) -> IdentifierCharacters? {
    var characters = IdentifierCharacters()
    var faults = WrittenFaults()
    var isAfterSeparator = true
    var last: UTF8Scalars.Element?
    for element in text.scalars {
      guard let sign = Sign(element.scalar), sign.isSeparator(of: self) || alphabet.contains(sign.byte) else {
        faults.characters.insert(element)
        if findings.goal == .verdict { break }
        continue
      }
      if sign.isFolded { faults.otherScripts.insert(element) }
      if sign.isSeparator(of: self) {
        if isAfterSeparator || !takesSeparators { faults.separators.insert(element) }
        isAfterSeparator = true
        last = element
      } else {
        if sign.isLowercase, !takesLowercase { faults.lowercase.insert(element) }
        characters.append(sign.capital)
        isAfterSeparator = false
        last = nil
      }
    }
    // One that nothing follows parts nothing.
    if let last, faults.separators.ranges.last?.upperBound != last.range.upperBound {
      faults.separators.insert(last)
    }
    guard let error = faults.error(self, characters) else { return characters }
    findings.report(error)
    return nil
  }

  /// Where characters of the identifier stand in the text that they were read from.
  func range(of characters: Range<Int>, in text: borrowing TextView) -> Range<Int> {
    var index = 0
    var start = text.utf8.count
    for element in text.scalars {
      guard let sign = Sign(element.scalar), !sign.isSeparator(of: self) else { continue }
      if index == characters.lowerBound { start = element.range.lowerBound }
      index += 1
      if index == characters.upperBound {
        return min(start, element.range.upperBound)..<element.range.upperBound
      }
    }
    return start..<text.utf8.count
  }

  /// Reports a fault of the identifier's meaning at some of its characters.
  func report(
    _ problem: IdentifierProblem,
    in text: borrowing TextView,
    to findings: inout Findings
  ) {
    if findings.goal == .verdict { return findings.report(.identifier(problem.code, kind)) }
    let ranges = [range(of: problem.range, in: text)]
    findings.report(
      .identifier(problem.code, kind, limits: problem.limits, found: problem.found, ranges: ranges))
  }
}

extension IdentifierForm {
  /// A character of a text as an identifier's: its ASCII form, and whether it was written otherwise.
  private struct Sign {
    let byte: UInt8
    /// Whether the text has another character, which stands for the byte.
    let isFolded: Bool

    init?(_ scalar: Unicode.Scalar) {
      if let ascii = UInt8(exactly: scalar.value), ascii < 0x80 {
        (byte, isFolded) = (ascii, false)
        return
      }
      guard let folded = Self.folded(scalar) else { return nil }
      (byte, isFolded) = (folded, true)
    }

    var isLowercase: Bool { 0x61...0x7A ~= byte }
    var capital: UInt8 { isLowercase ? byte - 0x20 : byte }

    func isSeparator(of form: IdentifierForm) -> Bool { form.separators.contains(byte) }

    /// The ASCII character that a digit of another script, a fullwidth form, or a space or hyphen of another kind
    /// stands for.
    private static func folded(_ scalar: Unicode.Scalar) -> UInt8? {
      switch scalar {
      case "\u{FF01}"..."\u{FF5E}": UInt8(scalar.value - 0xFEE0)
      case "\u{A0}", "\u{2000}"..."\u{200A}", "\u{202F}", "\u{205F}", "\u{3000}": UInt8(ascii: " ")
      case "\u{2010}"..."\u{2015}", "\u{2212}": UInt8(ascii: "-")
      default: scalar.icuProperties.decimalDigitValue.map { UInt8($0) + 0x30 }
      }
    }
  }

  /// What is wrong with the way an identifier is written, by kind of fault.
  private struct WrittenFaults {
    var characters = OffendingScalars()
    var separators = OffendingScalars()
    var lowercase = OffendingScalars()
    var otherScripts = OffendingScalars()

    /// The first fault in the order of the codes.
    func error(_ form: IdentifierForm, _ read: IdentifierCharacters) -> ValidationError? {
      if let character = characters.first {
        return .identifier(
          .identifierCharacters, form.kind, found: ["character": .character(character)],
          ranges: characters.ranges)
      }
      if !form.lengths.isEmpty, !form.lengths.contains(read.total) {
        return .identifier(
          .identifierLength,
          form.kind,
          limits: ["expected": .oneOf(form.lengths)],
          found: ["actual": .integer(read.total)]
        )
      }
      if let character = otherScripts.first {
        return .identifier(
          .identifierNotASCII,
          form.kind,
          found: ["character": .character(character)],
          ranges: otherScripts.ranges,
          suggestion: form.suggestion(read)
        )
      }
      if !separators.ranges.isEmpty {
        return .identifier(
          .identifierGrouping, form.kind, ranges: separators.ranges, suggestion: form.suggestion(read))
      }
      if !lowercase.ranges.isEmpty {
        return .identifier(
          .identifierCase, form.kind, limits: ["case": "upper"], ranges: lowercase.ranges,
          suggestion: form.suggestion(read))
      }
      return nil
    }
  }
}
