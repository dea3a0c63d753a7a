/// The hash function SHA-256 (FIPS 180-4), for checksums of identifiers: nothing secret passes through it.
enum SHA256 {
  static func hash(_ message: some Collection<UInt8>) -> Digest256 {
    // The state, and the words of a block with those that extend it.
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 8 + 64) { memory in
      memory.initialize(repeating: 0)
      let state = UnsafeMutableBufferPointer(rebasing: memory[..<8])
      let words = UnsafeMutableBufferPointer(rebasing: memory[8...])
      for index in state.indices { state[index] = initial[index] }
      var count = 0
      func add(_ byte: UInt8) {
        let word = count % 64 / 4
        words[word] = words[word] << 8 | UInt32(byte)
        count += 1
        if count % 64 == 0 { compress(words, state) }
      }
      for byte in message { add(byte) }
      let bits = UInt64(count) &* 8
      add(0x80)
      while count % 64 != 56 { add(0) }
      for shift in stride(from: 56, through: 0, by: -8) {
        add(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
      }
      return Digest256 { UInt8(truncatingIfNeeded: state[$0 / 4] >> UInt32(24 - $0 % 4 * 8)) }
    }
  }

  private static func compress(
    _ words: UnsafeMutableBufferPointer<UInt32>, _ state: UnsafeMutableBufferPointer<UInt32>
  ) {
    for index in 16..<64 {
      let (first, second) = (words[index - 15], words[index - 2])
      let low = rotated(first, 7) ^ rotated(first, 18) ^ first >> 3
      let high = rotated(second, 17) ^ rotated(second, 19) ^ second >> 10
      words[index] = words[index - 16] &+ low &+ words[index - 7] &+ high
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
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
    state[5] &+= f
    state[6] &+= g
    state[7] &+= h
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
