public import ValidationCore

extension ValidationError.Code {
  /// The UUID is of a version, or of a variant, that is not accepted. Arguments: `allowed` (the versions), `actual`.
  /// The range is the digits that tell them.
  public static let uuidVersion: Self = "uuid.version"
}

extension Validation where Value == String {
  /// The text is a UUID of any version. See ``uuid(versions:nil:max:file:line:)``.
  public static var uuid: Validation { Validation(UUIDRule(versions: [], takesNil: true, takesMax: true)) }

  /// The text is a UUID of one of some versions: RFC 9562, section 4.
  ///
  /// 32 hexadecimal digits of either case with hyphens after the 8th, 12th, 16th and 20th; no braces and no `urn:uuid:`.
  /// The digit of the version must be one of those asked, and the variant that of the RFC; ``uuid`` asks for neither.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.shape` (hyphens at other places; the suggestion has them at the right ones), `uuid.version`.
  ///
  /// - Parameters:
  ///   - versions: The accepted versions, from 1 to 8; one or more.
  ///   - isNilTaken: Whether the nil UUID, all zeros, is accepted.
  ///   - isMaxTaken: Whether the max UUID, all ones, is accepted.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func uuid(
    versions: [Int],
    nil isNilTaken: Bool = false,
    max isMaxTaken: Bool = false,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    if versions.isEmpty { ruleMistake("no version of UUIDs is accepted", file, line) }
    for version in versions where !(1...8 ~= version) {
      ruleMistake("there is no version \(version) of UUIDs", file, line)
    }
    let sorted = Set(versions).sorted()
    return Validation(UUIDRule(versions: sorted, takesNil: isNilTaken, takesMax: isMaxTaken))
  }
}

struct UUIDRule: TextRule {
  /// Empty for any.
  let versions: [Int]
  let takesNil: Bool
  let takesMax: Bool

  private static let form = IdentifierForm(
    kind: "uuid",
    alphabet: .hexadecimal,
    lengths: [32],
    separators: [UInt8(ascii: "-")],
    takesSeparators: true,
    takesLowercase: true,
    written: written
  )

  func check(_ text: inout TextView, _ findings: inout Findings) {
    guard let digits = Self.form.read(text, &findings) else { return }
    // Read without a fault, the text is ASCII: digits and single hyphens between them.
    let utf8 = text.utf8
    let stray = utf8.indices.first { Self.isHyphen($0) != (utf8[$0] == UInt8(ascii: "-")) }
    guard stray == nil, utf8.count == 36 else {
      let range = stray.map { $0..<$0 + 1 } ?? utf8.count..<utf8.count
      return findings.report(
        .identifier(.identifierShape, "uuid", ranges: [range], suggestion: Self.written(digits)))
    }
    if versions.isEmpty { return }
    if digits.isUniform {
      if takesNil, digits[0] == UInt8(ascii: "0") { return }
      if takesMax, digits[0] == UInt8(ascii: "F") { return }
    }
    let version = digits.values[12]
    let isVariant = 8...11 ~= digits.values[16]
    if versions.contains(version), isVariant { return }
    let range = versions.contains(version) ? 19..<20 : 14..<15
    findings.report(
      ValidationError(
        code: .uuidVersion,
        limits: ["allowed": .alternatives(versions.map { .integer($0) })],
        found: ["actual": .integer(version)],
        ranges: [range]
      )
    )
  }

  /// Whether a hyphen belongs at an offset.
  private static func isHyphen(_ offset: Int) -> Bool {
    offset == 8 || offset == 13 || offset == 18 || offset == 23
  }

  private static let written: @Sendable (IdentifierCharacters) -> String = { digits in
    [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { digits.text($0).lowercased() }.joined(separator: "-")
  }
}
