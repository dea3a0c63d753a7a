/// What a character is in a number.
package enum NumberRole: UInt8, Sendable {
  case digit = 1
  case minus, plus, decimalSeparator
  /// A separator between groups of digits, or one that another locale has.
  case groupingSeparator
}

/// What a character other than a digit is in the numbers of a locale: its role, and the sets that it belongs to.
struct NumberCharacter: Sendable {
  /// The role in the three lowest bits, 0 for none, and a bit for each set.
  private(set) var bits: UInt8 = 0

  /// A set of characters as its bit.
  enum Member: UInt8 {
    /// A separator of numbers in the locale's own digits.
    case nativeDecimal = 0x08
    case nativeGrouping = 0x10
    /// A separator of numbers in Latin digits.
    case latinDecimal = 0x20
    case latinGrouping = 0x40
    /// A bidi mark that may be beside a sign.
    case signMark = 0x80
  }

  @inline(__always)
  var role: NumberRole? { NumberRole(rawValue: bits & 7) }

  /// Whether its role is that of a separator.
  @inline(__always)
  var isSeparator: Bool { bits & 7 >= NumberRole.decimalSeparator.rawValue }

  @inline(__always)
  func belongs(to set: Member) -> Bool { bits & set.rawValue != 0 }

  fileprivate mutating func insert(_ set: Member) { bits |= set.rawValue }

  /// Sets the role, unless there is one.
  fileprivate mutating func take(_ role: NumberRole) { if bits & 7 == 0 { bits |= role.rawValue } }
}

/// The characters of a locale's numbers: ASCII in a table, and the others, which are few, sorted.
///
/// A set would hash each character of a text.
final class NumberCharacters: @unchecked Sendable {
  // Sendable: the memory does not change after initialization, and lives as long as the object.

  private let ascii: UnsafeMutablePointer<NumberCharacter>
  private let others: UnsafeMutableBufferPointer<(codePoint: UInt32, character: NumberCharacter)>

  /// - Parameters:
  ///   - sets: The characters of each set.
  ///   - roles: The characters of each role; of several roles of a character, the first counts.
  init(
    _ sets: [(member: NumberCharacter.Member, scalars: Set<Unicode.Scalar>)],
    _ roles: [(role: NumberRole, scalars: Set<Unicode.Scalar>)]
  ) {
    var characters: [UInt32: NumberCharacter] = [:]
    for (member, scalars) in sets {
      for scalar in scalars { characters[scalar.value, default: NumberCharacter()].insert(member) }
    }
    for (role, scalars) in roles {
      for scalar in scalars { characters[scalar.value, default: NumberCharacter()].take(role) }
    }
    ascii = .allocate(capacity: 128)
    for codePoint in 0..<128 {
      (ascii + codePoint).initialize(to: characters[UInt32(codePoint)] ?? NumberCharacter())
    }
    let beyond = characters.filter { $0.key >= 0x80 }.sorted { $0.key < $1.key }
    others = .allocate(capacity: beyond.count)
    _ = others.initialize(from: beyond.map { ($0.key, $0.value) })
  }

  deinit {
    ascii.deallocate()
    others.deallocate()
  }

  /// What a code point is.
  @inline(__always)
  subscript(codePoint: UInt32) -> NumberCharacter {
    codePoint < 0x80 ? ascii[Int(codePoint)] : beyondASCII(codePoint)
  }

  private func beyondASCII(_ codePoint: UInt32) -> NumberCharacter {
    var (low, high) = (0, others.count)
    while low < high {
      let middle = (low &+ high) >> 1
      if others[middle].codePoint < codePoint { low = middle &+ 1 } else { high = middle }
    }
    return low < others.count && others[low].codePoint == codePoint
      ? others[low].character : NumberCharacter()
  }
}
