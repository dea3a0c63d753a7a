/// A check digit by weights: each character's value times its weight, summed up, and the remainder of the sum.
///
/// What it is made of is kept for the whole process, so that a check reads it where it is. Formats are declared once,
/// hence their number is bounded.
struct WeightedSum: @unchecked Sendable {  // The parts are never changed or freed.
  /// The check digit for each remainder modulo 11: the difference from a multiple of 11, with 0 for 10 and 11.
  static let mod11WithoutTen = "00987654321"

  private struct Parts {
    let weights: IdentifierTable
    let values: IdentifierTable
    let modulus: UInt32
    /// What the sum starts from.
    let initial: UInt32
    /// The index of the first character that counts.
    let start: Int
    /// The check character for each remainder; empty where the remainder is to be 0.
    let expected: IdentifierTable
    /// The weights of each eight characters that count, and of the last eight, in which those of the others are 0.
    let words: UnsafePointer<EightDigits.Weights>
    let last: EightDigits.Weights
    /// Whether digits count as themselves.
    let countsDigits: Bool
    /// The index behind the characters that count.
    var end: Int { start &+ weights.count }

    init(
      _ weights: [UInt8], modulus: UInt32, expected: IdentifierTable, start: Int, initial: UInt32,
      values: IdentifierTable
    ) {
      self.weights = IdentifierTable(weights)
      (self.modulus, self.expected, self.start) = (modulus, expected, start)
      (self.initial, self.values) = (initial, values)
      countsDigits = (0..<10 as Range<UInt8>).allSatisfy { values[0x30 + $0] == $0 }
      let whole = weights.isEmpty ? 0 : (weights.count - 1) / 8
      let words = UnsafeMutablePointer<EightDigits.Weights>.allocate(capacity: whole + 1)
      for word in 0...whole {
        (words + word).initialize(to: EightDigits.Weights(weights.dropFirst(word * 8)))
      }
      self.words = UnsafePointer(words)
      let rest = weights.dropFirst(whole * 8)
      last = EightDigits.Weights(Array(repeating: 0, count: 8 - rest.count) + rest)
    }
  }

  /// The parts of the sum; of numbers of several lengths, those for each number of weighted characters from 0 up.
  private let parts: UnsafePointer<Parts>
  /// The most characters that are weighted, if the last weight is that of the last character but one; nil if all weights
  /// count in every number.
  private let most: Int?

  /// - Parameters:
  ///   - weights: The weights, of the first character first.
  ///   - modulus: What the sum is divided by.
  ///   - expected: The check character for each remainder from 0 up; a hyphen for one that no number has. It follows
  ///     the weighted characters. Nil if the sum is to be a multiple of the modulus.
  ///   - start: The index of the first character that counts.
  ///   - isFromEnd: Whether the last weight is that of the last character but one, whatever the length.
  ///   - initial: What the sum starts from.
  ///   - values: What the characters count as.
  init(
    _ weights: some Sequence<Int>,
    modulo modulus: Int,
    gives expected: String? = nil,
    from start: Int = 0,
    fromEnd isFromEnd: Bool = false,
    startingAt initial: Int = 0,
    values: IdentifierTable = .alphanumeric
  ) {
    self.init(
      weights: Array(weights), modulus: modulus, expected: expected, start: start, isFromEnd: isFromEnd,
      initial: initial, values: values)
  }

  // Apart, as each declaration of a sum would have a copy of it.
  @inline(never)
  private init(
    weights: [Int], modulus: Int, expected: String?, start: Int, isFromEnd: Bool, initial: Int,
    values: IdentifierTable
  ) {
    let bytes = weights.map { UInt8(truncatingIfNeeded: $0) }
    let numbers = isFromEnd ? (0...bytes.count).map { Array(bytes.suffix($0)) } : [bytes]
    let characters = Array((expected ?? "").utf8)
    // A shorter list would be read beyond its end.
    let missing = expected == nil ? 0 : max(0, modulus - characters.count)
    let checks = IdentifierTable(characters + Array(repeating: UInt8(ascii: "-"), count: missing))
    let parts = UnsafeMutablePointer<Parts>.allocate(capacity: numbers.count)
    for (index, weights) in numbers.enumerated() {
      (parts + index).initialize(
        to: Parts(
          weights, modulus: UInt32(truncatingIfNeeded: max(modulus, 1)), expected: checks, start: start,
          initial: UInt32(truncatingIfNeeded: initial), values: values))
    }
    self.parts = UnsafePointer(parts)
    most = isFromEnd ? bytes.count : nil
  }

  /// Whether the check character of an identifier belongs to the others.
  ///
  /// No number here is large, so that none overflows.
  @inline(__always)
  func holds(_ characters: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    guard let parts = parts(for: count) else { return false }
    let (expected, remainder) = (parts.pointee.expected, Self.remainder(parts, characters, count))
    guard expected.count > 0 else { return remainder == 0 }
    return expected[remainder] == characters[parts.pointee.end]
  }

  /// The remainder of the sum; nil for characters that the weights are not for.
  func remainder(_ characters: UnsafePointer<UInt8>, _ count: Int) -> Int? {
    parts(for: count).map { Self.remainder($0, characters, count) }
  }

  /// The parts for so many characters, check character included; nil if the weights are for more or fewer.
  @inline(__always)
  private func parts(for count: Int) -> UnsafePointer<Parts>? {
    let weighted = count &- parts.pointee.start &- (parts.pointee.expected.count > 0 ? 1 : 0)
    guard let most else { return weighted < parts.pointee.weights.count ? nil : parts }
    return 0...most ~= weighted ? parts + weighted : nil
  }

  @inline(__always)
  private static func remainder(
    _ parts: UnsafePointer<Parts>, _ characters: UnsafePointer<UInt8>, _ count: Int
  ) -> Int {
    let digits = parts.pointee.countsDigits ? sumOfDigits(parts, characters, count) : nil
    let sum = parts.pointee.initial &+ (digits ?? sum(parts, characters))
    return Int(sum % parts.pointee.modulus)
  }

  /// The sum of all characters that have a weight, if they are digits; those beside them that share a word with them are
  /// digits as well.
  @inline(__always)
  private static func sumOfDigits(
    _ parts: UnsafePointer<Parts>, _ characters: UnsafePointer<UInt8>, _ count: Int
  ) -> UInt32? {
    var (next, sum): (UnsafePointer<UInt8>, UInt32) = (characters + parts.pointee.start, 0)
    let end = next + parts.pointee.weights.count
    var words = parts.pointee.words
    while end - next > 8 {
      guard let digits = EightDigits(next) else { return nil }
      sum = sum &+ digits.sum(words.pointee)
      next += 8
      words += 1
    }
    if end - characters >= 8 {
      guard let digits = EightDigits(end - 8) else { return nil }
      return sum &+ digits.sum(parts.pointee.last)
    }
    guard next + 8 <= characters + count, let digits = EightDigits(next) else { return nil }
    return digits.sum(words.pointee)
  }

  @inline(never)
  private static func sum(_ parts: UnsafePointer<Parts>, _ characters: UnsafePointer<UInt8>) -> UInt32 {
    let (weights, values) = (parts.pointee.weights, parts.pointee.values)
    let start = characters + parts.pointee.start
    var sum: UInt32 = 0
    for index in 0..<weights.count {
      sum &+= UInt32(values[start[index]]) &* UInt32(weights[index])
    }
    return sum
  }
}
