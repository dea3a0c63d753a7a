import JSONText

/// A catalog of which the keys are read, and each message when it is needed: most of them never are.
///
/// It is for bytes that were checked before. What is wrong in them nevertheless has no error, but no message either.
final class UnreadCatalog: @unchecked Sendable {
  // Sendable is true: after `init`, neither the bytes nor the tape changes.
  private let file: String
  private let bytes: CatalogBytes
  private let tape = JSONTape()
  /// The keys of the messages on the tape, each with its value after it.
  private let members: [JSONTapeValue]
  private let syntax: CatalogSyntax
  let locale: LanguageTag

  /// - Returns: Nil if the bytes are not an object in JSON, or state another language than the name of the file.
  init?(_ bytes: CatalogBytes, file: String) {
    self.bytes = bytes
    self.file = file
    guard let root = tape.read(bytes.utf8), root.kind == .object else { return nil }
    var stated: [(key: String, value: JSONNode)] = []
    var members: [JSONTapeValue] = []
    members.reserveCapacity(root.count)
    var key = root.first
    for _ in 0..<root.count {
      let value = key.next
      if key.utf8.first != UInt8(ascii: "@") {
        members.append(key)
      } else if key.utf8.dropFirst().first == UInt8(ascii: "@") {
        stated.append((key.string, value.node))
      }
      key = value.next
    }
    self.members = members
    var reader = CatalogReader(bytes: [], file: file)
    locale = reader.readHead(.members(of: stated))
    syntax = reader.syntax
    if !reader.errors.isEmpty { return nil }
  }

  /// The keys in source order.
  var keys: [String] { members.map(\.string) }

  /// A message by its index among the keys; its position is the start. Nil if it is broken.
  func entry(at index: Int) -> CatalogEntry? {
    let key = members[index]
    var reader = CatalogReader(bytes: [], file: file, syntax: syntax)
    guard let source = reader.readMessage(key.next.node, key: key.string) else { return nil }
    return CatalogEntry(
      key: key.string, position: .start, valuePosition: .start, source: source, pattern: nil)
  }

  /// The whole catalog, without the messages that are broken.
  func read() -> MessageCatalog {
    var reader = CatalogReader(bytes: Array(bytes.utf8), file: file, compilesPatterns: false)
    return reader.read()
  }
}
