import Testing
import ValidationCore

@testable import ValidationRules

@Suite("A machine-readable zone")
struct MachineReadableZoneTests {
  private static let passport =
    "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10"
  private static let card =
    "I<UTOD231458907<<<<<<<<<<<<<<<\n7408122F1204159UTO<<<<<<<<<<<6\nERIKSSON<<ANNA<MARIA<<<<<<<<<<"
  /// A number of more than nine characters (part 5, 4.2.2): its check digit is behind it in the optional data.
  private static let longNumber =
    "I<UTOD23145890<7349<<<<<<<<<<<\n3407127M9507122UTO<<<<<<<<<<<2\nSTEVENSON<<PETER<JOHN<<<<<<<<<"

  @Test(
    "of each size is valid, with line breaks or without",
    arguments: [
      passport, card, longNumber,
      "I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<\nD231458907UTO7408122F1204159<<<<<<<6",
      "I<UTOSTEVENSON<<PETER<JOHN<<<<<<<<<<\nD23145890<UTO3407127M95071227349<<<8",
      "V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL8988901C4XXX4009078F96121096ZE184226B<<<<<<",
      "V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<\nL8988901C4XXX4009078F9612109<<<<<<<<",
    ])
  func valid(zone: String) {
    for breaks in ["\n", "\r\n", ""] {
      let text = zone.split(separator: "\n").joined(separator: breaks)
      #expect(Validation.mrz.errors(in: text) == [])
      #expect(Validation.mrz.isValid(value: text))
    }
  }

  private static func zone(
    _ code: ValidationError.Code, _ arguments: [String: ValidationError.Argument] = [:],
    _ ranges: [Range<Int>] = [], _ suggestion: String? = nil
  ) -> ValidationError {
    ValidationError(
      code: code, arguments: arguments.merging(["kind": .key("identifier.kind.mrz")]) { own, _ in own },
      ranges: ranges, suggestion: suggestion)
  }

  /// The passport with other characters from an offset on.
  private static func changed(_ offset: Int, _ text: String) -> String {
    var characters = Array(passport)
    characters.replaceSubrange(offset..<offset + text.count, with: text)
    return String(characters)
  }

  @Test(
    "says in which field it is wrong, and not what the field has",
    arguments: [
      Row(
        "", zone(.identifierLength, ["expected": .oneOf([72, 88, 90]), "actual": 0, "unit": "characters"])),
      Row(passport + "\n", zone(.identifierGrouping, [:], [44..<45, 89..<90], passport)),
      Row(
        changed(46, " "), zone(.identifierCharacters, ["character": .character(" ")], [46..<47])),
      Row(
        passport.lowercased(),
        zone(.identifierCase, ["case": "upper"], lowercase, passport)),
      Row(changed(0, "A"), zone(.identifierShape, ["part": "documentCode"], [0..<2])),
      Row(
        changed(2, "QQQ"), zone(.identifierRegion, ["part": "issuingState", "region": "QQQ"], [2..<5])),
      Row(changed(28, "X"), zone(.identifierShape, ["part": "name"], [28..<29])),
      Row(changed(15, "<"), zone(.identifierShape, ["part": "name"], [16..<17])),
      Row(changed(10, "1"), zone(.identifierShape, ["part": "name"], [10..<11])),
      Row(
        changed(54, "7"), zone(.identifierCheckDigit, ["part": "documentNumber"], [54..<55]),
        zone(.identifierCheckDigit, ["part": "composite"], [88..<89])),
      Row(
        changed(58, "741301"), zone(.identifierDate, ["part": "birthDate"], [58..<64]),
        zone(.identifierCheckDigit, ["part": "birthDate"], [64..<65]),
        zone(.identifierCheckDigit, ["part": "composite"], [88..<89])),
      Row(changed(65, "X"), zone(.identifierShape, ["part": "sex"], [65..<66])),
      Row(
        changed(87, "2"), zone(.identifierCheckDigit, ["part": "optionalData"], [87..<88]),
        zone(.identifierCheckDigit, ["part": "composite"], [88..<89])),
    ])
  func invalid(row: Row<String>) { expect(row, from: .mrz) }

  private static let lowercase: [Range<Int>] = passport.utf8.enumerated().compactMap {
    0x41...0x5A ~= $0.element ? $0.offset..<$0.offset + 1 : nil
  }

  @Test("may leave parts of the date of birth open")
  func unknownDate() {
    let text =
      "I<UTOD231458907<<<<<<<<<<<<<<<\n74<<<<9F1204159UTO<<<<<<<<<<<5\nERIKSSON<<<<<<<<<<<<<<<<<<<<<<"
    let codes = Validation.mrz.errors(in: text).map(\.code)
    #expect(!codes.contains(.identifierShape))
    #expect(!codes.contains(.identifierDate))
  }

  @Test("of another size than those that are accepted is refused")
  func sizes() {
    #expect(Validation.mrz([.td3]).errors(in: Self.passport) == [])
    #expect(Validation.mrz([.td3, .mrvA]).errors(in: Self.card).map(\.code) == [.choiceNotListed])
  }

  @Test("is read into its fields")
  func fields() throws {
    let zone = try MachineReadableZone(Self.passport)
    #expect(zone.size == .td3)
    #expect(zone.documentCode == "P")
    #expect(zone.issuingState == "UTO")
    #expect(zone.documentNumber == "L898902C3")
    #expect(zone.nationality == "UTO")
    #expect(zone.birthDate == "740812")
    #expect(zone.sex == "F")
    #expect(zone.expiryDate == "120415")
    #expect(zone.optionalData == "ZE184226B")
    #expect(zone.surname == "ERIKSSON")
    #expect(zone.givenNames == "ANNA MARIA")
    let long = try MachineReadableZone(Self.longNumber)
    #expect(long.documentNumber == "D23145890734")
    #expect(long.optionalData == "")
    #expect(long.surname == "STEVENSON")
    #expect(throws: ValidationError.self) { try MachineReadableZone("P<UTO") }
  }

  @Test("of a megabyte is refused in linear time")
  func large() {
    #expect(Validation.mrz.errors(in: megabyte(of: Self.passport)).map(\.code) == [.identifierLength])
    #expect(Validation.mrz.errors(in: megabyte(of: "p<é")).map(\.code) == [.identifierCharacters])
  }
}
