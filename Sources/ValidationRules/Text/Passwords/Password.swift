import ICU
public import ValidationCore

extension ValidationError.Code {
  /// The password is one that many people use. No arguments.
  public static let passwordCommon: Self = "password.common"
  /// The password contains something that is known about its owner, or about the service. No arguments.
  public static let passwordPersonal: Self = "password.personal"
}

extension RuleReport {
  static let passwordCommon = RuleReport(.passwordCommon)
  static let passwordPersonal = RuleReport(.passwordPersonal)
}

extension Rules {
  static let password = RuleOf(
    "password",
    "The text is a new password: long enough, not in a list of common ones, and without what is known about its owner.",
    standard: "NIST SP 800-63B-4, section 3.1.1.2",
    reports: [.lengthTooShort, .lengthTooLong, .passwordCommon, .passwordPersonal],
    samples: [
      RuleSample(
        valid: ["correct horse battery staple", "пароль из многих слов", "一二三四五六七八九十甲乙丙丁戊"],
        invalid: [
          "Tr0ub4dor&3": .lengthTooShort, .text(String(repeating: "a", count: 1_025)): .lengthTooLong,
        ]),
      RuleSample(
        ["min": 8, "common": ["password1", "qwertyuiop"], "personal": ["Ana Souza", "ana@example.com"]],
        valid: ["p4ssword!"],
        invalid: [
          "PassWord1": .passwordCommon, "ｐａｓｓｗｏｒｄ１": .passwordCommon, "SOUZA-2026": .passwordPersonal,
          "myexample.com": .passwordPersonal,
        ]),
      RuleSample(
        ["min": 8, "personalFields": ["b"]], beside: ["b": "Nguyễn Văn An"],
        valid: ["p4ssword!"], invalid: ["nguyễn-2026": .passwordPersonal, "short": .lengthTooShort]),
    ],
    takes: .count("min", shorthand: true, default: 15), .count("max", default: 1_024), .texts("common"),
    .texts("personal"), .fields("personalFields")
  ) {
    (
      minimum: Int, maximum: Int, common: [String]?, personal: [String]?, fields: [String]?
    ) throws(ImpossibleRule) -> RuleImplementation in
    let rule = try PasswordRule(min: minimum, max: maximum, common: common, personal: personal)
    guard let fields else { return .typed(TypedRule(text: Validation(rule))) }
    if fields.isEmpty {
      throw ImpossibleRule(at: "personalFields", "no field is named", expected: "at least one field")
    }
    return .relation(FieldRelation(kind: .texts(rule.relation), fields: fields))
  }
}

extension Validation where Value == String {
  /// The text is a new password of 15 characters or more. See ``password(min:max:common:personal:file:line:)``.
  public static var password: Validation { password() }

  /// The text is a new password that follows NIST SP 800-63B-4: no kinds of characters are required or refused.
  ///
  /// The length is counted in code points, after normalization to NFKC, in which the password should also be stored.
  /// Wrap the rule in `sensitive`, so that no error shows anything of the password.
  ///
  /// ```swift
  /// .password(common: mostUsed, personal: [user.name, user.email, "Example Shop"])
  /// ```
  /// Codes: `length.tooShort`, `length.tooLong`, `password.common`, `password.personal`.
  ///
  /// - Parameters:
  ///   - minimum: The least length: 15 if the password is the only factor, 8 with a second factor.
  ///   - maximum: The greatest length; the standard requires 64 or more.
  ///   - common: Passwords that are refused, in any letter case and width.
  ///   - personal: What must not be in a password: the names and addresses of its owner, and that of the service. Each
  ///     word of four letters or more counts.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func password(
    min minimum: Int = 15,
    max maximum: Int = 1_024,
    common: [String]? = nil,
    personal: [String]? = nil,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    do throws(ImpossibleRule) {
      return Validation(try PasswordRule(min: minimum, max: maximum, common: common, personal: personal))
        .made(of: Rules.password.constraint(minimum, maximum, common, personal, nil))
    } catch {
      error.stop(file, line)
    }
  }

  /// The password is not in a list of those that are known to attackers, such as leaked ones.
  ///
  /// A password that is not in the list is refused by mistake as seldom as the filter was made for. Code:
  /// `password.common`.
  public static func password(notIn known: PasswordFilter) -> Validation {
    Validation(KnownPasswordRule(known: known))
  }
}

extension Validation {
  /// The password in a part of the value follows NIST SP 800-63B-4, and does not contain what other parts say about its
  /// owner. The error is at the part.
  ///
  /// ```swift
  /// .password("password", { $0.password }, min: 8) { [$0.name, $0.email] }
  /// ```
  /// An absent password passes. In a rule document: `{"password": {"personalFields": ["name", "email"]}}`. Codes: those of
  /// ``password(min:max:common:personal:file:line:)``, of which the first is reported.
  ///
  /// - Parameters:
  ///   - name: The name of the part, one segment of the path.
  ///   - part: Reads the password.
  ///   - minimum: The least length in code points.
  ///   - maximum: The greatest length.
  ///   - common: Passwords that are refused, in any letter case and width.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  ///   - personal: Reads what must not be in the password.
  public static func password(
    _ name: String, _ part: @escaping @Sendable (Value) -> String?, min minimum: Int = 15,
    max maximum: Int = 1_024, common: [String]? = nil, file: StaticString = #fileID, line: UInt = #line,
    personal: @escaping @Sendable (Value) -> [String?]
  ) -> Validation {
    do throws(ImpossibleRule) {
      let rule = try PasswordRule(min: minimum, max: maximum, common: common, personal: nil)
      return Validation(run: { value, sink in
        guard let password = part(value) else { return }
        let words = personal(value).compactMap(\.self)
        if rule.accepts(password, beside: words) { return }
        if var error = rule.relation.fault(of: password, beside: words) {
          error.path = FieldPath([.key(name)])
          sink.report(error)
        }
      })
    } catch {
      error.stop(file, line)
    }
  }
}

/// Refuses the passwords of a filter.
struct KnownPasswordRule: TextRule {
  let known: PasswordFilter

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    if known.contains(text.utf8) { sink.report(ValidationError(code: .passwordCommon)) }
  }
}

struct PasswordRule: TextRule {
  private let minimum: Int
  private let maximum: Int
  private let common: Set<String>
  private var personal: [String]
  /// Nil for a rule that further texts were added to.
  private var plain: PlainPassword?

  /// The fewest letters of a word that a password must not contain: shorter ones are in other words too.
  static let shortestWord = 4
  /// The most bytes of a code point.
  private static let bytesOfCodePoint = 4

  init(min: Int, max: Int, common: [String]?, personal: [String]?) throws(ImpossibleRule) {
    try CountLimits(min, max).check { "a password cannot have \($0) characters" }
    (minimum, maximum) = (min, max)
    self.common = Set((common ?? []).map { Self.folded($0) })
    self.personal = Self.words(of: personal ?? [])
    plain = PlainPassword(min...max, common: self.common, words: self.personal)
  }

  /// The rule beside texts about the owner of a password, of which errors of the rule itself do not depend.
  fileprivate var relation: TextRelation {
    .besideAll(
      accepts: { accepts($0, beside: $1) },
      check: { password, texts, sink in
        TextView.over(password) {
          check(&$0, &sink)
          if !sink.hasError { with(personal: texts()).check(&$0, &sink) }
        }
      })
  }

  /// The same rule with further texts that must not be in a password.
  private func with(personal texts: [String]) -> PasswordRule {
    var rule = self
    rule.personal += Self.words(of: texts)
    rule.plain = nil
    return rule
  }

  /// Whether a password is certainly valid; with a text about its owner, only whether none of its words is in it.
  func accepts(_ password: UnsafeBufferPointer<UInt8>, beside text: UnsafeBufferPointer<UInt8>?) -> Bool {
    guard let plain else { return false }
    return if let text { plain.isApart(password, from: text) } else { plain.accepts(password) }
  }

  /// Whether a password is certainly valid beside some texts about its owner.
  fileprivate func accepts(_ password: String, beside texts: [String]) -> Bool {
    var password = password
    return password.withUTF8 { password in
      accepts(password, beside: nil)
        && texts.allSatisfy { text in
          var text = text
          return text.withUTF8 { accepts(password, beside: $0) }
        }
    }
  }

  private static func words(of texts: [String]) -> [String] {
    texts.flatMap { text in
      folded(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
        .filter { $0.count >= shortestWord }
    }
  }

  var quick: QuickCheck? {
    plain.map { plain in
      QuickCheck(plain) { plain, utf8, count in
        plain.reading(PlainPassword.self) { $0.accepts(UnsafeBufferPointer(start: utf8, count: count)) }
      }
    }
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    // What is far too long is not normalized.
    let isHuge = text.utf8.count / Self.bytesOfCodePoint > maximum
    let isPlain = text.isASCII || isHuge || (try? NormalizationForm.nfkc.isNormalized(text.utf8)) ?? false
    let normalized = isPlain ? nil : Self.normalized(text.string)
    let length = normalized?.unicodeScalars.count ?? text.codePointCount
    if length < minimum {
      return sink.report(Self.error(.lengthTooShort, "minimum", minimum, length))
    }
    if length > maximum { return sink.report(Self.error(.lengthTooLong, "maximum", maximum, length)) }
    if common.isEmpty, personal.isEmpty { return }
    let folded = Self.folded(normalized ?? text.string)
    if common.contains(folded) {
      sink.report(ValidationError(code: .passwordCommon))
      if sink.isDecided { return }
    }
    if personal.contains(where: { folded.hasPart($0) }) {
      sink.report(ValidationError(code: .passwordPersonal))
    }
  }

  private static func error(
    _ code: ValidationError.Code, _ name: String, _ limit: Int, _ actual: Int
  ) -> ValidationError {
    ValidationError(
      reporting: code,
      limits: ArgumentList(name, .integer(limit), "unit", .text(LengthUnit.codePoints.rawValue)),
      found: ArgumentList("actual", .integer(actual)))
  }

  /// The text in NFKC; the text itself if ICU cannot normalize it.
  private static func normalized(_ text: String) -> String {
    (try? NormalizationForm.nfkc.normalized(text)) ?? text
  }

  private static func folded(_ text: String) -> String { normalized(text).lowercased() }
}

extension String {
  /// Whether the characters of a text follow each other in this one; `contains` allocates for each text.
  fileprivate func hasPart(_ part: String) -> Bool {
    indices.contains { self[$0...].starts(with: part) }
  }
}
