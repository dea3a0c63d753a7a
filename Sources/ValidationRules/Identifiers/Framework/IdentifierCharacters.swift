import ICU
import Primitives

/// The characters of an identifier without its separators, in ASCII capitals: a view of bytes that are valid while a
/// rule runs.
struct IdentifierCharacters: RandomAccessCollection {
  private let bytes: UnsafePointer<UInt8>?
  let endIndex: Int
  /// The number of characters in the text, those beyond ``IdentifierBuffer/capacity`` among them.
  let total: Int
  var startIndex: Int { 0 }

  init(_ bytes: UnsafePointer<UInt8>?, count: Int, total: Int? = nil) {
    (self.bytes, endIndex, self.total) = (bytes, count, total ?? count)
  }

  /// The byte at an index; 0 beyond the end, so that no check reads other memory.
  subscript(index: Int) -> UInt8 {
    @inline(__always) get {
      guard let bytes, 0..<endIndex ~= index else { return 0 }
      return bytes[index]
    }
  }

  /// What the characters count as in a check digit: digits as themselves, A to Z as 10 to 35, others as 0.
  var values: IdentifierValues { IdentifierValues(characters: self) }

  /// The characters as text.
  var text: String { text(0..<count) }

  /// A part of the characters, which are in Latin-1, as text; the range lies within them.
  func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    for byte in self[range] { text.append(Unicode.Scalar(byte)) }
    return String(text)
  }

  /// Whether the characters are one of the texts of a table, in ASCII.
  func isText(of table: ByteStringTable) -> Bool { table.contains(bytes, endIndex) }

  /// Whether all characters of a range are digits.
  func isNumeric(_ range: Range<Int>) -> Bool { range.allSatisfy { 0x30...0x39 ~= self[$0] } }

  /// Whether all characters of a range are letters.
  func isAlphabetic(_ range: Range<Int>) -> Bool { range.allSatisfy { 0x41...0x5A ~= self[$0] } }

  /// Where the characters of a range are; nil if some are not there.
  @inline(__always)
  func start(of range: Range<Int>) -> UnsafePointer<UInt8>? {
    guard let bytes, range.lowerBound >= 0, range.upperBound <= endIndex else { return nil }
    return bytes + range.lowerBound
  }

  /// The number that the digits of a range write: at most 18 of them.
  @inline(__always)
  func number(_ range: Range<Int>) -> Int {
    guard let start = start(of: range) else { return numberBeyondEnd(range) }
    if range.count >= 8 { return Self.longNumber(start, range.count) }
    return Self.number(start, range.count, after: 0)
  }

  @inline(__always)
  private static func number(_ digits: UnsafePointer<UInt8>, _ count: Int, after prefix: Int) -> Int {
    var number = prefix
    for index in 0..<count { number = number &* 10 &+ CheckDigits.digitValue(of: digits[index]) }
    return number
  }

  @inline(never)
  private static func longNumber(_ digits: UnsafePointer<UInt8>, _ count: Int) -> Int {
    guard let eight = EightDigits(digits) else { return number(digits, count, after: 0) }
    return number(digits + 8, count &- 8, after: eight.number)
  }

  /// The same with a 0 for each place beyond the end.
  @inline(never)
  private func numberBeyondEnd(_ range: Range<Int>) -> Int {
    range.reduce(0) { $0 &* 10 &+ values[$1] }
  }

  /// The sum of the values in a range times the weights, which may be fewer or more.
  @inline(__always)
  fileprivate func weightedSum(_ range: Range<Int>, _ weights: some Sequence<Int>) -> Int {
    let range = range.clamped(to: 0..<endIndex)
    guard let bytes else { return 0 }
    var (sum, index) = (0, range.lowerBound)
    for weight in weights {
      guard index < range.upperBound else { break }
      sum &+= CheckDigits.digitValue(of: bytes[index]) &* weight
      index &+= 1
    }
    return sum
  }
}

/// The values of an identifier's characters, as ``CheckDigits`` sums them up.
struct IdentifierValues: RandomAccessCollection {
  fileprivate let characters: IdentifierCharacters

  var startIndex: Int { 0 }
  var endIndex: Int { characters.endIndex }
  // Not by a table: each access would ask whether it is made.
  subscript(index: Int) -> Int {
    @inline(__always) get { CheckDigits.digitValue(of: characters[index]) }
  }
}

extension CheckDigits {
  /// The value of a character, of which most are digits; 0 for one that is neither a digit nor a letter.
  @inline(__always)
  fileprivate static func digitValue(of byte: UInt8) -> Int {
    let digit = byte &- 0x30
    return digit < 10 ? Int(digit) : otherValue(of: byte)
  }

  @inline(never)
  private static func otherValue(of byte: UInt8) -> Int { value(of: byte) ?? 0 }

  /// The sum of each value times its weight; values beyond the last weight are ignored.
  @inline(__always)
  static func weightedSum(_ values: Slice<IdentifierValues>, _ weights: some Sequence<Int>) -> Int {
    values.base.characters.weightedSum(values.startIndex..<values.endIndex, weights)
  }

  /// The sum of each value times its weight; values beyond the last weight are ignored.
  @inline(__always)
  static func weightedSum(_ values: IdentifierValues, _ weights: some Sequence<Int>) -> Int {
    values.characters.weightedSum(0..<values.endIndex, weights)
  }
}

/// Room for the characters of an identifier that do not lie in a row in the text: held in place, so that reading a
/// valid one allocates nothing.
struct IdentifierBuffer {
  /// The most characters that are held; no identifier has more.
  static let capacity = 64

  private var bytes = SIMD64<UInt8>()
  private(set) var count = 0
  /// The number of characters that were added, those beyond the capacity among them.
  private(set) var total = 0

  /// Adds a byte; one beyond the capacity is dropped.
  mutating func append(_ byte: UInt8) {
    total += 1
    guard count < Self.capacity else { return }
    withUnsafeMutableBytes(of: &bytes) { $0[count] = byte }
    count += 1
  }

  func withCharacters<Result, Failure>(
    _ body: (IdentifierCharacters) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withUnsafeBytes(of: bytes) { raw throws(Failure) in
      let bytes = raw.baseAddress?.assumingMemoryBound(to: UInt8.self)
      return try body(IdentifierCharacters(bytes, count: count, total: total))
    }
  }
}

extension IdentifierCharacters {
  /// The characters after the first ones.
  func dropping(_ prefix: Int) -> IdentifierCharacters {
    guard prefix > 0, let bytes, prefix <= endIndex else { return self }
    return IdentifierCharacters(bytes + prefix, count: endIndex - prefix, total: total - prefix)
  }

  /// Whether the characters, which have a shape of the identifier, satisfy all of some tests.
  func satisfy(_ tests: [IdentifierTest]) throws(ICUError) -> Bool {
    guard let bytes, endIndex > 0 else { return false }
    for test in tests {
      if try !test.holds(bytes, endIndex) { return false }
    }
    return true
  }
}
