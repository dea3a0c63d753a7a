/// A size of travel document, by its machine-readable zone: ICAO Doc 9303.
public enum TravelDocumentSize: String, Sendable, Hashable, CaseIterable, Codable {
  /// A card: three lines of 30 characters (part 5).
  case td1
  /// A larger card: two lines of 36 characters (part 6).
  case td2
  /// A passport: two lines of 44 characters (part 4).
  case td3
  /// A visa of two lines of 44 characters (part 7).
  case mrvA
  /// A visa of two lines of 36 characters (part 7).
  case mrvB
}

/// A field of a machine-readable zone.
enum ZoneField: String, Sendable {
  case documentCode, issuingState, documentNumber, nationality, birthDate, sex, expiryDate, optionalData, name
  /// The last check digit, over several fields.
  case composite
}

/// Where the fields of a machine-readable zone are, in offsets of the lines put together.
struct ZoneLayout: Sendable {
  let size: TravelDocumentSize
  let lineCount: Int
  let lineLength: Int
  let documentCode: Range<Int>
  let issuingState: Range<Int>
  /// Nine characters; the check digit is behind it, as behind the dates.
  let documentNumber: Range<Int>
  let nationality: Range<Int>
  let birthDate: Range<Int>
  let sex: Int
  let expiryDate: Range<Int>
  let optionalData: Range<Int>
  /// Where a document number continues that is longer than nine characters; nil if it cannot.
  let continuation: Range<Int>?
  /// Where the check digit of the optional data is; nil if they do not have any.
  let optionalCheck: Int?
  let name: Range<Int>
  /// What the last check digit is over, and where it is; nil for visas.
  let composite: (fields: [Range<Int>], check: Int)?

  static let td1 = ZoneLayout(
    size: .td1, lineCount: 3, lineLength: 30, documentCode: 0..<2, issuingState: 2..<5,
    documentNumber: 5..<14, nationality: 45..<48, birthDate: 30..<36, sex: 37, expiryDate: 38..<44,
    optionalData: 48..<59, continuation: 15..<30, optionalCheck: nil, name: 60..<90,
    composite: ([5..<30, 30..<37, 38..<45, 48..<59], 59))

  static let td2 = twoLines(.td2, 36, composite: ([36..<46, 49..<56, 57..<71], 71))
  static let td3 = twoLines(.td3, 44, composite: ([44..<54, 57..<64, 65..<87], 87))
  static let mrvA = twoLines(.mrvA, 44, composite: nil)
  static let mrvB = twoLines(.mrvB, 36, composite: nil)

  private static func twoLines(
    _ size: TravelDocumentSize, _ length: Int, composite: (fields: [Range<Int>], check: Int)?
  ) -> ZoneLayout {
    let end = size == .td3 ? 2 * length - 2 : size == .td2 ? 2 * length - 1 : 2 * length
    return ZoneLayout(
      size: size, lineCount: 2, lineLength: length, documentCode: 0..<2, issuingState: 2..<5,
      documentNumber: length..<length + 9, nationality: length + 10..<length + 13,
      birthDate: length + 13..<length + 19, sex: length + 20, expiryDate: length + 21..<length + 27,
      optionalData: length + 28..<end, continuation: size == .td2 ? length + 28..<end : nil,
      optionalCheck: size == .td3 ? end : nil, name: 5..<length, composite: composite)
  }

  /// How many characters zones can have.
  static let lengths = [72, 88, 90]

  /// The layout of a zone by its length and its first character, V for visas.
  static func of(length: Int, first: UInt8) -> ZoneLayout? {
    let isVisa = first == UInt8(ascii: "V")
    return switch length {
    case 90: td1
    case 88: isVisa ? mrvA : td3
    case 72: isVisa ? mrvB : td2
    default: nil
    }
  }
}
