import ICU
import ValidationCore

/// Reads a text as an identifier of one kind; a sound one is read in one pass, without an allocation.
struct NationalNumberRule: TextRule {
  let number: NationalNumber
  let digits: DigitScripts

  func check(_ text: inout TextView, _ findings: inout Findings) {
    if let identifier = identifier(in: text) {
      guard let problem = number.problem(identifier) else { return }
      return findings.report(error(problem, in: text))
    }
    findings.report(IdentifierReading(text, number, digits).error)
  }

  /// The identifier where the text fits a mask.
  private func identifier(in text: borrowing TextView) -> IdentifierCharacters? {
    var line = IdentifierCharacters()
    for element in text.scalars {
      guard line.count < IdentifierCharacters.capacity, let character = read(element.scalar) else {
        return nil
      }
      line.append(character)
    }
    if digits == .anyScript, IdentifierReading.secondScript(in: text) != nil { return nil }
    guard let mask = number.masks.first(where: { $0.matches(line) }) else { return nil }
    var identifier = IdentifierCharacters()
    for (index, cell) in mask.cells.enumerated() where !cell.isSeparator { identifier.append(line[index]) }
    return identifier
  }

  private func read(_ scalar: Unicode.Scalar) -> UInt8? {
    if let latin = UInt8(exactly: scalar.value) { return latin }
    return digits == .anyScript ? IdentifierReading.asciiForm(of: scalar) : nil
  }

  private func error(_ problem: IdentifierProblem, in text: borrowing TextView) -> ValidationError {
    let places = IdentifierReading(text, number, digits).characters[problem.range]
    let start = places.first?.range.lowerBound ?? 0
    let end = places.last?.range.upperBound ?? text.utf8.count
    return .identifier(
      problem.code, number.kind, limits: problem.limits, found: problem.found, ranges: [start..<end])
  }
}

extension IdentifierMask {
  fileprivate func matches(_ line: IdentifierCharacters) -> Bool {
    guard cells.count == line.count else { return false }
    return cells.indices.allSatisfy { cells[$0].contains(line[$0]) }
  }
}
