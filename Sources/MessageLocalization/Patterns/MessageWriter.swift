import Foundation
import ICU

/// Writes one message with its arguments.
struct MessageWriter {
  let locale: MessageLocale
  let isolating: Bool
  let timeZone: String?
  /// The text of another message, by key.
  let message: (String) -> String
  /// The argument of a name, nil when there is none.
  let argument: (String) -> MessageArgument?
  var output: String

  /// What `#` stands for.
  enum Counted {
    case number(MessageNumber)
    /// A plural was given something that is no number.
    case other(MessageArgument)
  }

  /// Writes segments; `counted` is what the nearest plural counts.
  mutating func write(_ segments: [MessageSegment], counted: Counted?) {
    for segment in segments {
      switch segment {
      case .literal(let text): output += text
      case .number: writeCounted(counted)
      case .value(let name): if let value = value(name) { write(value) }
      case .formatted(let name, let format): if let value = value(name) { write(value, by: format) }
      case .plural(let plural): write(plural)
      case .select(let select):
        if let value = value(select.name) { write(select.message(for: Self.selector(value)), counted: nil) }
      }
    }
  }

  /// The value of an argument; where there is none its name is written in braces, as ICU does.
  private mutating func value(_ name: String) -> MessageArgument? {
    if let value = argument(name) { return value }
    output += "{\(name)}"
    return nil
  }

  /// Writes a value without a format of its own.
  mutating func write(_ value: MessageArgument) {
    switch value {
    case .integer(let number): writeLocalized(locale.numbers.string(from: number))
    case .double(let number): writeLocalized(locale.numbers.string(from: number))
    case .decimal(let text):
      if let number = locale.numbers.string(fromDecimal: text) {
        writeLocalized(number)
      } else {
        writeText(text)
      }
    case .text(let text): writeText(text)
    case .date(let date):
      writeFormatted(
        .date(milliseconds: date.timeIntervalSince1970 * 1_000), by: locale.dates, else: date.description)
    case .message(let key): output += message(key)
    case .list(let items): write(items)
    }
  }

  /// Writes a value by a format of its own; one that the format is not for is written without it.
  private mutating func write(_ value: MessageArgument, by segment: FormatSegment) {
    if case .integer(let number) = value, segment.plainIntegers {
      return writeLocalized(locale.numbers.string(from: number))
    }
    let formattable: ArgumentFormat.Value
    if let number = MessageNumber(value) {
      formattable = number.value
    } else if case .date(let date) = value {
      formattable = .date(milliseconds: date.timeIntervalSince1970 * 1_000)
    } else {
      return write(value)
    }
    do {
      writeLocalized(try segment.format.string(formattable, timeZone: timeZone))
    } catch {
      // A date in a number format: still shown, since a message never fails on what it is given.
      write(value)
    }
  }

  private mutating func write(_ plural: PluralSegment) {
    guard let value = value(plural.name) else { return }
    guard let number = MessageNumber(value) else { return write(plural.other, counted: .other(value)) }
    let rest = number.subtracting(plural.offset)
    if !plural.exact.isEmpty {
      let exact = number.doubleValue
      if let form = plural.exact.first(where: { $0.number == exact }) {
        return write(form.message, counted: .number(rest))
      }
    }
    write(plural.byCategory[category(of: rest, in: plural).index], counted: .number(rest))
  }

  private func category(of number: MessageNumber, in plural: PluralSegment) -> PluralCategory {
    guard let format = plural.category else { return number.category(plural.rules, locale.numbers) }
    do {
      let answer = try format.string(number.value, timeZone: timeZone)
      let index = answer.utf8.first.map { Int($0) - 48 } ?? PluralCategory.other.index
      return PluralCategory.allCases.indices.contains(index) ? PluralCategory.allCases[index] : .other
    } catch {
      return .other
    }
  }

  private mutating func writeCounted(_ counted: Counted?) {
    switch counted {
    case .number(let number): writeLocalized(number.text(locale.numbers))
    case .other(let value): write(value)
    case nil: output += "#"
    }
  }

  /// The items of a list, each written as it would stand alone.
  private mutating func write(_ items: [MessageArgument]) {
    let texts = items.map { item in
      var writer = MessageWriter(
        locale: locale, isolating: false, timeZone: timeZone, message: message, argument: argument, output: ""
      )
      writer.write(item)
      return isolating ? BidiIsolation.withoutControls(writer.output) : writer.output
    }
    let (before, after) = isolating ? (BidiIsolation.firstStrong, BidiIsolation.pop) : ("", "")
    do {
      output += try locale.lists.string(from: texts, before: before, after: after)
    } catch {
      output += texts.map { "\(before)\($0)\(after)" }.joined(separator: ", ")
    }
  }

  /// Writes a number or date, whose direction is the message's own.
  private mutating func writeLocalized(_ text: String) {
    guard isolating, locale.isRightToLeft else {
      output += text
      return
    }
    output += BidiIsolation.rightToLeft
    output += text
    output += BidiIsolation.pop
  }

  private mutating func writeText(_ text: String) {
    output += isolating ? BidiIsolation.isolated(text) : text
  }

  private mutating func writeFormatted(
    _ value: ArgumentFormat.Value,
    by format: ArgumentFormat,
    else fallback: @autoclosure () -> String
  ) {
    do {
      writeLocalized(try format.string(value, timeZone: timeZone))
    } catch {
      writeText(fallback())
    }
  }

  /// The text that a select compares; a number is its ASCII digits.
  private static func selector(_ value: MessageArgument) -> String {
    switch value {
    case .text(let text): text
    case .integer(let number): String(number)
    case .decimal(let text): text
    case .double(let number): DecimalNumber(number)?.description ?? "other"
    case .message(let key): key
    case .date, .list: "other"
    }
  }
}
