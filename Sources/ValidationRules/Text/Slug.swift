import ICU
public import ValidationCore

extension ValidationError.Code {
  /// The text has a character that is not allowed in a slug. Arguments: `character` (the first, as itself with its
  /// code point, or by its name), `letters` (`ascii`, or `unicode` if letters of any script are accepted). The ranges
  /// are all such characters; the suggestion is a slug of the text, if its letters allow one.
  public static let slugCharacter: Self = "slug.character"
  /// The text has a hyphen at either end or after another hyphen. No arguments. The ranges are the superfluous
  /// hyphens; the suggestion is a slug of the text, if its letters allow one.
  public static let slugHyphen: Self = "slug.hyphen"
}

extension RuleReport {
  static let slugCharacter = RuleReport(
    .slugCharacter, limits: ["letters": .text], found: ["character": .character])
  static let slugHyphen = RuleReport(.slugHyphen)
}

extension Rules {
  static let slug = RuleOf(
    "slug",
    "The text has words of lowercase letters and digits of ASCII, or of any script, with a hyphen between.",
    reports: [.slugCharacter, .slugHyphen, .presenceEmpty],
    samples: [
      RuleSample(
        valid: ["sao-paulo-2026"],
        invalid: ["São Paulo": .slugCharacter, "a--b": .slugHyphen, "": .presenceEmpty]),
      RuleSample(["ascii": false], valid: ["東京-2026"]),
    ],
    takes: .flag("ascii", default: true),
    make: SlugRule.init
  )
}

extension Validation where Value == String {
  /// The text can represent a title in a URL: words of lowercase letters a to z and digits, with one hyphen between
  /// words, as in `sao-paulo-2026`.
  ///
  /// Codes: `slug.character`, `slug.hyphen`, and `presence.empty` for the empty text.
  public static var slug: Validation { slug(ascii: true) }

  /// The text can represent a title in a URL.
  ///
  /// - Parameter ascii: Whether only a to z and 0 to 9 are accepted; otherwise lowercase letters and digits of any
  ///   script are, as in `東京-2026`.
  public static func slug(ascii: Bool) -> Validation { Rules.slug(ascii) }
}

struct SlugRule: TextRule {
  let isASCIIOnly: Bool

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    if text.utf8.isEmpty { return sink.report(ValidationError(code: .presenceEmpty)) }
    var (strange, hyphens) = (OffendingScalars(), OffendingScalars())
    var classes = LetterClasses(text.utf8)
    var isAfterHyphen = true
    for element in text.scalars {
      let kind = classes.next(element)
      if element.scalar == "-" {
        if isAfterHyphen || element.range.upperBound == text.utf8.count { hyphens.insert(element) }
        isAfterHyphen = true
        continue
      }
      isAfterHyphen = false
      if !isTaken(element.scalar, kind) { strange.insert(element) }
      if sink.goal == .verdict, strange.first != nil { break }
    }
    let suggestion: String? =
      sink.goal == .list && (strange.first ?? hyphens.first) != nil ? slug(of: text) : nil
    if let first = strange.first {
      sink.report(
        ValidationError(
          reporting: .slugCharacter,
          limits: ["letters": isASCIIOnly ? "ascii" : "unicode"],
          found: ["character": .character(first)],
          ranges: strange.ranges,
          suggestion: suggestion
        )
      )
    }
    if hyphens.first != nil {
      sink.report(
        ValidationError(reporting: .slugHyphen, ranges: hyphens.ranges, suggestion: suggestion))
    }
  }

  private func isTaken(_ scalar: Unicode.Scalar, _ kind: LetterClasses.Class) -> Bool {
    switch scalar {
    case "a"..."z", "0"..."9": true
    case ..."\u{7F}": false
    default: !isASCIIOnly && kind != .other && !scalar.icuProperties.changesWhenLowercased
    }
  }

  /// The text in lowercase, without accents if only ASCII is accepted, with one hyphen for everything between words;
  /// nil if it has letters that this does not make valid.
  private func slug(of text: borrowing TextView) -> String? {
    // If ICU fails there is no suggestion; the text is refused all the same.
    guard var rest = try? CaseMapping(.lower, locale: "und").mapped(text.utf8) else { return nil }
    if isASCIIOnly {
      guard rest.utf8.count <= ValidationError.longestComposedSuggestion else { return nil }
      guard let decomposed = try? ICU.NormalizationForm.nfkd.normalized(rest) else { return nil }
      rest = decomposed
    }
    var slug = String.UnicodeScalarView()
    var isBetweenWords = false
    let isSlug = TextBuffers.withUTF8(of: rest) { utf8 in
      var classes = LetterClasses(utf8)
      for element in UTF8Scalars(utf8) {
        let kind = classes.next(element)
        if isTaken(element.scalar, kind) {
          if isBetweenWords, !slug.isEmpty { slug.append("-") }
          isBetweenWords = false
          slug.append(element.scalar)
        } else if kind == .other {
          isBetweenWords = true
        } else if !element.scalar.icuProperties.isMark {
          return false
        }
      }
      return !slug.isEmpty
    }
    return isSlug ? String(slug) : nil
  }
}
