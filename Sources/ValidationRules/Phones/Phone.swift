public import ValidationCore

extension ValidationError.Code {
  /// The phone number does not begin with a plus sign. No arguments. If the digits are a valid international number, the
  /// suggestion has the plus sign.
  public static let phoneInternational: Self = "phone.international"
  /// The phone number begins with no country calling code that is assigned. No arguments. The range is where the code
  /// stands.
  public static let phoneCountryCode: Self = "phone.countryCode"
  /// The phone number has too few digits. Arguments: `minimum`, `actual`.
  public static let phoneTooShort: Self = "phone.tooShort"
  /// The phone number has too many digits. Arguments: `maximum`, `actual`.
  public static let phoneTooLong: Self = "phone.tooLong"
  /// The phone number is one of another country. Arguments: `country`, a message key such as `region.BR`, for which CLDR
  /// has the name.
  public static let phoneOtherCountry: Self = "phone.otherCountry"
  /// The phone number is of another kind. Arguments: `kind` (`mobile`, `fixedLine` or `tollFree`, what is required;
  /// `other` for another kind or several).
  public static let phoneKind: Self = "phone.kind"
}

extension Rules {
  static let phone = RuleOf(
    IdentifierFormat.phone.name,
    "The text is a phone number: in international form with an assigned calling code; or one that the numbering plan of its country has, which another field may name.",
    standard: "ITU-T E.164; the numbering plans by Google’s libphonenumber",
    reports: IdentifierFormat.phone.reports + [
      RuleReport(.numberMixedDigits, found: ["character": .character]),
      RuleReport(
        .identifierLength, limits: ["kind": .key, "unit": .text],
        found: ["expected": .value, "actual": .integer]),
      RuleReport(.phoneOtherCountry, limits: ["country": .key]),
      RuleReport(.phoneKind, limits: ["kind": .text]),
      RuleReport(.identifierNotIssued, limits: ["kind": .key]),
    ],
    samples: IdentifierFormat.phone.samples + [
      RuleSample(
        ["separators": true],
        valid: ["+55 (11) 98765-4321"],
        invalid: ["+5511": .phoneTooShort, "+5511987654321000": .phoneTooLong]),
      RuleSample(
        ["country": "BR"],
        valid: ["(11) 96123-4567", "+55 11 96123-4567", "0 15 11 96123-4567", "٠١١ ٩٦١٢٣-٤٥٦٧"],
        invalid: [
          "123-4567": .phoneTooShort, "(11) 96123-45678": .phoneTooLong,
          "(11) 06123-4567": .identifierNotIssued,
          "+351 912 345 678": .phoneOtherCountry, "+999 1234": .phoneCountryCode,
          "(11) 96123-456x": .identifierCharacters,
          "11 96123-456٧": .numberMixedDigits, "11+961234567": .identifierShape,
          "(11 96123-4567": .identifierGrouping,
        ]),
      RuleSample(
        ["country": "FI", "check": "possible"], valid: ["041 2345678"], invalid: ["+358": .phoneTooShort]),
      RuleSample(
        ["country": "CO", "check": "possible"], valid: ["601 234 5678"],
        invalid: ["123456789": .identifierLength]),
      RuleSample(
        ["country": "GB", "kinds": ["mobile"], "extensions": true],
        valid: ["07400 123456", "+44 (0)7400 123456 ext. 12"], invalid: ["0121 234 5678": .phoneKind]),
      RuleSample(
        ["country": "IN", "allowsForeign": true, "form": "e164"], valid: ["+918123456789", "+14155552671"],
        invalid: [
          "08123456789": .phoneInternational, "+91 81234 56789": .identifierGrouping,
          "+९१८१२३४५६७८९": .identifierNotASCII,
        ]),
      RuleSample(
        ["check": "valid"], valid: ["+86 131 2345 6789", "＋８６ １３１ ２３４５ ６７８９"],
        invalid: ["13123456789": .phoneInternational, "+86 131 23": .phoneTooShort]),
      RuleSample(
        ["countryField": "b"], beside: ["b": "JP"], valid: ["090-1234-5678"],
        invalid: ["+1 415 555 2671": .phoneOtherCountry]),
    ],
    takes: .flag("separators", default: false), RuleParameter<String?>.text("country", shorthand: true),
    RuleParameter<String?>.field("countryField"),
    .choices("kinds", default: PhoneNumber.Kind.allCases), .choice("check"),
    .choice("form", default: PhoneNumber.Form.any), .flag("allowsForeign", default: false),
    .flag("extensions", default: false)
  ) {
    separators, country, field, kinds, check, form, allowsForeign, extensions
      throws(ImpossibleRule) -> RuleImplementation in
    let plans = PhoneOptions(
      kinds: kinds, check: check ?? .valid, form: form, allowsForeign: allowsForeign, extensions: extensions)
    let usesPlans = country != nil || field != nil || check != nil || plans != PhoneOptions()
    if !usesPlans { return .typed(TypedRule(text: international(separators))) }
    if separators {
      throw ImpossibleRule(
        at: "separators", "separators are always taken where the number is compared with its numbering plan",
        expected: "no \"separators\"")
    }
    guard let field else { return .typed(TypedRule(text: try plans.validation(country))) }
    if country != nil {
      throw ImpossibleRule(
        at: "country", "the rule takes a country or the field that names one, not both",
        expected: "one of \"country\" and \"countryField\"")
    }
    try plans.checkKinds()
    return .relation(
      FieldRelation(
        kind: .texts(.beside { plans.check($0, in: $1, &$2) }),
        fields: [field]))
  }

  fileprivate static func international(_ separators: Bool) -> Validation<String> {
    (separators ? IdentifierFormat.phone.with(.between(" -.()")) : .phone).rule()
  }
}

/// What is required of a phone number beside its country.
struct PhoneOptions: Sendable, Equatable {
  var kinds = PhoneNumber.Kind.allCases
  var check = PhoneNumber.Check.valid
  var form = PhoneNumber.Form.any
  var allowsForeign = false
  var extensions = false

  func rule(_ plan: NumberingPlan?) -> PhoneRule {
    PhoneRule(
      plan: plan, kinds: kinds, check: check, form: form, allowsForeign: allowsForeign, extensions: extensions
    )
  }

  /// Reports what is wrong with a text as a number of a country; a number of a country without a plan must be
  /// international.
  fileprivate func check(
    _ text: UnsafeBufferPointer<UInt8>, in country: UnsafeBufferPointer<UInt8>, _ sink: inout ErrorSink
  ) {
    let rule = rule(NumberingPlan(region: country))
    if rule.accepts(text) { return }
    TextView.over(text) { rule.check(&$0, &sink) }
  }

  /// What is wrong with a text as a number of a country; a number of a country without a plan must be international.
  func fault(of text: String, in country: String) -> ValidationError? {
    Validation(rule(NumberingPlan(region: country))).errors(in: text).first
  }

  /// The rule for numbers of a country, or of any if it is nil.
  func validation(_ country: String?) throws(ImpossibleRule) -> Validation<String> {
    try checkKinds()
    guard let country else { return Validation(rule(nil)) }
    guard let plan = NumberingPlan(region: country) else {
      throw ImpossibleRule(
        at: "country", "no numbering plan is known for \(RuleValue.text(country))",
        expected: "a country's code of ISO 3166-1 such as \"BR\"", known: NumberingPlan.regions)
    }
    return Validation(rule(plan))
  }

  func checkKinds() throws(ImpossibleRule) {
    if kinds.isEmpty {
      throw ImpossibleRule(at: "kinds", "no number is of no kind", expected: "at least one kind")
    }
    if check == .possible, kinds != PhoneNumber.Kind.allCases {
      throw ImpossibleRule(
        at: "kinds", "only a valid number has a kind", expected: "no \"kinds\", or \"check\": \"valid\"")
    }
  }

  /// The rule as documents describe it.
  func constraint(country: String?, field: String?) -> RuleConstraint {
    // Without a country, "check" says that the plans are asked.
    let isImplied = check == .valid && (country != nil || field != nil)
    return Rules.phone.constraint(
      false, country, field, kinds, isImplied ? nil : check, form, allowsForeign, extensions)
  }

  /// The rule in Swift.
  fileprivate func validation(
    _ country: String?, _ file: StaticString, _ line: UInt
  ) -> Validation<String> {
    do throws(ImpossibleRule) {
      return try validation(country).made(of: constraint(country: country, field: nil))
    } catch {
      error.stop(file, line)
    }
  }
}

extension Validation where Value == String {
  /// The text is a phone number in international form without separators. See ``phone(separators:)``.
  public static var phone: Validation { phone() }

  /// The text is a phone number in international form: ITU-T E.164.
  ///
  /// A plus sign, a country calling code that is assigned, and seven (the shortest numbers in use) to fifteen ASCII
  /// digits in all. Whether the number is given out, or can be within its country, is not checked.
  ///
  /// Codes: `identifier.characters`, `phone.international`, `phone.countryCode`, `phone.tooShort`, `phone.tooLong`,
  /// `identifier.shape`, `identifier.notASCII`, `identifier.separators`; where separators are taken, `identifier.grouping`.
  ///
  /// - Parameter separators: Whether spaces, hyphens, full stops and parentheses may come between digits (the visual
  ///   separators of RFC 3966, and spaces), one between two digits or a parenthesis with another.
  public static func phone(separators: Bool = false) -> Validation {
    Rules.international(separators).made(
      of: Rules.phone.constraint(
        separators, nil, nil, PhoneNumber.Kind.allCases, nil, .any, false, false))
  }

  /// The text is a phone number of a country, by the country's numbering plan.
  ///
  /// ```swift
  /// .phone(of: "BR", kinds: [.mobile])      // "(11) 96123-4567" and "+55 11 96123-4567"
  /// .phone(of: "GB", allowsForeign: true)   // also "+1 415 555 2671"
  /// ```
  /// A number is written as it is dialled within the country, or internationally; in the digits of any one script, with
  /// spaces, hyphens, full stops, slashes and parentheses. The plans are those of Google's libphonenumber: a valid number
  /// can be given out, but nobody need have it. ``PhoneNumber`` reads the number itself.
  ///
  /// Codes: `identifier.characters`, `number.mixedDigits`, `identifier.shape`, `identifier.grouping` (with the number in
  /// E.164 as the suggestion), `phone.countryCode`, `phone.otherCountry`, `phone.tooShort`, `phone.tooLong`,
  /// `identifier.length`, `identifier.notIssued`, `phone.kind`; with another form than any also `phone.international` and
  /// `identifier.notASCII`, with the suggestion.
  ///
  /// - Parameters:
  ///   - country: The country's ISO 3166-1 alpha-2 code, such as `BR`.
  ///   - kinds: The kinds that are accepted. Where a plan does not tell mobile from fixed lines, a number is of both.
  ///   - check: Whether the number must be valid, or only have a possible number of digits.
  ///   - form: How the number must be written.
  ///   - allowsForeign: Whether an international number may be of another country.
  ///   - extensions: Whether an extension such as `ext. 12` may follow.
  ///   - file: The file that the program names when it stops for a country without a plan.
  ///   - line: The line in that file.
  public static func phone(
    of country: String, kinds: [PhoneNumber.Kind] = PhoneNumber.Kind.allCases,
    check: PhoneNumber.Check = .valid, form: PhoneNumber.Form = .any, allowsForeign: Bool = false,
    extensions: Bool = false, file: StaticString = #fileID, line: UInt = #line
  ) -> Validation {
    PhoneOptions(
      kinds: kinds, check: check, form: form, allowsForeign: allowsForeign, extensions: extensions
    ).validation(country, file, line)
  }

  /// The text is an international phone number of whichever country, by that country's numbering plan.
  ///
  /// ```swift
  /// .phone(.valid, kinds: [.mobile])   // "+55 11 96123-4567" and "+86 131 2345 6789"
  /// ```
  /// See ``phone(of:kinds:check:form:allowsForeign:extensions:file:line:)``; a number without a plus sign is refused by
  /// the code `phone.international`.
  public static func phone(
    _ check: PhoneNumber.Check, kinds: [PhoneNumber.Kind] = PhoneNumber.Kind.allCases,
    form: PhoneNumber.Form = .any, extensions: Bool = false, file: StaticString = #fileID, line: UInt = #line
  ) -> Validation {
    PhoneOptions(kinds: kinds, check: check, form: form, extensions: extensions).validation(nil, file, line)
  }
}
