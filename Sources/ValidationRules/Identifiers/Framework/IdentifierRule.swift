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
      guard checkDigit == .warning, error.code == .identifierCheckDigit else { return sink.report(error) }
      if sink.goal == .list { sink.demoting { $0.report(error) } }
    } catch {
      sink.report(ValidationError(error))
    }
  }

  /// What is wrong with the text; nil for a valid one.
  func fault(of text: borrowing TextView) throws(ICUError) -> ValidationError? {
    let utf8 = text.utf8
    return try read(text) { problem in
      kind.error(problem, problem.range.map { [range(of: $0, in: utf8)] } ?? [])
    } miswritten: {
      IdentifierDiagnosis.error(of: text, kind, digits)
    }
  }

  /// The code of what is wrong with the text, without an error that says it; nil for a valid text.
  func faultCode(of text: borrowing TextView) throws(ICUError) -> ValidationError.Code? {
    try read(text, \.code) { IdentifierDiagnosis.code(of: text, kind, digits) }
  }

  /// Whether the text is valid, by the full reading alone: the reference of the quick way.
  func readsAsValid(_ text: borrowing TextView) throws(ICUError) -> Bool {
    try read(text, { _ in false }, miswritten: { false }) ?? true
  }

  /// Reads the text; nil if it is valid.
  ///
  /// - Parameters:
  ///   - fault: Makes the result for a text that is written as the format says, but whose characters have a problem.
  ///   - miswritten: Makes the result for a text that is not written so.
  private func read<Fault>(
    _ text: borrowing TextView, _ fault: (IdentifierProblem) -> Fault, miswritten: () -> Fault
  ) throws(ICUError) -> Fault? {
    var line = IdentifierBuffer()
    var characters = IdentifierBuffer()
    for element in IdentifierScalars(text.utf8, of: kind.alphabet) {
      guard line.count < IdentifierBuffer.capacity, let byte = byte(element.scalar) else {
        return miswritten()
      }
      line.append(byte)
      if isCharacter(byte) { characters.append(byte) }
    }
    if digits == .anyScript, text.scalars.firstOfSecondScript != nil { return miswritten() }
    return try line.withCharacters { line throws(ICUError) in
      try characters.withCharacters { characters throws(ICUError) in
        guard let variant = variant(of: characters, writtenAs: line) else { return miswritten() }
        guard let index = try variant.failedCheck(characters) else { return nil }
        return fault(variant.checks[index].problem(characters))
      }
    }
  }

  /// The variant of an identifier; nil if it is of none, or not written as that is.
  private func variant(
    of characters: IdentifierCharacters, writtenAs line: IdentifierCharacters
  ) -> IdentifierVariant? {
    guard case .variant(let variant) = format.structure.variant(of: characters) else { return nil }
    let isWritten =
      switch format.grouping {
      case .asWritten where variant.isFree:
        line.count == characters.count && characters.allSatisfy(variant.alphabet.contains)
      case .asWritten: variant.isWritten(line)
      case .between(let separators):
        variant.masks.contains { $0.characters.fit(characters) }
          && (line.count == characters.count || IdentifierGrouping.isWellSeparated(line, separators))
      }
    return isWritten ? variant : nil
  }

  /// Where some of the characters are in the text, which is written as the format says.
  private func range(of characters: Range<Int>, in utf8: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    var (index, start) = (0, utf8.count)
    for element in IdentifierScalars(utf8, of: kind.alphabet) {
      guard let byte = byte(element.scalar), isCharacter(byte) else { continue }
      if index == characters.lowerBound { start = element.range.lowerBound }
      index += 1
      if index == characters.upperBound { return start..<max(start, element.range.upperBound) }
    }
    return start..<start
  }

  /// Whether a byte belongs to the identifier and does not only separate its characters.
  private func isCharacter(_ byte: UInt8) -> Bool { !byte.isSeparator || kind.alphabet.contains(byte) }

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
