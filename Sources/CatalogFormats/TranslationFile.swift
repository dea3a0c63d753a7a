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

    package init(key: String, message: MessageSource, source: MessageSource? = nil, note: String? = nil) {
      self.key = key
      self.message = message
      self.source = source
      self.note = note
    }
  }

  /// The language of the messages, a BCP 47 tag; nil if the file does not state it, as `.strings` do not.
  package var locale: String?
  /// The language of the sources.
  package var sourceLocale: String?
  package var messages: [Message]

  package init(locale: String?, sourceLocale: String? = nil, messages: [Message]) {
    self.locale = locale
    self.sourceLocale = sourceLocale
    self.messages = messages
  }
}

/// Something that a file has and a catalog, or the other way round, cannot hold.
package struct TranslationFinding: Error, Sendable, Hashable {
  /// The key of the message.
  package var key: String
  /// The line in the file that was read, counted from 1; nil if it is not known or nothing was read.
  package var line: Int?
  package var problem: String

  package init(key: String, line: Int? = nil, problem: String) {
    self.key = key
    self.line = line
    self.problem = problem
  }
}

/// A file that is not of its format.
package struct TranslationFileError: Error, Sendable, Hashable {
  /// The line, counted from 1; nil if the format's parser does not tell it.
  package var line: Int?
  package var problem: String
  package var expected: String

  package init(line: Int? = nil, problem: String, expected: String) {
    self.line = line
    self.problem = problem
    self.expected = expected
  }
}
