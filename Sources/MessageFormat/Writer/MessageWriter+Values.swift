import Foundation
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
    case .date(let date):
      do {
        writeLocalized(try locale.dates.string(Self.milliseconds(date), timeZone: timeZone))
      } catch {
        writeText(date.description)
      }
    case .character(let scalars): writeText(CharacterLabel.text(of: scalars))
    case .message(let key): output += text(key)
    case .list(let items): write(items, .and, text)
    case .alternatives(let items): write(items, .or, text)
    }
  }

  /// Writes a value by its own format; a value that does not suit the format is written without it.
  mutating func write(_ value: MessageArgument, by segment: FormatSegment, _ text: MessageText) {
    if case .integer(let number) = value, segment.plainIntegers {
      return writeLocalized(locale.numbers.string(from: number))
    }
    let formattable: ArgumentFormat.Value
    if let number = MessageNumber(value) {
      formattable = number.value
    } else if case .date(let date) = value {
      formattable = Self.milliseconds(date)
    } else {
      return write(value, text)
    }
    do {
      writeLocalized(try segment.format.string(formattable, timeZone: timeZone))
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
  private mutating func writeText(_ text: String) {
    if isolating {
      output += BidiIsolation.firstStrong
      output += BidiIsolation.withoutControls(text)
      output += BidiIsolation.pop
    } else {
      output += text
    }
  }

  /// Writes the items of a list, each as it would be written by itself.
  private mutating func write(_ items: [MessageArgument], _ kind: ListFormat.Kind, _ text: MessageText) {
    let texts = items.map { item in
      var writer = MessageWriter(locale: locale, isolating: false, timeZone: timeZone)
      writer.write(item, text)
      return isolating ? BidiIsolation.withoutControls(writer.output) : writer.output
    }
    let (before, after) = isolating ? (BidiIsolation.firstStrong, BidiIsolation.pop) : ("", "")
    do {
      output += try locale.list(kind).string(from: texts, before: before, after: after)
    } catch {
      output += texts.map { "\(before)\($0)\(after)" }.joined(separator: ", ")
    }
  }

  private static func milliseconds(_ date: Date) -> ArgumentFormat.Value {
    .date(milliseconds: date.timeIntervalSince1970 * 1_000)
  }
}
