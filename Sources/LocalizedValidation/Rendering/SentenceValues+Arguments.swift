import ICU
import MessageFormat
import MessageLocalization
import ValidationCore
import ValidationRules

/// The values of an error as a sentence shows them.
extension SentenceValues {
  /// The maximum depth of nested lists; deeper lists are shown as an ellipsis.
  private static let deepestList = 8

  /// How a sentence shows a text.
  private enum Style {
    /// As it is; the pattern has quotation marks where they belong.
    case plain
    /// In quotation marks.
    case quoted
    /// In quotation marks, unless the catalogs have a label for it: the first of these keys that they have, followed by
    /// a full stop and the value.
    case constant(keys: [String])
  }

  /// Converts an argument of an error for use in a message.
  func argument(_ argument: ValidationError.Argument, named name: String, of error: ValidationError)
    -> MessageArgument
  {
    switch argument {
    case .integer(let value) where !reader.hasOptionLabels: return .integer(value)
    case .text(let text) where name == Self.example: return .example(text)
    default: break
    }
    let kind = RuleReport.shownKind(of: name, in: error.code)
    let style: Style
    switch (kind, argument) {
    case (.constant, _), (.constants, _): style = .constant(keys: optionKeys(name, error))
    case (.names, _): style = .plain
    case (_, .list), (_, .alternatives): style = .quoted
    default: style = .plain
    }
    return naming(fieldsOf: error, in: argument).shown(argument, style, depth: 0)
  }

  /// The name of the argument for a text in the form that a field takes, which is made by the rule or by CLDR.
  private static let example = "example"

  private func shown(_ argument: ValidationError.Argument, _ style: Style, depth: Int) -> MessageArgument {
    if case .constant(let keys) = style, let label = label(of: argument, keys) { return label }
    switch argument {
    case .integer(let value): return .integer(value)
    case .decimal(let value): return .decimal("\(value)")
    case .text(let value): return inStyle(.text(value), style)
    case .date(let value): return .moment(value, offset: nil)
    case .moment(let value, let offset): return .moment(value, offset: offset)
    case .day(let value, let calendar): return .day(value, calendar: calendar)
    case .boolean, .null: return word(for: argument)
    case .character(let scalars): return character(scalars)
    case .key(let key):
      let word = word(for: key)
      return key.hasPrefix(MessageReader.labelPrefix) ? inStyle(word, style) : word
    case .list(let values), .alternatives(let values):
      if depth >= Self.deepestList { return .text("…") }
      let items = values.map { shown($0, style, depth: depth + 1) }
      if case .list = argument { return .list(items) }
      return .alternatives(items)
    }
  }

  private func inStyle(_ value: MessageArgument, _ style: Style) -> MessageArgument {
    if case .plain = style { return value }
    return quoted(value)
  }

  private func quoted(_ value: MessageArgument) -> MessageArgument {
    .quoted(value, reader.quotes(in: language))
  }
}

/// Labels of options.
extension SentenceValues {
  /// The keys under which the catalogs may have the labels of a constant; none if they have no such labels.
  private func optionKeys(_ name: String, _ error: ValidationError) -> [String] {
    guard reader.hasOptionLabels else { return [] }
    // A condition names the values of another field.
    guard name == "values", case .key(let other)? = error.argument(named: "other") else {
      let (whole, last) = Self.keys(MessageReader.optionPrefix, error.path)
      return [whole] + (last.map { [$0] } ?? [])
    }
    let prefix = MessageReader.labelPrefix
    let path = other.hasPrefix(prefix) ? other.dropFirst(prefix.count) : other[...]
    let last = path.split(separator: ".").last.map { [MessageReader.optionPrefix + $0] } ?? []
    return [MessageReader.optionPrefix + path] + last
  }

  private func label(of value: ValidationError.Argument, _ keys: [String]) -> MessageArgument? {
    guard !keys.isEmpty, let text = Self.text(of: value) else { return nil }
    for key in keys {
      let key = "\(key).\(text)"
      if reader.optionLabel(for: key) != nil {
        return quoted(.word(key: key, value: text))
      }
    }
    return nil
  }

  /// The text of a single value in the key of its label.
  private static func text(of value: ValidationError.Argument) -> String? {
    switch value {
    case .text, .integer, .decimal, .boolean, .null: value.description
    case .date, .moment, .day, .character, .key, .list, .alternatives: nil
    }
  }

  /// The catalogs' word for `true`, `false` or null, otherwise the value itself.
  private func word(for value: ValidationError.Argument) -> MessageArgument {
    let key = MessageReader.optionPrefix + value.description
    if reader.message(for: key, reportingMissing: false) == nil { return .text(value.description) }
    return .word(key: key, value: value.description)
  }
}

/// Characters.
extension SentenceValues {
  /// The prefix of the keys for the names of invisible characters: `character.U+200B`.
  private static let characterPrefix = "character."

  /// A character in quotation marks; the names of its code points if it is invisible.
  private func character(_ scalars: [Unicode.Scalar]) -> MessageArgument {
    guard let first = scalars.first else { return .text("") }
    switch Visibility(first) {
    case .visible: return quoted(.text(Self.text(of: scalars)))
    // A mark needs a base: the dotted circle, as in the charts of the Unicode Standard.
    case .mark: return quoted(.text("\u{25CC}" + Self.text(of: scalars)))
    case .invisible:
      if scalars.count == 1 { return name(of: first) }
      // A carriage return and a line feed are one line break.
      if scalars == ["\r", "\n"] { return name(of: "\n") }
      return .list(scalars.map { character([$0]) })
    }
  }

  /// The catalogs' name for an invisible character, otherwise its code point.
  private func name(of scalar: Unicode.Scalar) -> MessageArgument {
    let notation = scalar.icuProperties.notation
    let key = Self.characterPrefix + notation
    return reader.message(for: key, reportingMissing: false) == nil ? .text(notation) : .message(key: key)
  }

  private static func text(of scalars: [Unicode.Scalar]) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  private enum Visibility {
    case visible, mark, invisible

    init(_ scalar: Unicode.Scalar) {
      if ("!"..."~").contains(scalar) {
        self = .visible
        return
      }
      let properties = scalar.icuProperties
      if properties.isControl || properties.isWhitespace || properties.isDefaultIgnorable
        || properties.isBidiControl || properties.isUnassigned
      {
        self = .invisible
      } else {
        self = properties.isMark ? .mark : .visible
      }
    }
  }
}
