public import ValidationCore

extension Validation where Value == String {
  /// The text is a Nano ID of 21 characters. See ``nanoid(length:file:line:)``.
  public static var nanoid: Validation { nanoid(length: 21) }

  /// The text is a Nano ID: ASCII letters, digits, `_` and `-`, as many as the generator was told to make.
  ///
  /// Codes: `identifier.characters`, `identifier.length`.
  ///
  /// - Parameters:
  ///   - length: The number of characters, from 1 up.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func nanoid(
    length: Int,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    if length < 1 { ruleMistake("a Nano ID cannot have \(length) characters", file, line) }
    return Validation(NanoIDRule(length: length))
  }
}

struct NanoIDRule: TextRule {
  let length: Int

  func check(_ text: inout TextView, _ findings: inout Findings) {
    let utf8 = text.utf8
    guard utf8.allSatisfy(Self.isCharacter) else {
      var found = OffendingScalars()
      for element in text.scalars {
        let byte = UInt8(exactly: element.scalar.value)
        if byte.map(Self.isCharacter) != true { found.insert(element) }
      }
      return findings.report(
        .identifier(
          .identifierCharacters,
          "nanoid",
          found: ["character": found.first.map { .character($0) } ?? ""],
          ranges: found.ranges
        )
      )
    }
    if utf8.count != length {
      findings.report(
        .identifier(
          .identifierLength, "nanoid", limits: ["expected": .integer(length)],
          found: ["actual": .integer(utf8.count)]))
    }
  }

  private static func isCharacter(_ byte: UInt8) -> Bool {
    HostLabels.isLetterOrDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
  }
}
