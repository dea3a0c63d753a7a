import BundledCatalogs

/// The languages of the built-in catalogs, and those that they belong to (`pt` for `pt-BR`).
///
/// They are the most frequent tags, and a literal is read each time its line runs. A look-up takes a few nanoseconds; ICU
/// takes microseconds to read a tag, and milliseconds when it first has to read its tables of aliases.
enum BuiltInTags {
  /// The canonical form of a tag that is written in that form; nil for every other text.
  static func tag(of text: String) -> LanguageTag? {
    guard let key = key(of: text) else { return nil }
    var (start, end) = (0, sorted.count)
    while start < end {
      let middle = (start + end) / 2
      if sorted[middle].key == key { return sorted[middle].tag }
      if sorted[middle].key < key { start = middle + 1 } else { end = middle }
    }
    return nil
  }

  /// All tags of up to 15 bytes, each once. The files are named in canonical form, and a canonical tag without its
  /// last subtags is canonical too.
  static let tags: [LanguageTag] = {
    var names: Set<String> = []
    for index in 0..<bundled_catalog_count {
      var subtags = String(cString: bundled_catalogs[index].locale).split(separator: "-")
      while !subtags.isEmpty {
        names.insert(subtags.joined(separator: "-"))
        subtags.removeLast()
      }
    }
    return names.filter { key(of: $0) != nil }.sorted().map { LanguageTag(canonical: $0) }
  }()

  /// The tags by their keys.
  private static let sorted = tags.compactMap { tag in key(of: tag.identifier).map { (key: $0, tag: tag) } }
    .sorted { $0.key < $1.key }

  /// The bytes of a text after a 1, as one number; nil for more than 15 bytes.
  private static func key(of text: String) -> UInt128? {
    guard text.utf8.count <= 15 else { return nil }
    return text.utf8.reduce(1) { $0 << 8 | UInt128($1) }
  }
}
