extension DecimalNumber {
  /// Reads sign, digits, fraction and exponent; nil when the text contains anything else.
  static func parse(_ text: UnsafeBufferPointer<UInt8>) -> DecimalNumber? {
    var rest = text[...]
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    let integer = digits(&rest)
    var fraction: ArraySlice<UInt8> = []
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      fraction = digits(&rest)[...]
      if fraction.isEmpty { return nil }
    }
    guard !integer.isEmpty || !fraction.isEmpty else { return nil }
    guard let exponent = exponent(&rest), rest.isEmpty else { return nil }
    return shifted(integer[...], fraction, by: exponent, isNegative: isNegative)
  }

  /// Takes the digits at the start of a text.
  private static func digits(_ rest: inout Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    rest = rest[digits.endIndex...]
    return Array(digits)
  }

  /// Takes an exponent; 0 if there is none, nil if it is broken or too large.
  private static func exponent(_ rest: inout Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    guard rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") else { return 0 }
    rest = rest.dropFirst()
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    guard let size = Int(String(decoding: digits(&rest), as: UTF8.self)), size <= longestExpansion else {
      return nil
    }
    return isNegative ? -size : size
  }

  /// Moves the decimal point, which removes the exponent.
  static func shifted(
    _ integer: ArraySlice<UInt8>,
    _ fraction: ArraySlice<UInt8>,
    by exponent: Int,
    isNegative: Bool
  ) -> DecimalNumber {
    var integer = integer
    var fraction = fraction
    if exponent > 0 {
      integer += fraction.prefix(exponent)
      integer += Array(repeating: UInt8(ascii: "0"), count: max(0, exponent - fraction.count))
      fraction = fraction.dropFirst(exponent)
    } else if exponent < 0 {
      let moved = integer.suffix(-exponent)
      fraction = Array(repeating: UInt8(ascii: "0"), count: -exponent - moved.count) + moved + fraction
      integer = integer.dropLast(-exponent)
    }
    return DecimalNumber(isNegative: isNegative, integer: Array(integer), fraction: Array(fraction))
  }
}
