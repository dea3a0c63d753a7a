import ICU

/// `:date`, `:time` and `:datetime`, by the semantic skeletons of UTS #35.
struct DateFunction: MessageFunction {
  /// What the names of the options are, each nil if the function does not have it.
  let fields: String?
  let length: String?
  let precision: String?

  static let date = DateFunction(fields: "fields", length: "length", precision: nil)
  static let time = DateFunction(fields: nil, length: nil, precision: "precision")
  static let datetime = DateFunction(fields: "dateFields", length: "dateLength", precision: "timePrecision")

  func value(
    of operand: MessageOperand?,
    options: [String: MessageOption],
    in context: inout MessageFunctionContext
  ) -> (any MessageValue)? {
    guard let date = operand.flatMap(Self.date) else {
      context.report(.badOperand)
      return nil
    }
    var overrides = DateOverrides()
    // Days and moments of rules are stated in the Gregorian calendar, whatever the reader's own is.
    if operand?.argument.isGregorian == true { overrides.calendar = "gregory" }
    if case .value(let value as DateValue) = operand { overrides = value.overrides }
    overrides.read(options, of: self, in: &context)
    if overrides.timeZone == DateOverrides.inputZone, !date.hasZone { context.report(.badOperand) }
    func keyword(_ option: String?, _ allowed: [String]) -> String? {
      guard let option, let value = options[option] else { return nil }
      if value.isLiteral, allowed.contains(value.text) { return value.text }
      context.report(.badOption)
      return nil
    }
    let dateFields = keyword(fields, DateFields.all)
    let dateLength = keyword(length, DateSkeleton.Length.allCases.map(\.rawValue))
    let timePrecision = keyword(precision, ["hour", "minute", "second"])
    let zone = keyword(precision == nil ? nil : "timeZoneStyle", ["long", "short"])
    return DateValue(
      date: date,
      fields: fields.map { _ in dateFields ?? DateFields.usual },
      length: dateLength.flatMap(DateSkeleton.Length.init) ?? .medium,
      precision: precision.map { _ in timePrecision ?? "minute" },
      zoneStyle: zone, overrides: overrides, locale: context.locale, timeZone: context.timeZone)
  }

  private static func date(_ operand: MessageOperand) -> DateOperand? {
    if case .value(let value as DateValue) = operand { return value.date }
    return date(operand.argument)
  }

  private static func date(_ argument: MessageArgument) -> DateOperand? {
    switch argument {
    case .date(let date): DateOperand(date)
    case .day(let date, _): DateOperand(date, zone: .floating)
    case .moment(let date, let offset):
      DateOperand(date, zone: offset.map { .offset(MessageWriter.zone(ofOffset: $0)) } ?? .moment)
    case .quoted(let value, _): Self.date(value)
    case let other: other.plainText.flatMap { DateOperand($0) }
    }
  }
}

extension MessageArgument {
  fileprivate var isGregorian: Bool {
    switch self {
    case .day, .moment: true
    default: false
    }
  }
}

/// The fields of a date that can be shown together.
enum DateFields {
  static let usual = "year-month-day"
  static let all = [
    "weekday", "day-weekday", "month-day", "month-day-weekday", usual, "year-month-day-weekday",
  ]
}

/// The options of dates that an operand passes on.
struct DateOverrides: Sendable, Hashable {
  /// The zone of the date itself.
  static let inputZone = "input"

  var timeZone: String?
  var isTwelveHour: Bool?
  var calendar: String?

  /// Takes the options of an expression, and reports those that are not valid.
  mutating func read(
    _ options: [String: MessageOption], of function: DateFunction, in context: inout MessageFunctionContext
  ) {
    if let zone = options["timeZone"]?.text {
      if zone == Self.inputZone || DateSkeleton.isTimeZone(zone) {
        timeZone = zone
      } else {
        context.report(.badOption)
      }
    }
    if function.precision != nil, let twelve = options["hour12"]?.text {
      switch twelve {
      case "true": isTwelveHour = true
      case "false": isTwelveHour = false
      default: context.report(.badOption)
      }
    }
    if let calendar = options["calendar"]?.text {
      if Self.calendars.contains(calendar) { self.calendar = calendar } else { context.report(.badOption) }
    }
  }

  /// The calendars of BCP 47's key `ca`.
  private static let calendars: Set<String> = [
    "buddhist", "chinese", "coptic", "dangi", "ethioaa", "ethiopic", "gregory", "hebrew", "indian", "islamic",
    "islamic-civil", "islamic-rgsa", "islamic-tbla", "islamic-umalqura", "iso8601", "japanese", "persian",
    "roc",
  ]
}

extension DateOperand {
  /// Whether the date came with a zone.
  fileprivate var hasZone: Bool { if case .offset = zone { true } else { false } }
}
