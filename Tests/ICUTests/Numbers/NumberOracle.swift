import CICUOracle

/// ICU's own answers, from the oracle.
enum NumberOracle {
  /// The category that `icu::PluralRules::select(double)` gives.
  static func plural(_ tag: String, ordinal: Bool, _ number: Double) -> String {
    text { icu_oracle_plural(tag, ordinal ? 1 : 0, number, $0, $1, $2) }
  }

  /// The text that `icu::NumberFormat` gives for a decimal in ASCII digits.
  static func number(_ tag: String, _ decimal: String, allDigits: Bool) -> String {
    text { icu_oracle_number(tag, decimal, Int32(decimal.utf8.count), allDigits ? 1 : 0, $0, $1, $2) }
  }

  private static func text(
    _ write: (UnsafeMutablePointer<CChar>?, Int32, UnsafeMutablePointer<Int32>) -> Int32
  ) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 8_192) { buffer in
      var status: Int32 = 0
      let length = write(buffer.baseAddress, Int32(buffer.count), &status)
      return status > 0
        ? "failed: \(status)"
        : String(decoding: UnsafeRawBufferPointer(buffer).prefix(Int(length)), as: UTF8.self)
    }
  }
}
