import ICU
import ValidationCore

/// A text that is no sound identifier, read for the error that says so.
struct IdentifierReading {
  /// A character of the identifier or a separator.
  struct Place {
    /// The character in Latin-1, in the case that it stands in.
    let character: UInt8
    let range: Range<Int>

    var capital: UInt8 { character.uppercased }
  }

  private let number: NationalNumber
  private let digits: DigitScripts
  /// The characters and separators; no more than an identifier could have.
  private var places: [Place] = []
  private var count = 0
  private var strangers = OffendingScalars()
  private var folded = OffendingScalars()
  private var lowercase = OffendingScalars()
  private let secondScript: UTF8Scalars.Element?
  private let end: Int

  /// Longer texts are refused by their length, without a look at each place.
  private static let maximumPlaces = 256

  init(_ text: borrowing TextView, _ number: NationalNumber, _ digits: DigitScripts) {
    self.number = number
    self.digits = digits
    secondScript = Self.secondScript(in: text)
    end = text.utf8.count
    for element in text.scalars { read(element) }
  }

  private mutating func read(_ element: UTF8Scalars.Element) {
    let scalar = element.scalar
    let latin = UInt8(exactly: scalar.value)
    guard let form = latin ?? Self.asciiForm(of: scalar), number.alphabet.contains(form.uppercased) else {
      return strangers.insert(element)
    }
    if latin == nil { folded.insert(element) }
    if form != form.uppercased { lowercase.insert(element) }
    if !form.isSeparator { count += 1 }
    guard places.count < Self.maximumPlaces else { return }
    places.append(Place(character: form, range: element.range))
  }

  /// The characters of the identifier, without separators.
  var characters: [Place] { places.filter { !$0.character.isSeparator } }

  /// The first that is wrong.
  var error: ValidationError {
    if let first = strangers.first {
      return .identifier(
        .identifierCharacters, number.kind, found: ["character": .character(first)], ranges: strangers.ranges)
    }
    if let secondScript {
      return ValidationError(
        code: .numberMixedDigits,
        found: ["character": .character(secondScript.scalar)],
        ranges: [secondScript.range]
      )
    }
    let lengths = Set(number.masks.map(\.length)).sorted()
    if !lengths.contains(count) || places.count == Self.maximumPlaces {
      let expected = ["expected": ValidationError.Argument.oneOf(lengths)]
      var found = number.isChosenByText ? expected : [:]
      found["actual"] = .integer(count)
      return .identifier(
        .identifierLength, number.kind, limits: number.isChosenByText ? [:] : expected, found: found)
    }
    if digits == .ascii, let first = folded.first {
      return .identifier(
        .identifierNotASCII, number.kind, found: ["character": .character(first)], ranges: folded.ranges,
        suggestion: Self.text(places.map(\.capital)))
    }
    if lowercase.first != nil {
      return .identifier(
        .identifierCase, number.kind, limits: ["case": "upper"], ranges: lowercase.ranges,
        suggestion: Self.text(places.map(\.capital)))
    }
    return shapeError
  }

  private static func text(_ latin: [UInt8]) -> String {
    String(String.UnicodeScalarView(latin.map { Unicode.Scalar($0) }))
  }

  /// The place where the text leaves the mask that it follows furthest.
  private var shapeError: ValidationError {
    let characters = characters
    var furthest = 0
    for mask in number.masks where mask.length == characters.count {
      let cells = mask.cells.filter { !$0.isSeparator }
      let depth = zip(cells, characters).prefix { $0.contains($1.capital) }.count
      if depth == characters.count { return separatorError(mask) }
      furthest = max(furthest, depth)
    }
    let range = characters.indices.contains(furthest) ? characters[furthest].range : end..<end
    return .identifier(.identifierShape, number.kind, ranges: [range])
  }

  /// The characters are right, and what stands between them is not.
  private func separatorError(_ mask: IdentifierMask) -> ValidationError {
    let strayed = zip(mask.cells, places).prefix { $0.contains($1.capital) }.count
    let range = places.indices.contains(strayed) ? places[strayed].range : end..<end
    var letters = characters.map(\.capital)[...]
    let written = mask.cells.compactMap { $0.isSeparator ? $0.character : letters.popFirst() }
    return .identifier(
      .identifierShape, number.kind, ranges: [range], suggestion: Self.text(written))
  }
}

extension IdentifierReading {
  /// The ASCII character that a digit of another script or a fullwidth form stands for.
  static func asciiForm(of scalar: Unicode.Scalar) -> UInt8? {
    if let value = scalar.icuProperties.decimalDigitValue { return UInt8(ascii: "0") + UInt8(value) }
    // Fullwidth forms stand in the order of ASCII, from U+FF01 for ! up; the ideographic space is the fullwidth one.
    if 0xFF01...0xFF5E ~= scalar.value { return UInt8(scalar.value - 0xFEE0) }
    return scalar == "\u{3000}" ? UInt8(ascii: " ") : nil
  }

  /// The first digit that is of another script than a digit before it.
  static func secondScript(in text: borrowing TextView) -> UTF8Scalars.Element? {
    var zero: UInt32?
    for element in text.scalars {
      guard let value = digitValue(element.scalar) else { continue }
      let own = element.scalar.value - value
      if let zero, zero != own { return element }
      zero = own
    }
    return nil
  }

  private static func digitValue(_ scalar: Unicode.Scalar) -> UInt32? {
    if scalar.isASCII { return 0x30...0x39 ~= scalar.value ? scalar.value - 0x30 : nil }
    return scalar.icuProperties.decimalDigitValue.map { UInt32($0) }
  }
}

extension UInt8 {
  /// The capital of an ASCII letter or of ñ; every other byte is itself.
  var uppercased: UInt8 { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self || self == 0xF1 ? self - 0x20 : self }
}
