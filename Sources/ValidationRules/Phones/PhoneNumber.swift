public import ValidationCore

/// A phone number that is read from a text: its country, its kind, and the ways to write it.
///
/// ```swift
/// let number = try PhoneNumber("(11) 96123-4567", country: "BR")
/// number.e164                  // "+5511961234567"
/// number.kind                  // .mobile
/// number.internationalFormat   // "+55 11 96123-4567"
/// ```
/// What is valid is by the numbering plans as Google's libphonenumber describes them: that a number can be given out, not
/// that somebody has it. Two numbers are equal if the same digits reach them, however they were written.
public struct PhoneNumber: Sendable, Hashable {
  /// What a number is for.
  public enum Kind: String, Sendable, Hashable, CaseIterable, Codable {
    case fixedLine, mobile
    /// The plan does not tell which of both, as in the United States.
    case fixedLineOrMobile
    case tollFree, premiumRate
    /// The caller and the owner share the costs.
    case sharedCost
    /// Over the internet.
    case voip
    /// A number that a person keeps and has forwarded.
    case personal
    case pager
    /// One number for all places of a company, by ITU-T E.169 and its national counterparts.
    case uan
    case voicemail
  }

  /// The calling code of E.164, such as 55.
  public let callingCode: Int
  /// The digits after the calling code, in ASCII, with the zeros that belong to the number, as in Italy.
  public let nationalNumber: String
  /// The digits of the extension; nil if there is none.
  public let extensionNumber: String?

  /// Reads a number.
  ///
  /// The text has a plus sign and digits of any one script, with spaces, hyphens, full stops, slashes and parentheses
  /// between digits, and may end with an extension such as `ext. 12`. The number need not be valid.
  ///
  /// - Parameters:
  ///   - text: An international number with a plus sign; or as it is dialled within the country, where prefixes that lead
  ///     abroad or to another area, and codes of carriers, may come first.
  ///   - country: The country from which it is dialled, by its ISO 3166-1 alpha-2 code in capitals; nil if the number is
  ///     international.
  /// - Throws: The error of `Validation.phone(of:)` for a text
  ///   that is not a phone number: `identifier.characters`, `identifier.shape`, `identifier.grouping`,
  ///   `number.mixedDigits`, `phone.international`, `phone.countryCode`, `phone.tooShort`, `phone.tooLong`.
  public init(_ text: String, country: String? = nil) throws(ValidationError) {
    let rule = PhoneRule(
      plan: country.flatMap(NumberingPlan.init(region:)), check: .possible, allowsForeign: true,
      extensions: true)
    var text = text
    let result = text.withUTF8 { rule.number(in: $0) }
    (callingCode, nationalNumber, extensionNumber) = try result.get()
  }

  private var dialled: DialledNumber? {
    guard let entry = PhoneCallingCodeEntry(callingCode) else { return nil }
    var digits = PhoneDigits()
    for byte in nationalNumber.utf8 { digits.append(byte &- 0x30) }
    return DialledNumber(entry: entry, national: digits)
  }

  /// The number in the form of ITU-T E.164: a plus sign and digits. The extension is not part of it.
  public var e164: String { "+" + String(callingCode) + nationalNumber }

  /// Whether numbers with its calling code can have as many digits, if only within an area.
  public var isPossible: Bool { dialled?.isPossible ?? false }

  /// Whether the numbering plan of its region has the number.
  public var isValid: Bool { kind != nil }

  /// Whether the numbering plan of a region has the number, by the region's ISO 3166-1 alpha-2 code in capitals.
  public func isValid(in region: String) -> Bool {
    guard let plan = NumberingPlan(region: region), plan.callingCode == callingCode, let dialled else {
      return false
    }
    return plan.kind(of: dialled.national) != nil
  }

  /// The region that the number belongs to, by its ISO 3166-1 alpha-2 code, or 001 for a service of the whole world; nil
  /// if several regions have the calling code and none of them has the number.
  public var region: String? {
    dialled.flatMap { $0.entry.plan(of: $0.national)?.region }
  }

  /// What the number is for; nil if it is not valid.
  public var kind: Kind? {
    dialled.flatMap { $0.entry.plan(of: $0.national)?.kind(of: $0.national) }
  }

  /// The number as it is written for readers abroad, such as `+55 11 96123-4567`.
  public var internationalFormat: String {
    guard let dialled else { return e164 }
    return "+\(callingCode) " + dialled.entry.main.format(dialled.national, isInternational: true)
  }

  /// The number as it is written in its country, such as `(11) 96123-4567`.
  public var nationalFormat: String {
    dialled.map { $0.entry.main.format($0.national, isInternational: false) } ?? nationalNumber
  }
}

extension PhoneNumber: CustomStringConvertible {
  /// The number in the form of ITU-T E.164, with the extension.
  public var description: String { e164 + (extensionNumber.map { ";ext=" + $0 } ?? "") }
}

extension PhoneNumber.Kind {
  /// In the order of the tables' outputs.
  static let inTables: [PhoneNumber.Kind] = [
    .premiumRate, .tollFree, .sharedCost, .voip, .personal, .pager, .uan, .voicemail, .fixedLine, .mobile,
    .fixedLineOrMobile,
  ]

  /// Whether a number of this kind will do where another kind is required.
  func satisfies(_ required: PhoneNumber.Kind) -> Bool {
    let eitherOf: [PhoneNumber.Kind] = [.fixedLine, .mobile]
    return self == required || self == .fixedLineOrMobile && eitherOf.contains(required)
      || required == .fixedLineOrMobile && eitherOf.contains(self)
  }
}

extension PhoneNumber {
  /// How much a rule checks.
  public enum Check: String, Sendable, Hashable, CaseIterable, Codable {
    /// That numbers with the calling code can have as many digits, if only within an area: it is right for years.
    case possible
    /// That the numbering plan has the number: plans change from year to year.
    case valid
  }

  /// How a number must be written.
  public enum Form: String, Sendable, Hashable, CaseIterable, Codable {
    /// As people write it, in their country or for readers abroad.
    case any
    /// With a plus sign and the calling code.
    case international
    /// By ITU-T E.164: a plus sign and ASCII digits alone.
    case e164
  }
}
