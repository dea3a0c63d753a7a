/// The hash function SHA-256 (FIPS 180-4), for checksums of identifiers: nothing secret passes through it.
enum SHA256 {
  static func hash(_ message: some Collection<UInt8>) -> [UInt8] {
    var state = initial
    var block: [UInt8] = []
    block.reserveCapacity(64)
    func add(_ byte: UInt8) {
      block.append(byte)
      if block.count == 64 {
        compress(block, &state)
        block.removeAll(keepingCapacity: true)
      }
    }
    for byte in message { add(byte) }
    add(0x80)
    while block.count != 56 { add(0) }
    let bits = UInt64(message.count) &* 8
    for shift in stride(from: 56, through: 0, by: -8) {
      add(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    return state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) } }
  }

  private static func compress(_ block: [UInt8], _ state: inout [UInt32]) {
    var words = (0..<16).map { index in
      block[index * 4..<index * 4 + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (first, second) = (words[index - 15], words[index - 2])
      let low = rotated(first, 7) ^ rotated(first, 18) ^ first >> 3
      let high = rotated(second, 17) ^ rotated(second, 19) ^ second >> 10
      words.append(words[index - 16] &+ low &+ words[index - 7] &+ high)
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let sum1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
      let first = h &+ sum1 &+ (e & f ^ ~e & g) &+ constants[index] &+ words[index]
      let sum0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
      let second = sum0 &+ (a & b ^ a & c ^ b & c)
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The first 32 bits of the fractional parts of the square roots of the first 8 primes.
  private static let initial = primes.prefix(8).map { UInt32(truncatingIfNeeded: root($0, 2)) }
  /// The same of the cube roots of the first 64 primes.
  private static let constants = primes.map { UInt32(truncatingIfNeeded: root($0, 3)) }

  private static let primes: [UInt64] = (2...311).filter { number in
    !(2..<number).contains { $0 * $0 <= number && number % $0 == 0 }
  }.map { UInt64($0) }

  /// The root of a number times 2 to the power of 32, rounded down.
  private static func root(_ number: UInt64, _ degree: Int) -> UInt64 {
    let limit = UInt128(number) << UInt128(32 * degree)
    return (0...36).reversed().reduce(into: 0) { root, bit in
      let candidate = root | 1 << UInt64(bit)
      let power = (1..<degree).reduce(UInt128(candidate)) { power, _ in power * UInt128(candidate) }
      if power <= limit { root = candidate }
    }
  }
}
