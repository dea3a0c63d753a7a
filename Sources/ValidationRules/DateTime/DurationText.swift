public import ValidationCore

extension ValidationError.Code {
  /// The text is not written as a duration. Argument: `example`. The range is where the text goes wrong.
  public static let durationSyntax: Self = "duration.syntax"
  /// The duration, or the part after its T, has no amount. No arguments. The range is the P or the T.
  public static let durationEmpty: Self = "duration.empty"
  /// A unit is not allowed where it is: out of order, repeated, on the wrong side of the T, together with weeks, or
  /// after a skipped unit. Argument: `unit`. The range is the unit.
  public static let durationUnit: Self = "duration.unit"
}

extension RuleReport {
  static let durationSyntax = RuleReport(.durationSyntax, limits: ["example": .text])
  static let durationEmpty = RuleReport(.durationEmpty)
  static let durationUnit = RuleReport(.durationUnit, found: ["unit": .text])
}

extension Rules {
  static let duration = RuleOf(
    "duration",
    "The text is a duration, such as P1DT12H.",
    standard: "RFC 3339, appendix A; ISO 8601-1:2019",
    reports: [.durationSyntax, .durationEmpty, .durationUnit],
    samples: [
      RuleSample(
        valid: ["P1DT12H"], invalid: ["1 day": .durationSyntax, "P": .durationEmpty, "P1D1W": .durationUnit]),
      RuleSample(["notation": "iso8601"], valid: ["PT0.5S"]),
    ],
    takes: .notation,
    make: DurationRule.init
  )
}

extension Validation where Value == String {
  /// The text is an RFC 3339 duration: `P3Y6M4DT12H30M5S`. See ``duration(_:)``.
  public static var duration: Validation { duration(.rfc3339) }

  /// The text is a duration in the form of a standard: `P1DT12H`, `P4W`.
  ///
  /// RFC 3339 requires whole numbers and no skipped unit between two others, so it refuses `P1Y2D` and `PT0.5S`. ISO
  /// 8601 accepts both; the fraction, with a point or a comma, may be in the last amount only. Weeks cannot be
  /// combined with other units. Amounts have any number of digits, and no sign.
  ///
  /// Codes: `duration.syntax`, `duration.empty`, `duration.unit`. Standards: RFC 3339, appendix A; ISO 8601-1:2019,
  /// section 5.5.2.
  public static func duration(_ notation: DateTimeNotation) -> Validation {
    Rules.duration(notation)
  }
}

struct DurationRule: TextRule {
  let notation: DateTimeNotation

  private enum Fault: Error {
    case syntax(Int)
    case empty(Int)
    case unit(Int)
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    do throws(Fault) { try read(text.utf8) } catch {
      sink.report(Self.error(error, in: text))
    }
  }

  private static let dateUnits: [UInt8] = Array("YMD".utf8)
  private static let timeUnits: [UInt8] = Array("HMS".utf8)

  private func read(_ utf8: UnsafeBufferPointer<UInt8>) throws(Fault) {
    var reader = DateTimeReader(utf8, notation)
    guard reader.skip("P") else { throw .syntax(0) }
    if reader.offset == utf8.count { throw .empty(0) }
    if try amounts(&reader, Self.dateUnits, allowsWeeks: true) { return }
    guard reader.offset < utf8.count else { return }
    let start = reader.offset
    guard reader.skip("T") else { throw .syntax(start) }
    if reader.offset == utf8.count { throw .empty(start) }
    _ = try amounts(&reader, Self.timeUnits, allowsWeeks: false)
    if reader.offset < utf8.count { throw .syntax(reader.offset) }
  }

  /// Reads amounts with their units, in the order of the units; true for weeks, which end the duration.
  private func amounts(
    _ reader: inout DateTimeReader,
    _ units: [UInt8],
    allowsWeeks: Bool
  ) throws(Fault) -> Bool {
    let start = reader.offset
    var last: Int?
    while let byte = reader.next, byte != UInt8(ascii: "T") || reader.offset == start && !allowsWeeks {
      let hasFraction = try amount(&reader)
      let place = reader.offset
      guard let unit = reader.next else { throw .syntax(place) }
      reader.offset += 1
      if unit == UInt8(ascii: "W") {
        guard allowsWeeks, last == nil, reader.next == nil else { throw .unit(place) }
        return true
      }
      guard let index = units.firstIndex(of: unit) else {
        // A unit from the other side of the T, or no unit at all.
        if Self.dateUnits.contains(unit) || Self.timeUnits.contains(unit) { throw .unit(place) }
        throw .syntax(place)
      }
      if let last, notation == .rfc3339 ? index != last + 1 : index <= last { throw .unit(place) }
      if hasFraction, reader.next != nil { throw .syntax(reader.offset) }
      last = index
    }
    return false
  }

  /// Reads the digits of an amount; true if it has a fraction.
  private func amount(_ reader: inout DateTimeReader) throws(Fault) -> Bool {
    try digits(&reader)
    guard notation == .iso8601, reader.skip(".") || reader.skip(",") else { return false }
    try digits(&reader)
    return true
  }

  private func digits(_ reader: inout DateTimeReader) throws(Fault) {
    let start = reader.offset
    while let next = reader.next, next &- 0x30 < 10 { reader.offset += 1 }
    if reader.offset == start { throw .syntax(start) }
  }

  private static func error(_ fault: Fault, in text: borrowing TextView) -> ValidationError {
    switch fault {
    case .syntax(let offset):
      return ValidationError(
        reporting: .durationSyntax,
        limits: ArgumentList("example", "P1DT12H30M"),
        ranges: [text.scalarRange(at: offset)]
      )
    case .empty(let offset):
      return ValidationError(reporting: .durationEmpty, ranges: [offset..<(offset + 1)])
    case .unit(let offset):
      let unit = String(decoding: UnsafeBufferPointer(rebasing: text.utf8[offset...offset]), as: UTF8.self)
      return ValidationError(
        reporting: .durationUnit, found: ArgumentList("unit", .text(unit)), ranges: [offset..<(offset + 1)])
    }
  }
}
