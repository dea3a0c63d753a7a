import ICU
public import ValidationCore

extension ValidationError.Code {
  /// The text mixes scripts more freely than the level allows. Arguments: `character` (the first that does not go
  /// with those before it, by code point and name), `script` (its script, as the message key `script.Cyrl`), `level`
  /// (a raw value of ``RestrictionLevel``). The ranges are all such characters.
  public static let unicodeRestrictionLevel: Self = "unicode.restrictionLevel"
  /// The text has a character that the General Security Profile of UTS #39 does not allow in identifiers: rare,
  /// obsolete, technical, invisible, or not used in words. Argument: `character` (its code point and name). The
  /// ranges are all such characters.
  public static let unicodeRestrictedCharacter: Self = "unicode.restrictedCharacter"
}

extension RuleReport {
  static let unicodeRestrictionLevel = RuleReport(
    .unicodeRestrictionLevel, limits: ["level": .text], found: ["character": .character, "script": .key])
  static let unicodeRestrictedCharacter = RuleReport(
    .unicodeRestrictedCharacter, found: ["character": .character])
}

extension Rules {
  static let restrictionLevel = RuleOf(
    "restrictionLevel",
    "The text mixes scripts no more freely than a restriction level allows.",
    standard: "UTS #39",
    reports: [.unicodeRestrictedCharacter, .unicodeRestrictionLevel],
    samples: [
      RuleSample(
        ["level": "highlyRestrictive"],
        valid: ["Tokyo東京"],
        invalid: ["раураl": .unicodeRestrictionLevel, "a b": .unicodeRestrictedCharacter])
    ],
    takes: .choice("level", shorthand: true), .choice("profile", default: .generalSecurity),
    make: RestrictionLevelRule.init
  )
}

extension Validation where Value == String {
  /// The text mixes scripts no more freely than a level of UTS #39 allows (section 5.2).
  ///
  /// ```swift
  /// .restrictionLevel(.highlyRestrictive)                                  // a username
  /// .restrictionLevel(.moderatelyRestrictive, profile: .anyCharacter)      // a title, with spaces
  /// ```
  /// All levels of the standard are for identifiers, whose characters come from its General Security Profile; so the
  /// space of "Ana Lima" is refused unless the profile is ``RestrictionProfile/anyCharacter``. Codes:
  /// `unicode.restrictionLevel`, `unicode.restrictedCharacter`.
  public static func restrictionLevel(
    _ level: RestrictionLevel,
    profile: RestrictionProfile = .generalSecurity
  ) -> Validation {
    Rules.restrictionLevel(level, profile)
  }
}

struct RestrictionLevelRule: TextRule {
  let level: RestrictionLevel
  let profile: RestrictionProfile

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    do throws(ICUError) {
      let allowed = profile == .generalSecurity ? try IdentifierProfile.allowed.get() : nil
      var restricted = OffendingScalars()
      for element in text.scalars where allowed?.contains(element.scalar) == false {
        restricted.insert(element)
        if sink.goal == .verdict { break }
      }
      if let first = restricted.first {
        sink.report(.restricted(first, restricted))
        if sink.isDecided { return }
      }
      // ASCII letters have one script, and so satisfy every level.
      if text.isASCII { return }
      let mixed = try offenders(text)
      guard let first = mixed.first else { return }
      sink.report(
        ValidationError(
          reporting: .unicodeRestrictionLevel,
          limits: ArgumentList("level", .text(level.rawValue)),
          found: [
            "character": .character(first), "script": .key("script.\(ICU.Script.of(first).rawValue)"),
          ],
          ranges: mixed.ranges
        )
      )
    } catch {
      sink.report(ValidationError(error))
    }
  }

  /// The characters that put the text above the level.
  private func offenders(_ text: borrowing TextView) throws(ICUError) -> OffendingScalars {
    switch level {
    case .ascii:
      var found = OffendingScalars()
      for element in text.scalars where !element.scalar.isASCII { found.insert(element) }
      return found
    case .singleScript:
      return try mixture(text, ignoring: .none) { _ in true }
    case .highlyRestrictive:
      return try mixture(text, ignoring: Self.latin) { $0.intersects(Self.besideLatin) }
    case .moderatelyRestrictive:
      return try mixture(text, ignoring: Self.latin) { scripts in
        scripts.intersects(Self.besideLatin)
          || !scripts.intersects(Self.neverBesideLatin) && scripts.intersects(.recommended)
      }
    case .minimallyRestrictive:
      return OffendingScalars()
    }
  }

  /// The characters that prevent a text from having one script, or Latin with a script for which `isAllowed` is true.
  private func mixture(
    _ text: borrowing TextView,
    ignoring ignored: ScriptSet,
    _ isAllowed: (ScriptSet) -> Bool
  ) throws(ICUError) -> OffendingScalars {
    // Nothing is collected until the text is known to be refused.
    if try scripts(of: text, CommonScripts()) != nil { return OffendingScalars() }
    if ignored.isEmpty { return try offenders(text, CommonScripts()) }
    guard let beside = try scripts(of: text, CommonScripts(ignored: ignored)) else {
      return try offenders(text, CommonScripts(ignored: ignored))
    }
    // Apart from Latin, the text has one script, but Latin may not be allowed with it.
    return isAllowed(beside) ? OffendingScalars() : try offenders(text, CommonScripts())
  }

  /// The scripts that all characters have in common; nil if there is none.
  private func scripts(
    of text: borrowing TextView,
    _ start: CommonScripts
  ) throws(ICUError) -> ScriptSet? {
    var common = start
    for element in text.scalars where try !common.narrow(by: element.scalar) { return nil }
    return common.scripts
  }

  private func offenders(
    _ text: borrowing TextView,
    _ start: CommonScripts
  ) throws(ICUError) -> OffendingScalars {
    var common = start
    var found = OffendingScalars()
    for element in text.scalars where try !common.narrow(by: element.scalar) { found.insert(element) }
    return found
  }

  private static let latin = ScriptSet(named: "Latn")
  private static let besideLatin = ScriptSet(named: "Jpan", "Hanb", "Kore")
  private static let neverBesideLatin = ScriptSet(named: "Cyrl", "Grek")
}

extension ValidationError {
  /// Characters that the General Security Profile does not allow.
  static func restricted(_ first: Unicode.Scalar, _ found: OffendingScalars) -> ValidationError {
    ValidationError(
      reporting: .unicodeRestrictedCharacter,
      found: ArgumentList("character", .character(first)),
      ranges: found.ranges
    )
  }
}
