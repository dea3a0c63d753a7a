import ICU
import Primitives
import ValidationCore

/// Which characters identifiers of one kind have.
enum IdentifierStructure: Sendable {
  /// All have the same shapes and checks.
  case fixed(IdentifierVariant)
  /// An identifier itself says which shapes and checks it has, by its country or its network.
  case chosen(IdentifierChoice)

  /// All characters that identifiers of the kind can have, as far as can be told before one is read.
  var alphabet: IdentifierMask.Cell {
    switch self {
    case .fixed(let variant): variant.alphabet
    case .chosen(let choice): choice.alphabet
    }
  }

  var checks: [IdentifierCheck] {
    switch self {
    case .fixed(let variant): variant.checks
    case .chosen: []
    }
  }

  /// The variant of an identifier with these characters, or why there is none.
  func variant(of characters: IdentifierCharacters) -> IdentifierChoice.Answer {
    switch self {
    case .fixed(let variant): .variant(variant)
    case .chosen(let choice): choice.answer(characters)
    }
  }
}

/// How an identifier is found to be of one variant.
struct IdentifierChoice: Sendable {
  enum Answer {
    case variant(IdentifierVariant)
    case problem(IdentifierProblem)
  }

  let alphabet: IdentifierMask.Cell
  /// The codes of what it and the shapes of its variants report.
  let codes: [ValidationError.Code]
  /// The variant of a well-formed identifier by its first characters, in capitals and without separators; there may
  /// be none at all. Allocates nothing.
  ///
  /// Unmanaged, so that no reference is counted for each text: every variant outlives the choice.
  let variant: @Sendable (IdentifierCharacters) -> Unmanaged<IdentifierVariant>?
  /// What holds for an identifier without one: why there is none, or the variant that it is closest to.
  let otherwise: @Sendable (IdentifierCharacters) -> Answer

  func answer(_ characters: IdentifierCharacters) -> Answer {
    if let variant = variant(characters) { return .variant(variant.takeUnretainedValue()) }
    return otherwise(characters)
  }
}

/// The shapes of identifiers that are checked alike.
final class IdentifierVariant: Sendable {
  /// The ways to write one, the official one first; empty where any number of characters will do.
  let masks: [IdentifierMask]
  /// The masks by the number of their cells.
  private let byCount: [[IdentifierMask]]
  /// All characters that one can have.
  let alphabet: IdentifierMask.Cell
  /// The numbers of characters, separators not counted, in rising order.
  let lengths: [Int]
  /// The same as an argument of errors.
  let expectedLength: ValidationError.Argument
  /// What its characters must satisfy beyond their shape, in this order.
  let checks: [IdentifierCheck]
  private let madePlan = Deferred<IdentifierPlan>()
  /// Whether there are no masks because the checks alone say how one is written.
  let isFree: Bool

  /// - Parameters:
  ///   - patterns: The ways to write one, as ``IdentifierMask`` reads them, the official one first.
  ///   - allowsBare: Whether one may also be written without the separators of the patterns.
  ///   - checks: What the characters must satisfy beyond their shape.
  convenience init(_ patterns: [String], allowsBare: Bool = true, checks: [IdentifierCheck] = []) {
    let written = patterns.flatMap { IdentifierMask.masks($0) }
    self.init(allowsBare ? written + written.filter(\.hasSeparators).map(\.bare) : written, checks)
  }

  private init(_ masks: [IdentifierMask], _ checks: [IdentifierCheck]) {
    self.masks = masks
    var byCount: [[IdentifierMask]] = []
    for mask in masks {
      while byCount.count <= mask.cells.count { byCount.append([]) }
      byCount[mask.cells.count].append(mask)
    }
    self.byCount = byCount
    alphabet = masks.reduce(IdentifierMask.Cell([])) { $1.characters.reduce($0) { $0.union($1) } }
    lengths = Set(masks.map(\.length)).sorted()
    expectedLength = .oneOf(lengths)
    self.checks = checks
    isFree = false
  }

  /// Characters whose checks say how one is written, as parts of any length cannot be in masks. Separators of the
  /// alphabet are characters.
  ///
  /// - Parameters:
  ///   - alphabet: The characters that one can have.
  ///   - checks: What they must satisfy; the first, how one is written.
  init(of alphabet: IdentifierMask.Cell, checks: [IdentifierCheck]) {
    (masks, byCount, lengths, expectedLength) = ([], [], [], .oneOf([]))
    (self.alphabet, self.checks, isFree) = (alphabet, checks, true)
  }

  /// Characters of one class: of one of some numbers, or of any.
  init(run alphabet: IdentifierMask.Cell, lengths: [Int] = []) {
    (masks, byCount, checks, isFree) = ([], [], [], false)
    (self.alphabet, self.lengths, expectedLength) = (alphabet, lengths, .oneOf(lengths))
  }

  /// The quick way to accept one in capitals, which lives as long as the variant.
  ///
  /// It is made at the first use: a program needs few of the variants that its definitions of rules have.
  @inline(__always)
  var plan: Unmanaged<IdentifierPlan> {
    madePlan.object { isFree ? IdentifierPlan(of: alphabet, checks) : IdentifierPlan(masks, checks) }
  }

  /// The same after the code of a country, with a space behind the code or without one.
  func after(_ country: String) -> IdentifierVariant {
    let code = country.utf8.map { IdentifierMask.Cell([$0]) }
    let space = IdentifierMask.Cell(" ".utf8, isSeparator: true)
    return IdentifierVariant(
      masks.flatMap { [IdentifierMask(code + [space] + $0.cells), IdentifierMask(code + $0.cells)] },
      checks.map { $0.dropping(code.count) })
  }

  /// Whether separators belong anywhere.
  var hasSeparators: Bool { isFree || masks.contains(where: \.hasSeparators) }

  /// Whether a text, separators included, is written as one of the masks.
  func isWritten(_ line: IdentifierCharacters) -> Bool {
    line.count < byCount.count && byCount[line.count].contains { $0.cells.fit(line) }
  }

  /// The first check that characters do not satisfy, which are written as one of the masks; nil if there is none.
  func failedCheck(_ characters: IdentifierCharacters) throws(ICUError) -> Int? {
    for index in checks.indices where try !checks[index].holds(characters) { return index }
    return nil
  }

  /// Whether a text in UTF-8 satisfies the checks; false if ICU's data cannot be read.
  func accepts(_ utf8: UnsafeBufferPointer<UInt8>, ignoringCase: Bool) -> Bool {
    var buffer = IdentifierBuffer()
    for element in UTF8Scalars(utf8) {
      guard let byte = UInt8(exactly: element.scalar.value) else { return false }
      buffer.append(ignoringCase ? byte.uppercased : byte)
    }
    guard buffer.total == buffer.count else { return false }
    return buffer.withCharacters { characters in
      do throws(ICUError) {
        return try failedCheck(characters) == nil
      } catch {
        return false
      }
    }
  }

  /// Whether characters of the alphabet, in the right number, can still be in the wrong order.
  var hasOrder: Bool { masks.contains { mask in mask.characters.contains { $0 != alphabet } } }
}
