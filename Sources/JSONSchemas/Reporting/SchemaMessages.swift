import JSONText
import ValidationCore

/// The messages that a schema has for its errors, in the form of ajv-errors: `errorMessage` is one text for all that is
/// found by the schema and within it, or an object of texts by keyword, with those of members in `properties` and
/// `required`, and `_` for all others. The innermost message counts.
///
/// A text is a key of the catalogs, or its own text in every language. In place of a text there may be an object of texts by
/// language tag, such as `{"en": "…", "ar": "…"}`.
struct SchemaMessages: Sendable {
  /// A message, or what it is in some languages.
  enum Text: Sendable {
    case text(String)
    case byLanguage([String: String])
  }

  var whole: Text?
  var byKeyword: [String: Text] = [:]
  var byProperty: [String: Text] = [:]
  var byRequired: [String: Text] = [:]

  init?(_ node: JSONNode) {
    if let text = node.string {
      whole = .text(text)
      return
    }
    guard let members = node.object else { return nil }
    for member in members {
      switch member.key {
      case "_": whole = Self.text(member.value)
      case "properties": byProperty = Self.texts(member.value)
      case "required" where member.value.string == nil:
        byRequired = Self.texts(member.value)
      default: byKeyword[member.key] = Self.text(member.value)
      }
    }
  }

  /// All messages.
  var all: [Text] {
    [whole].compactMap(\.self) + byKeyword.values + byProperty.values + byRequired.values
  }

  private static func text(_ node: JSONNode) -> Text? {
    if let text = node.string { return .text(text) }
    guard let members = node.object else { return nil }
    let texts = members.compactMap { member in member.value.string.map { (member.key, $0) } }
    return texts.isEmpty ? nil : .byLanguage(Dictionary(texts) { $1 })
  }

  private static func texts(_ node: JSONNode) -> [String: Text] {
    Dictionary((node.object ?? []).compactMap { member in text(member.value).map { (member.key, $0) } }) {
      $1
    }
  }
}

extension SchemaMessages {
  /// The message for what a keyword found.
  ///
  /// - Parameters:
  ///   - tokens: The keyword, and which of its schemas led to the fault; empty for a schema that is only `false`.
  ///   - member: The member that is missing, if one is.
  func text(for tokens: [String], _ member: String?) -> Text? {
    guard let keyword = tokens.first else { return whole }
    var own: Text?
    if keyword == "properties", tokens.count > 1 { own = byProperty[tokens[1]] }
    if keyword == "required", let member { own = byRequired[member] }
    return own ?? byKeyword[keyword] ?? whole
  }
}

extension SchemaMessages.Text {
  /// The key of the message: its text, in English or in the first language.
  var key: String {
    switch self {
    case .text(let text): text
    case .byLanguage(let texts): texts["en"] ?? texts.sorted { $0.key < $1.key }.first?.value ?? ""
    }
  }
}
