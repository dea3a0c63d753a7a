/// Eight ASCII digits as one word, so that their number or sum takes a few operations for all of them.
struct EightDigits {
  /// The value of each digit in a byte, that of the first digit in the lowest.
  private let values: UInt64

  /// Nil where any of eight characters is not a digit.
  @inline(__always)
  init?(_ characters: UnsafePointer<UInt8>) {
    self.init(known: characters)
    // Values above 9 reach the bits above by 6.
    guard (values | (values &+ 0x0606_0606_0606_0606)) & 0xF0F0_F0F0_F0F0_F0F0 == 0 else { return nil }
  }

  /// - Parameter characters: Eight digits, as is known.
  @inline(__always)
  init(known characters: UnsafePointer<UInt8>) {
    let word = UnsafeRawPointer(characters).loadUnaligned(as: UInt64.self)
    values = UInt64(littleEndian: word) ^ 0x3030_3030_3030_3030
  }

  /// The number that they write: pairs, fours and eight are added up in one word each.
  var number: Int {
    @inline(__always) get {
      let pairs = (values &* 10 &+ values >> 8) & 0x00FF_00FF_00FF_00FF
      let fours = (pairs &* 100 &+ pairs >> 16) & 0x0000_FFFF_0000_FFFF
      return Int(truncatingIfNeeded: (fours &* 10_000 &+ fours >> 32) & 0xFFFF_FFFF)
    }
  }

  /// The sum of the digits, each times its weight.
  @inline(__always)
  func sum(_ weights: Weights) -> UInt32 {
    let even = values & 0x00FF_00FF_00FF_00FF
    let odd = values >> 8 & 0x00FF_00FF_00FF_00FF
    return UInt32(truncatingIfNeeded: (even &* weights.even) >> 48 &+ (odd &* weights.odd) >> 48)
  }

  /// The weights of eight digits.
  struct Weights {
    /// The weights of the first, third, fifth and seventh digit, that of the first in the highest 16 bits: the highest
    /// 16 bits of the product with the digits are the sum of the four products.
    fileprivate private(set) var even: UInt64 = 0
    /// Those of the others, in the same way.
    fileprivate private(set) var odd: UInt64 = 0

    /// - Parameter weights: Up to eight weights from 0 to 255; digits after the last have none.
    init(_ weights: some Sequence<UInt8>) {
      for (place, weight) in weights.prefix(8).enumerated() {
        let shifted = UInt64(weight) << UInt64(48 - place / 2 * 16)
        if place % 2 == 0 { even |= shifted } else { odd |= shifted }
      }
    }
  }
}
