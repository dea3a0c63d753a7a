import LocalizedValidation
import MessageFormat
import MessageLocalization

/// Whether an error can be rendered: its message exists, and the error has all arguments that the message shows.
struct SentenceCheck {
  private let error: ValidationError
  private let catalogs: MessageCatalogs

  init(_ error: ValidationError, _ catalogs: MessageCatalogs) {
    self.error = error
    self.catalogs = catalogs
  }

  func problems(in locales: [LanguageTag]) -> [String] {
    switch error.message {
    // A literal text is the same in every language.
    case .literal: []
    case .key(let key): locales.flatMap { problems(of: key, isSentence: !key.looksLikeMessageKey, in: $0) }
    case nil where error.underlying != nil: []
    case nil: locales.flatMap { problems(of: error.code.rawValue, isSentence: false, in: $0) }
    }
  }

  /// - Parameter isSentence: Whether the key is its own English text if no catalog has it.
  private func problems(of key: String, isSentence: Bool, in locale: LanguageTag) -> [String] {
    let reader = catalogs.reader(in: locale)
    guard let inline = reader.message(for: key, reportingMissing: false) else {
      return isSentence && locale.isOfLanguage(of: "en")
        ? [] : ["the message “\(key)” is missing in \(locale)"]
    }
    guard inline.locale.isOfLanguage(of: locale) else {
      return ["the message “\(key)” is missing in \(locale); readers get \(inline.locale)"]
    }
    var problems = missingArguments(of: inline)
    if case .sentence(let full) = reader.fullMessage(for: key, reportingMissing: false) {
      problems += missingArguments(of: full)
    }
    return problems
  }

  /// The arguments that the message shows for this error but the error does not have.
  private func missingArguments(of message: ResolvedMessage) -> [String] {
    let kinds = message.pattern.arguments
    var missing: Set<String> = []
    _ = message.pattern.format(isolating: false) { name in
      // A `select` without its argument uses the form “other”, which is how a catalog provides a form for only some
      // errors.
      if name != "field", error.arguments[name] == nil, kinds[name] != [.select] { missing.insert(name) }
      return error.arguments[name].map(MessageArgument.init)
    }
    return missing.sorted().map {
      "the message “\(message.key)” in \(message.locale) shows {\($0)}, which the error lacks"
    }
  }
}

extension MessageArgument {
  /// The argument as a selector among the forms of a message.
  fileprivate init(_ argument: ValidationError.Argument) {
    switch argument {
    case .integer(let value): self = .integer(value)
    case .decimal(let value): self = .decimal("\(value)")
    default: self = .text(argument.description)
    }
  }
}

extension LanguageTag {
  /// Whether two tags have the same language, whatever their scripts and regions.
  func isOfLanguage(of other: LanguageTag) -> Bool {
    identifier.prefix { $0 != "-" } == other.identifier.prefix { $0 != "-" }
  }
}
