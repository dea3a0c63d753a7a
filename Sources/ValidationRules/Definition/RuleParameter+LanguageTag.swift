import ICU
import ValidationCore

extension RuleParameter where Value == String {
  /// A required BCP 47 language tag.
  static func languageTag(_ name: String, shorthand: Bool = false) -> Self {
    Self(
      name, .text, shorthand: shorthand, default: nil,
      decoded: { value throws(ImpossibleRule) in try value.languageTag(name) }, encoded: { .value(.text($0)) }
    )
  }
}

extension RuleParameter where Value == String? {
  /// An optional BCP 47 language tag.
  static func languageTag(_ name: String) -> Self {
    Self(
      name, .text, default: .some(nil),
      decoded: { value throws(ImpossibleRule) in .some(try value.languageTag(name)) },
      encoded: { $0.map { .value(.text($0)) } ?? .omitted })
  }
}

extension RuleValue {
  /// The text as a language tag for which ICU has data, whatever its region and script; `und` means no particular
  /// language.
  fileprivate func languageTag(_ name: String) throws(ImpossibleRule) -> String? {
    guard let tag = text else { return nil }
    if tag == "und" { return tag }
    // ICU lists the language itself beside its regions and scripts.
    if let language = LocaleData.canonical(tag)?.prefix(while: { $0 != "-" }),
      LocaleData.isKnown(String(language))
    {
      return tag
    }
    throw ImpossibleRule(
      at: name,
      "unknown locale \(self)",
      expected: "a language tag of BCP 47 such as \"pt-BR\"",
      known: LocaleData.allLocales
    )
  }
}
