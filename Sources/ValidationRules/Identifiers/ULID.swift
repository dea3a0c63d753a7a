public import ValidationCore

extension Validation where Value == String {
  /// The text is a ULID: the specification of ulid/spec.
  ///
  /// 26 characters of Crockford's Base32, which has no I, L, O and U, in either case; the first is 7 at the most, since
  /// the number has 128 bits.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.shape`.
  public static var ulid: Validation {
    let form = IdentifierForm(
      kind: "ulid",
      alphabet: IdentifierAlphabet("0123456789ABCDEFGHJKMNPQRSTVWXYZ"),
      lengths: [26],
      takesLowercase: true
    )
    return Validation(
      FormedIdentifierRule(form: form) { $0[0] <= UInt8(ascii: "7") ? nil : .shape(0..<1) }
    )
  }
}
