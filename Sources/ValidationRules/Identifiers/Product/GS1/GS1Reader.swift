/// What is wrong with the fields of a GS1 barcode, and where; made without an allocation.
enum GS1Fault {
  case shape(at: Int)
  /// There is no such application identifier.
  case unknown(Range<Int>)
  case character(at: Int)
  case length(Range<Int>, expected: ClosedRange<Int>)
  case date(Range<Int>)
  case checkDigit(Range<Int>)
}

/// Reads the fields of a GS1 barcode from left to right.
struct GS1Reader {
  private let utf8: UnsafeBufferPointer<UInt8>
  private let isBracketed: Bool
  private let isForm: Bool
  private var offset = 0

  private static let separator: UInt8 = 0x1D
  private static let symbologies: [StaticString] = ["]C1", "]e0", "]d2", "]Q3", "]J1"]

  init(_ utf8: UnsafeBufferPointer<UInt8>, _ form: GS1Form) {
    self.utf8 = utf8
    isBracketed = utf8.first == UInt8(ascii: "(")
    isForm = form == .any || isBracketed == (form == .bracketed)
  }

  /// The first fault of the text; nil if it is valid.
  mutating func fault() -> GS1Fault? {
    guard isForm, !utf8.isEmpty else { return .shape(at: 0) }
    if !isBracketed { skipSymbology() }
    if offset == utf8.count { return .shape(at: offset) }
    while offset < utf8.count {
      if let fault = element() { return fault }
    }
    return nil
  }

  /// The identifiers that mark symbols with GS1 data: GS1-128, DataBar, DataMatrix, QR Code and DotCode (figure 5.1.3-1),
  /// and a separator as FNC1 in the first position.
  private mutating func skipSymbology() {
    for text in Self.symbologies where starts(with: text) { offset = 3 }
    if offset < utf8.count, utf8[offset] == Self.separator { offset += 1 }
  }

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { text in utf8.count >= text.count && zip(utf8, text).allSatisfy { $0 == $1 } }
  }

  /// Reads one identifier with its data.
  private mutating func element() -> GS1Fault? {
    let start = offset
    if isBracketed {
      guard utf8[offset] == UInt8(ascii: "(") else { return .shape(at: offset) }
      offset += 1
    }
    guard let (field, end) = identifier(at: offset) else {
      var last = offset
      while last < utf8.count, last < offset + 4, 0x30...0x39 ~= utf8[last] { last += 1 }
      return last == offset ? .shape(at: offset) : .unknown(offset..<last)
    }
    offset = end
    if isBracketed {
      guard offset < utf8.count, utf8[offset] == UInt8(ascii: ")") else { return .shape(at: start) }
      offset += 1
    }
    let data = offset..<dataEnd(of: field)
    offset = data.upperBound
    if !isBracketed, offset < utf8.count, utf8[offset] == Self.separator {
      offset += 1
      // A separator is between fields.
      if offset == utf8.count { return .shape(at: offset - 1) }
    }
    return Self.fault(of: field, data, utf8)
  }

  /// The field of the identifier of two to four digits, and where the digits end.
  private func identifier(at start: Int) -> (field: GS1Field, end: Int)? {
    var number = 0
    for digits in 1...4 {
      let place = start + digits - 1
      guard place < utf8.count, 0x30...0x39 ~= utf8[place] else { return nil }
      number = number * 10 + Int(utf8[place] - 0x30)
      if digits > 1, let field = GS1Identifiers.field(of: number, digits: digits) {
        return (field, place + 1)
      }
    }
    return nil
  }

  private func dataEnd(of field: GS1Field) -> Int {
    if isBracketed {
      // A parenthesis may be among the data, unless it begins the next identifier.
      var end = offset
      while end < utf8.count, utf8[end] != UInt8(ascii: "(") || !isNext(at: end) { end += 1 }
      return end
    }
    if field.isPredefined { return min(offset + field.lengths.upperBound, utf8.count) }
    return utf8[offset...].firstIndex(of: Self.separator) ?? utf8.count
  }

  private func isNext(at parenthesis: Int) -> Bool {
    guard let (_, end) = identifier(at: parenthesis + 1) else { return false }
    return end < utf8.count && utf8[end] == UInt8(ascii: ")")
  }

  private static func fault(
    of field: GS1Field, _ data: Range<Int>, _ utf8: UnsafeBufferPointer<UInt8>
  ) -> GS1Fault? {
    if let other = data.first(where: { !isData(utf8[$0]) }) { return .character(at: other) }
    guard field.lengths ~= data.count else { return .length(data, expected: field.lengths) }
    var start = data.lowerBound
    for part in field.parts {
      if part.isOptional, start == data.upperBound { continue }
      let end = min(start + part.lengths.upperBound, data.upperBound)
      let range = start..<end
      guard range.count >= part.lengths.lowerBound else { return .length(data, expected: field.lengths) }
      if let other = range.first(where: { !has(part.kind, utf8[$0]) }) { return .character(at: other) }
      if part.hasCheckDigit, !isChecked(utf8[range]) { return .checkDigit(end - 1..<end) }
      switch part.kind {
      case .date, .monthOrDate, .dateWithHour: if !isDate(utf8[range], part.kind) { return .date(range) }
      default: break
      }
      start = end
    }
    return start == data.upperBound ? nil : .length(data, expected: field.lengths)
  }

  /// The characters of all sets.
  private static func isData(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x23, 0x25...0x3F, 0x41...0x5A, UInt8(ascii: "_"), 0x61...0x7A: true
    default: false
    }
  }

  private static func has(_ kind: GS1Field.Part.Kind, _ byte: UInt8) -> Bool {
    let isDigit = 0x30...0x39 ~= byte
    switch kind {
    case .digits, .date, .monthOrDate, .dateWithHour: return isDigit
    case .set82: return byte != UInt8(ascii: "#")
    case .set39:
      return isDigit || 0x41...0x5A ~= byte || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "/")
    case .set64:
      return HostLabels.isLetterOrDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: "=")
    case .minus: return byte == UInt8(ascii: "-")
    }
  }

  /// The check digit of GS1: weights 3 and 1 from the right.
  private static func isChecked(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var sum = 0
    for (index, digit) in digits.reversed().enumerated() {
      sum += Int(digit - 0x30) * (index % 2 == 0 ? 1 : 3)
    }
    return sum % 10 == 0
  }

  private static func isDate(_ digits: Slice<UnsafeBufferPointer<UInt8>>, _ kind: GS1Field.Part.Kind) -> Bool
  {
    func number(_ start: Int, _ count: Int) -> Int {
      digits.dropFirst(start).prefix(count).reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
    let yearDigits = kind == .date && (digits.count == 8 || digits.count == 12) ? 4 : 2
    // Years of two digits are from 49 years before to 50 years after the present one (section 7.12): all leap years are
    // multiples of 4.
    let year = yearDigits == 4 ? number(0, 4) : 2000 + number(0, 2)
    let date = CivilDate(year: year, month: number(yearDigits, 2), day: number(yearDigits + 2, 2))
    let isMonth = kind == .monthOrDate && date.day == 0 && 1...12 ~= date.month
    guard isMonth || date.exists else { return false }
    let time = yearDigits + 4
    if digits.count > time, number(time, 2) > 23 { return false }
    return digits.count <= time + 2 || number(time + 2, 2) < 60
  }
}
