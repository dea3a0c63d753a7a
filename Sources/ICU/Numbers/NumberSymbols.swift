import CICUShim

/// The symbols and the grouping of a locale's decimal numbers, as in ICU's own decimal format.
package struct NumberSymbols: Sendable, Hashable {
  /// The digits 0 to 9: "٠" to "٩" in `ar-EG`.
  package let digits: [String]
  /// The separator between integer and fraction: "٫" in `ar-EG`, "," in `pt`.
  package private(set) var decimalSeparator: String
  /// The separator between groups of digits: a no-break space in `pt-PT`.
  package private(set) var groupingSeparator: String
  /// The separator between groups of digits in numbers that are not amounts of money, if the symbols are those of
  /// amounts.
  package private(set) var plainGroupingSeparator = ""
  /// The minus sign with the bidi marks that the locale gives it: U+061C before "-" in `ar-EG`.
  package let minusSign: String
  /// The plus sign with the bidi marks that the locale gives it.
  package let plusSign: String
  /// The text before the digits of a negative number.
  package let negativePrefix: String
  /// The text after the digits of a negative number; empty in every locale of CLDR 42.
  package let negativeSuffix: String
  /// The text of an infinite number, without sign.
  package let infinity: String
  /// The text for not-a-number.
  package let notANumber: String
  /// Digits in the group next to the decimal separator; 0 if digits are not grouped.
  package let primaryGrouping: Int
  /// Digits in every further group; 2 in `hi`.
  package let secondaryGrouping: Int
  /// The fewest digits before the primary group for a number to be grouped.
  package let minimumGrouping: Int
  /// The most fraction digits that the locale's plain decimal format shows; 3 in nearly every locale.
  package let maximumFraction: Int

  /// Reads the symbols of a BCP 47 tag; its `-u-nu-` extension is honoured.
  ///
  /// Throws when the tag is not well-formed, or names a numbering system without digits (Roman numerals).
  package init(locale: String) throws(ICUError) {
    let tag = try LocaleData.tagWithData(locale, to: "read the number symbols of \(locale)")
    var shape = icushim_number_shape()
    let text = try textFromICU("read the number symbols of \(locale)", capacity: 512) {
      buffer, capacity, status in
      withICUText(tag) { icushim_number_symbols($0, $1, buffer, capacity, &shape, status) }
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.count >= 18 else {
      throw ICUError(status: Int32(icushim_invalid_format), operation: "read the number symbols of \(locale)")
    }
    digits = Array(lines[0..<10])
    decimalSeparator = lines[10]
    groupingSeparator = lines[11]
    minusSign = lines[12]
    plusSign = lines[13]
    negativePrefix = lines[14]
    negativeSuffix = lines[15]
    infinity = lines[16]
    notANumber = lines[17]
    primaryGrouping = Int(shape.primary_grouping)
    secondaryGrouping = Int(shape.secondary_grouping)
    minimumGrouping = Int(shape.minimum_grouping)
    maximumFraction = Int(shape.maximum_fraction)
  }
}

extension NumberSymbols {
  /// Reads the symbols of amounts of a currency, whose separators may differ from those of other numbers: a point in
  /// `fr-CH`, which writes other numbers with a comma.
  package init(locale: String, currency: String) throws(ICUError) {
    try self.init(locale: locale)
    let format = try SkeletonFormat(locale: locale, skeleton: "currency/\(currency) .00")
    let parts = try format.parts(of: .integer(1_234_567))
    plainGroupingSeparator = groupingSeparator
    if let part = parts.first(where: { $0.type == "decimal" }) { decimalSeparator = part.text }
    if let part = parts.first(where: { $0.type == "group" }) { groupingSeparator = part.text }
  }
}
