import ValidationCore

extension IdentifierFormat {
  package static let phone = IdentifierFormat(
    name: "phone",
    summary: "The text is a phone number in international form with an assigned country calling code.",
    authority: "ITU-T E.164",
    structure: .chosen(InternationalPhone.choice),
    furtherCodes: [.identifierGrouping],
    ownReports: [
      RuleReport(.phoneInternational), RuleReport(.phoneCountryCode),
      RuleReport(.phoneTooShort, limits: ["minimum": .integer], found: ["actual": .integer]),
      RuleReport(.phoneTooLong, limits: ["maximum": .integer], found: ["actual": .integer]),
    ],
    valid: [
      "+14155552671", "+442071838750", "+5511987654321", "+8613812345678", "+966501234567", "+351912345678",
      "+6834002", "+383491234567", "+211912345678", "+80012345678",
    ],
    invalid: [
      .init("++14155552671", .phoneCountryCode, 1..<4),
      .init("+1+4155552671", .identifierShape, 2..<3),
      .init("14155552671", .phoneInternational, 0..<0),
      .init("+99712345678", .phoneCountryCode, 1..<4),
    ]
  )
}

/// How a phone number of E.164 is read.
enum InternationalPhone {
  private static let lengths = 7...15

  /// A number with a plus sign in front, whose calling code is assigned.
  static let choice = IdentifierChoice(
    alphabet: IdentifierMask.Cell("+0123456789".utf8),
    codes: [.phoneInternational, .phoneCountryCode, .phoneTooShort, .phoneTooLong, .identifierShape],
    variant: { characters in
      let isComplete = characters.first == UInt8(ascii: "+") && lengths.contains(characters.total - 1)
      guard isComplete, CallingCodes.length(of: callingCode(characters)) != nil else { return nil }
      return .passUnretained(variant)
    },
    otherwise: { .problem(problem($0)) })

  /// The first three digits, with zeros for those that are missing.
  private static func callingCode(_ characters: IdentifierCharacters) -> Int {
    (1..<4).reduce(0) { $0 * 10 + characters.values[$1] }
  }

  private static func problem(_ characters: IdentifierCharacters) -> IdentifierProblem {
    guard characters.first == UInt8(ascii: "+") else {
      return IdentifierProblem(code: .phoneInternational, range: 0..<0, namesKind: false)
    }
    if CallingCodes.length(of: callingCode(characters)) == nil {
      return IdentifierProblem(
        code: .phoneCountryCode, range: 1..<min(4, characters.count), namesKind: false)
    }
    let count = characters.total - 1
    let isShort = count < lengths.lowerBound
    return IdentifierProblem(
      code: isShort ? .phoneTooShort : .phoneTooLong,
      range: nil,
      limits: ArgumentList(
        isShort ? "minimum" : "maximum", .integer(isShort ? lengths.lowerBound : lengths.upperBound)),
      found: ArgumentList("actual", .integer(count)),
      namesKind: false
    )
  }

  private static let variant = IdentifierVariant(lengths.map { "+#{\($0)}" })
}
