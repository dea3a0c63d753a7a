import ICU
import ValidationCore

/// A text that is not a valid identifier, read for the one error that says why.
///
/// Faults are looked for in the order of ``IdentifierFormat/codes``: characters that no such identifier has, digits
/// of two scripts, the country or network that it names, its length, its shape; and, where the shape is right, how
/// it is written: other scripts and typographic characters, separators, case. What is only written wrongly has a
/// suggestion, which is written as the format says.
struct IdentifierDiagnosis {
  /// A character of the identifier or a separator.
  private struct Place {
    /// The character in Latin-1, in the case in which it is written.
    let character: UInt8
    let range: Range<Int>
  }

  private let format: IdentifierFormat
  private let answer: IdentifierChoice.Answer
  private let secondScript: UTF8Scalars.Element?
  /// The characters and separators; no more than ``maximumPlaces``.
  private var places: [Place] = []
  private let maximumPlaces: Int
  private var count = 0
  private var unexpected = OffendingScalars()
  private var folded = OffendingScalars()
  private var lowercase = OffendingScalars()
  private var separators = OffendingScalars()
  private let end: Int

  init(_ text: borrowing TextView, _ format: IdentifierFormat, _ digits: DigitScripts) {
    self.format = format
    answer = Self.characters(of: text, format.structure.alphabet).withCharacters {
      format.structure.variant(of: $0)
    }
    secondScript = digits == .anyScript ? text.scalars.firstOfSecondScript : nil
    end = text.utf8.count
    let alphabet: IdentifierMask.Cell
    switch answer {
    case .variant(let variant):
      alphabet = variant.alphabet
      maximumPlaces = max(256, 2 * min(variant.lengths.last ?? 0, 1 << 20))
    case .problem:
      alphabet = format.structure.alphabet
      maximumPlaces = 256
    }
    for element in text.scalars { read(element, alphabet, digits) }
  }

  /// The characters by which an identifier says of which variant it is: in capitals, and without unexpected.
  private static func characters(
    of text: borrowing TextView, _ alphabet: IdentifierMask.Cell
  ) -> IdentifierBuffer {
    var characters = IdentifierBuffer()
    for element in text.scalars {
      guard let byte = FoldedCharacter(element.scalar)?.byte.uppercased, alphabet.contains(byte) else {
        continue
      }
      characters.append(byte)
    }
    return characters
  }

  private mutating func read(
    _ element: UTF8Scalars.Element, _ alphabet: IdentifierMask.Cell, _ digits: DigitScripts
  ) {
    guard let character = FoldedCharacter(element.scalar) else { return unexpected.insert(element) }
    let byte = character.byte
    let isCharacter = alphabet.contains(capital(byte))
    guard isCharacter || byte.isSeparator else { return unexpected.insert(element) }
    switch character.writing {
    case .itself: break
    case .otherScript: if digits == .ascii { folded.insert(element) }
    case .typographic: folded.insert(element)
    }
    if isCharacter {
      count += 1
      if format.letterCase == .upper, byte != byte.uppercased { lowercase.insert(element) }
    } else {
      separators.insert(element)
    }
    if places.count < maximumPlaces { places.append(Place(character: byte, range: element.range)) }
  }

  private func capital(_ byte: UInt8) -> UInt8 { format.letterCase == .distinct ? byte : byte.uppercased }

  private func isSeparator(_ place: Place) -> Bool {
    guard place.character.isSeparator else { return false }
    guard case .variant(let variant) = answer else { return true }
    return !variant.alphabet.contains(place.character)
  }

  /// The first fault of the way in which the identifier is written.
  var error: ValidationError {
    if let first = unexpected.first {
      return .identifier(
        .identifierCharacters, format.name, found: ["character": .character(first)], ranges: unexpected.ranges
      )
    }
    if let secondScript {
      return ValidationError(
        reporting: .numberMixedDigits, found: ["character": .character(secondScript.scalar)],
        ranges: [secondScript.range])
    }
    switch answer {
    case .problem(let problem): return error(problem)
    case .variant(let variant): return error(variant)
    }
  }

  /// An error about some of the identifier's characters.
  func error(_ problem: IdentifierProblem) -> ValidationError {
    let ranges: FaultRanges = problem.range.map { [range(of: $0)] } ?? []
    let (limits, found) = (ArgumentList(problem.limits), ArgumentList(problem.found))
    guard problem.namesKind else {
      return ValidationError(
        reporting: problem.code, limits: limits, found: found, ranges: ranges)
    }
    return .identifier(
      problem.code, format.name, limits: limits, found: found, ranges: ranges)
  }

  private func range(of range: Range<Int>) -> Range<Int> {
    let characters = places.filter { !isSeparator($0) }
    let start = range.lowerBound < characters.count ? characters[range.lowerBound].range.lowerBound : end
    let last = range.upperBound - 1
    return start..<(characters.indices.contains(last) ? max(start, characters[last].range.upperBound) : start)
  }

  private func error(_ variant: IdentifierVariant) -> ValidationError {
    if !variant.lengths.isEmpty, !variant.lengths.contains(count) {
      // Which lengths are right says something about a text that chooses among them.
      let expected = ArgumentList.Value.argument(.oneOf(variant.lengths))
      let unit = ArgumentList.Value.text(format.unit)
      if case .fixed = format.structure {
        return .identifier(
          .identifierLength, format.name, limits: ["expected": expected, "unit": unit],
          found: ["actual": .integer(count)])
      }
      return .identifier(
        .identifierLength, format.name, limits: ["unit": unit],
        found: ["expected": expected, "actual": .integer(count)])
    }
    let characters = places.filter { !isSeparator($0) }
    if let range = shapeFault(of: characters, variant) {
      return .identifier(.identifierShape, format.name, ranges: [range])
    }
    let writing = IdentifierWriting(
      line: places.map {
        (format.letterCase == .upper ? $0.character.uppercased : $0.character, isSeparator($0))
      },
      masks: variant.masks.filter { fits($0, characters) },
      grouping: format.grouping
    )
    let isCut = places.count == maximumPlaces
    let suggestion = format.isSecret || isCut ? nil : writing.suggestion
    if let first = folded.first {
      return .identifier(
        .identifierNotASCII, format.name, limits: ["unit": .text(format.unit)],
        found: ["character": .character(first)], ranges: folded.ranges, suggestion: suggestion)
    }
    if lowercase.first == nil || !writing.isWellGrouped {
      let strays = isCut ? separators.ranges : FaultRanges(strayRanges(writing))
      return .identifier(.identifierGrouping, format.name, ranges: strays, suggestion: suggestion)
    }
    return .identifier(
      .identifierCase, format.name, limits: ["case": "upper"], ranges: lowercase.ranges,
      suggestion: suggestion)
  }

  /// The place where the characters leave the mask that they follow furthest; nil where they fit one.
  private func shapeFault(of characters: [Place], _ variant: IdentifierVariant) -> Range<Int>? {
    if variant.masks.isEmpty { return nil }
    var furthest = 0
    for mask in variant.masks where mask.length == count {
      let depth = zip(mask.characters, characters).prefix { $0.contains(capital($1.character)) }.count
      if depth == characters.count { return nil }
      furthest = max(furthest, depth)
    }
    return characters.indices.contains(furthest) ? characters[furthest].range : end..<end
  }

  private func fits(_ mask: IdentifierMask, _ characters: [Place]) -> Bool {
    mask.length == characters.count
      && zip(mask.characters, characters).allSatisfy { $0.contains(capital($1.character)) }
  }

  private func strayRanges(_ writing: IdentifierWriting) -> [Range<Int>] {
    let strays = writing.strays
    if strays.isEmpty {
      let missing = writing.missing
      return [places.indices.contains(missing) ? places[missing].range : end..<end]
    }
    var ranges: [Range<Int>] = []
    for place in strays.map({ places[$0] }) {
      if let last = ranges.last, last.upperBound == place.range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<place.range.upperBound
      } else {
        ranges.append(place.range)
      }
    }
    return ranges
  }
}
