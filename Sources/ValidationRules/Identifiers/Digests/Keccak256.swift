/// The hash function Keccak-256 with the padding before FIPS 202, as Ethereum has it.
enum Keccak256 {
  /// The number of bytes that are mixed in at a time.
  private static let rate = 136

  static func hash(_ message: some Collection<UInt8>) -> Digest256 {
    // The state, and five words of a row or of the columns.
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 25 + 5) { memory in
      memory.initialize(repeating: 0)
      let state = UnsafeMutableBufferPointer(rebasing: memory[..<25])
      let five = UnsafeMutableBufferPointer(rebasing: memory[25...])
      func mix(_ byte: UInt8, at index: Int) { state[index / 8] ^= UInt64(byte) << UInt64(index % 8 * 8) }
      var offset = 0
      for byte in message {
        mix(byte, at: offset)
        offset += 1
        if offset == rate {
          permute(state, five)
          offset = 0
        }
      }
      mix(0x01, at: offset)
      mix(0x80, at: rate - 1)
      permute(state, five)
      return Digest256 { UInt8(truncatingIfNeeded: state[$0 / 8] >> UInt64($0 % 8 * 8)) }
    }
  }

  private static func permute(
    _ state: UnsafeMutableBufferPointer<UInt64>, _ five: UnsafeMutableBufferPointer<UInt64>
  ) {
    var register: UInt8 = 1
    for _ in 0..<24 {
      // θ
      for x in 0..<5 { five[x] = state[x] ^ state[x + 5] ^ state[x + 10] ^ state[x + 15] ^ state[x + 20] }
      for x in 0..<5 {
        let change = five[(x + 4) % 5] ^ rotated(five[(x + 1) % 5], 1)
        for y in 0..<5 { state[x + y * 5] ^= change }
      }
      // ρ and π
      var (x, y) = (1, 0)
      var moved = state[1]
      for step in 0..<24 {
        (x, y) = (y, (2 * x + 3 * y) % 5)
        let next = state[x + y * 5]
        state[x + y * 5] = rotated(moved, UInt64((step + 1) * (step + 2) / 2 % 64))
        moved = next
      }
      // χ
      for y in 0..<5 {
        for x in 0..<5 { five[x] = state[x + y * 5] }
        for x in 0..<5 { state[x + y * 5] = five[x] ^ ~five[(x + 1) % 5] & five[(x + 2) % 5] }
      }
      // ι, whose constants are made by a shift register
      for bit in 0..<7 {
        if register & 1 == 1 { state[0] ^= 1 << UInt64((1 << bit) - 1) }
        register = register << 1 ^ (register >> 7 == 1 ? 0x71 : 0)
      }
    }
  }

  private static func rotated(_ word: UInt64, _ count: UInt64) -> UInt64 {
    count == 0 ? word : word << count | word >> (64 - count)
  }
}
