/// The messages of a catalog by key; an object, whose identity is that of the catalog.
final class CatalogContents: Sendable {
  private enum Messages: Sendable {
    case read([CatalogEntry], [String: CatalogMetadata])
    case unread(UnreadCatalog)
  }

  /// The indices of a message's forms among those of the catalog.
  struct Places: Sendable {
    /// The entry of the key itself.
    var inline: Int?
    /// The entry of the key with `.full`.
    var full: Int?
  }

  private let messages: Messages
  private let places: [String: Places]
  /// How many messages there are, each form counted.
  let count: Int
  /// Whether any key is a label's key.
  let hasLabels: Bool
  /// Whether any key is the key of an option's label.
  let hasOptionLabels: Bool

  convenience init(_ entries: [CatalogEntry], _ metadata: [String: CatalogMetadata]) {
    self.init(.read(entries, metadata), keys: entries.map(\.key))
  }

  /// Nil if a key is there twice.
  convenience init?(_ catalog: UnreadCatalog) {
    let keys = catalog.keys
    self.init(.unread(catalog), keys: keys)
    if places.values.count(where: { $0.inline != nil }) < keys.count { return nil }
  }

  private init(_ messages: Messages, keys: [String]) {
    self.messages = messages
    var places: [String: Places] = [:]
    places.reserveCapacity(keys.count)
    for (index, key) in keys.enumerated() {
      // The first of each form counts.
      if let known = places.updateValue(Places(inline: index), forKey: key) {
        places[key] = Places(inline: known.inline ?? index, full: known.full)
      }
      guard let base = Self.base(of: key) else { continue }
      if places[base]?.full == nil { places[base, default: Places()].full = index }
    }
    self.places = places
    count = keys.count
    hasLabels = keys.contains { $0.utf8.starts(with: MessageReader.labelPrefix.utf8) }
    hasOptionLabels = keys.contains(where: MessageReader.isOptionLabel)
  }

  /// The key without `.full`; nil for a key without it, and for the join pattern, whose own name ends in it.
  private static func base(of key: String) -> String? {
    let suffix = MergedCatalog.fullSuffix.utf8
    guard key.utf8.count > suffix.count, key.utf8.suffix(suffix.count).elementsEqual(suffix),
      key != MergedCatalog.joinKey
    else { return nil }
    return String(Substring(key.utf8.dropLast(suffix.count)))
  }

  func places(of key: String) -> Places? { places[key] }

  /// A message by its index; nil if it is broken, in a catalog whose messages were not checked.
  func entry(at index: Int) -> CatalogEntry? {
    switch messages {
    case .read(let entries, _): entries[index]
    case .unread(let catalog): catalog.entry(at: index)
    }
  }

  /// The messages in source order.
  var entries: [CatalogEntry] {
    switch messages {
    case .read(let entries, _): entries
    case .unread(let catalog): catalog.read().entries
    }
  }

  /// The keys of the messages in source order.
  var keys: [String] {
    switch messages {
    case .read(let entries, _): entries.map(\.key)
    case .unread(let catalog): catalog.keys
    }
  }

  /// The contents of `@key`, by key.
  var metadata: [String: CatalogMetadata] {
    switch messages {
    case .read(_, let metadata): metadata
    case .unread(let catalog): catalog.read().metadata
    }
  }
}
