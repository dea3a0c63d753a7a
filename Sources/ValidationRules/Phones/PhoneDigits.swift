internal import CPhonePlans

/// The digits of a phone number as values from 0 to 9, held in place.
struct PhoneDigits: Equatable {
  /// The most digits that are held: those of the longest number, and of prefixes before it.
  static let capacity = 32

  /// Four bits a digit, those of the first digit lowest.
  private var packed: UInt128 = 0
  private(set) var count = 0

  /// Adds a digit; one beyond the capacity is dropped.
  mutating func append(_ digit: UInt8) {
    guard count < Self.capacity else { return }
    packed |= UInt128(digit & 15) &<< Self.bits(of: count)
    count += 1
  }

  private static func bits(of count: Int) -> UInt128 { UInt128(truncatingIfNeeded: count &* 4) }

  /// The digit at an index; 0 beyond the end.
  subscript(index: Int) -> UInt8 {
    0..<count ~= index ? UInt8(truncatingIfNeeded: packed &>> Self.bits(of: index)) & 15 : 0
  }

  /// The digits after the first ones.
  func dropping(_ length: Int) -> PhoneDigits {
    guard length > 0 else { return self }
    var rest = PhoneDigits()
    guard length < count else { return rest }
    (rest.packed, rest.count) = (packed &>> Self.bits(of: length), count - length)
    return rest
  }

  /// Whether the digits begin with those of a calling code.
  func begins(with code: Int) -> Bool {
    var (code, scale) = (code, 1)
    while scale * 10 <= code { scale *= 10 }
    for index in 0..<count where scale > 0 {
      guard Int(self[index]) == code / scale else { return false }
      code %= scale
      scale /= 10
    }
    return scale == 0
  }

  /// The calling code at the start; nil if no plan has it.
  var callingCode: PhoneCallingCodeEntry? {
    var code = 0
    for index in 0..<min(3, count) {
      code = code * 10 + Int(self[index])
      if code == 0 { return nil }
      if let entry = PhoneCallingCodeEntry(code) { return entry }
    }
    return nil
  }

  /// The output of the tables' automaton for the digits. Takes as many steps as there are digits.
  func walk(from root: UInt32, isWhole: Bool) -> UInt32 {
    if root == 0 { return 0 }
    let (low, high) = (UInt64(truncatingIfNeeded: packed), UInt64(truncatingIfNeeded: packed &>> 64))
    return phone_automaton(root, low, high, count, isWhole ? 1 : 0)
  }

  /// The digits as text.
  var text: String { String(decoding: (0..<count).map { self[$0] + 0x30 }, as: UTF8.self) }
}

extension Int {
  /// The number of digits of a calling code.
  var digitCount: Int { self < 10 ? 1 : self < 100 ? 2 : 3 }
}
