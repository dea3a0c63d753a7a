/// The plural categories of CLDR (UTS #35, language plural rules).
///
/// Each language determines which of them it uses, and for which numbers: in Arabic `few` is 3 to 10.
package enum PluralCategory: String, Sendable, Hashable, CaseIterable {
  case zero, one, two, few, many, other

  /// The category's index in `allCases`, which is the number that the shim uses.
  package var index: Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }

  /// The category of a shim number; any other number is `other`.
  init(index: Int32) {
    let all = Self.allCases
    self = all.indices.contains(Int(index)) ? all[Int(index)] : .other
  }
}
