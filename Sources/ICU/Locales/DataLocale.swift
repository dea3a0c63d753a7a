import CICUShim
import Primitives

/// The tags under which ICU's data is opened: one of a bounded set for each tag that anyone may send.
///
/// ICU remembers every name that data was looked for under, found or not, until the process ends (0.2 to 0.6 KB each).
/// So a tag such as `en-US-x-1` is cut down to the nearest one that ICU has data for before ICU sees it.
extension LocaleData {
  /// The keys of Unicode extensions (UTS #35) that change what a message shows: calendar, currency, hour cycle, digits, and the
  /// variant that POSIX is.
  package static let formattingKeys: Set<String> = ["ca", "cu", "hc", "nu", "va"]

  /// The keys of Unicode extensions that change how texts are compared.
  static let collationKeys: Set<String> = ["co", "ka", "kb", "kc", "kf", "kh", "kk", "kn", "kr", "ks", "kv"]

  /// The nearest tag to `tag` that ICU has data for; nil for a tag that is not well-formed.
  ///
  /// Variants, private use and extensions are left out, but for the keys of the `u` extension that are asked for. A
  /// region or script without data of its own is left out as well, and a language that ICU has neither data nor plural
  /// rules for is `und`, as the empty tag is.
  package static func dataTag(_ tag: String, keeping keys: Set<String> = formattingKeys) -> String? {
    dataTag(tag, keeping: keys, in: extensions)
  }

  /// The same, thrown as ICU's own refusal where the tag is not well-formed.
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

  /// The same, with a list of extensions of its own.
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
    // These are one more tag for each locale; any other combination is one of very many.
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

  /// A tag, the tag with its likely script, and the tag without a script that is likely anyway.
  private static func spellings(of subtags: LanguageSubtags) -> [String] {
    var other = subtags
    let likely = LanguageSubtags(canonical: maximized(subtags.tag)).script
    other.script = subtags.script == nil ? likely : subtags.script == likely ? nil : subtags.script
    return [subtags.tag, other.tag]
  }

  /// Whether CLDR has plural rules for a language; it has some for languages without any other data.
  private static func hasPluralRules(_ language: String) -> Bool {
    var status: Int32 = 0
    return language.withCString { icushim_plural_rules_exist($0, &status) } != 0 && status <= 0
  }
}

/// The tags with extensions that data was opened under.
///
/// Combinations of extensions are too many to list, so that only the first ones of a process count.
struct OpenedExtensions: ~Copyable, Sendable {
  private let limit: Int
  private let tags = Lock<Set<String>>([])

  init(limit: Int) { self.limit = limit }

  /// Whether data may be opened under a tag: it has been before, or there is room for one more.
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
  /// The keywords of the `u` extension whose keys are asked for, each with a hyphen before it: `-ca-persian-nu-latn`.
  func keywords(_ keys: Set<String>) -> String {
    var kept = ""
    var singleton: Substring = ""
    var isKept = false
    for subtag in (extensions ?? "").split(separator: "-") {
      switch subtag.utf8.count {
      case 1:
        // All that follows an `x` is private.
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
