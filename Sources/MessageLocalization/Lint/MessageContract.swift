/// The arguments that the message of each key can show, with their types.
package struct MessageContract: Sendable, Hashable {
  /// The type of an argument.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case integer, text, list, date, character
    /// A word with its own translations.
    case key
    /// Any of these.
    case value
  }

  /// The argument that every message about a value can show: the label of its field.
  package static let field = "field"

  /// By key, each argument with its type.
  package let arguments: [String: [String: Kind]]

  package init(_ arguments: [String: [String: Kind]]) { self.arguments = arguments }

  /// No key is known, so that any argument is allowed that the source has.
  package static let none = MessageContract([:])

  /// The keys that are the first part of a code, or a whole code without a full stop: enough for a language to say of
  /// each fault in general what it is.
  package static func isGeneral(_ key: String) -> Bool { !key.utf8.contains(UInt8(ascii: ".")) }

  /// Whether the message of a key is a sentence about a field, which a reader may get with the label.
  package func isSentence(_ key: String) -> Bool {
    arguments[key]?[Self.field] != nil && key != MergedCatalog.joinKey
  }
}
