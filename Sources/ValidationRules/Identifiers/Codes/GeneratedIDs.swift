public import ValidationCore

extension Rules {
  static let objectID = identifier(.objectID)
  static let cuid2 = identifier(.cuid2)
  static let ksuid = identifier(.ksuid)
  static let xid = identifier(.xid)
}

extension Validation where Value == String {
  /// The text is an ObjectId of MongoDB: 24 hexadecimal digits in either case.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`.
  public static var objectID: Validation { Rules.objectID() }

  /// The text is a CUID2 of the length that is usual: a letter, and 23 letters and digits, all in lowercase.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`.
  public static var cuid2: Validation { Rules.cuid2() }

  /// The text is a KSUID: 27 digits to the base 62, up to the largest number of 20 bytes.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.notIssued`.
  public static var ksuid: Validation { Rules.ksuid() }

  /// The text is an XID: 20 characters of lowercase Base32 hex for 12 bytes, so that the last one is 0 or g.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`.
  public static var xid: Validation { Rules.xid() }
}

extension IdentifierFormat {
  package static let objectID = IdentifierFormat(
    name: "objectID",
    summary: "The text is an ObjectId of MongoDB.",
    authority: "BSON specification",
    shortName: "ObjectId",
    structure: .fixed(IdentifierVariant(["[0-9A-F]{24}"])),
    letterCase: .either,
    valid: ["507f1f77bcf86cd799439011", "507F1F77BCF86CD799439011"],
    invalid: [
      .init("507f1f77bcf86cd79943901", .identifierLength),
      .init("507f1f77bcf86cd79943901g", .identifierCharacters, 23..<24),
    ]
  )

  package static let cuid2 = IdentifierFormat(
    name: "cuid2",
    summary: "The text is a CUID2.",
    authority: "paralleldrive/cuid2",
    shortName: "CUID2",
    structure: .fixed(IdentifierVariant(["[a-z][0-9a-z]{23}"])),
    letterCase: .distinct,
    valid: ["tz4a98xxat96iws9zmbrgj3a", "pfh0haxfpzowht3oi213cqos"],
    invalid: [
      .init("1z4a98xxat96iws9zmbrgj3a", .identifierShape, 0..<1),
      .init("Tz4a98xxat96iws9zmbrgj3a", .identifierCharacters, 0..<1),
    ]
  )

  package static let ksuid = IdentifierFormat(
    name: "ksuid",
    summary: "The text is a KSUID.",
    authority: "segmentio/ksuid",
    shortName: "KSUID",
    structure: .fixed(
      IdentifierVariant(
        ["[0-9A-Za-z]{27}"],
        checks: [.notIssued(.allBut(last: 0), unless: .function { isWithin20Bytes($0, $1) })])),
    letterCase: .distinct,
    valid: ["0ujtsYcgvSTl8PAuAdqWYSMnLOv", "000000000000000000000000000", "aWgEPTl1tmebfsQzFP4bxwgy80V"],
    invalid: [.init("aWgEPTl1tmebfsQzFP4bxwgy80W", .identifierNotIssued, 0..<27)]
  )

  /// Whether a number is at most the largest of 20 bytes; its digits are in the order of ASCII.
  private static func isWithin20Bytes(_ characters: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    let largest: StaticString = "aWgEPTl1tmebfsQzFP4bxwgy80V"
    for index in 0..<min(count, largest.utf8CodeUnitCount) {
      let digit = largest.utf8Start[index]
      if characters[index] != digit { return characters[index] < digit }
    }
    return true
  }

  package static let xid = IdentifierFormat(
    name: "xid",
    summary: "The text is an XID.",
    authority: "rs/xid",
    shortName: "XID",
    structure: .fixed(IdentifierVariant(["[0-9a-v]{19}[0g]"])),
    letterCase: .distinct,
    valid: ["9m4e2mr0ui3e8a215n4g", "b50vl5e54p1000fo3gh0"],
    invalid: [.init("9m4e2mr0ui3e8a215n4h", .identifierShape, 19..<20)]
  )
}
