import ICU
import TextAutomata
public import ValidationCore

extension RuleOption {
  /// The letter case of a text.
  public enum LetterCase: String, Sendable, Hashable, CaseIterable, Codable {
    /// No uppercase or titlecase letters.
    case lower
    /// No lowercase or titlecase letters.
    case upper
    /// The first letter of each word (UAX #29) in title case, the others in lowercase.
    case title

    fileprivate var target: CaseMapping.Target {
      switch self {
      case .lower: .lower
      case .upper: .upper
      case .title: .title
      }
    }

    fileprivate var code: ValidationError.Code {
      switch self {
      case .lower: .letterCaseNotLower
      case .upper: .letterCaseNotUpper
      case .title: .letterCaseNotTitle
      }
    }
  }
}

/// The codes for text in the wrong letter case. No arguments. The ranges are the parts that would have to change, at
/// most 32 of them; the suggestion is the text in the right letter case.
extension ValidationError.Code {
  /// The text has letters that are not lowercase.
  public static let letterCaseNotLower: Self = "letterCase.notLower"
  /// The text has letters that are not uppercase.
  public static let letterCaseNotUpper: Self = "letterCase.notUpper"
  /// The text has words that do not start in title case or do not continue in lowercase.
  public static let letterCaseNotTitle: Self = "letterCase.notTitle"
}

extension RuleReport {
  static let letterCaseNotLower = RuleReport(.letterCaseNotLower)
  static let letterCaseNotUpper = RuleReport(.letterCaseNotUpper)
  static let letterCaseNotTitle = RuleReport(.letterCaseNotTitle)
}

extension Rules {
  static let letterCase = RuleOf(
    "letterCase",
    "The text is in lower, upper or title case, as a language maps letters.",
    standard: "Unicode Standard, section 3.13; CLDR",
    reports: [.letterCaseNotLower, .letterCaseNotUpper, .letterCaseNotTitle],
    samples: [
      RuleSample(["case": "lower"], valid: ["straße"], invalid: ["Straße": .letterCaseNotLower]),
      RuleSample(
        ["case": "upper", "locale": "tr"], valid: ["İSTANBUL"], invalid: ["İsTANBUL": .letterCaseNotUpper]),
      RuleSample(
        ["case": "title", "locale": "nl"], valid: ["IJsselmeer"], invalid: ["Ijsselmeer": .letterCaseNotTitle]
      ),
    ],
    takes: .choice("case", shorthand: true), .languageTag("locale"),
    make: LetterCaseRule.init
  )
}

extension Validation where Value == String {
  /// The text is in a letter case: mapping it to that case (Unicode Standard, section 3.13) changes nothing.
  ///
  /// ```swift
  /// .letterCase(.upper)                 // "STRASSE", not "STRAßE"
  /// .letterCase(.upper, in: "tr")       // "İSTANBUL", "DIŞ"
  /// .letterCase(.title, in: "nl")       // "IJsselmeer"
  /// ```
  /// Characters without case pass. Codes: `letterCase.notLower`, `letterCase.notUpper`, `letterCase.notTitle`.
  /// - Parameters:
  ///   - letterCase: The letter case.
  ///   - locale: The BCP 47 language tag that selects the mappings; `und` means no particular language.
  public static func letterCase(_ letterCase: RuleOption.LetterCase, in locale: String = "und") -> Validation
  {
    Rules.letterCase(letterCase, locale == "und" ? nil : locale)
  }
}

struct LetterCaseRule: TextRule {
  private let mapping: CaseMapping
  private let code: ValidationError.Code
  /// What a text that the mapping changes has at least one of; nil if that depends on more.
  private let changed: CodePointFlags?

  init(_ letterCase: RuleOption.LetterCase, in locale: String?) {
    // Languages lowercase some capitals in their own ways, and nothing else; Greek capitals also lose accents.
    switch letterCase {
    case .lower: changed = .changesWhenLowercased
    case .upper: changed = locale == nil ? .changesWhenUppercased : nil
    case .title: changed = nil
    }
    mapping = CaseMapping(letterCase.target, locale: locale ?? "und")
    code = letterCase.code
  }

  var questions: CodePointQuestions { changed.map { CodePointQuestions($0) } ?? .none }
  var test: TextTest? { changed.map { .lacks($0) } }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    do throws(ICUError) {
      if try mapping.isIdentity(on: text.utf8) { return }
      if sink.goal == .verdict { return sink.report(ValidationError(code: code)) }
      var ranges = FaultRanges()
      try mapping.changes(in: text.utf8, limit: OffendingScalars.maximumRanges) { ranges.append($0) }
      let error = try mapping.withMapped(text.utf8) {
        ValidationError(reporting: code, ranges: ranges, suggestionBytes: $0)
      }
      sink.report(error)
    } catch {
      sink.report(ValidationError(error))
    }
  }
}
