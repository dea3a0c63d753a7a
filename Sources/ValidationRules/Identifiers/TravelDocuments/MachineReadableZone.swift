public import ValidationCore

extension Rules {
  static let mrz = RuleOf(
    "mrz",
    "The text is the machine-readable zone of a passport, an identity card or a visa, whose check digits match.",
    standard: "ICAO Doc 9303, parts 3 to 7",
    reports: [
      RuleReport(.identifierCharacters, limits: ["kind": .key], found: ["character": .character]),
      RuleReport(
        .identifierLength, limits: ["kind": .key, "unit": .text],
        found: ["expected": .value, "actual": .integer]),
      RuleReport(.identifierGrouping, limits: ["kind": .key]),
      RuleReport(.identifierCase, limits: ["kind": .key, "case": .text]), .choiceNotListed,
      RuleReport(.identifierShape, limits: ["kind": .key, "part": .text]),
      RuleReport(.identifierRegion, limits: ["kind": .key, "part": .text], found: ["region": .text]),
      RuleReport(.identifierDate, limits: ["kind": .key, "part": .text]),
      RuleReport(.identifierCheckDigit, limits: ["kind": .key, "part": .text]),
    ],
    samples: [
      RuleSample(
        valid: [
          "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10",
          "I<UTOD231458907<<<<<<<<<<<<<<<\n7408122F1204159UTO<<<<<<<<<<<6\nERIKSSON<<ANNA<MARIA<<<<<<<<<<",
          "I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<\nD231458907UTO7408122F1204159<<<<<<<6",
          "V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL8988901C4XXX4009078F96121096ZE184226B<<<<<<",
        ],
        invalid: [
          "P UTO": .identifierCharacters, "P<UTO": .identifierLength,
          "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<\n<<L898902C36UTO7408122F1204159ZE184226B<<<<<10":
            .identifierGrouping,
          "p<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10":
            .identifierCase,
          "X<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10":
            .identifierShape,
          "P<QQQERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10":
            .identifierRegion,
          "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7413122F1204159ZE184226B<<<<<10":
            .identifierDate,
          "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C37UTO7408122F1204159ZE184226B<<<<<10":
            .identifierCheckDigit,
        ]),
      RuleSample(
        ["sizes": ["td1", "td3"]],
        invalid: [
          "I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<\nD231458907UTO7408122F1204159<<<<<<<6": .choiceNotListed
        ]),
    ],
    takes: .choices("sizes", shorthand: true),
    make: MachineReadableZoneRule.init
  )
}

extension Validation where Value == String {
  /// The text is a machine-readable zone of any size. See ``mrz(_:file:line:)``.
  public static var mrz: Validation { mrz(TravelDocumentSize.allCases) }

  /// The text is the machine-readable zone of a travel document: ICAO Doc 9303.
  ///
  /// ```swift
  /// .mrz([.td3])   // passports alone
  /// ```
  /// Its two or three lines have a line break between them, or nothing. All fields are checked: codes of the document and
  /// of states, dates, and the check digits, also those of numbers that continue in the optional data. Whether the
  /// document has expired is not checked.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.grouping`, `identifier.case`, `choice.notListed`
  /// (another size), and with the argument `part` `identifier.shape`, `identifier.region`, `identifier.date` and
  /// `identifier.checkDigit`. The part is `documentCode`, `issuingState`, `documentNumber`, `nationality`, `birthDate`,
  /// `sex`, `expiryDate`, `optionalData`, `composite` or `name`; what it has is not among the arguments.
  ///
  /// - Parameters:
  ///   - sizes: The sizes that are accepted.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func mrz(
    _ sizes: [TravelDocumentSize], file: StaticString = #fileID, line: UInt = #line
  ) -> Validation {
    Rules.mrz(sizes, file: file, line: line)
  }
}

/// What a machine-readable zone says: ICAO Doc 9303.
///
/// ```swift
/// let zone = try MachineReadableZone("P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10")
/// zone.surname      // "ERIKSSON"
/// zone.givenNames   // "ANNA MARIA"
/// ```
public struct MachineReadableZone: Sendable, Hashable {
  public let size: TravelDocumentSize
  /// The kind of document, such as `P` or `ID`.
  public let documentCode: String
  /// The state or organization, such as `BRA`; `D` for Germany.
  public let issuingState: String
  public let documentNumber: String
  /// The state whose citizen the holder is.
  public let nationality: String
  /// Year, month and day in two digits each; `<<` for what is not known.
  public let birthDate: String
  /// `M`, `F` or, if it is not stated, `<`.
  public let sex: String
  /// Year, month and day in two digits each.
  public let expiryDate: String
  /// What the state adds, such as a national number; empty if there is nothing.
  public let optionalData: String
  /// The primary identifier, with spaces for fillers.
  public let surname: String
  /// The secondary identifier, with spaces for fillers; empty if there is none.
  public let givenNames: String

  /// Reads a valid zone.
  ///
  /// - Throws: The first error of `Validation.mrz`.
  public init(_ text: String) throws(ValidationError) {
    if let error = Validation.mrz.errors(in: text).first { throw error }
    var text = text
    let zone: Self? = text.withUTF8 { utf8 in
      guard let first = utf8.first, let layout = ZoneLayout.of(length: ZoneText.length(utf8), first: first)
      else { return nil }
      return ZoneText(utf8, layout).map(Self.init)
    }
    guard let zone else { throw ValidationError(code: .identifierShape) }
    self = zone
  }

  private init(_ zone: ZoneText) {
    let layout = zone.layout
    func plain(_ range: Range<Int>) -> String {
      let text = zone.text(range)
      let end = text.utf8.lastIndex { $0 != ZoneText.filler }
      return end.map {
        text[...$0].split(separator: "<", omittingEmptySubsequences: false).joined(separator: " ")
      } ?? ""
    }
    size = layout.size
    documentCode = plain(layout.documentCode)
    issuingState = plain(layout.issuingState)
    nationality = plain(layout.nationality)
    birthDate = zone.text(layout.birthDate)
    sex = zone.text(layout.sex..<layout.sex + 1)
    expiryDate = zone.text(layout.expiryDate)
    var optional = [layout.optionalData]
    if let continuation = layout.continuation {
      let end = zone.continuationEnd
      documentNumber =
        plain(layout.documentNumber) + (end.map { plain(continuation.lowerBound..<$0) } ?? "")
      let rest = (end.map { $0 + 1 } ?? continuation.lowerBound)..<continuation.upperBound
      optional = continuation == layout.optionalData ? [rest] : [rest, layout.optionalData]
    } else {
      documentNumber = plain(layout.documentNumber)
    }
    optionalData = optional.map(plain).filter { !$0.isEmpty }.joined(separator: " ")
    let names = zone.text(layout.name).split(separator: "<<", maxSplits: 1, omittingEmptySubsequences: false)
    func name(_ index: Int) -> String {
      names.indices.contains(index)
        ? names[index].split(separator: "<").joined(separator: " ") : ""
    }
    (surname, givenNames) = (name(0), name(1))
  }
}
