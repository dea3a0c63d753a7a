/// A check digit by weights: each character's value times its weight, summed up, and the remainder of the sum.
struct WeightedSum: Sendable {
  /// The check digit for each remainder modulo 11: the difference from a multiple of 11, with 0 for 10 and 11.
  static let mod11WithoutTen = "00987654321"

  private let weights: IdentifierTable
  private let values: IdentifierTable
  private let modulus: UInt32
  /// What the sum starts from.
  private let initial: UInt32
  /// The index of the first character that counts.
  private let start: Int
  /// Whether the last weight is that of the last character but one, as in numbers of several lengths.
  private let isFromEnd: Bool
  /// The check character for each remainder; empty where the remainder is to be 0.
  private let expected: IdentifierTable

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
    self.weights = IdentifierTable(weights.map { UInt8(truncatingIfNeeded: $0) })
    self.modulus = UInt32(truncatingIfNeeded: max(modulus, 1))
    self.initial = UInt32(truncatingIfNeeded: initial)
    let characters = Array((expected ?? "").utf8)
    // A shorter list would be read beyond its end.
    let missing = expected == nil ? 0 : max(0, modulus - characters.count)
    self.expected = IdentifierTable(characters + Array(repeating: UInt8(ascii: "-"), count: missing))
    (self.start, self.isFromEnd, self.values) = (start, isFromEnd, values)
  }

  /// Whether the check character of an identifier belongs to the others.
  ///
  /// No number here is large, so that none overflows.
  @inline(__always)
  func holds(_ characters: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    let hasCheck = expected.count > 0
    let checkCount = hasCheck ? 1 : 0
    let weighted = isFromEnd ? count &- start &- checkCount : weights.count
    guard weighted >= 0, weighted <= weights.count, start &+ weighted &+ checkCount <= count else {
      return false
    }
    let skipped = weights.count &- weighted
    var sum = initial
    for index in 0..<weighted {
      sum &+= UInt32(values[characters[start &+ index]]) &* UInt32(weights[skipped &+ index])
    }
    let remainder = Int(sum % modulus)
    return hasCheck ? expected[remainder] == characters[start &+ weighted] : remainder == 0
  }
}
