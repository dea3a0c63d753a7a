import Essentials
import ICU
import ValidationCore

extension RuleParameter where Value == RuleOption.DateOrDateTime {
  /// An RFC 3339 date, with or without a time.
  static func moment(_ name: String) -> Self {
    Self(
      name, .text, shorthand: true, default: nil,
      decoded: { value throws(ImpossibleRule) in
        try value.text.map { text throws(ImpossibleRule) in try .init(text, at: name) }
      },
      encoded: { $0.text.map { .value(.text($0)) } ?? .unwritable }
    )
  }
}

/// Where a rule gets the current time.
enum Clock: Sendable {
  /// The system clock.
  case system
  /// Always the same moment.
  case fixed(RuleOption.DateOrDateTime)
  /// The rule author's closure.
  case closure(@Sendable () -> Date)

  init(_ closure: (@Sendable () -> Date)?) { self = closure.map { .closure($0) } ?? .system }

  var now: @Sendable () -> Date {
    switch self {
    case .system: { CurrentTime.now }
    case .fixed(let moment): { [instant = moment.instant] in instant }
    case .closure(let closure): closure
    }
  }
}

extension RuleParameter where Value == Clock {
  /// An RFC 3339 date that replaces the current time, for tests.
  static func clock(_ name: String) -> Self {
    Self(
      name, .text, default: .system,
      decoded: { value throws(ImpossibleRule) in
        try value.text.map { text throws(ImpossibleRule) in .fixed(try .init(text, at: name)) }
      },
      encoded: { clock in
        switch clock {
        case .system: .omitted
        case .fixed(let moment): moment.text.map { .value(.text($0)) } ?? .unwritable
        case .closure: .unwritable
        }
      }
    )
  }
}

extension RuleParameter where Value == ClockZone {
  /// A time zone by its name in the IANA database; UTC by default.
  static var timeZone: Self {
    Self(
      "timeZone", .text, default: .gmt,
      decoded: { value throws(ImpossibleRule) in
        guard let name = value.text else { return nil }
        if Validation.timeZone.isValid(value: name), let zone = ClockZone(named: name) { return zone }
        throw ImpossibleRule(
          at: "timeZone",
          "unknown time zone \(value)",
          expected: "a name of the IANA database such as \"America/Sao_Paulo\"",
          known: (try? TimeZoneNames.all()) ?? []
        )
      },
      encoded: { $0.name == ClockZone.gmt.name ? .omitted : .value(.text($0.name)) }
    )
  }
}

extension RuleOption.DateOrDateTime {
  fileprivate init(_ text: String, at name: String) throws(ImpossibleRule) {
    guard let moment = Self(text) else {
      throw ImpossibleRule(
        at: name,
        "\(RuleValue.text(text)) is not a date",
        expected: "a date of RFC 3339 such as \"2026-01-31\" or \"2026-01-31T14:30:00Z\""
      )
    }
    self = moment
  }

  /// The moment in RFC 3339; nil if the standard cannot express it.
  fileprivate var text: String? {
    guard let time else { return "\(date)" }
    guard let offset = time.offset, offset % 60 == 0 else { return nil }
    func digits(_ number: Int, _ count: Int = 2) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
    let fraction = time.attoseconds == 0 ? "" : "." + digits(time.attoseconds, 18)
    let minutes = abs(offset) / 60
    let zone =
      offset == 0 ? "Z" : (offset < 0 ? "-" : "+") + "\(digits(minutes / 60)):\(digits(minutes % 60))"
    return "\(date)T\(digits(time.hour)):\(digits(time.minute)):\(digits(time.second))\(fraction)\(zone)"
  }
}
