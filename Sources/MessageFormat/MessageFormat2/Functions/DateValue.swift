import Essentials
import ICU

/// The value of a date's function.
struct DateValue: MessageValue {
  let date: DateOperand
  /// The fields of the date, such as `month-day`; nil if it is not shown.
  let fields: String?
  let length: DateSkeleton.Length
  /// The smallest unit of the time; nil if it is not shown.
  let precision: String?
  /// `long` or `short`; nil if the zone is not shown.
  let zoneStyle: String?
  let overrides: DateOverrides
  let locale: MessageLocale
  /// The zone of readers, nil for the process's own.
  let timeZone: String?

  /// The moment; a time without a zone is one in UTC.
  var argument: MessageArgument { .date(Date(timeIntervalSince1970: date.milliseconds / 1_000)) }

  var partType: MessagePart.ValueType { .datetime }
  var hasLocaleDirection: Bool { true }

  func text() throws(MessageErrorKind) -> String {
    do {
      let format = try FormatCaches.arguments.format(locale: tag, pattern: pattern())
      let zone = zone
      switch date.zone {
      case .floating where zoneStyle == nil:
        // The clock shows the same everywhere.
        return try format.string(.date(milliseconds: date.milliseconds), timeZone: "UTC")
      case .floating:
        let moment = try DateSkeleton.universalTime(ofLocal: date.milliseconds, in: zone)
        return try format.string(.date(milliseconds: moment), timeZone: zone)
      case .moment, .offset:
        return try format.string(.date(milliseconds: date.milliseconds), timeZone: zone)
      }
    } catch {
      throw .unsupportedOperation
    }
  }

  /// The zone in which the date is written.
  private var zone: String? {
    guard overrides.timeZone == DateOverrides.inputZone else { return overrides.timeZone ?? timeZone }
    if case .offset(let name) = date.zone { return name }
    return timeZone
  }

  /// The tag of the locale with the requested calendar.
  private var tag: String {
    guard let calendar = overrides.calendar else { return locale.identity.tag }
    return LocaleData.tag(locale.identity.tag, calendar: calendar)
  }

  /// The pattern for ICU, whose argument is 0.
  private func pattern() throws(ICUError) -> String {
    if fields == DateFields.usual, precision == nil { return "{0,date,\(length.rawValue)}" }
    return "{0,date,::\(try dateSkeleton())\(timeSkeleton)}"
  }

  private func dateSkeleton() throws(ICUError) -> String {
    guard let fields else { return "" }
    let names = fields.split(separator: "-")
    let own = try DateSkeleton.date(length, in: tag)
    var skeleton = own.filter { letter in
      switch letter {
      case "G", "y", "U", "r", "u": names.contains("year")
      case "M", "L": names.contains("month")
      case "d": names.contains("day")
      default: false
      }
    }
    if names == ["weekday"] {
      skeleton += length == .long ? "EEEE" : length == .short ? "EEEEE" : "EEE"
    } else if names.contains("weekday") {
      skeleton += length == .long ? "EEEE" : "EEE"
    }
    return skeleton
  }

  private var timeSkeleton: String {
    guard let precision else { return "" }
    let hour = overrides.isTwelveHour.map { $0 ? "h" : "H" } ?? "j"
    let smaller = precision == "second" ? "ms" : precision == "minute" ? "m" : ""
    let zone = zoneStyle.map { $0 == "long" ? "zzzz" : "z" } ?? ""
    return hour + smaller + zone
  }
}
