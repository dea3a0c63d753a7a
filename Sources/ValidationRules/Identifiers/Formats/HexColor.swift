public import ValidationCore

extension ValidationError.Code {
  /// The colour does not begin with a number sign. No arguments. The suggestion has it, where it is a colour then.
  public static let hexColorSign: Self = "hexColor.sign"
}

extension RuleReport {
  static let hexColorSign = RuleReport(.hexColorSign)
}

extension Rules {
  static let hexColor = RuleOf(
    "hexColor",
    "The text is a colour in hexadecimal digits, with an alpha channel or without.",
    standard: "CSS Color Module Level 4",
    reports: [
      .hexColorSign,
      RuleReport(.identifierCharacters, limits: ["kind": .key], found: ["character": .character]),
      .identifierLength(),
    ],
    samples: [
      RuleSample(
        valid: ["#fff", "#00FF0080"],
        invalid: ["fff": .hexColorSign, "#ggg": .identifierCharacters, "#ff": .identifierLength]),
      RuleSample(["alpha": false], invalid: ["#ffff": .identifierLength]),
    ],
    takes: .flag("alpha", default: true)
  ) { HexColorRule(allowsAlpha: $0) }
}

extension Validation where Value == String {
  /// The text is a colour in hexadecimal digits. See ``hexColor(alpha:)``.
  public static var hexColor: Validation { hexColor() }

  /// The text is a colour as CSS writes it in hexadecimal: CSS Color Module Level 4, section 5.2.
  ///
  /// A number sign, and 3, 4, 6 or 8 digits of either case.
  ///
  /// Codes: `hexColor.sign`, `identifier.characters`, `identifier.length`.
  ///
  /// - Parameter alpha: Whether the forms with an alpha channel, of 4 and 8 digits, are taken.
  public static func hexColor(alpha: Bool = true) -> Validation {
    Rules.hexColor(alpha)
  }
}

struct HexColorRule: TextRule {
  let allowsAlpha: Bool

  /// A bit for each number of digits that a colour can have, with an alpha channel or without.
  /// A bit for each number of digits that a color can have.
  static let withAlpha: UInt16 = 1 << 3 | 1 << 4 | 1 << 6 | 1 << 8
  private static let withoutAlpha: UInt16 = 1 << 3 | 1 << 6

  private var lengthBits: UInt64 { UInt64(allowsAlpha ? Self.withAlpha : Self.withoutAlpha) }

  private func isLength(_ count: Int) -> Bool { 0..<64 ~= count && lengthBits >> UInt64(count) & 1 == 1 }

  var quick: QuickCheck? {
    allowsAlpha
      ? QuickCheck { _, utf8, count in Self.isColor(utf8, count, digits: Self.withAlpha) }
      : QuickCheck { _, utf8, count in Self.isColor(utf8, count, digits: Self.withoutAlpha) }
  }

  /// - Parameter numbers: A bit for each number of digits that a colour can have.
  @inline(__always)
  static func isColor(_ utf8: UnsafePointer<UInt8>?, _ count: Int, digits numbers: UInt16) -> Bool {
    guard let utf8, 2...16 ~= count, numbers >> UInt16(count - 1) & 1 == 1, utf8[0] == UInt8(ascii: "#")
    else {
      return false
    }
    for index in 1..<count where !IPv6Syntax.isHexDigit(utf8[index]) { return false }
    return true
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    let utf8 = text.utf8
    guard utf8.first == UInt8(ascii: "#") else {
      var suggestion: SuggestionBytes?
      if isLength(utf8.count) {
        var color = SuggestionBytes()
        color.append(UInt8(ascii: "#"))
        color.append(contentsOf: utf8)
        suggestion = color
      }
      return sink.report(ValidationError(reporting: .hexColorSign, ranges: [0..<0], suggesting: suggestion))
    }
    var found = OffendingScalars()
    for element in text.scalars where element.range.lowerBound > 0 {
      if let byte = UInt8(exactly: element.scalar.value), IPv6Syntax.isHexDigit(byte) { continue }
      found.insert(element)
      if sink.goal == .verdict { break }
    }
    if let first = found.first {
      return sink.report(
        .identifier(
          .identifierCharacters, "hexColor", found: ArgumentList("character", .character(first)),
          ranges: found.ranges))
    }
    if !isLength(utf8.count - 1) {
      sink.report(
        .identifier(
          .identifierLength, "hexColor",
          limits: ArgumentList("expected", .oneOf(lengthBits), "unit", "characters"),
          found: ArgumentList("actual", .integer(utf8.count - 1))))
    }
  }
}
