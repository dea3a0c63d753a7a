import ICU
import ValidationCore

/// What is wrong with the meaning of an identifier's characters.
struct IdentifierProblem {
  let code: ValidationError.Code
  /// Which characters, separators not counted; nil for the identifier as a whole.
  let range: Range<Int>?
  /// What the rule requires of every identifier, and what it found in this one.
  var limits: ArgumentList = [:]
  var found: ArgumentList = [:]
  /// Whether the error names the kind of identifier, as those whose code is that of one kind need not.
  var namesKind = true

  static func shape(_ range: Range<Int>) -> Self { Self(code: .identifierShape, range: range) }

  static func region(_ range: Range<Int>, of characters: IdentifierCharacters) -> Self {
    Self(code: .identifierRegion, range: range, found: ArgumentList("region", .text(characters.text(range))))
  }
}

/// One thing that the characters of a well-formed identifier must satisfy, and what is reported where they do not.
struct IdentifierCheck: Sendable {
  /// The characters that are at fault.
  enum Place: Sendable {
    case at(Range<Int>)
    /// The last characters.
    case last(Int)
    /// All characters but the last ones.
    case allBut(last: Int)
    /// Characters that begin at a number of characters before the end.
    case before(end: Int, length: Int)
    /// The characters up to the first digit.
    case beforeDigits
  }

  /// The code of the error.
  let code: ValidationError.Code
  let place: Place
  /// What must hold, in this order.
  let tests: [IdentifierTest]
  /// The number of characters before those that the check is about, such as those of a country's code.
  private(set) var prefix = 0
  /// The number of characters, without the prefix, of the identifiers that the check is about; nil for all.
  private(set) var length: Int?
  /// What is wrong, where that is more than a code and a range.
  private let problem: (@Sendable (IdentifierCharacters) -> IdentifierProblem)?

  init(
    _ code: ValidationError.Code,
    _ place: Place,
    _ tests: [IdentifierTest],
    problem: (@Sendable (IdentifierCharacters) -> IdentifierProblem)? = nil
  ) {
    (self.code, self.place, self.tests, self.problem) = (code, place, tests, problem)
  }

  /// The issuer never gives out such a number.
  static func notIssued(_ place: Place, unless tests: IdentifierTest...) -> Self {
    Self(.identifierNotIssued, place, tests)
  }

  /// A number of equal characters is never given out.
  static let notUniform = notIssued(.allBut(last: 0), unless: .notUniform)

  /// There must be such a day.
  static func date(_ place: Place, _ tests: IdentifierTest...) -> Self {
    Self(.identifierDate, place, tests)
  }

  /// The characters must name a country, region or issuer.
  static func region(_ place: Place, _ tests: IdentifierTest...) -> Self {
    Self(.identifierRegion, place, tests)
  }

  /// The check digits must belong to the other characters.
  static func checkDigit(_ place: Place, _ tests: IdentifierTest...) -> Self {
    Self(.identifierCheckDigit, place, tests)
  }

  /// The last characters are check digits, and must belong to the others.
  static func lastDigits(_ count: Int, _ tests: IdentifierTest...) -> Self {
    Self(.identifierCheckDigit, .last(count), tests)
  }

  /// The characters must be a code of a list.
  static func assigned(_ code: ValidationError.Code, _ list: CodeList) -> Self {
    Self(code, .allBut(last: 0), [.code(list)]) { characters in
      IdentifierProblem(
        code: code, range: 0..<characters.count, found: ArgumentList("code", .text(characters.text)))
    }
  }

  /// The characters must be written as a function reads them, which no mask can say.
  ///
  /// - Parameters:
  ///   - holds: Whether they are.
  ///   - fault: The offset of the first character that does not belong; nil for a check about the whole text.
  static func shape(
    _ holds: @escaping IdentifierTest.Function, fault: (@Sendable (IdentifierCharacters) -> Int?)? = nil
  ) -> Self {
    guard let fault else { return Self(.identifierShape, .allBut(last: 0), [.function(holds)]) }
    return Self(.identifierShape, .allBut(last: 0), [.function(holds)]) { characters in
      let offset = fault(characters) ?? 0
      return .shape(offset..<offset + 1)
    }
  }

  /// The same check of what follows a prefix.
  func dropping(_ prefix: Int) -> Self {
    var check = self
    check.prefix += prefix
    return check
  }

  /// The same check of identifiers of so many characters alone.
  func ofLength(_ length: Int) -> Self {
    var check = self
    check.length = length
    return check
  }

  /// Whether the characters, which have a shape of the identifier, satisfy the check.
  func holds(_ characters: IdentifierCharacters) throws(ICUError) -> Bool {
    let part = characters.dropping(prefix)
    if let length, part.count != length { return true }
    return try part.satisfy(tests)
  }

  /// What is wrong with characters that do not satisfy it.
  func problem(_ characters: IdentifierCharacters) -> IdentifierProblem {
    let part = characters.dropping(prefix)
    if let problem { return problem(part) }
    let range = range(in: part)
    let found = prefix + range.lowerBound..<prefix + range.upperBound
    return code == .identifierRegion
      ? .region(found, of: characters) : IdentifierProblem(code: code, range: found)
  }

  private func range(in characters: IdentifierCharacters) -> Range<Int> {
    let count = characters.count
    switch place {
    case .at(let range): return range.clamped(to: 0..<count)
    case .last(let length): return max(0, count - length)..<count
    case .allBut(let length): return 0..<max(0, count - length)
    case .before(let end, let length): return (count - end..<count - end + length).clamped(to: 0..<count)
    case .beforeDigits: return 0..<(characters.firstIndex { 0x30...0x39 ~= $0 } ?? count)
    }
  }
}

extension ValidationError.Argument {
  /// One number, or several of which one will do.
  static func oneOf(_ numbers: [Int]) -> Self {
    if numbers.count == 1, let only = numbers.first { return .integer(only) }
    return .alternatives(numbers.map { .integer($0) })
  }
}
