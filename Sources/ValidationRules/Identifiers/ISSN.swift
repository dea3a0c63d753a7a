public import ValidationCore

extension Validation where Value == String {
  /// The text is an International Standard Serial Number: ISO 3297.
  ///
  /// Seven digits and a check digit by MOD 11, where 10 is written X; a hyphen may stand after the fourth.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping` (a hyphen at
  /// another place; the suggestion has it at the right one), `identifier.case`, `identifier.shape`,
  /// `identifier.checkDigit`.
  public static var issn: Validation { Validation(ISSNRule()) }
}

struct ISSNRule: TextRule {
  private let form = IdentifierForm(
    kind: "issn",
    alphabet: IdentifierAlphabet("0123456789X"),
    lengths: [8],
    separators: [UInt8(ascii: "-")],
    takesSeparators: true
  )

  func check(_ text: inout TextView, _ findings: inout Findings) {
    guard let characters = form.read(text, &findings) else { return }
    let hyphen = UInt8(ascii: "-")
    // Read without a fault, the text is ASCII: eight characters and single hyphens between them.
    if let stray = text.utf8.indices.first(where: { text.utf8[$0] == hyphen && $0 != 4 }) {
      let mended = characters.text(0..<4) + "-" + characters.text(4..<8)
      return findings.report(
        .identifier(.identifierGrouping, form.kind, ranges: [stray..<stray + 1], suggestion: mended))
    }
    if let x = characters[..<7].firstIndex(of: UInt8(ascii: "X")) {
      return form.report(.shape(x..<x + 1), in: text, to: &findings)
    }
    let check = CheckDigits.mod11(characters.values[..<7], (2...8).reversed())
    if ISBN.mod11Character(check) != characters[7] {
      form.report(.checkDigit(7..<8), in: text, to: &findings)
    }
  }
}
