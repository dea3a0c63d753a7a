extension CompactDecimal {
  /// Reads the shortest decimal that reads back as a number, as its description writes it; nil for one with an exponent or
  /// with many digits.
  ///
  /// Two decimals of at most 15 digits are never the same double, so the one that is found is the shortest.
  init?(shortest number: Double) {
    let size = number.magnitude
    guard size < 1e14, size >= 1e-4 || size == 0 else { return nil }
    var factor = 1.0
    for decimals in 1...Self.mostDecimals {
      factor *= 10
      let digits = (size * factor).rounded()
      guard digits < 1e15 else { return nil }
      // Both are exact, so that their quotient is the double nearest to the decimal.
      if digits / factor == size {
        self.init(magnitude: UInt64(digits), decimals: decimals, isNegative: number.sign == .minus)
        return
      }
    }
    return nil
  }

  /// Most numbers with a fraction have few decimals; to look for more would only delay the others.
  private static let mostDecimals = 6

  /// The nearest double; nil where that is not one division of exact numbers.
  var double: Double? {
    guard magnitude <= 1 << 53, let factor = Self.power(of: 10, decimals) else { return nil }
    let size = Double(magnitude) / Double(factor)
    return isNegative ? -size : size
  }
}
