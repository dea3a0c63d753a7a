package import MessageFormat

/// Takes messages apart into sentences, one text each, and puts them together again.
package enum SentenceList {
  /// One sentence, or one part of a message that a format can hold as a whole.
  package struct Sentence: Sendable, Hashable {
    package var key: SentenceKey
    package var message: MessageSource
    package var source: MessageSource?
    /// What chooses along the path of the key.
    package var choices: SentenceChoices
    package var note: String?
    /// The place in the file that was read.
    package var place: TextPlace?

    package init(
      key: SentenceKey,
      message: MessageSource,
      source: MessageSource? = nil,
      choices: SentenceChoices = SentenceChoices([]),
      note: String? = nil,
      place: TextPlace? = nil
    ) {
      self.key = key
      self.message = message
      self.source = source
      self.choices = choices
      self.note = note
      self.place = place
    }

    /// A sentence as a file has it, whose note says what chooses, and the syntax.
    package init(key: String, text: String, source: String? = nil, fullNote: String?, place: TextPlace?) {
      let lines = (fullNote ?? "").split(whereSeparator: \.isNewline)
      let isMessageFormat2 = lines.contains { $0 == SentenceChoices.messageFormat2 }
      self.init(
        key: SentenceKey(key),
        message: isMessageFormat2 ? .messageFormat2(text) : .pattern(text),
        source: source.map { isMessageFormat2 ? .messageFormat2($0) : .pattern($0) },
        choices: fullNote.flatMap(SentenceChoices.init(note:)) ?? SentenceChoices([]),
        note: fullNote.flatMap(SentenceChoices.removed(from:)),
        place: place
      )
    }

    /// The text, if the message is one.
    package var text: String? { message.text }

    /// The note with what chooses among the sentences, so that it survives a translation tool.
    package var fullNote: String? {
      let parts = [
        note, choices.choices.isEmpty ? nil : choices.note,
        message.isMessageFormat2 ? SentenceChoices.messageFormat2 : nil,
      ].compactMap { $0 }
      return parts.isEmpty ? nil : parts.joined(separator: "\n")
    }
  }

  /// The sentences of a message.
  ///
  /// - Parameter isWhole: Whether the format holds a message in one piece; the sentences of others are listed one by
  ///   one.
  package static func sentences(
    of message: TranslationFile.Message,
    isWhole: (MessageSource) -> Bool = { $0.text != nil }
  ) -> [Sentence] {
    var result: [Sentence] = []
    func add(
      _ part: MessageSource, _ source: MessageSource?, _ path: [String], _ choices: [SentenceChoices.Choice]
    ) {
      if isWhole(part) {
        result.append(
          Sentence(
            key: SentenceKey(key: message.key, path: path),
            message: part,
            source: source,
            choices: SentenceChoices(choices),
            note: message.note
          )
        )
        return
      }
      guard case .choice(let choice) = part else { return }
      let own = SentenceChoices.Choice(kind: choice.kind, argument: choice.argument)
      for form in choice.forms {
        add(form.message, source?.form(form.selector, of: choice), path + [form.selector], choices + [own])
      }
    }
    add(message.message, message.source, [], [])
    return result
  }

  /// The messages that sentences make together, in the order in which their keys first occur.
  ///
  /// What chooses is taken from the sentence's note; otherwise from `known`, the message of the same key in the source
  /// or in an earlier catalog.
  package static func messages(
    from sentences: [Sentence],
    known: (String) -> MessageSource? = { _ in nil }
  ) -> (messages: [TranslationFile.Message], findings: [TranslationFinding]) {
    var order: [String] = []
    var groups: [String: [Sentence]] = [:]
    for sentence in sentences {
      if groups[sentence.key.key] == nil { order.append(sentence.key.key) }
      groups[sentence.key.key, default: []].append(sentence)
    }
    var messages: [TranslationFile.Message] = []
    var findings: [TranslationFinding] = []
    for key in order {
      guard let group = groups[key] else { continue }
      do throws(TranslationFinding) {
        messages.append(
          TranslationFile.Message(
            key: key,
            message: try joined(group, depth: 0, known: known(key)),
            source: source(of: group, known: known(key)),
            note: group.lazy.compactMap(\.note).first
          )
        )
      } catch {
        findings.append(error)
      }
    }
    return (messages, findings)
  }

  /// The lines of a note; empty ones count.
  static func lines(of note: String?) -> [Substring] {
    note?.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) ?? []
  }

  /// A file of the messages that sentences make together, with their places.
  package static func file(
    locale: String?,
    sourceLocale: String? = nil,
    _ sentences: [Sentence],
    known: (String) -> MessageSource?
  ) -> (file: TranslationFile, findings: [TranslationFinding]) {
    let (messages, findings) = messages(from: sentences, known: known)
    let places = sentences.compactMap { sentence in sentence.place.map { (sentence.key.text, $0) } }
    let file = TranslationFile(
      locale: locale, sourceLocale: sourceLocale, messages: messages,
      places: Dictionary(places, uniquingKeysWith: { first, _ in first }))
    return (file, findings)
  }

  /// The message in the source language; nil if not each sentence has its source.
  private static func source(of group: [Sentence], known: MessageSource?) -> MessageSource? {
    let sources = group.compactMap(\.asSource)
    guard sources.count == group.count else { return nil }
    do { return try joined(sources, depth: 0, known: known) } catch { return nil }
  }

  private static func joined(
    _ group: [Sentence],
    depth: Int,
    known: MessageSource?
  ) throws(TranslationFinding) -> MessageSource {
    guard let first = group.first else {
      throw TranslationFinding(key: "", problem: "there is no sentence")
    }
    if first.key.path.count == depth {
      guard group.count == 1 else {
        throw TranslationFinding(
          key: first.key.text, place: group[1].place,
          problem: "the key has several texts, or a text beside its forms")
      }
      return first.message
    }
    guard depth < MessageSource.deepestNesting else {
      throw TranslationFinding(
        key: first.key.text, place: first.place,
        problem: "choices are nested deeper than \(MessageSource.deepestNesting) levels")
    }
    guard let choice = choice(of: group, depth: depth, known: known) else {
      throw TranslationFinding(
        key: first.key.text, place: first.place,
        problem: "nothing says which argument chooses “\(first.key.path[depth])”")
    }
    var selectors: [String] = []
    var forms: [String: [Sentence]] = [:]
    for sentence in group {
      guard sentence.key.path.count > depth else {
        throw TranslationFinding(
          key: sentence.key.text, place: sentence.place, problem: "the key has a text beside its forms")
      }
      let selector = sentence.key.path[depth]
      if forms[selector] == nil { selectors.append(selector) }
      forms[selector, default: []].append(sentence)
    }
    var result: [MessageSource.Form] = []
    // Some formats sort the selectors; catalogs have `other` at the end.
    for selector in selectors.filter({ $0 != "other" }) + selectors.filter({ $0 == "other" }) {
      let message = try joined(
        forms[selector] ?? [], depth: depth + 1, known: known?.form(selector, of: nil))
      result.append(MessageSource.Form(selector, message))
    }
    return .choice(MessageSource.Choice(choice.kind, on: choice.argument, result))
  }

  private static func choice(
    of group: [Sentence],
    depth: Int,
    known: MessageSource?
  ) -> SentenceChoices.Choice? {
    for sentence in group where sentence.choices.choices.count > depth {
      return sentence.choices.choices[depth]
    }
    guard case .choice(let choice) = known else { return nil }
    return SentenceChoices.Choice(kind: choice.kind, argument: choice.argument)
  }
}

extension SentenceList.Sentence {
  /// The sentence in the source language, in place of the translation.
  fileprivate var asSource: Self? {
    source.map { Self(key: key, message: $0, choices: choices, place: place) }
  }
}

extension MessageSource {
  /// The text of a message that is one text.
  var text: String? {
    switch self {
    case .pattern(let text), .messageFormat2(let text): text
    case .choice: nil
    }
  }

  var isMessageFormat2: Bool { if case .messageFormat2 = self { true } else { false } }

  /// The message of a selector, otherwise that of `other`; the message itself where the other message chooses and this
  /// one does not.
  ///
  /// - Parameter choice: The choice of the message beside which this one is read; nil to take any choice.
  fileprivate func form(_ selector: String, of choice: Choice?) -> MessageSource? {
    guard case .choice(let own) = self else { return choice == nil ? nil : self }
    if let choice, choice.kind != own.kind || choice.argument != own.argument { return self }
    return own.forms.first { $0.selector == selector }?.message
      ?? own.forms.first { $0.selector == "other" }?.message
  }
}
