import ValidationCore

/// The numbers of elements, or of members, with which every list and every object is valid: as bits, for the numbers below
/// 32.
struct PartCounts {
  private let bits: UInt32

  static let none = PartCounts(bits: 0)
  static let all = PartCounts(bits: .max)

  private init(bits: UInt32) { self.bits = bits }

  /// The numbers that rules about the numbers of elements and of members accept; a rule that is nil accepts all.
  init(_ rules: Validation<Range<Int>>?...) {
    var bits = UInt32.max
    for case let rule? in rules {
      for count in 0..<UInt32.bitWidth where !rule.isValid(value: 0..<count) { bits &= ~(1 << UInt32(count)) }
    }
    self.bits = bits
  }

  func and(_ other: PartCounts) -> PartCounts { PartCounts(bits: bits & other.bits) }

  @inline(__always)
  func contain(_ count: UInt32) -> Bool { count < UInt32(UInt32.bitWidth) && bits >> count & 1 != 0 }
}
