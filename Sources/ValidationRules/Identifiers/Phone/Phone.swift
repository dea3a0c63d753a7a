import ICU
public import ValidationCore

extension ValidationError.Code {
  /// The phone number does not begin with a plus sign. No arguments.
  public static let phoneInternational: Self = "phone.international"
  /// The phone number begins with no country calling code that is assigned. No arguments. The range is where the code
  /// stands.
  public static let phoneCountryCode: Self = "phone.countryCode"
  /// The phone number has too few digits. Arguments: `minimum`, `actual`.
  public static let phoneTooShort: Self = "phone.tooShort"
  /// The phone number has too many digits. Arguments: `maximum`, `actual`.
  public static let phoneTooLong: Self = "phone.tooLong"
}

extension Validation where Value == String {
  /// The text is a phone number in international form without separators. See ``phone(separators:)``.
  public static var phone: Validation { phone() }

  /// The text is a phone number in international form: ITU-T E.164.
  ///
  /// A plus sign, a country calling code that is assigned, and seven (the shortest numbers in use) to fifteen ASCII
  /// digits in all. Whether the number is given out, or can be within its country, is not asked.
  ///
  /// Codes: `phone.international`, `identifier.characters`, `identifier.notASCII`, `identifier.grouping`,
  /// `phone.countryCode`, `phone.tooShort`, `phone.tooLong`.
  ///
  /// - Parameter separators: Whether spaces, hyphens, full stops and parentheses may stand between digits (the visual
  ///   separators of RFC 3966, and spaces), one between two digits or a parenthesis with another.
  public static func phone(separators: Bool = false) -> Validation {
    Validation(PhoneRule(takesSeparators: separators))
  }
}

struct PhoneRule: TextRule {
  let takesSeparators: Bool

  private static let minimum = 7
  private static let maximum = 15
  private static let separators = Array(" -.()".utf8)

  func check(_ text: inout TextView, _ findings: inout Findings) {
    let utf8 = text.utf8
    var digits = IdentifierCharacters()
    var separators: Range<Int>?
    var isSound = utf8.first == UInt8(ascii: "+")
    for (offset, byte) in utf8.enumerated().dropFirst() {
      switch byte {
      case 0x30...0x39: digits.append(byte)
      case _ where Self.separators.contains(byte): separators = separators ?? offset..<offset + 1
      default: isSound = false
      }
      if !isSound { break }
    }
    if !isSound { return findings.report(Self.writingError(text)) }
    if let separators, !takesSeparators || !Self.isWellSeparated(utf8) {
      let mended = "+" + String(decoding: utf8.filter { 0x30...0x39 ~= $0 }.prefix(64), as: UTF8.self)
      return findings.report(
        .identifier(.identifierGrouping, "phone", ranges: [separators], suggestion: mended))
    }
    checkNumber(digits, utf8.count, &findings)
  }

  private func checkNumber(_ digits: IdentifierCharacters, _ end: Int, _ findings: inout Findings) {
    var first = 0
    for place in 0..<3 { first = first * 10 + (place < digits.count ? digits.values[place] : 0) }
    if CallingCodes.length(of: first) == nil {
      return findings.report(ValidationError(code: .phoneCountryCode, ranges: [1..<min(4, end)]))
    }
    if digits.total < Self.minimum {
      findings.report(
        ValidationError(
          code: .phoneTooShort,
          limits: ["minimum": .integer(Self.minimum)],
          found: ["actual": .integer(digits.total)]
        )
      )
    } else if digits.total > Self.maximum {
      findings.report(
        ValidationError(
          code: .phoneTooLong,
          limits: ["maximum": .integer(Self.maximum)],
          found: ["actual": .integer(digits.total)]
        )
      )
    }
  }

  /// Whether digits stand on both sides of every separator, parentheses come in pairs around digits, and no
  /// separator follows another but beside a parenthesis.
  private static func isWellSeparated(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    var isOpen = false
    var previous = UInt8(ascii: "+")
    for byte in utf8.dropFirst() {
      let isAfterDigit = 0x30...0x39 ~= previous
      switch byte {
      case UInt8(ascii: "("):
        if isOpen || previous == UInt8(ascii: "+") || previous == UInt8(ascii: ")") { return false }
        isOpen = true
      case UInt8(ascii: ")"):
        if !isOpen || !isAfterDigit { return false }
        isOpen = false
      case 0x30...0x39: break
      default: if !isAfterDigit && previous != UInt8(ascii: ")") { return false }
      }
      previous = byte
    }
    return !isOpen && 0x30...0x39 ~= previous
  }

  /// What is wrong with a text that is more or less than a plus sign, digits and separators.
  private static func writingError(_ text: borrowing TextView) -> ValidationError {
    var strange = OffendingScalars()
    var folded = OffendingScalars()
    var mended = ""
    for element in text.scalars {
      let scalar = element.scalar
      let isPlus = element.range.lowerBound == 0 && scalar == "+"
      if isPlus || "0"..."9" ~= scalar {
        mended.unicodeScalars.append(scalar)
      } else if element.range.lowerBound == 0, scalar == "\u{FF0B}" {
        folded.insert(element)
        mended += "+"
      } else if let value = scalar.icuProperties.decimalDigitValue {
        folded.insert(element)
        if mended.utf8.count < 64 { mended += String(value) }
      } else if !(scalar.isASCII && separators.contains(UInt8(scalar.value))) {
        strange.insert(element)
      }
    }
    if let first = strange.first {
      return .identifier(
        .identifierCharacters, "phone", found: ["character": .character(first)], ranges: strange.ranges)
    }
    if let first = folded.first, mended.hasPrefix("+") {
      return .identifier(
        .identifierNotASCII,
        "phone",
        found: ["character": .character(first)],
        ranges: folded.ranges,
        suggestion: mended
      )
    }
    return ValidationError(code: .phoneInternational, ranges: [0..<0])
  }
}
