import ICU
import Primitives
import ValidationCore

/// A text that is not a valid identifier, read for the one error that says why.
///
/// Faults are looked for in the order of ``IdentifierFormat/codes``: characters that no such identifier has, digits
/// of two scripts, the country or network that it names, its length, its shape; and, where the shape is right, how
/// it is written: other scripts and typographic characters, separators, case. What is only written wrongly has a
/// suggestion, which is written as the format says.
///
/// Of a text, only the ranges and the suggestion that the error shows are made.
struct IdentifierDiagnosis {
  /// What a code point of the text is.
  private struct Kinds: OptionSet {
    let rawValue: UInt8
    /// No identifier of the format has it.
    static let unexpected = Self(rawValue: 1 << 0)
    /// It is written as word processors, or other scripts, do.
    static let folded = Self(rawValue: 1 << 1)
    /// It is a lowercase letter where capitals are required.
    static let lowercase = Self(rawValue: 1 << 2)
    static let separator = Self(rawValue: 1 << 3)
  }

  private let utf8: UnsafeBufferPointer<UInt8>
  private let kind: IdentifierKind
  private var format: IdentifierFormat { kind.format }
  private let digits: DigitScripts
  private let answer: IdentifierChoice.Answer
  private let alphabet: IdentifierMask.Cell
  private var line: IdentifierLine
  /// Whether the text has more characters and separators than are kept.
  private let isCut: Bool
  private var count = 0
  private var firstUnexpected: Unicode.Scalar?
  private var firstFolded: Unicode.Scalar?
  private var hasLowercase = false

  /// The error that says why a text is not an identifier of a kind.
  static func error(
    of text: borrowing TextView, _ kind: IdentifierKind, _ digits: DigitScripts
  ) -> ValidationError {
    diagnosing(text, kind, digits) { $0.error }
  }

  /// The code of the error about a text that is not written as the format says.
  static func code(
    of text: borrowing TextView, _ kind: IdentifierKind, _ digits: DigitScripts
  ) -> ValidationError.Code {
    diagnosing(text, kind, digits) { $0.code }
  }

  private static func diagnosing<Result>(
    _ text: borrowing TextView, _ kind: IdentifierKind, _ digits: DigitScripts,
    _ body: (borrowing IdentifierDiagnosis) -> Result
  ) -> Result {
    let utf8 = text.utf8
    let answer =
      switch kind.format.structure {
      case .fixed(let variant): IdentifierChoice.Answer.variant(variant)
      case .chosen(let choice): characters(of: utf8, kind).withCharacters { choice.answer($0) }
      }
    var most = 256
    if case .variant(let variant) = answer { most = max(most, 2 * min(variant.lengths.last ?? 0, 1 << 20)) }
    return withRoom(for: max(1, min(most, utf8.count)), of: IdentifierLine.Place.self) { memory in
      body(IdentifierDiagnosis(utf8, kind, digits, answer, memory, mostPlaces: most))
    }
  }

  private init(
    _ utf8: UnsafeBufferPointer<UInt8>, _ kind: IdentifierKind, _ digits: DigitScripts,
    _ answer: IdentifierChoice.Answer, _ memory: UnsafeMutableBufferPointer<IdentifierLine.Place>,
    mostPlaces: Int
  ) {
    (self.utf8, self.kind, self.digits, self.answer) = (utf8, kind, digits, answer)
    var ownSeparators: IdentifierMask.Cell?
    switch answer {
    case .variant(let variant):
      alphabet = variant.alphabet
      ownSeparators = variant.alphabet
    case .problem: alphabet = kind.alphabet
    }
    var line = IdentifierLine(in: memory)
    var (count, all) = (0, Kinds())
    var (firstUnexpected, firstFolded): (Unicode.Scalar?, Unicode.Scalar?)
    let reader = Reader(letterCase: kind.letterCase, digits: digits, alphabet: alphabet)
    for element in IdentifierScalars(utf8, of: kind.alphabet) {
      let (byte, kinds) = reader.read(element.scalar)
      all.formUnion(kinds)
      if kinds.contains(.unexpected) {
        firstUnexpected = firstUnexpected ?? element.scalar
        continue
      }
      if kinds.contains(.folded) { firstFolded = firstFolded ?? element.scalar }
      if !kinds.contains(.separator) { count += 1 }
      let isSeparator = byte.isSeparator && ownSeparators?.contains(byte) != true
      line.append(IdentifierLine.Place(byte, isSeparator: isSeparator, range: element.range))
    }
    (self.line, self.count) = (line, count)
    (self.firstUnexpected, self.firstFolded) = (firstUnexpected, firstFolded)
    hasLowercase = all.contains(.lowercase)
    isCut = line.count == mostPlaces
  }

  /// The characters by which an identifier says of which variant it is: in capitals, and without unexpected.
  private static func characters(
    of utf8: UnsafeBufferPointer<UInt8>, _ kind: IdentifierKind
  ) -> IdentifierBuffer {
    let alphabet = kind.alphabet
    var characters = IdentifierBuffer()
    for element in IdentifierScalars(utf8, of: alphabet) {
      guard let byte = FoldedCharacter(element.scalar)?.byte.uppercased, alphabet.contains(byte) else {
        continue
      }
      characters.append(byte)
    }
    return characters
  }

  /// Reads single code points.
  private struct Reader {
    let letterCase: IdentifierCase
    let digits: DigitScripts
    let alphabet: IdentifierMask.Cell

    func read(_ scalar: Unicode.Scalar) -> (byte: UInt8, kinds: Kinds) {
      guard let character = FoldedCharacter(scalar) else { return (0, .unexpected) }
      let byte = character.byte
      let isCharacter = alphabet.contains(letterCase == .distinct ? byte : byte.uppercased)
      guard isCharacter || byte.isSeparator else { return (0, .unexpected) }
      var kinds: Kinds = isCharacter ? [] : .separator
      switch character.writing {
      case .itself: break
      case .otherScript: if digits == .ascii { kinds.insert(.folded) }
      case .typographic: kinds.insert(.folded)
      }
      if isCharacter, letterCase == .upper, byte != byte.uppercased { kinds.insert(.lowercase) }
      return (byte, kinds)
    }
  }

  /// The ranges of the code points of a kind.
  private func ranges(of kinds: Kinds) -> FaultRanges {
    let reader = Reader(letterCase: kind.letterCase, digits: digits, alphabet: alphabet)
    var found = OffendingScalars()
    for element in IdentifierScalars(utf8, of: kind.alphabet)
    where reader.read(element.scalar).kinds.contains(kinds) {
      found.insert(element.scalar, element.range)
    }
    return found.ranges
  }

  /// The code of ``error``, which is not made.
  private var code: ValidationError.Code {
    if firstUnexpected != nil { return .identifierCharacters }
    if digits == .anyScript, UTF8Scalars(utf8).firstOfSecondScript != nil { return .numberMixedDigits }
    switch answer {
    case .problem(let problem): return problem.code
    case .variant(let variant):
      if !variant.lengths.isEmpty, !variant.lengths.contains(count) { return .identifierLength }
      if shapeFault(variant) != nil { return .identifierShape }
      if firstFolded != nil { return .identifierNotASCII }
      return !hasLowercase || !writing(variant).isWellGrouped
        ? format.separatorCode(of: variant) : .identifierCase
    }
  }

  /// The first fault of the way in which the identifier is written.
  private var error: ValidationError {
    if let firstUnexpected {
      return kind.error(
        .identifierCharacters, found: ArgumentList("character", .character(firstUnexpected)),
        ranges: ranges(of: .unexpected))
    }
    if digits == .anyScript, let second = UTF8Scalars(utf8).firstOfSecondScript {
      return .mixedDigits(second)
    }
    switch answer {
    case .problem(let problem): return kind.error(problem, problem.range.map { [range(of: $0)] } ?? [])
    case .variant(let variant): return error(variant)
    }
  }

  private func range(of range: Range<Int>) -> Range<Int> {
    let start = line.character(at: range.lowerBound)?.range.lowerBound ?? utf8.count
    let last = line.character(at: range.upperBound - 1)
    return start..<(last.map { max(start, $0.range.upperBound) } ?? start)
  }

  private func error(_ variant: IdentifierVariant) -> ValidationError {
    if !variant.lengths.isEmpty, !variant.lengths.contains(count) {
      // Which lengths are right says something about a text that chooses among them.
      let expected = ArgumentList.Value.argument(variant.expectedLength)
      let unit = ArgumentList.Value.text(format.unit)
      if case .fixed = format.structure {
        return kind.error(
          .identifierLength, limits: ArgumentList("expected", expected, "unit", unit),
          found: ArgumentList("actual", .integer(count)))
      }
      return kind.error(
        .identifierLength, limits: ArgumentList("unit", unit),
        found: ArgumentList("expected", expected, "actual", .integer(count)))
    }
    if let range = shapeFault(variant) {
      return kind.error(.identifierShape, ranges: [range])
    }
    let writing = writing(variant)
    let separatorCode = format.separatorCode(of: variant)
    if format.isSecret || isCut { return error(writing, separatorCode, suggestion: nil) }
    return writing.withSuggestion { suggestion in
      // Without masks, only the checks tell whether the characters that are left are in the right places.
      let isGood = !variant.isFree || variant.accepts(suggestion, ignoringCase: kind.letterCase == .either)
      return error(writing, separatorCode, suggestion: isGood ? suggestion : nil)
    }
  }

  private func writing(_ variant: IdentifierVariant) -> IdentifierWriting {
    IdentifierWriting(
      line: line, masks: variant.masks, grouping: format.grouping, letterCase: kind.letterCase)
  }

  /// An error about the way in which an identifier with the right characters is written.
  private func error(
    _ writing: IdentifierWriting, _ separatorCode: ValidationError.Code,
    suggestion: UnsafeBufferPointer<UInt8>?
  ) -> ValidationError {
    if let firstFolded {
      return kind.error(
        .identifierNotASCII, limits: ArgumentList("unit", .text(format.unit)),
        found: ArgumentList("character", .character(firstFolded)), ranges: ranges(of: .folded),
        suggestionBytes: suggestion)
    }
    if !hasLowercase || !writing.isWellGrouped {
      return kind.error(
        separatorCode, ranges: misplaced(in: writing), suggestionBytes: suggestion)
    }
    return kind.error(
      .identifierCase, limits: ArgumentList("case", "upper"), ranges: ranges(of: .lowercase),
      suggestionBytes: suggestion)
  }

  /// The separators that do not belong where they are, or the place where one is missing.
  private func misplaced(in writing: IdentifierWriting) -> FaultRanges {
    if isCut { return ranges(of: .separator) }
    let strays = writing.strays
    return strays.isEmpty ? [writing.missing?.range ?? utf8.count..<utf8.count] : strays
  }

  /// The place where the characters leave the mask that they follow furthest; nil where they fit one.
  private func shapeFault(_ variant: IdentifierVariant) -> Range<Int>? {
    if variant.isFree, count > IdentifierBuffer.capacity {
      return line.character(at: IdentifierBuffer.capacity)?.range ?? utf8.count..<utf8.count
    }
    if variant.masks.isEmpty { return nil }
    var furthest = 0
    for mask in variant.masks where mask.length == count {
      let depth = line.depth(in: mask, kind.letterCase)
      if depth == line.characterCount { return nil }
      furthest = max(furthest, depth)
    }
    return line.character(at: furthest)?.range ?? utf8.count..<utf8.count
  }
}
