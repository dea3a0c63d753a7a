import Essentials
import ICU

/// Writes one message with its arguments.
///
/// The two lookups are passed from call to call instead of stored in properties, which would have to be allocated.
struct MessageWriter {
  /// The argument of a name, nil when there is none.
  typealias Lookup = (String) -> MessageArgument?
  /// The text of another message, by key.
  typealias MessageText = (String) -> String

  let locale: MessageLocale
  let isolating: Bool
  let timeZone: String?
  var output = ""
  /// The parts so far; nil if only the text is wanted.
  var parts: [MessagePart]?
  /// What resolves the expressions of MessageFormat 2; nil for a message of MessageFormat 1.
  var resolution: MessageResolution?

  /// The meaning of `#`.
  enum Counted {
    /// The plural's number minus its offset.
    case number(MessageNumber)
    /// The plural's value, which is not a number.
    case other(MessageArgument)
  }

  /// Writes segments; `counted` is the value that the nearest plural counts.
  mutating func write(_ segments: [MessageSegment], _ counted: Counted?, _ find: Lookup, _ text: MessageText)
  {
    for segment in segments {
      switch segment {
      case .literal(let literal):
        output += literal
        parts?.append(.text(literal))
      case .number: writeCounted(counted, text)
      case .value(let name): if let value = value(name, find) { write(value, text) }
      case .formatted(let name, let format):
        if let value = value(name, find) { write(value, by: format, text) }
      case .plural(let plural): write(plural, find, text)
      case .select(let select):
        // Without a value to choose by, the form for every other value is used.
        let selector = find(select.name).map(Self.selector) ?? Self.otherSelector
        write(select.message(for: selector), nil, find, text)
      case .expression(let expression): write(expression, find, text)
      case .markup(let markup): write(markup, find)
      case .match(let match): write(match, find, text)
      }
    }
  }

  /// The value of an argument; if there is none, its name is written in braces, as ICU does.
  private mutating func value(_ name: String, _ find: Lookup) -> MessageArgument? {
    if let value = find(name) { return value }
    output += "{"
    output += name
    output += "}"
    return nil
  }

  /// Chooses a plural's form and writes it.
  private mutating func write(_ plural: PluralSegment, _ find: Lookup, _ text: MessageText) {
    guard let value = value(plural.name, find) else { return }
    if case .integer(let number) = value, plural.choosesByRules {
      let form = plural.byCategory[plural.rules.category(of: number).index]
      return write(form, .number(.integer(number)), find, text)
    }
    guard let number = MessageNumber(value) else { return write(plural.other, .other(value), find, text) }
    let rest = number.subtracting(plural.offset)
    let exact = number.doubleValue
    if let form = plural.exact.first(where: { $0.number == exact }) {
      write(form.message, .number(rest), find, text)
    } else {
      write(plural.byCategory[category(of: rest, in: plural).index], .number(rest), find, text)
    }
  }

  private func category(of number: MessageNumber, in plural: PluralSegment) -> PluralCategory {
    guard let format = plural.category else { return number.category(plural.rules, locale.numbers) }
    do {
      // As in ICU, a number minus an offset is a double, which formats of dates accept and integers they refuse.
      let value = plural.offset == 0 ? number.value : .double(number.doubleValue)
      let answer = try format.string(value, timeZone: timeZone)
      let index = answer.utf8.first.map { Int($0) - 48 } ?? PluralCategory.other.index
      return PluralCategory.allCases.indices.contains(index) ? PluralCategory.allCases[index] : .other
    } catch {
      return .other
    }
  }

  private mutating func writeCounted(_ counted: Counted?, _ text: MessageText) {
    switch counted {
    case .number(.integer(let number)): writeLocalized(locale.numbers.string(from: number))
    case .number(let number): writeLocalized(number.text(locale.numbers))
    case .other(let value): write(value, text)
    case nil: output += "#"
    }
  }

  private static let otherSelector = "other"
  private static let longSelector = "long"
  private static let noneSelector = "none"

  /// The most items of a list that a reader can take in: a sentence with all 249 countries of the world says less than
  /// one without them.
  private static let longestReadableList = 10

  /// The text that a select compares; a number gives its ASCII digits, a list of more than ten items gives `long`, and
  /// an optional text gives `none` or `other`, whatever the text is.
  static func selector(_ value: MessageArgument) -> String {
    switch value {
    case .text(let text), .example(let text), .word(_, let text): text
    case .optional(let text): text == nil ? noneSelector : otherSelector
    case .quoted(let value, _): selector(value)
    case .integer(let number): String(number)
    case .decimal(let text): text
    case .double(let number): DecimalNumber(number)?.description ?? otherSelector
    case .message(let key): key
    case .list(let items), .alternatives(let items):
      items.count > longestReadableList ? longSelector : otherSelector
    case .date, .day, .moment: otherSelector
    }
  }
}
