import ICU
import ValidationCore

/// Reads a text as an identifier of one kind; a valid one is read without an allocation.
///
/// An object, as a rule of its size would be copied for every text.
final class IdentifierRule: TextRule {
  private let kind: IdentifierKind
  var format: IdentifierFormat { kind.format }
  let digits: DigitScripts
  /// Whether another check digit is an error or a warning.
  let checkDigit: ValidationError.Severity
  private let reader: QuickIdentifier

  init(
    format: IdentifierFormat, digits: DigitScripts = .ascii, checkDigit: ValidationError.Severity = .error
  ) {
    (kind, self.digits, self.checkDigit) = (IdentifierKind(format), digits, checkDigit)
    reader = QuickIdentifier(format, digits)
  }

  var quick: QuickCheck? {
    if let codes = reader.whole?.codes {
      return QuickCheck(QuickCodes(codes)) { codes, utf8, count in
        guard let utf8 else { return false }
        return codes.reading(QuickCodes.self) { $0.contain(utf8, count) }
      }
    }
    if let plan = reader.whole, plan.isWord {
      return QuickCheck(plan) { plan, utf8, count in
        guard let utf8, let view = plan.reading(IdentifierPlan.self, { $0.view }) else { return false }
        return view.acceptsWord(utf8, count)
      }
    }
    if let plan = reader.whole, plan.isLong {
      return QuickCheck(plan) { plan, utf8, count in
        guard let utf8, let view = plan.reading(IdentifierPlan.self, { $0.view }) else { return false }
        return view.acceptsLong(utf8, count)
      }
    }
    if let plan = reader.whole {
      return QuickCheck(plan) { plan, utf8, count in
        guard let utf8, let view = plan.reading(IdentifierPlan.self, { $0.view }) else { return false }
        return view.accepts(utf8, count)
      }
    }
    return QuickCheck(reader) { reader, utf8, count in
      reader.reading(QuickIdentifier.self) { $0.accepts(UnsafeBufferPointer(start: utf8, count: count)) }
    }
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    do throws(ICUError) {
      guard let error = try fault(of: text) else { return }
      guard error.code == .identifierCheckDigit, checkDigit == .warning else { return sink.report(error) }
      if sink.goal == .list { sink.demoting { $0.report(error) } }
    } catch {
      sink.report(ValidationError(error))
    }
  }

  /// What is wrong with the text; nil for a valid one.
  func fault(of text: borrowing TextView) throws(ICUError) -> ValidationError? {
    switch try read(text) {
    case .valid: nil
    case .problem(let problem): IdentifierDiagnosis.error(of: text, kind, digits, problem)
    case .miswritten: IdentifierDiagnosis.error(of: text, kind, digits)
    }
  }

  /// The code of what is wrong with the text, without an error that says it; nil for a valid text.
  func faultCode(of text: borrowing TextView) throws(ICUError) -> ValidationError.Code? {
    switch try read(text) {
    case .valid: nil
    case .problem(let problem): problem.code
    case .miswritten: IdentifierDiagnosis.code(of: text, kind, digits)
    }
  }

  /// Whether the text is valid, by the full reading alone: the reference of the quick way.
  func readsAsValid(_ text: borrowing TextView) throws(ICUError) -> Bool {
    if case .valid = try read(text) { return true }
    return false
  }

  private enum Reading {
    case valid
    case problem(IdentifierProblem)
    /// The text is not written as the format says.
    case miswritten
  }

  private func read(_ text: borrowing TextView) throws(ICUError) -> Reading {
    var line = IdentifierBuffer()
    var characters = IdentifierBuffer()
    for element in IdentifierScalars(text.utf8, of: kind.alphabet) {
      guard line.count < IdentifierBuffer.capacity, let byte = byte(element.scalar) else {
        return .miswritten
      }
      line.append(byte)
      if !byte.isSeparator || kind.alphabet.contains(byte) { characters.append(byte) }
    }
    if digits == .anyScript, text.scalars.firstOfSecondScript != nil { return .miswritten }
    return try line.withCharacters { line throws(ICUError) in
      try characters.withCharacters { characters throws(ICUError) in try read(line, characters) }
    }
  }

  private func read(
    _ line: IdentifierCharacters, _ characters: IdentifierCharacters
  ) throws(ICUError) -> Reading {
    guard case .variant(let variant) = format.structure.variant(of: characters) else {
      return .miswritten
    }
    switch format.grouping {
    case .asWritten where variant.isFree:
      guard line.count == characters.count, characters.allSatisfy(variant.alphabet.contains) else {
        return .miswritten
      }
    case .asWritten: guard variant.isWritten(line) else { return .miswritten }
    case .between(let separators):
      guard variant.masks.contains(where: { $0.characters.fit(characters) }),
        line.count == characters.count || IdentifierGrouping.isWellSeparated(line, separators)
      else { return .miswritten }
    }
    for check in variant.checks {
      if let problem = try check.problem(characters) { return .problem(problem) }
    }
    return .valid
  }

  /// A character as the format has it; nil where it must be written otherwise.
  private func byte(_ scalar: Unicode.Scalar) -> UInt8? {
    if let latin = UInt8(exactly: scalar.value) {
      return kind.letterCase == .either ? latin.uppercased : latin
    }
    guard digits == .anyScript, let folded = FoldedCharacter(scalar), folded.writing == .otherScript else {
      return nil
    }
    return kind.letterCase == .either ? folded.byte.uppercased : folded.byte
  }
}

extension [IdentifierMask.Cell] {
  /// Whether characters are as many as the cells, and each belongs to its own.
  func fit(_ line: IdentifierCharacters) -> Bool {
    guard count == line.count else { return false }
    for index in indices where !self[index].contains(line[index]) { return false }
    return true
  }
}
