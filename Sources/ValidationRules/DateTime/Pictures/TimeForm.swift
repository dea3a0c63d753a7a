import ICU
import Primitives
import ValidationCore

/// The form of times of day in a locale, such as `2:30 PM`, `下午2:30` or `14 h 30`.
///
/// Made from the locale's pattern and its names of the parts of a day, which ICU writes for each half hour.
final class TimeForm: @unchecked Sendable {
  // Sendable: nothing changes after initialization, and the texts in memory live as long as the form.

  /// What hours a clock counts.
  enum Cycle: Sendable {
    case from0To23, from1To12, from0To11, from1To24

    init?(letter: Character) {
      switch letter {
      case "H": self = .from0To23
      case "h": self = .from1To12
      case "K": self = .from0To11
      case "k": self = .from1To24
      default: return nil
      }
    }

    /// After how many hours the clock shows the same again.
    var length: Int { self == .from1To12 || self == .from0To11 ? 12 : 24 }

    var hours: ClosedRange<Int> {
      switch self {
      case .from0To23: 0...23
      case .from1To12: 1...12
      case .from0To11: 0...11
      case .from1To24: 1...24
      }
    }

    /// What the clock shows at an hour of the day.
    func shown(_ hour: Int) -> Int {
      switch self {
      case .from0To23: hour
      case .from1To12: hour % 12 == 0 ? 12 : hour % 12
      case .from0To11: hour % 12
      case .from1To24: hour == 0 ? 24 : hour
      }
    }
  }

  private enum Part: Sendable {
    case hour(fewest: Int)
    case minute, second, period
    /// The literal of that index.
    case literal(Int)
  }

  /// A name of a part of the day, and a bit for each half hour in which it is used.
  private struct Period {
    let name: FixedByteString
    let halfHours: UInt64
  }

  private let parts: [Part]
  /// The texts between the fields, as the locale writes them, and as they are read.
  private let literals: [String]
  private let looseLiterals: [FixedByteString]
  let cycle: Cycle
  let hasSeconds: Bool
  /// The longest names first.
  private let periods: [Period]
  /// The name of each half hour, as the locale writes it.
  private let names: [String]
  private let digits: [String]
  /// Half past two in the afternoon, for errors, and as the arguments of one.
  private(set) var example: (text: String, facts: SharedArguments)

  /// - Throws: An error if ICU fails.
  init(locale: String, skeleton: String) throws(ICUError) {
    let pattern = try TimePattern(locale: locale, skeleton: skeleton)
    digits = try NumberSymbols(locale: locale).digits
    names = pattern.periods
    var (parts, cycle): ([Part], Cycle?) = ([], nil)
    var literals: [String] = []
    for piece in PatternField.pieces(of: pattern.pattern) {
      switch piece {
      case .field("m", _): parts.append(.minute)
      case .field("s", _): parts.append(.second)
      case .field("a", _), .field("b", _), .field("B", _): parts.append(.period)
      case .field(let letter, let count):
        guard let found = Cycle(letter: letter) else { continue }
        cycle = found
        parts.append(.hour(fewest: count))
      case .literal(let text):
        parts.append(.literal(literals.count))
        literals.append(text)
      }
    }
    (self.parts, self.literals, self.cycle) = (parts, literals, cycle ?? .from0To23)
    looseLiterals = literals.map { Self.fixed(PatternCursor.loose($0)) }
    hasSeconds = parts.contains { if case .second = $0 { true } else { false } }
    var periods: [[UInt8]: UInt64] = [:]
    for texts in [pattern.periods, pattern.flexiblePeriods, pattern.halves] {
      for (index, text) in texts.enumerated() where !text.isEmpty {
        periods[PatternCursor.loose(text), default: 0] |= 1 << UInt64(index)
        // People leave the points of "p. m." out.
        periods[PatternCursor.loose(text.filter { $0 != "." }), default: 0] |= 1 << UInt64(index)
      }
    }
    self.periods = periods.map { Period(name: Self.fixed($0.key), halfHours: $0.value) }
      .sorted { $0.name.bytes.count > $1.name.bytes.count }
    example = ("", SharedArguments(with: [:]))
    let text = written(14, 30, 0).withUTF8 { String(decoding: $0, as: UTF8.self) }
    example = (text, SharedArguments(with: ["example": .text(text)]))
  }

  private static func fixed(_ text: [UInt8]) -> FixedByteString {
    FixedByteString(copying: String(decoding: text, as: UTF8.self))
  }

  deinit {
    for literal in looseLiterals { literal.deallocate() }
    for period in periods { period.name.deallocate() }
  }

  /// What is wrong with a text as such a time.
  enum Fault: Error {
    case text(PatternCursor.Fault)
    case time(DateTimeFault)
  }

  /// Reads the whole of a text.
  func read(_ utf8: UnsafeBufferPointer<UInt8>) throws(Fault) -> (hour: Int, minute: Int, second: Int) {
    var cursor = PatternCursor(utf8)
    var (hour, minute, second) = (
      (value: 0, range: 0..<0), (value: 0, range: 0..<0), (value: 0, range: 0..<0)
    )
    var halfHours = UInt64.max
    do throws(PatternCursor.Fault) {
      // Spaces are between the parts of a time, not around it.
      if cursor.isAtSpace { throw .syntax(at: 0) }
      for part in parts {
        cursor.skipSpaces()
        switch part {
        case .hour: hour = try cursor.number(1...2)
        case .minute: minute = try cursor.number(2...2)
        case .second: second = try cursor.number(2...2)
        case .literal(let index):
          if !cursor.skip(loosely: looseLiterals[index].bytes) { throw .syntax(at: cursor.offset) }
        case .period:
          guard let found = periods.first(where: { cursor.skip(loosely: $0.name.bytes) }) else {
            throw .syntax(at: cursor.offset)
          }
          halfHours = found.halfHours
        }
      }
      try cursor.expectEnd()
    } catch {
      throw .text(error)
    }
    if minute.value > 59 { throw .time(DateTimeFault(kind: .minute(minute.value), range: minute.range)) }
    if second.value > 59 { throw .time(DateTimeFault(kind: .second(second.value), range: second.range)) }
    if cycle.hours ~= hour.value {
      var candidate = hour.value % cycle.length
      while candidate < 24 {
        let halfHour = candidate * 2 + minute.value / 30
        if halfHours >> UInt64(halfHour) & 1 != 0 { return (candidate, minute.value, second.value) }
        candidate += cycle.length
      }
    }
    throw .time(
      DateTimeFault(
        kind: .hour(hour.value, first: cycle.hours.lowerBound, last: cycle.hours.upperBound),
        range: hour.range))
  }

  /// A time as the locale writes it.
  private func written(_ hour: Int, _ minute: Int, _ second: Int) -> SuggestionBytes {
    var text = SuggestionBytes()
    // No number has more than two digits.
    func append(_ number: Int, _ fewest: Int) {
      if number > 9 || fewest > 1 { text.append(digits[number / 10]) }
      text.append(digits[number % 10])
    }
    for part in parts {
      switch part {
      case .hour(let fewest): append(cycle.shown(hour), fewest)
      case .minute: append(minute, 2)
      case .second: append(second, 2)
      case .period: text.append(names[hour * 2 + minute / 30])
      case .literal(let index): text.append(literals[index])
      }
    }
    return text
  }

  /// The time that a text in another form certainly means: hours from 13 on, or from 0 to 23 with two digits.
  func repaired(_ text: borrowing TextView) -> SuggestionBytes? {
    guard text.utf8.count <= 32 else { return nil }
    var numbers = SIMD4<Int>(repeating: 0)
    var (numberCount, count) = (0, 0)
    for element in text.scalars {
      guard let digit = PatternCursor.digit(element.scalar) else {
        if element.scalar.icuProperties.isLetter { return nil }
        count = 0
        continue
      }
      if count == 0 { numberCount += 1 }
      count += 1
      guard count <= 2, numberCount <= 3 else { return nil }
      numbers[numberCount - 1] = numbers[numberCount - 1] * 10 + digit
    }
    guard numberCount == (hasSeconds ? 3 : 2), numbers[0] < 24, numbers[1] < 60, numbers[2] < 60 else {
      return nil
    }
    let time = written(numbers[0], numbers[1], numbers[2])
    let given = text.utf8
    return time.withUTF8 { $0.elementsEqual(given) } ? nil : time
  }
}
