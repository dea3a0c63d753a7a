package import MessageFormat

/// Messages as they travel between catalogs and the files of translation tools and other platforms.
///
/// Every format reads and writes it. A part of a message that a format has no place for is a finding, never a silent
/// loss (``TranslationFinding``).
package struct TranslationFile: Sendable, Hashable {
  /// One message.
  package struct Message: Sendable, Hashable {
    package var key: String
    package var message: MessageSource
    /// The message in the source language, for formats that show it to translators.
    package var source: MessageSource?
    /// What translators should know.
    package var note: String?
    /// Whether somebody translated the message; otherwise it has the forms of the language and the texts of the source.
    package var isTranslated: Bool

    package init(
      key: String,
      message: MessageSource,
      source: MessageSource? = nil,
      note: String? = nil,
      isTranslated: Bool = true
    ) {
      self.key = key
      self.message = message
      self.source = source
      self.note = note
      self.isTranslated = isTranslated
    }
  }

  /// The language of the messages, a BCP 47 tag; nil if the file does not state it, as `.strings` do not.
  package var locale: String?
  /// The language of the sources.
  package var sourceLocale: String?
  package var messages: [Message]
  /// Where each sentence is in the file that was read, by its key (``SentenceKey/text``).
  package var places: [String: TextPlace]

  package init(
    locale: String?,
    sourceLocale: String? = nil,
    messages: [Message],
    places: [String: TextPlace] = [:]
  ) {
    self.locale = locale
    self.sourceLocale = sourceLocale
    self.messages = messages
    self.places = places
  }

  /// The messages that somebody translated, for formats that hold no others.
  package var translated: [Message] { messages.filter(\.isTranslated) }
}

/// Something that a file has and a catalog, or the other way round, cannot hold.
package struct TranslationFinding: Error, Sendable, Hashable {
  /// The key of the message; empty if the finding is about the file.
  package var key: String
  /// The place in the file that was read; nil if it is not known or nothing was read.
  package var place: TextPlace?
  package var problem: String

  package init(key: String, place: TextPlace? = nil, problem: String) {
    self.key = key
    self.place = place
    self.problem = problem
  }
}

/// A file that is not of its format.
package struct TranslationFileError: Error, Sendable, Hashable {
  /// The place; nil for a format without lines.
  package var place: TextPlace?
  package var problem: String
  package var expected: String

  package init(place: TextPlace? = nil, problem: String, expected: String) {
    self.place = place
    self.problem = problem
    self.expected = expected
  }
}
