/// Makes number skeletons (UTS #35, Part 3; ICU 70 and later) from options.
struct NumberSkeleton {
  let style: NumberStyle
  let options: [String: String]
  /// The most fraction digits of the locale's plain numbers.
  let maximumFraction: Int

  /// The skeleton, its parts separated by spaces.
  var text: String {
    var stems = amount
    stems.append(precision)
    stems.append("rounding-mode-\(roundingMode)")
    if let grouping = grouping { stems.append(grouping) }
    if let sign = sign { stems.append(sign) }
    if let digits = size("minimumIntegerDigits"), digits > 1 {
      stems.append("integer-width/+\(String(repeating: "0", count: digits))")
    }
    return stems.joined(separator: " ")
  }

  private func size(_ name: String) -> Int? { options[name].flatMap { Int($0) } }

  /// What the number counts.
  private var amount: [String] {
    switch style {
    case .number, .integer: return []
    // The number is multiplied before.
    case .percent: return ["percent"]
    case .currency:
      let width =
        switch options["currencyDisplay"] {
        case "narrowSymbol": "narrow"
        case "name": "full-name"
        case "code": "iso-code"
        case "never": "hidden"
        default: "short"
        }
      return ["currency/\(options["currency"] ?? "XXX")", "unit-width-\(width)"]
    case .unit:
      let width =
        switch options["unitDisplay"] {
        case "narrow": "narrow"
        case "long": "full-name"
        default: "short"
        }
      let usage = options["usage"].map { ["usage/\($0)"] } ?? []
      return ["unit/\(options["unit"] ?? "")", "unit-width-\(width)"] + usage
    }
  }

  /// The number of digits.
  private var precision: String {
    let zeros = options["trailingZeroDisplay"] == "stripIfInteger" ? "/w" : ""
    let hasFraction = options["minimumFractionDigits"] != nil || options["maximumFractionDigits"] != nil
    if let significant = significantDigits {
      let priority =
        switch options["roundingPriority"] {
        case "morePrecision": "r"
        case "lessPrecision": "s"
        default: ""
        }
      guard !priority.isEmpty, hasFraction || style != .integer else { return significant + zeros }
      return "\(fraction)/\(significant)\(priority)\(zeros)"
    }
    if let increment = size("roundingIncrement"), increment > 1 {
      return "precision-increment/\(Self.decimal(increment, places: fractionRange.upperBound))\(zeros)"
    }
    if style == .currency, !hasFraction, options["fractionDigits"] ?? "auto" == "auto" {
      return "precision-currency-standard\(zeros)"
    }
    return fraction + zeros
  }

  /// At least and at most so many fraction digits: `.00#`.
  private var fraction: String {
    let range = fractionRange
    if range.upperBound == 0 { return "precision-integer" }
    return "." + String(repeating: "0", count: range.lowerBound)
      + String(repeating: "#", count: range.upperBound - range.lowerBound)
  }

  private var fractionRange: ClosedRange<Int> {
    if style == .integer { return 0...0 }
    if let exact = size("fractionDigits") { return exact...exact }
    if style == .currency, options["minimumFractionDigits"] == nil, options["maximumFractionDigits"] == nil {
      return 2...2
    }
    let usual = style == .percent ? 0 : maximumFraction
    let minimum = size("minimumFractionDigits") ?? 0
    let maximum = size("maximumFractionDigits") ?? max(minimum, usual)
    return min(minimum, maximum)...maximum
  }

  /// At least and at most so many significant digits: `@@#`.
  private var significantDigits: String? {
    guard options["minimumSignificantDigits"] != nil || options["maximumSignificantDigits"] != nil else {
      return nil
    }
    let minimum = size("minimumSignificantDigits") ?? 1
    guard let maximum = size("maximumSignificantDigits") else {
      // As many as ECMA-402 shows.
      return Self.digits(minimum...max(minimum, 21))
    }
    return Self.digits(min(minimum, maximum)...maximum)
  }

  private static func digits(_ range: ClosedRange<Int>) -> String {
    String(repeating: "@", count: range.lowerBound)
      + String(repeating: "#", count: range.upperBound - range.lowerBound)
  }

  /// A whole number of the smallest unit: 25 of two places is 0.25.
  private static func decimal(_ number: Int, places: Int) -> String {
    let digits = String(number)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count)) + digits
    guard places > 0 else { return padded }
    return "\(padded.dropLast(places)).\(padded.suffix(places))"
  }

  private var roundingMode: String {
    switch options["roundingMode"] {
    case "ceil": "ceiling"
    case "floor": "floor"
    case "expand": "up"
    case "trunc": "down"
    case "halfCeil": "half-ceiling"
    case "halfFloor": "half-floor"
    case "halfTrunc": "half-down"
    case "halfEven": "half-even"
    default: "half-up"
    }
  }

  private var grouping: String? {
    switch options["useGrouping"] {
    case "always": "group-on-aligned"
    case "never": "group-off"
    case "min2": "group-min2"
    default: nil
    }
  }

  private var sign: String? {
    if style == .currency, options["currencySign"] == "accounting" {
      switch options["signDisplay"] {
      case "always": return "sign-accounting-always"
      case "exceptZero": return "sign-accounting-except-zero"
      case "negative": return "sign-accounting-negative"
      case "never": return "sign-never"
      default: return "sign-accounting"
      }
    }
    switch options["signDisplay"] {
    case "always": return "sign-always"
    case "exceptZero": return "sign-except-zero"
    case "negative": return "sign-negative"
    case "never": return "sign-never"
    default: return nil
    }
  }
}
