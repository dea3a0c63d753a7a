/// The subtags of a canonical language tag, split by their shape (RFC 5646 §2.1).
package struct LanguageSubtags: Sendable, Hashable {
  /// The primary language: `zh`; `und` if none is known.
  package var language: String
  /// The script, four letters: `Hant`.
  package var script: String?
  /// The region, two letters or three digits: `TW`, `419`.
  package var region: String?
  /// The variants in order: `["1996"]`.
  package var variants: [String]
  /// Everything from the first singleton on, such as `u-nu-latn` or `x-pirate`.
  package var extensions: String?

  /// Splits a canonical tag; text of another shape ends up in `language` or `extensions`.
  package init(canonical tag: String) {
    var rest = tag.split(separator: "-", omittingEmptySubsequences: false)[...]
    language = rest.popFirst().map(String.init) ?? "und"
    if let first = rest.first, first.utf8.count == 4, first.utf8.allSatisfy({ $0 >= UInt8(ascii: "A") }) {
      script = String(first)
      rest = rest.dropFirst()
    }
    if let first = rest.first,
      first.utf8.count == 2 || (first.utf8.count == 3 && first.allSatisfy(\.isNumber))
    {
      region = String(first)
      rest = rest.dropFirst()
    }
    let firstExtension = rest.firstIndex { $0.utf8.count == 1 } ?? rest.endIndex
    variants = rest[..<firstExtension].map(String.init)
    extensions = firstExtension == rest.endIndex ? nil : rest[firstExtension...].joined(separator: "-")
  }

  /// The tag made of the subtags.
  package var tag: String {
    ([language] + [script, region].compactMap(\.self) + variants + [extensions].compactMap(\.self))
      .joined(separator: "-")
  }
}
