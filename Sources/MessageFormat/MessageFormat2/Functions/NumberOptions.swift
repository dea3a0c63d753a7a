/// The values that options of numbers can have (LDML 48).
///
/// Only values that are found valid here become part of a number skeleton.
enum NumberOptions {
  /// The value of an option as skeletons are made from it; nil if the option cannot have it.
  static func value(_ text: String, of name: String) -> String? {
    switch name {
    case "minimumSignificantDigits", "maximumSignificantDigits":
      return digitSize(text).flatMap { $0 > 0 ? text : nil }
    case "minimumIntegerDigits", "minimumFractionDigits", "maximumFractionDigits":
      return digitSize(text) == nil ? nil : text
    case "fractionDigits":
      return text == "auto" || digitSize(text) != nil ? text : nil
    case "currency":
      return text.utf8.count == 3 && text.utf8.allSatisfy(isLetter) ? text.uppercased() : nil
    case "unit", "usage":
      let isIdentifier = text.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
      return (1..<128).contains(text.utf8.count) && isIdentifier ? text : nil
    default: return keywords[name]?.contains(text) == true ? text : nil
    }
  }

  /// A whole number of at most two digits without leading zeros (`digit-size-option`).
  static func digitSize(_ text: String) -> Int? {
    guard (1...2).contains(text.utf8.count), text.utf8.allSatisfy(isDigit),
      text.utf8.count == 1 || text.utf8.first != UInt8(ascii: "0")
    else { return nil }
    return Int(text)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static let keywords: [String: Set<String>] = [
    "select": ["plural", "ordinal", "exact"],
    "signDisplay": ["auto", "always", "exceptZero", "negative", "never"],
    "useGrouping": ["auto", "always", "never", "min2"],
    "trailingZeroDisplay": ["auto", "stripIfInteger"],
    "roundingPriority": ["auto", "morePrecision", "lessPrecision"],
    "roundingIncrement": [
      "1", "2", "5", "10", "20", "25", "50", "100", "200", "250", "500", "1000", "2000", "2500", "5000",
    ],
    "roundingMode": [
      "ceil", "floor", "expand", "trunc", "halfCeil", "halfFloor", "halfExpand", "halfTrunc", "halfEven",
    ],
    "currencySign": ["accounting", "standard"],
    "currencyDisplay": ["narrowSymbol", "symbol", "name", "code", "never"],
    "unitDisplay": ["short", "narrow", "long"],
  ]
}
