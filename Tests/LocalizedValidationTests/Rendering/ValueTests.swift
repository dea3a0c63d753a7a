import Foundation
import Testing

@testable import LocalizedValidation
@testable import ValidationRules

/// Values inside sentences: what is quoted, isolated and named. The patterns are the tests' own, so that translators can
/// reword the built-in ones.
@Suite("A value inside a sentence")
struct ValueTests {
  /// A sentence with visible isolates: `⟦…⟧` for FIRST STRONG ISOLATE, `⟪…⟧` for RIGHT-TO-LEFT ISOLATE.
  private static func shown(
    _ error: ValidationError,
    _ pattern: String,
    in locale: LanguageTag,
    adding messages: [String: String] = [:],
    language: LanguageTag? = nil
  ) throws -> String {
    var messages = messages
    messages[error.code.rawValue] = pattern
    let catalogs = try MessageCatalogs.builtIn(adding: [language ?? locale: messages])
    let marks: [Unicode.Scalar: Unicode.Scalar] = ["\u{2068}": "⟦", "\u{2067}": "⟪", "\u{2069}": "⟧"]
    var text = String.UnicodeScalarView()
    text.append(contentsOf: catalogs.sentence(of: error, in: locale).unicodeScalars.map { marks[$0] ?? $0 })
    return String(text)
  }

  private static func error(
    _ code: ValidationError.Code, _ arguments: [String: ValidationError.Argument], path: FieldPath = []
  ) -> ValidationError {
    ValidationError(code: code, arguments: arguments, path: path)
  }

  @Test(
    "that a rule's author wrote is in the language's quotation marks if it is text",
    arguments: [
      ("en", "must be {expected}", "must be “⟦Av.⟧”", "must be -3"),
      ("pt-BR", "deve ser {expected}", "deve ser “⟦Av.⟧”", "deve ser -3"),
      ("es", "debe ser {expected}", "debe ser «⟦Av.⟧»", "debe ser -3"),
      ("zh-Hans", "必须是{expected}", "必须是“⟦Av.⟧”", "必须是-3"),
      ("zh-Hant", "必須是{expected}", "必須是「⟦Av.⟧」", "必須是-3"),
      (
        "ar-EG", "يجب أن تكون القيمة {expected}", "يجب أن تكون القيمة «⟦Av.⟧»",
        "يجب أن تكون القيمة ⟪\u{61C}-٣⟧"
      ),
    ] as [(LanguageTag, String, String, String)])
  func constants(locale: LanguageTag, pattern: String, text: String, number: String) throws {
    #expect(try Self.shown(Self.error(.comparisonNotEqual, ["expected": "Av."]), pattern, in: locale) == text)
    #expect(try Self.shown(Self.error(.comparisonNotEqual, ["expected": -3]), pattern, in: locale) == number)
    // The application's own code: the pattern has its own quotation marks.
    #expect(try Self.shown(Self.error("own.code", ["expected": "x"]), "“{expected}”", in: locale) == "“⟦x⟧”")
  }

  @Test("in a list is quoted if it is text or a label, and not if it is a number, a name or a word")
  func lists() throws {
    let mixed = Self.error(.choiceNotListed, ["allowed": .alternatives(["a", -2, .boolean(true), .null])])
    #expect(try Self.shown(mixed, "one of: {allowed}", in: "en") == "one of: “⟦a⟧”, -2, “yes”, or empty")
    #expect(try Self.shown(mixed, "uno de: {allowed}", in: "es") == "uno de: «⟦a⟧», -2, «sí» o vacío")
    #expect(try Self.shown(mixed, "应为{allowed}", in: "zh-Hans") == "应为“⟦a⟧”、-2、“是”或空值")
    #expect(
      try Self.shown(mixed, "واحد مما يلي: {allowed}", in: "ar-EG")
        == "واحد مما يلي: «⟦a⟧» أو ⟪\u{61C}-٢⟧ أو «نعم» أو قيمة فارغة")
    let fields = Self.error(.fieldsNoneGiven, ["fields": .alternatives([.key("field.a"), .key("field.b")])])
    #expect(
      try Self.shown(fields, "give {fields}", in: "en", adding: ["field.a": "1. Name"])
        == "give “1. Name” or “⟦b⟧”")
    #expect(
      try Self.shown(fields, "أدخل {fields}", in: "ar", adding: ["field.a": "C++"]) == "أدخل «⟦C++⟧» أو «⟦b⟧»"
    )
    let schemes = Self.error(.urlSchemeNotAllowed, ["allowed": .alternatives(["http", "https"])])
    #expect(try Self.shown(schemes, "begins with {allowed}", in: "en") == "begins with ⟦http⟧ or ⟦https⟧")
    let own = Self.error("own.code", ["things": ["a", "b"]])
    #expect(try Self.shown(own, "{things}", in: "en") == "“⟦a⟧” and “⟦b⟧”")
  }

  @Test(
    "has the label of the option if the catalogs have one, by the whole path or the last name",
    arguments: [
      ("value.status.married", "must be “Married”"), ("value.people[].status.married", "must be “Married”"),
      ("value.other.married", "must be “⟦married⟧”"),
    ])
  func options(key: String, sentence: String) throws {
    let error = Self.error(.comparisonNotEqual, ["expected": "married"], path: ["people", 0, "status"])
    #expect(try Self.shown(error, "must be {expected}", in: "en", adding: [key: "Married"]) == sentence)
  }

  @Test("that is a number can have the label of an option, which a select tells by the number")
  func numericOptions() throws {
    let error = Self.error(.comparisonNotEqual, ["expected": 2], path: ["plan"])
    let pattern = "{expected, select, 2 {two: {expected}} other {other}}"
    #expect(try Self.shown(error, pattern, in: "en", adding: ["value.plan.2": "Plus"]) == "two: “Plus”")
    #expect(try Self.shown(error, pattern, in: "en") == "two: 2")
  }

  @Test("of another field has that field's labels of options")
  func optionsOfOtherField() throws {
    let error = Self.error(
      .fieldsRequiredIf,
      ["other": .key("field.status"), "values": .alternatives(["married", .boolean(false)])],
      path: ["spouse"])
    #expect(
      try Self.shown(
        error, "مطلوب إذا كانت {other} هي {values}", in: "ar",
        adding: ["field.status": "الحالة", "value.status.married": "متزوج"])
        == "مطلوب إذا كانت ⟦الحالة⟧ هي «⟦متزوج⟧» أو «لا»")
    #expect(
      try Self.shown(
        error, "{values}", in: "en", adding: ["value.status.false": "Not stated", "value.false": "NO"])
        == "“⟦married⟧” or “Not stated”")
  }

  @Test(
    "that is a label is isolated in a sentence from right to left, whatever catalog it is from",
    arguments: [
      ("ar", "ar", "C++", "⟦C++⟧ مطلوب"), ("ar", "ar", "الاسم", "⟦الاسم⟧ مطلوب"),
      ("ar", "ar", "E-mail.", "⟦E-mail.⟧ مطلوب"),
    ] as [(LanguageTag, LanguageTag, String, String)])
  func labels(locale: LanguageTag, language: LanguageTag, label: String, sentence: String) throws {
    let error = Self.error("own.code", ["other": .key("field.a")])
    #expect(
      try Self.shown(error, "{other} مطلوب", in: locale, adding: ["field.a": label], language: language)
        == sentence)
    #expect(try Self.shown(error, "{other} x", in: "en", adding: ["field.a": label]) == "\(label) x")
  }

  @Test(
    "that is a character is itself in quotation marks, or has a name, or its code point",
    arguments: [
      (["é"], "found “⟦é⟧”", "«⟦é⟧»"), ([" "], "found a space", "مسافة"),
      (["\u{200B}"], "found a zero-width space", "مسافة صفرية العرض"),
      (["\r", "\n"], "found a line break", "سطر جديد"),
      (["\u{E000}"], "found ⟦U+E000⟧", "⟦U+E000⟧"), (["\u{378}"], "found ⟦U+0378⟧", "⟦U+0378⟧"),
      (["\u{301}"], "found “⟦◌\u{301}⟧”", "«⟦◌\u{301}⟧»"), (["👨", "\u{200D}", "👩"], "found “⟦👨‍👩⟧”", "«⟦👨‍👩⟧»"),
      (["\u{200D}", "\u{1}"], "found a zero-width joiner and ⟦U+0001⟧", "رابط صفري العرض و⟦U+0001⟧"),
    ] as [([Unicode.Scalar], String, String)])
  func characters(scalars: [Unicode.Scalar], english: String, arabic: String) throws {
    let error = Self.error(.textNotASCII, ["character": .character(scalars)])
    #expect(try Self.shown(error, "found {character}", in: "en") == english)
    #expect(try Self.shown(error, "{character}", in: "ar") == arabic)
    #expect(error.description.contains("U+"))
  }

  @Test("that is invisible and common has a name in every language", arguments: builtInLocales)
  func characterNames(locale: LanguageTag) throws {
    for scalar in "\t\n\r \u{A0}\u{AD}\u{200B}\u{200C}\u{200D}\u{200E}\u{202E}\u{2060}\u{2066}\u{FEFF}"
      .unicodeScalars
    {
      let sentence = try Self.shown(
        Self.error(.textNotASCII, ["character": .character(scalar)]), "{character}", in: locale,
        language: locale)
      #expect(!sentence.contains("U+") && !sentence.isEmpty, "\(scalar.value)")
    }
  }

  @Test(
    "that is a date is in the long form of the language, Gregorian, with its zone if it has a time",
    arguments: [
      ("en", "before {bound}", "before January 31, 2026", "GMT-3"),
      ("pt-BR", "antes de {bound}", "antes de 31 de janeiro de 2026", "GMT-3"),
      ("es", "antes del {bound}", "antes del 31 de enero de 2026", "GMT-3"),
      ("zh-Hans", "早于 {bound}", "早于 2026年1月31日", "GMT-3"),
      ("ar-SA", "قبل {bound}", "قبل ⟪٣١ يناير ٢٠٢٦⟧", "غرينتش-٣"),
    ] as [(LanguageTag, String, String, String)])
  func dates(locale: LanguageTag, pattern: String, sentence: String, zone: String) throws {
    let errors = Validation<String>.before("2026-01-31").errors(in: "2026-02-01")
    #expect(try errors.map { try Self.shown($0, pattern, in: locale) } == [sentence])
    #expect(errors.map(\.description) == ["range.notBefore (actual: 2026-02-01, bound: 2026-01-31)"])
    let moments = Validation<String>.before("2026-01-31T14:30:00-03:00").errors(in: "2026-02-01T00:00:00Z")
    let text = try moments.map { try Self.shown($0, pattern, in: locale) }.joined()
    #expect(text.contains(zone) && text.contains(locale == "ar-SA" ? "٢٠٢٦" : "2026"), "\(text)")
    #expect(
      moments.map(\.description) == [
        "range.notBefore (actual: 2026-02-01T00:00:00Z, bound: 2026-01-31T17:30:00Z)"
      ])
  }

  @Test("that is a bound of a field of days is a day, even if the rule has a point in time")
  func days() throws {
    let bound = Date(timeIntervalSince1970: 1_769_817_600)
    for rule in [Validation<String>.date(.before(bound)), .localizedDate(in: "en", .before(bound))] {
      let errors = rule.errors(in: "2026-02-01") + rule.errors(in: "2/1/26")
      let late = errors.filter { $0.code == .rangeNotBefore }
      #expect(late.map(\.limits) == [["bound": .day(bound)]])
      #expect(try late.map { try Self.shown($0, "before {bound}", in: "en") } == ["before January 31, 2026"])
    }
    let hijri = Validation<String>.localizedDate(in: "ar-SA", calendar: .ummAlQura, .before(bound))
      .errors(in: "14/8/1447 هـ")
    #expect(hijri.map(\.limits) == [["bound": .day(bound, calendar: "islamic-umalqura")]])
    #expect(try hijri.map { try Self.shown($0, "قبل {bound}", in: "ar-EG") } == ["قبل ⟪١٢ شعبان ١٤٤٧ هـ⟧"])
    #expect(hijri.map(\.description) == ["range.notBefore (actual: 2026-02-02, bound: 2026-01-31)"])
    let noon = Validation<String>.date(.before(bound + 43_200)).errors(in: "2026-02-01")
    #expect(noon.map(\.limits) == [["bound": .moment(bound + 43_200, offset: 0)]])
  }

  @Test("that is the suggestion can be shown by every message, which knows whether there is one")
  func suggestions() throws {
    let pattern = "{suggestion, select, none {odd} other {write {suggestion}}}"
    let catalogs = try MessageCatalogs.builtIn(adding: ["en": ["invalid": pattern]])
    let table = SentenceTable(catalogs: catalogs)
    for suggestion in [nil, "none", nil, "other"] as [String?] {
      let error = ValidationError(code: .invalid, suggestion: suggestion)
      let expected = suggestion.map { "write \(isolated($0))" } ?? "odd"
      #expect(table.sentence(of: error, form: .inline, in: "en") == expected)
    }
  }

  @Test("that is the name of a script is in the language of the sentence, not of its reader")
  func scripts() throws {
    let error = Self.error(
      "own.code", ["allowed": .alternatives([.key("script.Latn"), .key("script.Grek")])])
    let catalogs = try MessageCatalogs.builtIn(adding: ["en": ["own.code": "{allowed}"]])
    for reader in ["eo", "yo", "ia", "en"] as [LanguageTag] {
      #expect(catalogs.sentence(of: error, in: reader) == "Latin or Greek")
    }
  }
}

extension ValueTests {
  @Test("is shown in its own way for exactly the errors whose definitions say so")
  func definitions() {
    let declared = RuleDefinition.builtIn.flatMap(\.reports).filter { report in
      report.limits.values.contains(where: RuleReport.isShownInItsOwnWay)
        || report.found.values.contains(where: RuleReport.isShownInItsOwnWay)
    }
    #expect(Set(declared) == Set(RuleReport.shown.values))
  }
}
