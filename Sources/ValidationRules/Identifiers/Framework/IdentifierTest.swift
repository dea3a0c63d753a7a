import ICU

/// What the characters of a well-formed identifier must satisfy, as data: nothing in it is counted or allocated.
enum IdentifierTest: Sendable {
  /// Not all characters are the same.
  case notUniform
  /// The part from an index, without some characters at the end, has a character that is not 0.
  case notZero(from: Int, dropping: Int)
  /// The number that some digits write is one of a set.
  case number(at: Int, length: Int, NumberSet)
  /// A check digit by weights.
  case sum(WeightedSum)
  /// The part from an index on ends with its check digit by Luhn, the last characters dropped.
  case luhn(from: Int, dropping: Int)
  /// ISO 7064 MOD 97-10, after the first characters have been moved to the end.
  case mod97(moving: Int)
  /// ISO 7064 MOD 11,10.
  case mod11And10
  /// Two letters are a country of ISO 3166-1, or a code that is used beside those.
  case country(at: Int, besides: CodeSet?)
  /// All characters are a code of a list.
  case code(CodeList)
  /// The UUID is of one of some versions.
  case uuidVersion(UUIDVersions)
  /// Whatever is particular to one kind of identifier: a function, which captures nothing.
  case function(Function)

  /// Takes the characters and their number, which is that of a shape of the identifier.
  typealias Function = @convention(c) (UnsafePointer<UInt8>, Int) -> Bool

  /// - Throws: An error if ICU's data cannot be read.
  func holds(_ characters: UnsafePointer<UInt8>, _ count: Int) throws(ICUError) -> Bool {
    switch self {
    case .country: _ = try CodeList.countries.set()
    case .code(let list): _ = try list.set()
    default: break
    }
    return plainlyHolds(characters, count)
  }

  /// Whether the test holds; false if ICU's data cannot be read.
  ///
  /// What takes a loop is in functions of its own, so that no other test sets up its registers.
  @inline(__always)
  func plainlyHolds(_ characters: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    switch self {
    case .notUniform: return Self.areDifferent(characters, count)
    case .notZero(let start, let dropped):
      return Self.haveNotZero(characters, from: start, to: count - dropped)
    case .number(let start, let length, let numbers):
      guard start + length <= count else { return false }
      return numbers.contains(Self.number(characters + start, length))
    case .sum(let sum): return Self.isSum(sum, characters, count)
    case .luhn(let start, let dropped):
      return start + dropped < count && CheckDigits.isLuhn(characters + start, count - start - dropped)
    case .mod97(let moved): return CheckDigits.isMod97(characters, count, moving: min(moved, count))
    case .mod11And10: return CheckDigits.isMod11And10(characters, count)
    case .country(let start, let others):
      guard start + 2 <= count else { return false }
      let code = characters + start
      guard let countries = CodeList.countries.known else { return false }
      if countries.contains(code, 2) { return true }
      return others?.contains(code, 2) ?? false
    case .code(let list): return list.known?.contains(characters, count) ?? false
    case .uuidVersion(let versions): return versions.contain(characters, count)
    case .function(let holds): return holds(characters, count)
    }
  }

  /// What reads a test in place, at the address that comes first: a function for each kind, which sets up what that
  /// kind needs alone.
  typealias Reader = @convention(c) (UnsafeRawPointer, UnsafePointer<UInt8>, Int) -> Bool

  var reader: Reader {
    switch self {
    case .number:
      return { test, characters, count in
        guard case .number(let start, let length, let numbers) = IdentifierTest.at(test).pointee,
          start &+ length <= count
        else { return false }
        let digits = characters + start
        return numbers.contains(
          length == 8 ? EightDigits(known: digits).number : IdentifierTest.number(digits, length))
      }
    case .sum:
      return { test, characters, count in
        guard case .sum(let sum) = IdentifierTest.at(test).pointee else { return false }
        return sum.holds(characters, count)
      }
    case .function:
      return { test, characters, count in
        guard case .function(let holds) = IdentifierTest.at(test).pointee else { return false }
        return holds(characters, count)
      }
    case .notUniform: return { _, characters, count in IdentifierTest.areDifferent(characters, count) }
    case .notZero:
      return { test, characters, count in
        guard case .notZero(let start, let dropped) = IdentifierTest.at(test).pointee else { return false }
        return IdentifierTest.haveNotZero(characters, from: start, to: count &- dropped)
      }
    case .luhn:
      return { test, characters, count in
        guard case .luhn(let start, let dropped) = IdentifierTest.at(test).pointee,
          start &+ dropped < count
        else { return false }
        return CheckDigits.isLuhn(characters + start, count &- start &- dropped)
      }
    case .mod11And10: return { _, characters, count in CheckDigits.isMod11And10(characters, count) }
    case .mod97, .country, .code, .uuidVersion:
      return { test, characters, count in IdentifierTest.at(test).pointee.plainlyHolds(characters, count) }
    }
  }

  @inline(__always)
  private static func at(_ address: UnsafeRawPointer) -> UnsafePointer<IdentifierTest> {
    address.assumingMemoryBound(to: IdentifierTest.self)
  }

  @inline(never)
  private static func isSum(_ sum: WeightedSum, _ characters: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    sum.holds(characters, count)
  }

  // Most numbers have another character, or one that is not 0, among the first.

  @inline(never)
  private static func areDifferent(_ characters: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    let first = characters[0]
    for index in 0..<count where characters[index] != first { return true }
    return false
  }

  @inline(never)
  private static func haveNotZero(_ characters: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Bool {
    var index = start
    while index < end {
      if characters[index] != 0x30 { return true }
      index &+= 1
    }
    return false
  }

  @inline(never)
  private static func number(_ digits: UnsafePointer<UInt8>, _ count: Int) -> Int {
    var (number, start) = (0, 0)
    if count >= 8 { (number, start) = (EightDigits(known: digits).number, 8) }
    for index in start..<count { number = number &* 10 &+ Int(digits[index] &- 0x30) }
    return number
  }
}
