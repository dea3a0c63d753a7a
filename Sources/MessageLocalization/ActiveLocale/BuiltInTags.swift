import BundledCatalogs
import Primitives

/// The languages of the built-in catalogs, and those that they belong to (`pt` for `pt-BR`).
///
/// They are the most frequent tags, and a literal is read each time its line runs. A look-up takes a few nanoseconds; ICU
/// takes microseconds to read a tag, and milliseconds when it first has to read its tables of aliases.
enum BuiltInTags {
  /// Whether a text is one of the tags, in canonical form.
  static func contain(_ text: String) -> Bool {
    // Not of a copy, which would count references.
    let found = text.utf8.withContiguousStorageIfAvailable { table.offset(of: $0) != nil }
    if let found { return found }
    var text = text
    return text.withUTF8 { table.offset(of: $0) != nil }
  }

  /// All tags, each once. The files are named in canonical form, and a canonical tag without its
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
    return names.sorted().map { LanguageTag(canonical: $0) }
  }()

  private static let table = ByteStringTable(tags.map(\.identifier))
}
