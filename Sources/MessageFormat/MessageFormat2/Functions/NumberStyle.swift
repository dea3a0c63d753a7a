/// The functions that write numbers, and the options that each takes.
enum NumberStyle: Sendable, Hashable {
  case number, integer, percent, currency, unit

  /// The names of the options.
  var options: Set<String> {
    switch self {
    case .number:
      Self.digits.union(["select", "minimumIntegerDigits", "roundingIncrement"]).union(Self.fraction)
    case .integer:
      ["select", "signDisplay", "useGrouping", "minimumIntegerDigits", "maximumSignificantDigits"]
    case .percent: Self.digits.union(Self.fraction)
    case .currency:
      Self.digits.union([
        "currency", "currencySign", "currencyDisplay", "fractionDigits", "minimumIntegerDigits",
        "roundingIncrement",
      ])
    case .unit:
      Self.digits.union(Self.fraction).union([
        "unit", "usage", "unitDisplay", "minimumIntegerDigits", "roundingIncrement",
      ])
    }
  }

  /// The options of an operand that the function drops.
  var droppedOptions: [String] {
    switch self {
    case .integer: ["minimumFractionDigits", "maximumFractionDigits", "minimumSignificantDigits"]
    case .percent: ["minimumIntegerDigits", "roundingIncrement", "select"]
    case .number, .currency, .unit: []
    }
  }

  /// The option without which there is nothing to write, and which belongs to the amount.
  var identity: String? {
    switch self {
    case .currency: "currency"
    case .unit: "unit"
    case .number, .integer, .percent: nil
    }
  }

  /// Whether values choose variants.
  var selects: Bool { identity == nil }

  private static let digits: Set<String> = [
    "signDisplay", "useGrouping", "minimumSignificantDigits", "maximumSignificantDigits",
    "trailingZeroDisplay", "roundingPriority", "roundingMode",
  ]

  private static let fraction: Set<String> = ["minimumFractionDigits", "maximumFractionDigits"]
}
