import CICUShim

/// Information about language tags from ICU's locale data (CLDR).
///
/// Every tag is BCP 47 (RFC 5646). Any string is allowed: for a string that is not a well-formed tag, each function
/// returns a documented answer and never traps.
package enum LocaleData {
  /// The longest tag that is read, in bytes; ICU's own limit for a locale id is 157.
  package static let longestTag = 157

  /// The canonical form of a tag, nil when it is not well-formed.
  ///
  /// Case is set, and deprecated or aliased subtags are replaced: `iw` is `he`, `zh-cmn-Hans` is `zh-Hans`, `sr-YU`
  /// is `sr-RS`. An underscore counts as a hyphen. No likely subtag is added: `zh-TW` stays `zh-TW`.
  package static func canonical(_ tag: String) -> String? {
    guard !tag.isEmpty, tag.utf8.count <= longestTag, tag.utf8.allSatisfy(isTagByte) else { return nil }
    let hyphenated = tag.utf8.contains(UInt8(ascii: "_")) ? String(tag.map { $0 == "_" ? "-" : $0 }) : tag
    if withICUText(hyphenated, icushim_locale_is_listed) != 0 { return hyphenated }
    guard let canonical = transformed(hyphenated, by: icushim_locale_canonicalize) else { return nil }
    // ICU's name of the root is not a language, though ICU leaves it in front of other subtags.
    return canonical.hasPrefix("root-") ? "und" + canonical.dropFirst(4) : canonical
  }

  /// A tag with its likely script and region: `zh-TW` gives `zh-Hant-TW`, `pt` gives `pt-Latn-BR` (UTS #35).
  ///
  /// A tag that is not well-formed, or that CLDR does not know, is returned unchanged.
  package static func maximized(_ tag: String) -> String {
    guard let canonical = canonical(tag) else { return tag }
    return transformed(canonical, by: icushim_locale_maximize) ?? canonical
  }

  /// A tag without its script and region if these are the likely ones: `zh-Hant-TW` gives `zh-TW` (UTS #35).
  ///
  /// A tag that is not well-formed is returned unchanged.
  package static func minimized(_ tag: String) -> String {
    guard let canonical = canonical(tag) else { return tag }
    return transformed(canonical, by: icushim_locale_minimize) ?? canonical
  }

  /// The code of a language in three letters, those of terminology: `de` gives `deu` (ISO 639-2/T and 639-3).
  ///
  /// nil for a language that ICU does not have.
  package static func threeLetters(ofLanguage code: String) -> String? {
    if code.utf8.count == 3 { return code }
    let letters = try? textFromICU("write the language \(code) in three letters", capacity: 8) {
      buffer, capacity, status in
      withICUText(code) { icushim_language_in_three_letters($0, $1, buffer, capacity, status) }
    }
    return letters?.isEmpty == false ? letters : nil
  }

  /// The name of a locale for readers of another: `zh-Hans` in `pt` is "chinês simplificado".
  ///
  /// If ICU has no name, the result is the tag itself.
  package static func displayName(of tag: String, in reader: String) -> String {
    guard let named = canonical(tag) else { return tag }
    return name(of: named, in: reader, by: icushim_locale_display_name) ?? named
  }

  /// The name of a region for readers of a language: `BR` in `de` is "Brasilien".
  ///
  /// If ICU has no name, the result is the code itself.
  package static func nameOfRegion(_ code: String, in reader: String) -> String {
    guard let named = canonical("und-" + code) else { return code }
    return name(of: named, in: reader, by: icushim_region_display_name) ?? code
  }

  /// What a function of the shim calls a tag for readers of a language; nil if ICU has no name.
  private static func name(
    of tag: String, in reader: String,
    by shown: (
      UnsafePointer<CChar>?, Int32, UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<CChar>?, Int32,
      UnsafeMutablePointer<Int32>
    ) -> Int32
  ) -> String? {
    let reader = dataTag(reader, keeping: []) ?? "en"
    // Nothing depends on a name: whoever shows it has the tag as well.
    return try? textFromICU("name \(tag)") { buffer, capacity, status in
      withICUText(tag) { tag, length in
        withICUText(reader) { shown(tag, length, $0, $1, buffer, capacity, status) }
      }
    }
  }

  /// The direction of a locale's likely script; left to right for a tag that is not well-formed.
  package static func textDirection(of tag: String) -> TextDirection {
    guard let canonical = canonical(tag) else { return .leftToRight }
    var status: Int32 = 0
    let answer = withICUText(canonical) { icushim_locale_is_right_to_left($0, $1, &status) }
    return status <= 0 && answer != 0 ? .rightToLeft : .leftToRight
  }

  /// The tags of all locales that ICU has data for, in its order, without the root.
  package static let allLocales: [String] = (0..<icushim_locale_count()).compactMap { index in
    do {
      return try textFromICU("list the locale \(index)") { icushim_locale_at(index, $0, $1, $2) }
    } catch {
      return nil
    }
  }

  /// Whether ICU has data for the locale of a tag; false for a tag that is not well-formed.
  ///
  /// Walks over ICU's own list, but does not build `allLocales`.
  package static func isKnown(_ tag: String) -> Bool {
    var status: Int32 = 0
    let answer = withICUText(tag) { icushim_locale_is_known($0, $1, &status) }
    return status <= 0 && answer != 0
  }

  /// The result of one of the shim's tag transforms, nil when ICU refuses the tag.
  static func transformed(_ tag: String, by transform: Int) -> String? {
    do {
      return try textFromICU("transform the locale \(tag)") { buffer, capacity, status in
        withICUText(tag) { icushim_locale_tag($0, $1, Int32(transform), buffer, capacity, status) }
      }
    } catch {
      return nil
    }
  }

  /// Whether a byte can appear in a tag; keeps NUL and non-ASCII text away from ICU.
  private static func isTagByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default:
      false
    }
  }
}

/// The direction in which text is read.
package enum TextDirection: String, Sendable, Hashable, CaseIterable {
  case leftToRight
  case rightToLeft
}
