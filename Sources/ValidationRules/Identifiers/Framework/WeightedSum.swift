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
    /// Whether the last weight is that of the last character but one, as in numbers of several lengths.
    let isFromEnd: Bool
    /// The check character for each remainder; empty where the remainder is to be 0.
    let expected: IdentifierTable
    /// The weights of each eight characters that count, and of the last eight, in which those of the others are 0.
    let words: UnsafePointer<EightDigits.Weights>
    let last: EightDigits.Weights
    /// Whether digits count as themselves.
    let countsDigits: Bool
  }

  private let parts: UnsafePointer<Parts>

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
    let characters = Array((expected ?? "").utf8)
    // A shorter list would be read beyond its end.
    let missing = expected == nil ? 0 : max(0, modulus - characters.count)
    let countsDigits = (0..<10 as Range<UInt8>).allSatisfy { values[0x30 + $0] == $0 }
    let bytes = weights.map { UInt8(truncatingIfNeeded: $0) }
    let whole = bytes.isEmpty ? 0 : (bytes.count - 1) / 8
    let words = UnsafeMutablePointer<EightDigits.Weights>.allocate(capacity: whole + 1)
    for word in 0...whole { (words + word).initialize(to: EightDigits.Weights(bytes.dropFirst(word * 8))) }
    let rest = bytes.dropFirst(whole * 8)
    let parts = UnsafeMutablePointer<Parts>.allocate(capacity: 1)
    parts.initialize(
      to: Parts(
        weights: IdentifierTable(bytes), values: values, modulus: UInt32(truncatingIfNeeded: max(modulus, 1)),
        initial: UInt32(truncatingIfNeeded: initial), start: start, isFromEnd: isFromEnd,
        expected: IdentifierTable(characters + Array(repeating: UInt8(ascii: "-"), count: missing)),
        words: UnsafePointer(words),
        last: EightDigits.Weights(Array(repeating: 0, count: 8 - rest.count) + rest),
        countsDigits: countsDigits))
    self.parts = UnsafePointer(parts)
  }

  /// Whether the check character of an identifier belongs to the others.
  ///
  /// No number here is large, so that none overflows.
  @inline(__always)
  func holds(_ characters: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    Self.holds(parts, characters, count)
  }

  @inline(__always)
  private static func holds(
    _ parts: UnsafePointer<Parts>, _ characters: UnsafePointer<UInt8>, _ count: Int
  ) -> Bool {
    let (start, hasCheck) = (parts.pointee.start, parts.pointee.expected.count > 0)
    let (checkCount, weightCount) = (hasCheck ? 1 : 0, parts.pointee.weights.count)
    let weighted = parts.pointee.isFromEnd ? count &- start &- checkCount : weightCount
    guard weighted >= 0, weighted <= weightCount, start &+ weighted &+ checkCount <= count else {
      return false
    }
    let isWhole = weighted == weightCount && parts.pointee.countsDigits
    let digits = isWhole ? sumOfDigits(parts, characters, weighted, count) : nil
    let sum = parts.pointee.initial &+ (digits ?? sum(parts, characters + start, weighted))
    let remainder = Int(sum % parts.pointee.modulus)
    return hasCheck ? parts.pointee.expected[remainder] == characters[start &+ weighted] : remainder == 0
  }

  /// The sum of all characters that have a weight, if they are digits; those beside them that share a word with them are
  /// digits as well.
  @inline(__always)
  private static func sumOfDigits(
    _ parts: UnsafePointer<Parts>, _ characters: UnsafePointer<UInt8>, _ weighted: Int, _ count: Int
  ) -> UInt32? {
    var (next, sum): (UnsafePointer<UInt8>, UInt32) = (characters + parts.pointee.start, 0)
    let end = next + weighted
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
  private static func sum(
    _ parts: UnsafePointer<Parts>, _ characters: UnsafePointer<UInt8>, _ weighted: Int
  ) -> UInt32 {
    let (weights, values) = (parts.pointee.weights, parts.pointee.values)
    let skipped = weights.count &- weighted
    var sum: UInt32 = 0
    for index in 0..<weighted {
      sum &+= UInt32(values[characters[index]]) &* UInt32(weights[skipped &+ index])
    }
    return sum
  }
}
