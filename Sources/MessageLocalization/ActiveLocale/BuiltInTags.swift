import BundledCatalogs

/// The languages of the built-in catalogs, and those that they belong to (`pt` for `pt-BR`).
///
/// They are the most frequent tags. One look-up takes a few dozen nanoseconds; ICU takes microseconds to read a tag, and
/// milliseconds when it first has to read its tables of aliases.
enum BuiltInTags {
  /// The canonical form of a tag that is written in that form; nil for every other text.
  static func tag(of text: String) -> LanguageTag? { tags[text] }

  /// All tags. The files are named in canonical form, and what remains without the last subtags is canonical too.
  static let tags: [String: LanguageTag] = {
    var tags: [String: LanguageTag] = [:]
    for index in 0..<bundled_catalog_count {
      var subtags = String(cString: bundled_catalogs[index].locale).split(separator: "-")
      while !subtags.isEmpty {
        let tag = subtags.joined(separator: "-")
        tags[tag] = LanguageTag(canonical: tag)
        subtags.removeLast()
      }
    }
    return tags
  }()
}
