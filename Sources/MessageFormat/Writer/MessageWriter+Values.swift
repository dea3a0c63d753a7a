import Essentials
import ICU

extension MessageWriter {
  /// Writes a value without its own format.
  mutating func write(_ value: MessageArgument, _ text: MessageText) {
    switch value {
    case .integer(let number): writeLocalized(locale.numbers.string(from: number))
    case .double(let number): writeLocalized(locale.numbers.string(from: number))
    case .decimal(let digits):
      if let number = locale.numbers.string(fromDecimal: digits) {
        writeLocalized(number)
      } else {
        writeText(digits)
      }
    case .text(let value): writeText(value)
    case .example(let value): writeText(value, isDropped: BidiIsolation.isEmbedding)
    case .optional(let value): if let value { writeText(value) }
    case .date(let date): write(date, .unstyled, timeZone)
    case .day(let date, let calendar):
      write(date, .day(calendar: calendar ?? ArgumentFormat.DateStyle.gregorian), Self.universalTime)
    case .moment(let date, let offset): write(date, .time, offset.map(Self.zone(ofOffset:)) ?? timeZone)
    case .message(let key), .word(let key, _): output += text(key)
    case .quoted(let value, let quotes):
      output += quotes.before
      write(value, text)
      output += quotes.after
    case .list(let items): write(items, .and, text)
    case .alternatives(let items): write(items, .or, text)
    }
  }

  /// Writes a value by its own format; a value that does not suit the format is written without it.
  mutating func write(_ value: MessageArgument, by segment: FormatSegment, _ text: MessageText) {
    if case .integer(let number) = value, let integers = segment.integers {
      switch integers {
      case .grouped: return writeLocalized(locale.numbers.string(from: number))
      case .ungrouped: return writeLocalized(locale.numbers.ungroupedString(from: number))
      }
    }
    var (zone, isGregorian) = (timeZone, false)
    let formattable: ArgumentFormat.Value
    switch value {
    case .date(let date): formattable = Self.milliseconds(date)
    case .day(let date, _):
      (formattable, zone, isGregorian) = (Self.milliseconds(date), Self.universalTime, true)
    case .moment(let date, let offset):
      formattable = Self.milliseconds(date)
      (zone, isGregorian) = (offset.map(Self.zone(ofOffset:)) ?? timeZone, true)
    default:
      guard let number = MessageNumber(value) else { return write(value, text) }
      formattable = number.value
    }
    do {
      let format = isGregorian ? try locale.gregorian(segment.format) : segment.format
      writeLocalized(try format.string(formattable, timeZone: zone))
    } catch {
      // A date in a number format: still written, since a message never fails because of its values.
      write(value, text)
    }
  }

  /// Writes a number or date, whose direction is the message's own.
  mutating func writeLocalized(_ text: String) {
    if isolating, locale.isRightToLeft {
      output += BidiIsolation.rightToLeft
      output += text
      output += BidiIsolation.pop
    } else {
      output += text
    }
  }

  /// Writes text from outside the message.
  private mutating func writeText(
    _ text: String,
    isDropped: (Unicode.Scalar) -> Bool = BidiIsolation.isControl
  ) {
    if isolating {
      output += BidiIsolation.firstStrong
      output += BidiIsolation.text(text, without: isDropped)
      output += BidiIsolation.pop
    } else {
      output += text
    }
  }

  /// Writes the items of a list, each as it would be written by itself.
  private mutating func write(_ items: [MessageArgument], _ kind: ListFormat.Kind, _ text: MessageText) {
    let shown = items.map { item in
      var writer = MessageWriter(locale: locale, isolating: isolating, timeZone: timeZone)
      writer.writeItem(item, text)
      return writer.output
    }
    // The words between items depend on their letters, not on quotation marks or isolates: "padre e “hijo”".
    let plain = zip(items, shown).map { item, shown in
      if item.isList { return shown }
      var writer = MessageWriter(locale: locale, isolating: false, timeZone: timeZone)
      writer.write(item.unquoted, text)
      return writer.output
    }
    do {
      output += try locale.list(kind).string(from: plain, shownAs: shown)
    } catch {
      output += shown.joined(separator: ", ")
    }
  }

  /// Writes an item of a list; the direction of a list within the list does not affect the other items.
  private mutating func writeItem(_ item: MessageArgument, _ text: MessageText) {
    let isApart = isolating && item.isList
    if isApart { output += BidiIsolation.firstStrong }
    write(item, text)
    if isApart { output += BidiIsolation.pop }
  }

  private mutating func write(_ date: Date, _ style: ArgumentFormat.DateStyle, _ zone: String?) {
    do {
      writeLocalized(try locale.dates(style).string(Self.milliseconds(date), timeZone: zone))
    } catch {
      writeText(date.description)
    }
  }

  private static let universalTime = "UTC"

  /// ICU's name for a time zone with an offset from UTC in seconds.
  static func zone(ofOffset offset: Int) -> String {
    if offset == 0 { return universalTime }
    let minutes = Int(clamping: offset.magnitude / 60)
    func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "GMT\(offset < 0 ? "-" : "+")\(digits(minutes / 60)):\(digits(minutes % 60))"
  }

  private static func milliseconds(_ date: Date) -> ArgumentFormat.Value {
    .date(milliseconds: date.timeIntervalSince1970 * 1_000)
  }
}

extension MessageArgument {
  fileprivate var isList: Bool {
    switch self {
    case .list, .alternatives: true
    default: false
    }
  }

  /// The value without quotation marks.
  fileprivate var unquoted: MessageArgument {
    if case .quoted(let value, _) = self { return value.unquoted }
    return self
  }
}
