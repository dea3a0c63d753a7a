internal import CPhonePlans

/// The digits of a phone number as values from 0 to 9, held in place.
struct PhoneDigits {
  /// The most digits that are held: those of the longest number, and of prefixes before it.
  static let capacity = 32

  private var values = SIMD32<UInt8>()
  private(set) var count = 0

  /// Adds a digit; one beyond the capacity is dropped.
  mutating func append(_ digit: UInt8) {
    guard count < Self.capacity else { return }
    values[count] = digit
    count += 1
  }

  /// The digit at an index; 0 beyond the end.
  subscript(index: Int) -> UInt8 { 0..<count ~= index ? values[index] : 0 }

  /// The digits after the first ones.
  func dropping(_ length: Int) -> PhoneDigits {
    var rest = PhoneDigits()
    for index in max(0, length)..<max(0, length, count) { rest.append(self[index]) }
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
    return withUnsafeBytes(of: values) { raw in
      let digits = raw.baseAddress?.assumingMemoryBound(to: UInt8.self)
      return phone_automaton(root, digits, count, isWhole ? 1 : 0)
    }
  }

  /// The digits as text.
  var text: String { String(decoding: (0..<count).map { self[$0] + 0x30 }, as: UTF8.self) }
}

extension Int {
  /// The number of digits of a calling code.
  var digitCount: Int { self < 10 ? 1 : self < 100 ? 2 : 3 }
}
