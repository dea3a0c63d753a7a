import CatalogFormats
import Essentials
import JSONText
import MessageFormat
import MessageLocalization

/// The members of a catalog into which messages are written.
struct CatalogMembers {
  private let members: [JSONNode.Member]
  private let syntax: CatalogSyntax
  /// What translators should know that is beside the catalog already, by key.
  private let descriptions: [String: String]

  /// - Parameters:
  ///   - root: The catalog as it is; nil for a new one.
  ///   - path: The file of the catalog, whose directory may have `Descriptions.json`.
  init(_ root: JSONNode?, _ locale: LanguageTag, describing path: String?) {
    members =
      root?.object ?? [JSONNode.Member(key: "@@locale", value: .text(locale.identifier))]
    syntax = root?[CatalogSyntax.key]?.string.flatMap(CatalogSyntax.init) ?? .mf1
    let directory = path.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
    // A directory whose descriptions cannot be read has none; lint reports that.
    descriptions = directory.flatMap { try? CatalogDirectory(reading: $0).descriptions } ?? [:]
  }

  /// The catalog with messages in the places of those of the same keys, and new ones at the end.
  func node(with messages: [TranslationFile.Message]) -> JSONNode {
    let values = Dictionary(messages.map { ($0.key, $0) }, uniquingKeysWith: { _, last in last })
    var existing: Set<String> = []
    var result = members.map { member -> JSONNode.Member in
      existing.insert(member.key)
      guard let message = values[member.key] else { return member }
      return JSONNode.Member(key: member.key, value: message.message.json(beside: syntax))
    }
    for message in messages where existing.insert(message.key).inserted {
      let description = "@\(message.key)"
      if let note = message.note, note != descriptions[message.key], existing.insert(description).inserted {
        result.append(JSONNode.Member(key: description, value: .members(["description": .text(note)])))
      }
      result.append(JSONNode.Member(key: message.key, value: message.message.json(beside: syntax)))
    }
    return JSONNode(.object(result))
  }
}
