import ICU
import MessageLocalization
import RuleDocuments
import ValidationCore

extension Wording {
  /// The sentences of the catalogs in a language.
  init(locale: LanguageTag, catalogs: MessageCatalogs = .shared, document: RuleDocument? = nil) {
    let writer = ErrorWriter(locale: locale, catalogs: catalogs) { document?.label(of: $0) }
    isRightToLeft = locale.textDirection == .rightToLeft
    sentence = { writer.sentence($0) }
    text = { key, arguments in writer.text(key, arguments) }
    pattern = { key in catalogs.message(for: key, in: locale, reportingMissing: false)?.pattern.source }
  }
}

/// Writes errors as sentences with the labels of their fields.
struct ErrorWriter: Sendable {
  let locale: LanguageTag
  let catalogs: MessageCatalogs
  /// The label that a rule document gives to a field.
  let label: @Sendable (FieldPath) -> String?

  func sentence(_ error: ValidationError) -> String {
    switch error.message {
    case .literal(let text): return text
    case .key(let key): return full(key, of: error) ?? key
    case nil: return full(error.code.rawValue, of: error) ?? TextReport.facts(of: error)
    }
  }

  func text(_ key: String, _ arguments: [String: ValidationError.Argument]) -> String {
    guard let message = catalogs.message(for: key, in: locale) else {
      return TextReport.facts(of: ValidationError(code: .init(rawValue: key), arguments: arguments))
    }
    return format(message, arguments.mapValues(MessageArgument.init))
  }

  private func full(_ key: String, of error: ValidationError) -> String? {
    let arguments = error.arguments.mapValues(MessageArgument.init)
    guard !error.path.isEmpty else {
      return catalogs.message(for: key, in: locale).map { format($0, arguments) }
    }
    let field = MessageArgument.text(name(of: error.path))
    switch catalogs.fullMessage(for: key, in: locale) {
    case .sentence(let message):
      return format(message, arguments.merging(["field": field]) { value, _ in value })
    case .inline(let message, let join):
      let inline = format(message, arguments)
      guard let join else { return inline }
      return format(join, ["field": field, "message": .message(key: key)]) { _ in inline }
    case nil: return nil
    }
  }

  /// The label of a field in the reader's language, else its path.
  private func name(of path: FieldPath) -> String {
    let names = path.segments.compactMap { segment in
      if case .key(let name) = segment { name } else { nil }
    }
    let key = label(path) ?? "field." + names.joined(separator: ".")
    guard let message = catalogs.message(for: key, in: locale, reportingMissing: false) else {
      return label(path) ?? path.description
    }
    return format(message, [:])
  }

  private func format(
    _ message: ResolvedMessage,
    _ arguments: [String: MessageArgument],
    word: ((String) -> String)? = nil
  ) -> String {
    message.pattern.format(arguments, message: word ?? { self.word($0) })
  }

  /// An argument that is a word of the catalogs.
  private func word(_ key: String) -> String {
    let message =
      catalogs.message(for: key, in: locale, reportingMissing: false)
      ?? catalogs.message(for: "field." + key, in: locale, reportingMissing: false)
    return message.map { format($0, [:]) } ?? key
  }
}

extension MessageArgument {
  init(_ argument: ValidationError.Argument) {
    switch argument {
    case .integer(let value): self = .integer(value)
    case .decimal(let value): self = .decimal("\(value)")
    case .text(let value): self = .text(value)
    case .date(let value): self = .date(value)
    case .list(let values): self = .list(values.map(Self.init))
    case .key(let key): self = .message(key: key)
    }
  }
}
