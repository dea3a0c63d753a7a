import CICUShim

/// How a locale writes currencies.
package struct CurrencySymbols: Sendable {
  /// The names of one currency.
  package struct Names: Sendable {
    /// The code of ISO 4217.
    package let code: String
    /// What the locale writes for it, and the other forms that tell it from other currencies: "US$", "CA$".
    package let symbols: [String]
    /// What it writes where the currency is known: "$". Several currencies may share it.
    package let narrow: String
  }

  /// The currency of the tag's region; nil if it does not have a region.
  package let own: String?
  /// Every currency that ICU knows, also those that are no longer in use.
  package let all: [Names]

  /// Reads the symbols of a BCP 47 tag; throws when the tag is not well-formed or ICU fails.
  package init(locale: String) throws(ICUError) {
    let operation = "read the currency symbols of \(locale)"
    let tag = try LocaleData.tagWithData(locale, to: operation)
    let text = try textFromICU(operation, capacity: 16_384) { buffer, capacity, status in
      withICUText(tag) { icushim_currency_names($0, $1, buffer, capacity, status) }
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    own = lines.first.flatMap { $0.isEmpty ? nil : String($0) }
    all = lines.dropFirst().compactMap { line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return parts.count == 5 ? Names(code: parts[0], symbols: Array(parts[1...3]), narrow: parts[4]) : nil
    }
  }
}
