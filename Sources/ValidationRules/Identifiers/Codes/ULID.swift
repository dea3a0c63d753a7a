public import ValidationCore

extension Rules {
  static let ulid = identifier(.ulid)
}

extension Validation where Value == String {
  /// The text is a ULID: the specification of ulid/spec.
  ///
  /// 26 characters of Crockford's Base32, which does not have I, L, O and U, in either case; the first is at most 7, as
  /// the number has 128 bits.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`.
  public static var ulid: Validation { Rules.ulid() }
}

extension IdentifierFormat {
  package static let ulid = IdentifierFormat(
    name: "ulid",
    summary: "The text is a ULID.",
    authority: "ulid/spec; Crockford's Base32",
    structure: .fixed(IdentifierVariant(["[0-7][0-9A-HJKMNP-TV-Z]{25}"])),
    letterCase: .either,
    valid: ["01ARZ3NDEKTSV4RRFFQ69G5FAV", "7ZZZZZZZZZZZZZZZZZZZZZZZZZ", "01arz3ndektsv4rrffq69g5fav"],
    invalid: [.init("8ZZZZZZZZZZZZZZZZZZZZZZZZZ", .identifierShape, 0..<1)]
  )
}
