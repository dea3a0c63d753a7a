import ICU
public import ValidationCore

extension RuleOption {
  /// How the letters of a text are written.
  public enum LetterCase: String, Sendable, Hashable, CaseIterable, Codable {
    /// No letter in upper or title case.
    case lower
    /// No letter in lower or title case.
    case upper
    /// The first letter of each word (UAX #29) in title case, the rest in lower case.
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

/// The codes of texts in another letter case. No arguments. The ranges are what would have to change, up to 32 of them;
/// the suggestion is the text in the letter case.
extension ValidationError.Code {
  /// The text has letters that are not in lower case.
  public static let letterCaseNotLower: Self = "letterCase.notLower"
  /// The text has letters that are not in upper case.
  public static let letterCaseNotUpper: Self = "letterCase.notUpper"
  /// The text has words that do not start in title case or do not go on in lower case.
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
  /// The text is written in a letter case: mapping it to that case (Unicode Standard, section 3.13) changes nothing.
  ///
  /// ```swift
  /// .letterCase(.upper)                 // "STRASSE", not "STRAßE"
  /// .letterCase(.upper, in: "tr")       // "İSTANBUL", "DIŞ"
  /// .letterCase(.title, in: "nl")       // "IJsselmeer"
  /// ```
  /// Characters without case pass. Codes: `letterCase.notLower`, `letterCase.notUpper`, `letterCase.notTitle`.
  /// - Parameters:
  ///   - letterCase: The letter case.
  ///   - locale: A BCP 47 language tag whose mappings count; `und` is for no language in particular.
  public static func letterCase(_ letterCase: RuleOption.LetterCase, in locale: String = "und") -> Validation
  {
    Rules.letterCase(letterCase, locale == "und" ? nil : locale)
  }
}

struct LetterCaseRule: TextRule {
  private let mapping: CaseMapping
  private let code: ValidationError.Code

  init(_ letterCase: RuleOption.LetterCase, in locale: String?) {
    mapping = CaseMapping(letterCase.target, locale: locale ?? "und")
    code = letterCase.code
  }

  func check(_ text: inout TextView, _ findings: inout Findings) {
    do throws(ICUError) {
      if try mapping.isIdentity(on: text.utf8) { return }
      var error = ValidationError(code: code)
      if findings.goal == .list {
        error.ranges = try mapping.changes(in: text.utf8, limit: OffendingScalars.maximumRanges).ranges
        error.suggestion = try mapping.mapped(text.utf8)
      }
      findings.report(error)
    } catch {
      findings.report(ValidationError(error))
    }
  }
}
