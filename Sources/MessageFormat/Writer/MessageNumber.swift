import ICU

/// The number that a plural counts.
enum MessageNumber {
  case integer(Int)
  case double(Double)
  case decimal(DecimalNumber)

  /// The number of an argument; nil for a value that is not a number, including text that looks like one.
  init?(_ argument: MessageArgument) {
    switch argument {
    case .integer(let number): self = .integer(number)
    case .double(let number): self = .double(number)
    case .decimal(let text):
      guard let number = DecimalNumber(text) else { return nil }
      self = .decimal(number)
    case .text, .example, .optional, .date, .day, .moment, .list, .alternatives, .message, .word, .quoted:
      return nil
    }
  }

  /// The number as ICU compares it with explicit selectors.
  var doubleValue: Double {
    switch self {
    case .integer(let number): Double(number)
    case .double(let number): number
    case .decimal(let number): number.doubleValue
    }
  }

  /// The number minus a plural's offset; ICU subtracts in doubles, so all except small integers become doubles.
  func subtracting(_ offset: Double) -> MessageNumber {
    if offset == 0 { return self }
    if case .integer(let number) = self, abs(Double(number)) < 0x1p52, let whole = Int(exactly: offset),
      abs(offset) < 0x1p52
    {
      return .integer(number - whole)
    }
    return .double(doubleValue - offset)
  }

  /// The plural category of the number as written without its own format.
  func category(_ rules: PluralRules, _ numbers: NumberFormat) -> PluralCategory {
    switch self {
    case .integer(let number):
      return rules.category(of: number)
    case .double(let number):
      guard let exact = DecimalNumber(number) else { return .other }
      return rules.category(
        of: exact.rounded(toFraction: numbers.symbols.maximumFraction).removingTrailingZeros)
    case .decimal(let number):
      return rules.category(of: number)
    }
  }

  /// The number in the locale's digits.
  func text(_ numbers: NumberFormat) -> String {
    switch self {
    case .integer(let number): numbers.string(from: number)
    case .double(let number): numbers.string(from: number)
    case .decimal(let number): numbers.string(from: number)
    }
  }

  /// The number for ICU's formats.
  var value: ArgumentFormat.Value {
    switch self {
    case .integer(let number): .integer(number)
    case .double(let number): .double(number)
    case .decimal(let number): .decimal(number.description)
    }
  }
}
