/// The state of reading one number: a place in the text, and the digits found so far.
struct NumberReading {
  private let scalars: String.UnicodeScalarView
  private let utf8: String.UTF8View
  private var index: String.Index
  private var digits: [UInt8] = []
  private var zero: UInt32?
  private var groupLength = 0
  private var lastSeparator: Int?
  private var integerCount: Int?

  init(_ text: String) {
    scalars = text.unicodeScalars
    utf8 = text.utf8
    index = scalars.startIndex
  }

  /// The character at the place, nil at the end.
  var scalar: Unicode.Scalar? { index < scalars.endIndex ? scalars[index] : nil }
  /// The place, in UTF-8 bytes from the start.
  var offset: Int { utf8.distance(from: utf8.startIndex, to: index) }
  var hasDigits: Bool { !digits.isEmpty }
  var hasFraction: Bool { integerCount.map { digits.count > $0 } ?? false }

  /// Whether the decimal separator was taken.
  var hasPoint: Bool {
    get { integerCount != nil }
    set { integerCount = newValue ? digits.count : nil }
  }

  mutating func advance() { index = scalars.index(after: index) }

  /// Takes all characters of a set; whether there was one.
  mutating func skip(_ set: Set<Unicode.Scalar>) -> Bool {
    let start = index
    while let scalar, set.contains(scalar) { advance() }
    return index > start
  }

  /// The zero of the first digit ahead, found without moving.
  func firstZero(_ digit: (Unicode.Scalar) -> (value: Int, zero: UInt32)?) -> UInt32? {
    for scalar in scalars[index...] {
      if let digit = digit(scalar) { return digit.zero }
    }
    return nil
  }

  /// Takes a digit of the set that the number began with.
  mutating func append(_ digit: (value: Int, zero: UInt32)) throws(NumberParseError) {
    if let zero, zero != digit.zero { throw .mixedDigitScripts(offset: offset) }
    zero = digit.zero
    digits.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit.value))
    groupLength += 1
  }

  /// Ends a group at a separator: the first has up to `secondary` digits and no leading zero, others have them all.
  mutating func endGroup(secondary: Int) throws(NumberParseError) {
    // "0,123" is more likely a decimal of another locale than a grouped 123.
    let fits =
      lastSeparator == nil
      ? groupLength <= secondary && digits.first != UInt8(ascii: "0") : groupLength == secondary
    if !fits { throw .misplacedGrouping(offset: lastSeparator ?? offset) }
    lastSeparator = offset
    groupLength = 0
  }

  /// Ends the integer: when it was grouped, the last group is complete.
  func endGroups(primary: Int) throws(NumberParseError) {
    if let lastSeparator, groupLength != primary { throw .misplacedGrouping(offset: lastSeparator) }
  }

  /// The number in ASCII.
  func result(isNegative: Bool) -> String {
    let integer = digits.prefix(integerCount ?? digits.count)
    return DecimalNumber(
      isNegative: isNegative,
      integer: Array(integer),
      fraction: Array(digits.dropFirst(integer.count))
    ).description
  }
}
