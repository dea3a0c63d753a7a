import Essentials
import ICU
import ValidationCore

/// The form of a date in digits: year, month and day, with text between them.
final class DatePicture: Sendable {
  private enum Part: Sendable, Hashable {
    /// Four digits, or two.
    case year(isShort: Bool)
    /// One or two digits, or two.
    case month(fewest: Int)
    case day(fewest: Int)
    /// A part of the literals.
    case literal(Range<Int>)
  }

  private let parts: [Part]
  /// The UTF-8 of all text between the numbers.
  private let literals: [UInt8]
  /// The arguments of the error about a text in another form: 31 January 2026 in this one.
  let example: (text: String, facts: SharedArguments)

  /// A picture as forms show it, in letters of either case: D or DD, M or MM, YY or YYYY.
  convenience init(picture: String) throws(ImpossibleRule) {
    var pieces: [PatternField] = []
    for scalar in picture.unicodeScalars {
      switch scalar {
      case "d", "D": pieces.append(letter: "d")
      case "m", "M": pieces.append(letter: "M")
      case "y", "Y": pieces.append(letter: "y")
      default: pieces.append(literal: String(scalar))
      }
    }
    try self.init(
      pieces, at: "picture", picture, expected: "D or DD, M or MM, and YY or YYYY, such as \"DD/MM/YYYY\"")
  }

  /// A pattern of UTS #35 with the fields `y`, `M` and `d` in digits.
  convenience init(pattern: String) throws(ImpossibleRule) {
    try self.init(
      PatternField.pieces(of: pattern), at: "pattern", pattern,
      expected: "the fields y, M and d of UTS #35 in digits, such as \"dd.MM.yyyy\"")
  }

  private init(
    _ pieces: [PatternField], at argument: String, _ text: String, expected: String
  ) throws(ImpossibleRule) {
    var (parts, literals): ([Part], [UInt8]) = ([], [])
    for piece in pieces {
      switch piece {
      case .literal(let text):
        parts.append(.literal(literals.count..<literals.count + text.utf8.count))
        literals += text.utf8
      case .field("d", let count) where count <= 2: parts.append(.day(fewest: count))
      case .field("M", let count) where count <= 2, .field("L", let count) where count <= 2:
        parts.append(.month(fewest: count))
      case .field("y", 2): parts.append(.year(isShort: true))
      case .field("y", 4), .field("u", 4): parts.append(.year(isShort: false))
      case .field("y", 1) where argument == "pattern", .field("u", 1) where argument == "pattern":
        parts.append(.year(isShort: false))
      case .field(let letter, let count):
        throw ImpossibleRule(
          at: argument, "\(RuleValue.text(text)) has \"\(String(repeating: letter, count: count))\"",
          expected: expected)
      }
    }
    let fields = parts.map { part in
      switch part {
      case .year: "y"
      case .month: "M"
      case .day: "d"
      case .literal: ""
      }
    }
    if fields.filter({ !$0.isEmpty }).sorted() != ["M", "d", "y"] {
      throw ImpossibleRule(
        at: argument, "\(RuleValue.text(text)) does not have a year, a month and a day once each",
        expected: expected)
    }
    // Otherwise a text could be read in two ways.
    for (part, next) in zip(parts, parts.dropFirst()) {
      let isOpen = part == .day(fewest: 1) || part == .month(fewest: 1)
      if case .literal(let text) = next, let first = literals[text].first, !(0x30...0x39 ~= first) {
        continue
      }
      if isOpen {
        throw ImpossibleRule(
          at: argument, "\(RuleValue.text(text)) has digits after a number of one or two digits",
          expected: "two digits, or a sign between the numbers")
      }
    }
    (self.parts, self.literals) = (parts, literals)
    let example = Self.written(CivilDate(year: 2026, month: 1, day: 31), parts, literals)
    let text = example.withUTF8 { String(decoding: $0, as: UTF8.self) }
    self.example = (text, SharedArguments(with: ["example": .text(text)]))
  }

  /// What is wrong with a text as such a date.
  enum Fault: Error {
    case text(PatternCursor.Fault)
    case date(DateTimeFault)
  }

  /// Reads the whole of a text.
  func read(_ utf8: UnsafeBufferPointer<UInt8>) throws(Fault) -> CivilDate {
    var cursor = PatternCursor(utf8)
    var (year, month, day) = (0, (value: 0, range: 0..<0), (value: 0, range: 0..<0))
    do throws(PatternCursor.Fault) {
      for part in parts {
        switch part {
        case .year(isShort: false): year = try cursor.number(4...4).value
        case .year: year = Self.fullYear(try cursor.number(2...2).value)
        case .month(let fewest): month = try cursor.number(fewest...2)
        case .day(let fewest): day = try cursor.number(fewest...2)
        case .literal(let text): try cursor.expect(literals[text])
        }
      }
      try cursor.expectEnd()
    } catch {
      throw .text(error)
    }
    guard 1...12 ~= month.value else {
      throw .date(DateTimeFault(kind: .month(month.value), range: month.range))
    }
    let last = CivilDate.days(inMonth: month.value, of: year)
    guard 1...last ~= day.value else {
      throw .date(DateTimeFault(kind: .day(day.value, last: last), range: day.range))
    }
    return CivilDate(year: year, month: month.value, day: day.value)
  }

  /// The year of two digits from 80 years before to 19 years after the one in which the program started, as ICU reads
  /// them.
  private static func fullYear(_ digits: Int) -> Int {
    let year = firstYear / 100 * 100 + digits
    return year < firstYear ? year + 100 : year
  }

  private static let firstYear = CivilDate(dayNumber: Int(Date().timeIntervalSince1970 / 86_400)).year - 80

  /// A date in the form of some parts, in ASCII digits.
  private static func written(_ date: CivilDate, _ parts: [Part], _ literals: [UInt8]) -> SuggestionBytes {
    var text = SuggestionBytes()
    func append(_ number: Int, _ width: Int) {
      let digits = String(number)
      for _ in 0..<max(0, width - digits.utf8.count) { text.append(UInt8(ascii: "0")) }
      text.append(digits)
    }
    for part in parts {
      switch part {
      case .year(isShort: true): append(date.year % 100, 2)
      case .year: append(date.year, 4)
      case .month(let fewest): append(date.month, fewest)
      case .day(let fewest): append(date.day, fewest)
      case .literal(let range): for byte in literals[range] { text.append(byte) }
      }
    }
    return text
  }

  /// The date that a text in another form certainly means: the numbers in the order of this form with other signs
  /// between them or without zeros, or a date of ISO 8601.
  func repaired(_ text: borrowing TextView) -> SuggestionBytes? {
    guard let date = meant(by: text), date.exists else { return nil }
    let written = Self.written(date, parts, literals)
    let given = text.utf8
    let isRepair = written.withUTF8 { (try? read($0)) == date && !$0.elementsEqual(given) }
    return isRepair ? written : nil
  }

  /// The date that three numbers of a text mean, which may not exist; nil for any other text.
  private func meant(by text: borrowing TextView) -> CivilDate? {
    guard text.utf8.count <= 64 else { return nil }
    typealias Three = SIMD4<Int>
    var (values, counts, last) = (Three(repeating: 0), Three(repeating: 0), -1)
    var isInNumber = false
    for element in text.scalars {
      guard let digit = PatternCursor.digit(element.scalar) else {
        // Letters may be anything, such as the name of a month.
        if element.scalar.icuProperties.isLetter { return nil }
        isInNumber = false
        continue
      }
      if !isInNumber { last += 1 }
      isInNumber = true
      guard last < 3, counts[last] < 4 else { return nil }
      values[last] = values[last] * 10 + digit
      counts[last] += 1
    }
    guard last == 2, let long = (0..<3).first(where: { counts[$0] == 4 }) else { return nil }
    // The places of the year, the month and the day.
    var (places, place) = (Three(repeating: 0), 0)
    for part in parts {
      switch part {
      case .year: places[0] = place
      case .month: places[1] = place
      case .day: places[2] = place
      case .literal: continue
      }
      place += 1
    }
    if places[0] != long {
      // The year is at the other end: only ISO 8601 tells the month from the day then.
      guard long == 0 else { return nil }
      for index in 0..<3 { places[index] = index }
    }
    return CivilDate(year: values[places[0]], month: values[places[1]], day: values[places[2]])
  }
}
