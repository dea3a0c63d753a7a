import Essentials
import MessageFormat
import MessageLocalization
import ValidationCore

/// Renders the sentence of an error in one locale.
struct ErrorRenderer {
  let reader: MessageReader
  /// Records the arguments that the sentence depends on.
  var log: ArgumentLog?

  init(reader: MessageReader, log: ArgumentLog? = nil) {
    self.reader = reader
    self.log = log
  }

  /// A renderer by other catalogs than the shared ones, or with another isolation of values; nil if it would be the same,
  /// since threads cache those sentences.
  ///
  /// A function, since an initializer owns its arguments, which would count references for each error.
  ///
  /// - Parameter catalogs: Nil for those in effect.
  @inline(__always)
  static func uncached(in locale: LanguageTag, isolatingArguments: Bool?, _ catalogs: MessageCatalogs?)
    -> ErrorRenderer?
  {
    if isolatingArguments == nil, catalogs == nil, !MessageCatalogs.mayDiffer { return nil }
    return special(in: locale, isolatingArguments, catalogs)
  }

  @inline(never)
  private static func special(
    in locale: LanguageTag, _ isolatingArguments: Bool?, _ catalogs: MessageCatalogs?
  ) -> ErrorRenderer? {
    let catalogs = catalogs ?? .current
    if isolatingArguments == nil, catalogs === MessageCatalogs.shared { return nil }
    let isolates = isolatingArguments ?? catalogs.isolatesArguments
    guard catalogs !== MessageCatalogs.shared || isolates != catalogs.isolatesArguments else { return nil }
    var reader = catalogs.reader(in: locale)
    reader.isolatesArguments = isolates
    return ErrorRenderer(reader: reader)
  }

  func sentence(of error: ValidationError, form: ValidationError.MessageForm) -> String {
    // Without a path there is no label to show.
    let form = form == .full && error.isAtValue ? .standalone : form
    switch error.message {
    case .literal(let text): return text
    case .key(let key): return ownSentence(key, error, form)
    case nil:
      if let underlying = error.underlying {
        // A user's error provides its own description, in the locale of this sentence.
        log?.everythingCounts()
        return ActiveLocale.with(reader.locale, catalogs: reader.catalogs) {
          underlying.descriptionForReaders
        }
      }
      return codeSentence(error, form)
    }
  }

  private func codeSentence(_ error: ValidationError, _ form: ValidationError.MessageForm) -> String {
    message(error.code.rawValue, error, form) ?? facts(of: error)
  }

  /// The message for a key that the rule's author set. A sentence that no catalog has is its own text; a key such as
  /// `password.tooWeak` is not for readers, who get the message of the code instead.
  ///
  /// Such a message is a complete sentence, shown as it is written, unless the catalogs have a full form of it, or it
  /// marks the part of the label.
  private func ownSentence(
    _ key: String,
    _ error: ValidationError,
    _ form: ValidationError.MessageForm
  ) -> String {
    if form == .full,
      case .sentence(let message) = reader.fullMessage(for: key, reportingMissing: false)
    {
      return format(message, error)
    }
    if let message = reader.message(for: key, reportingMissing: false) {
      if message.pattern.marksLabel, form != .inline,
        let sentence = reader.message(for: key, .standalone, reportingMissing: false)
      {
        return format(sentence, error)
      }
      return format(message, error)
    }
    if key.looksLikeMessageKey {
      reader.reportMissing(key)
      // The sentence depends on the code too.
      log?.everythingCounts()
      return codeSentence(error, form)
    }
    // Catalogs do not have to contain a sentence. A sentence that no catalog has is English, including its numbers and
    // plurals.
    let words = SentenceValues(englishFor: reader)
    return reader.text(
      asPattern: key,
      message: { words.text(of: $0) },
      argument: { argument($0, of: error, words) }
    )
  }

  /// The catalogs' message for a code, or nil if no layer has one.
  private func message(
    _ key: String,
    _ error: ValidationError,
    _ form: ValidationError.MessageForm
  ) -> String? {
    switch form {
    case .inline: reader.message(ofCode: key, .inline).map { format($0, error) }
    case .standalone: reader.message(ofCode: key, .standalone).map { format($0, error) }
    case .full: reader.fullMessage(ofCode: key).map { format($0, error) }
    }
  }

  private func format(_ message: FullMessage, _ error: ValidationError) -> String {
    switch message {
    case .sentence(let message): return format(message, error)
    case .inline(let message, let join):
      let text = format(message, error)
      guard let join else { return text }
      let words = SentenceValues(reader, in: message)
      return join.pattern.format(
        isolating: reader.isolatesArguments,
        message: { $0 == Self.messageName ? text : words.text(of: $0) },
        argument: { name in
          switch name {
          case Self.fieldName: words.label(of: error)
          case Self.messageName: .message(key: name)
          default: nil
          }
        }
      )
    }
  }

  private static let fieldName = "field"
  private static let messageName = "message"
  private static let suggestionName = "suggestion"

  private func format(_ message: ResolvedMessage, _ error: ValidationError) -> String {
    let words = SentenceValues(reader, in: message)
    return message.pattern.format(
      isolating: reader.isolatesArguments,
      message: { words.text(of: $0) },
      argument: { argument($0, of: error, words) }
    )
  }

  private func argument(_ name: String, of error: ValidationError, _ words: SentenceValues)
    -> MessageArgument?
  {
    let argument = error.argument(named: name)
    log?.add(name, argument)
    if let argument { return words.argument(argument, named: name, of: error) }
    switch name {
    case Self.fieldName: return words.label(of: error)
    case Self.suggestionName:
      let suggestion = error.suggestion
      log?.addSuggestion(suggestion)
      return .optional(suggestion)
    default: return nil
    }
  }

  /// The code and the arguments, for an error without a message in any layer.
  ///
  /// Text that is not plain ASCII may be untrusted: it is isolated as in any sentence.
  private func facts(of error: ValidationError) -> String {
    log?.everythingCounts()
    let place = error.path.isEmpty ? "" : "\(shown(error.path.description)): "
    let code = place + shown(error.code.rawValue)
    let arguments = error.sortedArguments
    if arguments.isEmpty { return code }
    let list = arguments.map { "\(shown($0.key)): \(shown($0.value.description))" }
    return "\(code) (\(list.joined(separator: ", ")))"
  }

  private func shown(_ fact: String) -> String {
    if fact.utf8.allSatisfy({ $0 < 0x80 }) { return fact }
    return reader.text(asPattern: "{fact}", message: { $0 }, argument: { _ in .text(fact) })
  }
}
