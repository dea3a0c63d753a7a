public import ValidationCore

extension Rules {
  static let base58 = RuleOf(
    "base58",
    "The text is binary data in Base58, perhaps with the checksum of Base58Check.",
    standard: "draft-msporny-base58-03; Bitcoin, Base58Check",
    reports: [
      RuleReport(.identifierCharacters, limits: ["kind": .key], found: ["character": .character]),
      RuleReport(.identifierCheckDigit, limits: ["kind": .key]),
    ],
    samples: [
      RuleSample(valid: ["2NEpo7TZRRrLZSi2U", ""], invalid: ["2NEpo7TZRRrLZSi2O": .identifierCharacters]),
      RuleSample(
        ["check": true],
        valid: ["1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa"],
        invalid: ["1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb": .identifierCheckDigit]),
    ],
    takes: .flag("check", default: false),
    make: Base58Rule.init
  )
}

extension Validation where Value == String {
  /// The text is bytes in Base 58. See ``base58(check:)``.
  public static var base58: Validation { base58() }

  /// The text is bytes in Base 58: the alphabet of Bitcoin, without 0, I, O and l.
  ///
  /// Codes: `identifier.characters`, `identifier.checkDigit`. Cost: decoding takes time that is quadratic in the
  /// length, so that a text with a checksum has at most 1,024 characters.
  ///
  /// - Parameter check: Whether the last four bytes are those of a double SHA-256 of the others (Base58Check).
  public static func base58(check: Bool = false) -> Validation { Rules.base58(check) }
}

struct Base58Rule: TextRule {
  let isChecked: Bool

  init(check: Bool) { isChecked = check }

  var quick: QuickCheck? {
    isChecked
      ? QuickCheck {
        let utf8 = UnsafeBufferPointer(start: $1, count: $2)
        return Base58.areDigits(utf8) && Base58.checked(utf8[...]) != nil
      } : QuickCheck { Base58.areDigits(UnsafeBufferPointer(start: $1, count: $2)) }
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    let utf8 = text.utf8
    if !Base58.areDigits(utf8) {
      return sink.report(Self.characterError(text))
    }
    if isChecked, Base58.checked(utf8[...]) == nil {
      sink.report(.identifier(.identifierCheckDigit, "base58", ranges: [0..<utf8.count]))
    }
  }

  private static func characterError(_ text: borrowing TextView) -> ValidationError {
    var found = OffendingScalars()
    for element in text.scalars
    where !element.scalar.isASCII || Base58.values[UInt8(truncatingIfNeeded: element.scalar.value)] >= 58 {
      found.insert(element)
    }
    return .identifier(
      .identifierCharacters, "base58",
      found: ArgumentList("character", found.first.map { .character($0) } ?? ""),
      ranges: found.ranges)
  }
}

/// The digits of Base 58.
enum Base58 {
  /// The value of each byte; 255 for one that is not a digit.
  static let values: IdentifierTable = {
    var values = Array(repeating: UInt8(255), count: 256)
    for (value, digit) in "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz".utf8.enumerated() {
      values[Int(digit)] = UInt8(value)
    }
    return IdentifierTable(values)
  }()

  /// Whether each byte is a digit.
  static func areDigits(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    if utf8.isEmpty { return true }
    // Read once: each access asks whether the table is made.
    let values = values
    var greatest: UInt8 = 0
    for byte in utf8 { greatest = max(greatest, values[byte]) }
    return greatest < 58
  }

  private static let longest = 1_024

  /// What Base58Check encodes.
  struct Checked {
    /// The number of bytes before the checksum.
    let count: Int
    let first: UInt8
  }

  /// What a text in Base58Check encodes; nil if it is longer than is read, is not Base 58, or has another checksum.
  static func checked(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Checked? {
    guard text.count <= longest else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count + 1) { memory in
      memory.initialize(repeating: 0)
      guard let bytes = decode(text, into: memory), bytes.count > 4 else { return nil }
      let content = bytes.dropLast(4)
      guard SHA256.hash(SHA256.hash(content)).prefix(4).elementsEqual(bytes.suffix(4)) else { return nil }
      return content.first.map { Checked(count: content.count, first: $0) }
    }
  }

  /// Decodes a text into memory that has room for its length.
  private static func decode(
    _ text: Slice<UnsafeBufferPointer<UInt8>>, into memory: UnsafeMutableBufferPointer<UInt8>
  ) -> Slice<UnsafeMutableBufferPointer<UInt8>>? {
    // The number grows from the end to the front, in front of which are zeros.
    var start = memory.count
    for digit in text {
      let value = values[digit]
      guard value < 58 else { return nil }
      var carry = Int(value)
      var index = memory.count
      while index > start || carry > 0 {
        index -= 1
        guard index >= 0 else { return nil }
        carry += Int(memory[index]) * 58
        memory[index] = UInt8(truncatingIfNeeded: carry)
        carry >>= 8
      }
      start = index
    }
    // Each leading 1 is a byte of zero.
    let zeros = text.prefix { $0 == UInt8(ascii: "1") }.count
    return start >= zeros ? memory[(start - zeros)...] : nil
  }
}
