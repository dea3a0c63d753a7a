internal import CPhonePlans
import ValidationCore

/// The numbering plan of a country, a territory, or a service of the whole world: a view of tables in the binary.
///
/// Nothing is prepared before a plan is used. Source: Google's libphonenumber; see `CPhonePlans`.
struct NumberingPlan: @unchecked Sendable {  // The tables are constants.
  private let row: UnsafePointer<PhonePlan>

  fileprivate init(at index: Int) { row = phone_plans + index }

  /// The plan of a region by its ISO 3166-1 alpha-2 code in capitals; nil if there is none.
  init?(region: String) {
    var letters = region.utf8.makeIterator()
    self.init(letters.next(), letters.next(), isEnded: letters.next() == nil)
  }

  /// The same for a code in UTF-8.
  init?(region: UnsafeBufferPointer<UInt8>) {
    self.init(region.first, region.dropFirst().first, isEnded: region.count == 2)
  }

  private init?(_ first: UInt8?, _ second: UInt8?, isEnded: Bool) {
    guard let first, let second, isEnded else { return nil }
    let name = UInt16(first) << 8 | UInt16(second)
    var (low, high) = (0, phone_plan_count)
    while low < high {
      let middle = (low + high) / 2
      if Self(at: middle).name < name { low = middle + 1 } else { high = middle }
    }
    guard low < phone_plan_count, Self(at: low).name == name else { return nil }
    self.init(at: low)
  }

  /// The regions that have a plan, sorted.
  static var regions: [String] {
    (0..<phone_plan_count).map { Self(at: $0).region }.filter { $0 != world }
  }

  /// The region of services of the whole world, such as +800.
  static let world = "001"

  /// The two letters of the region as a number, in the order of the plans; those of the world, which have three digits,
  /// come last.
  private var name: UInt16 {
    let name = row.pointee.region
    if name.2 != 0 { return .max }
    return UInt16(UInt8(bitPattern: name.0)) << 8 | UInt16(UInt8(bitPattern: name.1))
  }

  var region: String {
    withUnsafeBytes(of: row.pointee.region) { name in
      String(decoding: name.prefix(3).prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  var callingCode: Int { Int(row.pointee.calling_code) }

  /// How many digits a national number can have.
  var lengths: PhoneLengths { PhoneLengths(bits: row.pointee.lengths) }

  /// How many digits a national number of a kind can have; none if the plan does not have such numbers.
  func lengths(of kind: PhoneNumber.Kind) -> PhoneLengths {
    var lengths = PhoneLengths(bits: 0)
    withUnsafeBytes(of: row.pointee.kind_lengths) { rows in
      for (index, own) in PhoneNumber.Kind.inTables.enumerated() where index < rows.count {
        let isMeant = own == kind || kind == .fixedLineOrMobile && (own == .fixedLine || own == .mobile)
        if isMeant { lengths.formUnion(PhoneLengths(bits: phone_lengths[Int(rows[index])])) }
      }
    }
    return lengths
  }

  /// How many digits a number can have that is dialled only within an area.
  var localLengths: PhoneLengths { PhoneLengths(bits: row.pointee.local_lengths) }

  /// The kind of a national number; nil if it is not valid.
  func kind(of national: PhoneDigits) -> PhoneNumber.Kind? {
    // 1 is for a number of the general form that is of no kind.
    let output = Int(national.walk(from: row.pointee.kinds, isWhole: true)) - 2
    return PhoneNumber.Kind.inTables.indices.contains(output) ? PhoneNumber.Kind.inTables[output] : nil
  }

  /// Whether a number has the form that all national numbers have.
  func hasGeneralForm(_ national: PhoneDigits) -> Bool {
    national.walk(from: row.pointee.kinds, isWhole: true) > 0
  }

  /// How many of the dialled digits lead abroad; nil if none do.
  func abroadLength(_ dialled: PhoneDigits) -> Int? {
    let output = Int(dialled.walk(from: row.pointee.abroad, isWhole: false))
    guard output > 0 else { return nil }
    let length = Int(phone_prefixes[output - 1].length)
    // Calling codes do not begin with 0.
    return length < dialled.count && dialled[length] == 0 ? nil : length
  }

  /// The dialled digits without the national prefix and a carrier's code, and with what the plan puts instead.
  func withoutTrunk(_ dialled: PhoneDigits) -> PhoneDigits {
    let output = Int(dialled.walk(from: row.pointee.trunk, isWhole: false))
    guard output > 0 else { return dialled }
    let prefix = phone_prefixes[output - 1]
    var national = PhoneDigits()
    withUnsafeBytes(of: prefix.literal) { literal in
      for byte in literal where byte != 0 { national.append(byte &- 0x30) }
    }
    for index in Int(prefix.kept_start)..<max(Int(prefix.kept_start), Int(prefix.kept_end)) {
      national.append(dialled[index])
    }
    for index in Int(prefix.length)..<max(Int(prefix.length), dialled.count) {
      national.append(dialled[index])
    }
    return hasGeneralForm(dialled) && !hasGeneralForm(national) ? dialled : national
  }

  /// A national number as it is written in its country, or after the calling code.
  func format(_ national: PhoneDigits, isInternational: Bool) -> String {
    let root = isInternational ? row.pointee.international_format : row.pointee.national_format
    let output = Int(national.walk(from: root, isWhole: true))
    guard output > 0 else { return national.text }
    let format = phone_formats[output - 1]
    var text = ""
    var index = 0
    for character in String(cString: isInternational ? format.international : format.national) {
      switch character {
      case "#":
        text.append(String(national[index]))
        index += 1
      case "_": index += 1
      default: text.append(character)
      }
    }
    return text
  }
}

/// The calling code at the start of a number, with the plans of its regions.
struct PhoneCallingCodeEntry: @unchecked Sendable {  // The tables are constants.
  private let row: UnsafePointer<PhoneCallingCode>

  /// The entry of a code; nil if no plan has it.
  init?(_ code: Int) {
    var (low, high) = (0, phone_calling_code_count)
    while low < high {
      let middle = (low + high) / 2
      if Int(phone_calling_codes[middle].code) < code { low = middle + 1 } else { high = middle }
    }
    guard low < phone_calling_code_count, Int(phone_calling_codes[low].code) == code else { return nil }
    row = phone_calling_codes + low
  }

  var code: Int { Int(row.pointee.code) }

  /// The plan of the main region.
  var main: NumberingPlan { NumberingPlan(at: Int(row.pointee.plan)) }

  /// The plan of the region that a national number belongs to; nil if it belongs to none of several.
  func plan(of national: PhoneDigits) -> NumberingPlan? {
    if row.pointee.regions == 0 { return main }
    let output = Int(national.walk(from: row.pointee.regions, isWhole: true))
    return output > 0 ? NumberingPlan(at: output - 1) : nil
  }
}

/// Numbers of digits, a bit for each.
struct PhoneLengths {
  private(set) var bits: UInt32

  init(bits: UInt32) { self.bits = bits }

  mutating func formUnion(_ other: PhoneLengths) { bits |= other.bits }

  func contains(_ length: Int) -> Bool { 0..<32 ~= length && bits >> UInt32(length) & 1 == 1 }
  var minimum: Int { bits == 0 ? 0 : bits.trailingZeroBitCount }
  var maximum: Int { bits == 0 ? 0 : 31 - bits.leadingZeroBitCount }

  /// The numbers, each with as many more, as alternatives.
  func oneOf(adding others: Int) -> ArgumentList.Value {
    if 0..<32 ~= others { return .oneOf(UInt64(bits) << UInt64(others)) }
    return .oneOf((0..<32).filter(contains).map { max(0, $0 + others) })
  }
}
