import ICU
import ValidationCore

/// Checks a machine-readable zone field by field.
struct MachineReadableZoneRule: TextRule {
  let sizes: [TravelDocumentSize]
  /// The arguments of the error that lists them.
  private let allowed: SharedArguments
  private static let lengths = ValidationError.Argument.oneOf(ZoneLayout.lengths)
  private static let kind = "mrz"

  init(sizes: [TravelDocumentSize]) throws(ImpossibleRule) {
    if sizes.isEmpty {
      throw ImpossibleRule(at: "sizes", "no document is of no size", expected: "at least one size")
    }
    self.sizes = sizes
    allowed = SharedArguments(with: ["allowed": .alternatives(sizes.map { .text($0.rawValue) })])
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    let utf8 = text.utf8
    if let error = Self.characterFault(text) { return sink.report(error) }
    let length = ZoneText.length(utf8)
    guard let first = utf8.first(where: { !Self.isLineBreak($0) }),
      let layout = ZoneLayout.of(length: length, first: first & ~0x20)
    else {
      return sink.report(
        .identifier(
          .identifierLength, Self.kind, limits: ArgumentList("unit", "characters"),
          found: ArgumentList("expected", .argument(Self.lengths), "actual", .integer(length))))
    }
    guard let zone = ZoneText(utf8, layout) else {
      return sink.report(
        .identifier(
          .identifierGrouping, Self.kind, ranges: Self.lineBreaks(utf8),
          suggesting: Self.suggestion(text, layout)))
    }
    if utf8.contains(where: Self.isLowercase) {
      return sink.report(
        .identifier(
          .identifierCase, Self.kind, limits: ArgumentList("case", "upper"),
          ranges: Self.lowercase(utf8),
          suggesting: Self.suggestion(text, layout)))
    }
    if !sizes.contains(layout.size) {
      return sink.report(
        ValidationError(reporting: .choiceNotListed, allowed, ranges: [zone.range(0..<2)]))
    }
    check(zone, &sink)
  }

  private func check(_ zone: ZoneText, _ sink: inout ErrorSink) {
    let layout = zone.layout
    checkCode(zone, &sink)
    if sink.isDecided { return }
    checkState(zone, .issuingState, layout.issuingState, &sink)
    if sink.isDecided { return }
    checkNumber(zone, &sink)
    if sink.isDecided { return }
    checkState(zone, .nationality, layout.nationality, &sink)
    if sink.isDecided { return }
    checkDate(zone, .birthDate, layout.birthDate, &sink)
    if sink.isDecided { return }
    let sex = zone[layout.sex]
    if sex != UInt8(ascii: "M"), sex != UInt8(ascii: "F"), sex != ZoneText.filler {
      report(zone, .identifierShape, .sex, layout.sex..<layout.sex + 1, &sink)
      if sink.isDecided { return }
    }
    checkDate(zone, .expiryDate, layout.expiryDate, &sink)
    if sink.isDecided { return }
    if let check = layout.optionalCheck {
      // Without data a filler will do.
      let mayBeFiller = zone.isFilled(layout.optionalData)
      checkDigit(
        zone, .optionalData, zone.sum(layout.optionalData), at: check, mayBeFiller: mayBeFiller, &sink)
      if sink.isDecided { return }
    }
    if let composite = layout.composite {
      var (sum, count) = (0, 0)
      for field in composite.fields {
        sum += zone.sum(field, after: count)
        count += field.count
      }
      checkDigit(zone, .composite, sum, at: composite.check, &sink)
      if sink.isDecided { return }
    }
    checkName(zone, &sink)
  }

  private func checkCode(_ zone: ZoneText, _ sink: inout ErrorSink) {
    let first = zone[0]
    let isKnown =
      switch zone.layout.size {
      case .td1, .td2: [UInt8(ascii: "A"), UInt8(ascii: "C"), UInt8(ascii: "I")].contains(first)
      case .td3: first == UInt8(ascii: "P")
      case .mrvA, .mrvB: true
      }
    let isLetter = zone[1] == ZoneText.filler || Self.isCapital(zone[1])
    if !isKnown || !isLetter { report(zone, .identifierShape, .documentCode, 0..<2, &sink) }
  }

  private func checkState(
    _ zone: ZoneText, _ field: ZoneField, _ range: Range<Int>, _ sink: inout ErrorSink
  ) {
    if TravelDocumentStates.has(
      zone[range.lowerBound], zone[range.lowerBound + 1], zone[range.lowerBound + 2])
    {
      return
    }
    sink.report(
      .identifier(
        .identifierRegion, Self.kind, limits: ArgumentList("part", .text(field.rawValue)),
        found: ArgumentList("region", .text(zone.text(range))), ranges: [zone.range(range)]))
  }

  private func checkNumber(_ zone: ZoneText, _ sink: inout ErrorSink) {
    let number = zone.layout.documentNumber
    if zone[number.lowerBound] == ZoneText.filler {
      return report(zone, .identifierShape, .documentNumber, number, &sink)
    }
    guard let end = zone.continuationEnd, let continuation = zone.layout.continuation else {
      return checkDigit(zone, .documentNumber, zone.sum(number), at: number.upperBound, &sink)
    }
    let sum = zone.sum(number) + zone.sum(continuation.lowerBound..<end, after: number.count)
    checkDigit(zone, .documentNumber, sum, at: end, &sink)
  }

  /// Reports a date that never was, or a wrong check digit behind it. Unknown parts of a date of birth are fillers.
  private func checkDate(
    _ zone: ZoneText, _ field: ZoneField, _ range: Range<Int>, _ sink: inout ErrorSink
  ) {
    let start = range.lowerBound
    let year = number(zone, start)
    let month = number(zone, start + 2)
    let day = number(zone, start + 4)
    let isWhole = year != nil && month != nil && day != nil
    guard isWhole || field == .birthDate && isPartlyUnknown(zone, start) else {
      return report(zone, .identifierShape, field, range, &sink)
    }
    let monthLength = month.map { Self.length(ofMonth: $0, year: year ?? 0) } ?? 31
    if monthLength == 0 || !(day.map { 1...monthLength ~= $0 } ?? true) {
      report(zone, .identifierDate, field, range, &sink)
      if sink.isDecided { return }
    }
    checkDigit(zone, field, zone.sum(range), at: range.upperBound, &sink)
  }

  /// Whether each part of a date is a number or fillers.
  private func isPartlyUnknown(_ zone: ZoneText, _ start: Int) -> Bool {
    stride(from: start, to: start + 6, by: 2).allSatisfy {
      number(zone, $0) != nil || zone.isFilled($0..<$0 + 2)
    }
  }

  /// The most days that a month can have in a year of two digits; 0 if there is no such month.
  private static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 1, 3, 5, 7, 8, 10, 12: 31
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 ? 29 : 28
    default: 0
    }
  }

  /// The number in two digits.
  private func number(_ zone: ZoneText, _ index: Int) -> Int? {
    guard 0x30...0x39 ~= zone[index], 0x30...0x39 ~= zone[index + 1] else { return nil }
    return Int(zone[index] - 0x30) * 10 + Int(zone[index + 1] - 0x30)
  }

  /// Reports digits among the names, letters behind them, and a name that is missing.
  private func checkName(_ zone: ZoneText, _ sink: inout ErrorSink) {
    let range = zone.layout.name
    if !Self.isCapital(zone[range.lowerBound]) {
      return report(zone, .identifierShape, .name, range.lowerBound..<range.lowerBound + 1, &sink)
    }
    // Two fillers are between the identifiers, one between the parts of each; behind them are only fillers.
    var (fillers, hasSecondary, hasEnded) = (0, false, false)
    for index in range {
      if zone[index] == ZoneText.filler {
        fillers += 1
        continue
      }
      if fillers > 1 { (hasEnded, hasSecondary) = (hasSecondary || fillers > 2, true) }
      if hasEnded || !Self.isCapital(zone[index]) {
        return report(zone, .identifierShape, .name, index..<index + 1, &sink)
      }
      fillers = 0
    }
  }

  private func checkDigit(
    _ zone: ZoneText, _ field: ZoneField, _ sum: Int, at index: Int, mayBeFiller: Bool = false,
    _ sink: inout ErrorSink
  ) {
    if zone[index] == UInt8(0x30 + sum % 10) || mayBeFiller && zone[index] == ZoneText.filler { return }
    report(zone, .identifierCheckDigit, field, index..<index + 1, &sink)
  }

  private func report(
    _ zone: ZoneText, _ code: ValidationError.Code, _ field: ZoneField, _ range: Range<Int>,
    _ sink: inout ErrorSink
  ) {
    sink.report(
      .identifier(
        code, Self.kind, limits: ArgumentList("part", .text(field.rawValue)), ranges: [zone.range(range)]))
  }
}

extension MachineReadableZoneRule {
  private static func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
  private static func isLowercase(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte }
  private static func isCapital(_ byte: UInt8) -> Bool { 0x41...0x5A ~= byte }

  private static func isCharacter(_ byte: UInt8) -> Bool {
    isCapital(byte) || isLowercase(byte) || 0x30...0x39 ~= byte || byte == ZoneText.filler
      || isLineBreak(byte)
  }

  /// The characters that no zone has.
  private static func characterFault(_ text: borrowing TextView) -> ValidationError? {
    if text.utf8.allSatisfy(isCharacter) { return nil }
    var ranges = FaultRanges()
    var first: Unicode.Scalar?
    for element in text.scalars {
      let scalar = element.scalar
      if let byte = UInt8(exactly: scalar.value), byte < 0x80, isCharacter(byte) { continue }
      first = first ?? scalar
      ranges.appendJoining(element.range)
    }
    return .identifier(
      .identifierCharacters, kind, found: ArgumentList("character", .character(first ?? " ")),
      ranges: ranges)
  }

  private static func lineBreaks(_ utf8: UnsafeBufferPointer<UInt8>) -> FaultRanges {
    var ranges = FaultRanges()
    for index in utf8.indices where isLineBreak(utf8[index]) { ranges.appendJoining(index..<index + 1) }
    return ranges
  }

  private static func lowercase(_ utf8: UnsafeBufferPointer<UInt8>) -> FaultRanges {
    var ranges = FaultRanges()
    for index in utf8.indices where isLowercase(utf8[index]) { ranges.append(index..<index + 1) }
    return ranges
  }

  /// The zone in capitals with a line break after each line, if nothing else is wrong with it.
  private static func suggestion(_ text: borrowing TextView, _ layout: ZoneLayout) -> SuggestionBytes? {
    var zone = SuggestionBytes(capacity: text.utf8.count + 2)
    var column = 0
    for byte in text.utf8 where !isLineBreak(byte) {
      if column == layout.lineLength {
        zone.append(0x0A)
        column = 0
      }
      zone.append(isLowercase(byte) ? byte & ~0x20 : byte)
      column += 1
    }
    return zone
  }
}
