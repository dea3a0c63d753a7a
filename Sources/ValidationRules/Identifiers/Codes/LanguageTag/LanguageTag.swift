import ICU
public import ValidationCore

extension ValidationError.Code {
  /// A subtag does not have a form that is allowed at its place. Argument: `subtag`. The range is the subtag; the
  /// suggestion has hyphens where the text has underscores.
  public static let languageTagSyntax: Self = "languageTag.syntax"
  /// A subtag is not registered. Argument: `subtag`. The range is the subtag.
  public static let languageTagUnknown: Self = "languageTag.unknown"
  /// A variant or the letter of an extension appears twice. Argument: `subtag`. The range is the second one.
  public static let languageTagRepeated: Self = "languageTag.repeated"
}

extension RuleReport {
  static let languageTagSyntax = RuleReport(.languageTagSyntax, found: ["subtag": .text])
  static let languageTagUnknown = RuleReport(.languageTagUnknown, found: ["subtag": .text])
  static let languageTagRepeated = RuleReport(.languageTagRepeated, found: ["subtag": .text])
}

extension Rules {
  static let languageTag = RuleOf(
    "languageTag",
    "The text is a well-formed language tag, with `known` also one of registered subtags.",
    standard: "BCP 47 (RFC 5646); subtags by ICU",
    reports: [.languageTagSyntax, .languageTagUnknown, .languageTagRepeated],
    samples: [
      RuleSample(valid: ["zh-Hant-TW", "i-klingon"], invalid: ["pt_BR": .languageTagSyntax]),
      RuleSample(
        ["known": true],
        valid: ["pt-BR"], invalid: ["zh-Abcd": .languageTagUnknown, "de-1996-1996": .languageTagRepeated]),
    ],
    takes: .flag("known", default: false),
    make: LanguageTagRule.init
  )
}

extension Validation where Value == String {
  /// The text is a well-formed language tag. See ``languageTag(known:)``.
  public static var languageTag: Validation { languageTag() }

  /// The text is a language tag such as `zh-Hant-TW`: BCP 47, RFC 5646, section 2.1.
  ///
  /// Letter case does not count. Grandfathered tags (`i-klingon`) and tags of private use alone (`x-whatever`) are
  /// well-formed.
  ///
  /// Codes: `languageTag.syntax`, `languageTag.unknown`, `languageTag.repeated`.
  ///
  /// - Parameter known: Whether language, script, region and variants must be registered, by the data of the linked ICU
  ///   (CLDR), scripts also by ISO 15924, and variants and extensions must not repeat: the class "valid" of RFC 5646,
  ///   section 2.2.9.
  public static func languageTag(known: Bool = false) -> Validation {
    Rules.languageTag(known)
  }
}

struct LanguageTagRule: TextRule {
  let isKnown: Bool

  var quick: QuickCheck? {
    isKnown
      ? QuickCheck { _, utf8, count in
        Self.isRead(UnsafeBufferPointer(start: utf8, count: count), isKnown: true)
      }
      : QuickCheck { _, utf8, count in
        Self.isRead(UnsafeBufferPointer(start: utf8, count: count), isKnown: false)
      }
  }

  private static func isRead(_ utf8: UnsafeBufferPointer<UInt8>, isKnown: Bool) -> Bool {
    do throws(ICUError) { return try fault(in: utf8, isKnown: isKnown) == nil } catch { return false }
  }

  /// What the grammar finds wrong with a text; nil for a tag.
  private static func fault(
    in utf8: UnsafeBufferPointer<UInt8>, isKnown: Bool
  ) throws(ICUError) -> LanguageTagReader.Fault? {
    var reader = LanguageTagReader(utf8, of: isKnown ? try KnownSubtags.all.get() : nil)
    return reader.read()
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    if GrandfatheredTags.irregular.contain(text.utf8) { return }
    if isKnown, GrandfatheredTags.regular.contain(text.utf8) { return }
    do throws(ICUError) {
      guard let fault = try Self.fault(in: text.utf8, isKnown: isKnown) else { return }
      sink.report(Self.error(fault, in: text))
    } catch {
      sink.report(ValidationError(error))
    }
  }

  private static func error(_ fault: LanguageTagReader.Fault, in text: borrowing TextView) -> ValidationError
  {
    let shown = String(decoding: text.utf8[fault.subtag].prefix(64), as: UTF8.self)
    var error = ValidationError(
      reporting: fault.code, found: ArgumentList("subtag", .text(shown)), ranges: [fault.subtag])
    if fault.code == .languageTagSyntax, text.utf8.count <= 256, text.utf8.contains(UInt8(ascii: "_")) {
      error.suggestion = text.string.replacing("_", with: "-")
    }
    return error
  }
}
