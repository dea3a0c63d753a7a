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

  /// Words of ASCII, which are a slug with other letters as well.
  var quick: QuickCheck? {
    QuickCheck { _, utf8, count in
      var isAfterHyphen = true
      for byte in UnsafeBufferPointer(start: utf8, count: count) {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
          isAfterHyphen = false
        case UInt8(ascii: "-") where !isAfterHyphen: isAfterHyphen = true
        default: return false
        }
      }
      return !isAfterHyphen
    }
  }

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
    let suggestion: SuggestionBytes? =
      sink.goal == .list && (strange.first ?? hyphens.first) != nil ? slug(of: text) : nil
    if let first = strange.first {
      sink.report(
        ValidationError(
          reporting: .slugCharacter,
          limits: ArgumentList("letters", isASCIIOnly ? "ascii" : "unicode"),
          found: ArgumentList("character", .character(first)),
          ranges: strange.ranges,
          suggesting: suggestion
        )
      )
    }
    if hyphens.first != nil {
      sink.report(
        ValidationError(reporting: .slugHyphen, ranges: hyphens.ranges, suggesting: suggestion))
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
  private func slug(of text: borrowing TextView) -> SuggestionBytes? {
    do throws(ICUError) {
      return try Self.lowercasing.withMapped(text.utf8) { lowercase -> Result<SuggestionBytes?, ICUError> in
        if !isASCIIOnly { return .success(slug(ofLowercase: lowercase)) }
        guard lowercase.count <= ValidationError.longestComposedSuggestion else { return .success(nil) }
        return Result { () throws(ICUError) in try slug(decomposing: lowercase) }
      }.get()
    } catch {
      // There is no suggestion; the text is refused all the same.
      return nil
    }
  }

  private static let lowercasing = CaseMapping(.lower, locale: "und")

  private func slug(
    decomposing lowercase: UnsafeBufferPointer<UInt8>
  ) throws(ICUError) -> SuggestionBytes? {
    let nfkd = ICU.NormalizationForm.nfkd
    if let slug = try nfkd.withNormalized(lowercase, { slug(ofLowercase: $0) }) { return slug }
    // The text becomes more than three times as long.
    let decomposed = try nfkd.normalized(String(decoding: lowercase, as: UTF8.self))
    return TextBuffers.withUTF8(of: decomposed) { slug(ofLowercase: $0) }
  }

  private func slug(ofLowercase utf8: UnsafeBufferPointer<UInt8>) -> SuggestionBytes? {
    var slug = SuggestionBytes(capacity: utf8.count)
    var isBetweenWords = false
    var classes = LetterClasses(utf8)
    for element in UTF8Scalars(utf8) {
      let kind = classes.next(element)
      if isTaken(element.scalar, kind) {
        if isBetweenWords, !slug.isEmpty { slug.append(UInt8(ascii: "-")) }
        isBetweenWords = false
        slug.append(contentsOf: utf8[element.range])
      } else if kind == .other {
        isBetweenWords = true
      } else if !element.scalar.icuProperties.isMark {
        return nil
      }
    }
    return slug.isEmpty ? nil : slug
  }
}
