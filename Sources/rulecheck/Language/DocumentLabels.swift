import MessageFormat
import MessageLocalization
import RuleDocuments

/// The labels that a rule document defines for its fields, as messages of the application.
enum DocumentLabels {
  /// Adds a layer in which `field.<path>` is the document's label: the message with the label as its key, or otherwise
  /// the label itself.
  static func add(
    of document: RuleDocument,
    in locale: LanguageTag,
    to catalogs: MessageCatalogs = .shared
  ) throws(CatalogError) {
    var messages: [String: String] = [:]
    for (path, label) in document.labels {
      let isKey = label.looksLikeMessageKey
      let message = catalogs.message(for: label, in: locale, reportingMissing: isKey)
      // A key without a message is not for readers, who get the name of the field.
      if message == nil, isKey { continue }
      messages["field.\(path)"] = quoted(message?.pattern.format() ?? label)
    }
    if !messages.isEmpty { try catalogs.addLayer(messages, for: locale) }
  }

  /// The pattern that produces a text unchanged (by the apostrophe rules of MessageFormat).
  static func quoted(_ text: String) -> String {
    var pattern = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "'": pattern += "''"
      case "{", "}": pattern += "'\(scalar)'"
      default: pattern.unicodeScalars.append(scalar)
      }
    }
    return pattern
  }
}
