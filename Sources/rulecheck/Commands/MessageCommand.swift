import ArgumentParser
import MessageFormat
import MessageLocalization
import ValidationCore
import ValidationRules

/// `rulecheck message`.
struct MessageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "message",
    abstract: "Write one message with arguments.",
    discussion: """
      rulecheck message length.tooShort --locale ar --arg minimum=3 --arg unit=graphemes

      An argument is a whole number or a decimal if it is written like one, a list in brackets ([a,b]), and a \
      text otherwise. A text that looks like a number is put in quotes: --arg 'name="3"'.

      rulecheck message --syntax mf2 --source 'Hello {$name}' --arguments '{"name": "Ana"}' --format json

      With --source, the message is not from a catalog. In JSON it is one line with the text, its parts, and the \
      errors by the names of the conformance suite of MessageFormat 2.
      """
  )

  @Argument(help: "The key of the message in the catalogs.", completion: .messageKeys)
  var key: String?

  @Option(parsing: .unconditional, help: "A message to write, instead of one from the catalogs.")
  var source: String?

  @Option(help: "The syntax of --source.")
  var syntax: SourceMessage.Syntax = .mf1

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The values for the message, as an object in JSON.", valueName: "JSON"),
    transform: MessageArguments.init(json:))
  var arguments = MessageArguments()

  @Option(help: "How to write the message.")
  var format: SourceMessage.Format = .text

  @Option(help: ArgumentHelp("The time zone of dates, such as America/Sao_Paulo.", valueName: "zone"))
  var timeZone: String?

  @OptionGroup var language: LanguageOptions

  @Option(name: .customLong("arg"), help: ArgumentHelp("A value for the message.", valueName: "name=value"))
  var namedArguments: [NamedArgument] = []

  @Flag(
    help: "Leave out the invisible characters that isolate values from the direction of the text around them."
  )
  var noIsolation = false

  func validate() throws {
    guard (key == nil) != (source == nil) else {
      throw ArgumentParser.ValidationError("Give either the key of a message or --source.")
    }
    guard source != nil || (syntax == .mf1 && format == .text) else {
      throw ArgumentParser.ValidationError("--syntax and --format need --source.")
    }
  }

  func run() throws {
    Interruption.ignoreClosedPipes()
    let locale = try language.prepare()
    let values = arguments.values.merging(namedArguments.map { ($0.name, $0.value) }) { _, last in last }
    if let source {
      let message = SourceMessage(text: source, syntax: syntax, locale: locale.identifier)
      let written = message.write(values, isolating: !noIsolation, timeZone: timeZone)
      return try written.print(as: format)
    }
    guard let key, let message = MessageCatalogs.shared.message(for: key, in: locale) else {
      throw badData("no catalog has a message “\(key ?? "")”")
    }
    // A `select` without a value prints every choice; any other missing argument is shown as a placeholder.
    let quotes = MessageCatalogs.shared.reader(in: locale).quotes(in: message.locale)
    let shown = Dictionary(
      values.map { ($0, Self.shown($1, named: $0, of: key, quotes)) }, uniquingKeysWith: { _, last in last })
    let kinds = message.pattern.arguments
    let missing = message.pattern.argumentNames.filter { values[$0] == nil && kinds[$0] != [.select] }
    if !missing.isEmpty {
      writeDiagnostic("rulecheck: no value for: \(missing.joined(separator: ", "))")
    }
    try print(message.pattern.format(shown, isolating: !noIsolation, timeZone: timeZone) + "\n")
  }
}

extension MessageCommand {
  /// A value as the sentence of an error shows it: the texts of a list and of a rule's author are in quotation marks,
  /// names are not.
  private static func shown(
    _ value: MessageArgument,
    named name: String,
    of key: String,
    _ quotes: Quotes
  ) -> MessageArgument {
    let kind = RuleReport.shownKind(of: name, in: .init(rawValue: key))
    func quoted(_ item: MessageArgument) -> MessageArgument {
      if case .text = item { .quoted(item, quotes) } else { item }
    }
    switch value {
    case _ where kind == .names: return value
    case .list(let items): return .list(items.map(quoted))
    case .alternatives(let items): return .alternatives(items.map(quoted))
    default: return kind == .constant ? quoted(value) : value
    }
  }
}

/// `name=value` from the command line.
struct NamedArgument: ExpressibleByArgument, Sendable, Hashable {
  let name: String
  let value: MessageArgument

  init?(argument: String) {
    guard let equals = argument.firstIndex(of: "="), equals > argument.startIndex else { return nil }
    name = String(argument[..<equals])
    value = Self.value(argument[argument.index(after: equals)...])
  }

  private static func value(_ text: Substring) -> MessageArgument {
    guard text.count >= 2, text.first == "[", text.last == "]" else { return element(text) }
    let elements = text.dropFirst().dropLast()
    if elements.contains("|") {
      return .alternatives(elements.split(separator: "|", omittingEmptySubsequences: false).map(element))
    }
    return .list(
      elements.isEmpty ? [] : elements.split(separator: ",", omittingEmptySubsequences: false).map(element))
  }

  /// A single value or an element of a list; a list in a list is a text.
  private static func element(_ text: Substring) -> MessageArgument {
    if text.count >= 2, text.first == "\"", text.last == "\"" {
      return .text(String(text.dropFirst().dropLast()))
    }
    if let integer = Int(text), text.first != "+" { return .integer(integer) }
    return isDecimal(text) ? .decimal(String(text)) : .text(String(text))
  }

  /// Whether the text is digits with at most one point between them, and an optional minus sign in front.
  private static func isDecimal(_ text: Substring) -> Bool {
    let parts = text.utf8.drop { $0 == UInt8(ascii: "-") }.split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let hasOneSign = text.utf8.prefix { $0 == UInt8(ascii: "-") }.count <= 1
    return hasOneSign && parts.count <= 2
      && parts.allSatisfy { part in !part.isEmpty && part.allSatisfy { (0x30...0x39).contains($0) } }
  }
}
