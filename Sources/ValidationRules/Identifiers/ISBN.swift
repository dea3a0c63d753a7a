public import ValidationCore

/// Which forms of an ISBN are taken.
public enum ISBNForm: String, Sendable, Hashable, CaseIterable, Codable {
  /// Ten or thirteen digits.
  case any
  /// Ten digits, the form until 2006; the last may be X.
  case isbn10
  /// Thirteen digits from 978 or 979.
  case isbn13
}

extension Validation where Value == String {
  /// The text is an ISBN of ten or thirteen digits. See ``isbn(_:)``.
  public static var isbn: Validation { isbn(.any) }

  /// The text is an International Standard Book Number: ISO 2108.
  ///
  /// Thirteen digits from 978 or 979 with the check digit of EAN-13, or ten with MOD 11, where 10 is written X; single
  /// hyphens or spaces may stand between the digits, wherever the publisher's number ends. 979-0 is refused: those are
  /// the music numbers of ISO 10957.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping` (a separator
  /// with no digit on one side), `identifier.case`, `identifier.shape`, `identifier.checkDigit`.
  public static func isbn(_ taken: ISBNForm) -> Validation {
    let lengths: [Int] =
      switch taken {
      case .any: [10, 13]
      case .isbn10: [10]
      case .isbn13: [13]
      }
    let form = IdentifierForm(
      kind: "isbn", alphabet: IdentifierAlphabet("0123456789X"), lengths: lengths, takesSeparators: true)
    return Validation(FormedIdentifierRule(form: form, problem: ISBN.problem))
  }
}

/// What the characters of an ISBN must satisfy.
enum ISBN {
  static let problem: @Sendable (IdentifierCharacters) -> IdentifierProblem? = { characters in
    let body = characters.count - 1
    if let x = characters[..<body].firstIndex(of: UInt8(ascii: "X")) { return .shape(x..<x + 1) }
    if characters.count == 10 {
      let check = CheckDigits.mod11(characters.values[..<9], (2...10).reversed())
      return mod11Character(check) == characters[9] ? nil : .checkDigit(9..<10)
    }
    guard characters.isNumeric(12..<13) else { return .shape(12..<13) }
    let prefix = characters.number(0..<4)
    guard 9780...9789 ~= prefix || 9791...9799 ~= prefix else { return .shape(0..<4) }
    return EAN.isSound(characters) ? nil : .checkDigit(12..<13)
  }

  /// A check digit of MOD 11 as it is written: X for 10.
  static func mod11Character(_ check: Int) -> UInt8 { check == 10 ? UInt8(ascii: "X") : UInt8(check) + 0x30 }
}
