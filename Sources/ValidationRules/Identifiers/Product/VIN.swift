public import ValidationCore

/// Whether the ninth character of a vehicle identification number is checked.
public enum VINCheckDigit: String, Sendable, Hashable, CaseIterable, Codable {
  /// For the vehicles of North America, whose numbers begin with 1 to 5 or 7F to 70 and must have one: 49 CFR 565.15 and the laws
  /// of Canada and Mexico.
  case northAmerica
  /// For all vehicles.
  case always
  /// For none.
  case never
}

extension Rules {
  static let vin = RuleOf(
    .vin,
    samples: [
      RuleSample(
        ["checkDigit": "always"], valid: ["LSGJA52U9AE123450"],
        invalid: ["WVWZZZ1JZ3W386752": .identifierCheckDigit]),
      RuleSample(["checkDigit": "never"], valid: ["1M8GDM9A1KP042788"]),
    ],
    takes: .choice("checkDigit", shorthand: true, default: .northAmerica)
  ) { checked throws(ImpossibleRule) in IdentifierFormat.vin.with(VIN.variant(checked)) }
}

extension Validation where Value == String {
  /// The text is a vehicle identification number. See ``vin(checkDigit:)``.
  public static var vin: Validation { vin() }

  /// The text is a vehicle identification number: ISO 3779.
  ///
  /// Seventeen digits and capitals without I, O and Q, in a row.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.case`, `identifier.checkDigit`.
  ///
  /// - Parameter checked: Which numbers have a check digit; ISO 3779 itself has none.
  public static func vin(checkDigit checked: VINCheckDigit = .northAmerica) -> Validation {
    Rules.vin(checked)
  }
}

/// The check digit of a vehicle: 49 CFR 565.15(c).
enum VIN {
  static func variant(_ checked: VINCheckDigit) -> IdentifierVariant {
    let checks: [IdentifierCheck] =
      switch checked {
      case .always: [.checkDigit(.at(8..<9), .function { VIN.isChecked($0, $1) })]
      case .northAmerica:
        [.checkDigit(.at(8..<9), .function { !VIN.isNorthAmerican($0) || VIN.isChecked($0, $1) })]
      case .never: []
      }
    return IdentifierVariant(["[0-9A-HJ-NPR-Z]{17}"], checks: checks)
  }

  /// Whether a number begins with what SAE assigns to North America: 1 to 5, and 7F to 70.
  private static func isNorthAmerican(_ characters: UnsafePointer<UInt8>) -> Bool {
    switch characters[0] {
    case UInt8(ascii: "1")...UInt8(ascii: "5"): true
    // The letters come before the digits; 7A to 7E are New Zealand.
    case UInt8(ascii: "7"): !(UInt8(ascii: "A")...UInt8(ascii: "E") ~= characters[1])
    default: false
    }
  }

  private static func isChecked(_ characters: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    var sum = 0
    for index in 0..<count { sum += Int(values[characters[index]]) * Int(weights[index]) }
    let digit = sum % 11
    return characters[8] == (digit == 10 ? UInt8(ascii: "X") : UInt8(0x30 + digit))
  }

  private static let weights = IdentifierTable([8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2])

  private static let values: IdentifierTable = {
    let letters = zip(
      "ABCDEFGHJKLMNPRSTUVWXYZ".utf8, [1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 7, 9, 2, 3, 4, 5, 6, 7, 8, 9])
    return .values(letters.map { ($0, $1) } + (0...9).map { (UInt8(0x30 + $0), $0) })
  }()
}

extension IdentifierFormat {
  package static let vin = IdentifierFormat(
    name: "vin",
    summary: "The value is a vehicle identification number of seventeen characters.",
    authority: "ISO 3779; 49 CFR 565",
    shortName: "VIN",
    structure: .fixed(VIN.variant(.northAmerica)),
    valid: [
      "1M8GDM9AXKP042788", "5GZCZ43D13S812715", "WVWZZZ1JZ3W386752", "11111111111111111", "7SAYGDEE1NF123456",
    ],
    invalid: [
      .init("1M8GDM9A1KP042788", .identifierCheckDigit, 8..<9),
      .init("7SAYGDEE2NF123456", .identifierCheckDigit, 8..<9),
      .init("1M8GDM9AXKPO42788", .identifierCharacters, 11..<12),
    ]
  )
}
