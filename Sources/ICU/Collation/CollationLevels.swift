/// Which differences between texts count when they are compared by collation elements.
package struct CollationLevels: Sendable, Hashable {
  /// Whether letter case counts. If accents count too, so do width and the kind of kana.
  package let countsCase: Bool
  /// Whether accents and other marks count.
  package let countsAccents: Bool

  package init(countsCase: Bool, countsAccents: Bool) {
    (self.countsCase, self.countsAccents) = (countsCase, countsAccents)
  }

  private static let primary: UInt32 = 0xFFFF_0000
  private static let secondary: UInt32 = 0x0000_FF00
  private static let caseBits: UInt32 = 0x0000_00C0

  /// The part of a collation element that counts; 0 if none of it does.
  package func key(of order: UInt32) -> UInt32 {
    switch (countsAccents, countsCase) {
    case (true, true): return order
    case (true, false): return order & (Self.primary | Self.secondary)
    case (false, false): return order & Self.primary
    case (false, true):
      let weight = order & Self.primary
      // An element that only continues the weights of the one before has both bits set and no case.
      let letterCase = order & Self.caseBits == Self.caseBits ? 0 : order & Self.caseBits
      return weight == 0 ? 0 : weight | letterCase
    }
  }
}
