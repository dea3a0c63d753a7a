import CICUShim
import Primitives

/// Maps each tag that a client may send to one of a bounded set of tags, under which ICU's data is opened.
///
/// ICU remembers every name under which data was looked up, found or not, until the process ends (0.2 to 0.6 KB each).
/// So a tag such as `en-US-x-1` is reduced to the nearest one that ICU has data for before ICU sees it.
extension LocaleData {
  /// The keys of Unicode extensions (UTS #35) that change how a message looks: calendar, currency, hour cycle, digits,
  /// and the POSIX variant.
  package static let formattingKeys: Set<String> = ["ca", "cu", "hc", "nu", "va"]

  /// The keys of Unicode extensions that change how texts are compared.
  static let collationKeys: Set<String> = ["co", "ka", "kb", "kc", "kf", "kh", "kk", "kn", "kr", "ks", "kv"]

  /// The nearest tag to `tag` that ICU has data for; nil for a tag that is not well-formed.
  ///
  /// Variants, private use and extensions are dropped, except for the requested keys of the `u` extension. A region or
  /// script without its own data is dropped as well. A language for which ICU has neither data nor plural rules becomes
  /// `und`, as does the empty tag.
  package static func dataTag(_ tag: String, keeping keys: Set<String> = formattingKeys) -> String? {
    dataTag(tag, keeping: keys, in: extensions)
  }

  /// The same, but throws ICU's own error if the tag is not well-formed.
  package static func tagWithData(
    _ tag: String,
    keeping keys: Set<String> = formattingKeys,
    to operation: @autoclosure () -> String
  ) throws(ICUError) -> String {
    guard let nearest = dataTag(tag, keeping: keys) else {
      throw ICUError(status: Int32(icushim_illegal_argument), operation: operation())
    }
    return nearest
  }

  /// The same, with its own list of extensions.
  static func dataTag(_ tag: String, keeping keys: Set<String>, in list: borrowing OpenedExtensions)
    -> String?
  {
    if tag.isEmpty { return "und" }
    guard let canonical = canonical(tag) else { return nil }
    var subtags = LanguageSubtags(canonical: canonical)
    let kept = keys.isEmpty ? "" : subtags.keywords(keys)
    subtags.variants = []
    subtags.extensions = nil
    let base = nearestBase(subtags)
    guard !kept.isEmpty else { return base }
    let extended = "\(base)-u\(kept)"
    // Each of these adds one tag per locale; the other combinations are too many.
    let isCommon = kept == "-nu-latn" || kept == "-va-posix"
    return isCommon || list.admits(extended) ? extended : base
  }

  private static let extensions = OpenedExtensions(limit: 4_096)

  /// The nearest language, script and region that ICU has data for.
  private static func nearestBase(_ subtags: LanguageSubtags) -> String {
    if let tag = spellings(of: subtags).first(where: isKnown) { return tag }
    var shorter = subtags
    shorter.region = nil
    if let tag = spellings(of: shorter).first(where: isKnown) { return tag }
    return isKnown(subtags.language) || hasPluralRules(subtags.language) ? subtags.language : "und"
  }

  /// A tag, the tag with its likely script, and the tag without a script that is the likely one.
  private static func spellings(of subtags: LanguageSubtags) -> [String] {
    var other = subtags
    let likely = LanguageSubtags(canonical: maximized(subtags.tag)).script
    other.script = subtags.script == nil ? likely : subtags.script == likely ? nil : subtags.script
    return [subtags.tag, other.tag]
  }

  /// Whether CLDR has plural rules for exactly this tag; it has some for languages without any other data.
  static func hasPluralRules(_ tag: String) -> Bool {
    var status: Int32 = 0
    let id = String(tag.map { $0 == "-" ? "_" : $0 })
    return id.withCString { icushim_plural_rules_exist($0, &status) } != 0 && status <= 0
  }
}

/// The tags with extensions under which data was opened.
///
/// There are too many combinations of extensions to list, so only the first ones of a process are admitted.
struct OpenedExtensions: ~Copyable, Sendable {
  private let limit: Int
  private let tags = Lock<Set<String>>([])

  init(limit: Int) { self.limit = limit }

  /// Whether data may be opened under a tag: either it was opened before, or there is room for one more.
  borrowing func admits(_ tag: String) -> Bool {
    tags.withLock { tags in
      if tags.contains(tag) { return true }
      guard tags.count < limit else { return false }
      tags.insert(tag)
      return true
    }
  }
}

extension LanguageSubtags {
  /// The keywords of the `u` extension with the requested keys, each with a hyphen before it: `-ca-persian-nu-latn`.
  func keywords(_ keys: Set<String>) -> String {
    var kept = ""
    var singleton: Substring = ""
    var isKept = false
    for subtag in (extensions ?? "").split(separator: "-") {
      switch subtag.utf8.count {
      case 1:
        // Everything after an `x` is private.
        if subtag == "x" { return kept }
        singleton = subtag
        isKept = false
        continue
      case 2: isKept = singleton == "u" && keys.contains(String(subtag))
      default: break
      }
      if isKept { kept += "-\(subtag)" }
    }
    return kept
  }
}
