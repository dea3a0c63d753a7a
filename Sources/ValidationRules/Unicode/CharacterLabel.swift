import ICU
import ValidationCore

extension ValidationError.Argument {
  /// A character that a reader could not see or would mistake: `U+202E RIGHT-TO-LEFT OVERRIDE`.
  static func name(of scalar: Unicode.Scalar) -> Self { .text(scalar.icuProperties.name) }

  /// Characters that make up one: `U+003E GREATER-THAN SIGN + U+0338 COMBINING LONG SOLIDUS OVERLAY`.
  static func names(of scalars: [Unicode.Scalar]) -> Self {
    .text(scalars.map(\.icuProperties.name).joined(separator: " + "))
  }

  /// A character that a reader can see, with its code point: `Ж (U+0416)`.
  static func visible(_ scalar: Unicode.Scalar) -> Self {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return .text("\(scalar) (\(code))")
  }
}

/// The places of characters that a rule refuses.
struct OffendingScalars {
  var first: Unicode.Scalar?
  var ranges: [Range<Int>] = []
  /// A hostile text of a million faults does not make an error of a million places.
  static let maximumRanges = 32

  /// Notes one character; neighbours share a range.
  mutating func insert(_ element: UTF8Scalars.Element) {
    first = first ?? element.scalar
    if let last = ranges.last, last.upperBound == element.range.lowerBound {
      ranges[ranges.count - 1] = last.lowerBound..<element.range.upperBound
    } else if ranges.count < Self.maximumRanges {
      ranges.append(element.range)
    }
  }
}

extension TextView {
  /// The text without the characters that `isRemoved` names.
  func removing(where isRemoved: (UTF8Scalars.Element) -> Bool) -> String {
    var kept = String.UnicodeScalarView()
    for element in scalars where !isRemoved(element) { kept.append(element.scalar) }
    return String(kept)
  }

  /// The text with each character replaced by what `change` makes of it.
  func mapping(_ change: (Unicode.Scalar) -> Unicode.Scalar) -> String {
    var changed = String.UnicodeScalarView()
    for element in scalars { changed.append(change(element.scalar)) }
    return String(changed)
  }
}
