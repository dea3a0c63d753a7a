/// The orders of two parts of a model in which a rule that compares them holds.
@usableFromInline
package struct PartOrders: OptionSet, Sendable {
  @usableFromInline package let rawValue: UInt8

  @usableFromInline
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let less = Self(rawValue: 1)
  package static let equal = Self(rawValue: 2)
  package static let greater = Self(rawValue: 4)
  /// The first part is absent, the other one is not.
  package static let firstAbsent = Self(rawValue: 8)
  /// The other part is absent, the first one is not.
  package static let otherAbsent = Self(rawValue: 16)
  package static let bothAbsent = Self(rawValue: 32)
  /// One part, or both, are absent.
  package static let absent: Self = [.firstAbsent, .otherAbsent, .bothAbsent]

  /// Both are absent, or equal.
  package static let same: Self = [.equal, .bothAbsent]
  /// One is absent, or they differ.
  package static let different: Self = [.less, .greater, .absent]
  /// The first is absent, or the other is equal.
  @usableFromInline package static let confirmed: Self = [.equal, .firstAbsent, .bothAbsent]
}
