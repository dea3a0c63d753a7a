import ICU
package import MessageFormat

/// Numbers that show the plural forms of a language.
package struct SampleNumbers: Sendable {
  /// Numbers of all categories in all languages, in ASCII digits.
  package static let all = ["3", "1", "2", "0", "5", "11", "21", "100", "101", "1000000", "0.5", "1.5"]

  private let cardinals: PluralRules?
  private let ordinals: PluralRules?

  package init(of locale: LanguageTag) {
    // Without rules, which only a tag that is not well-formed lacks, no number is found.
    cardinals = try? PluralRules(locale: locale.identifier)
    ordinals = try? PluralRules(locale: locale.identifier, kind: .ordinal)
  }

  /// A number for which a plural form is chosen; nil if there is none among ``all``.
  package func number(for pick: MessagePattern.Variant.Pick) -> String? {
    if pick.selector.hasPrefix("=") { return String(pick.selector.dropFirst()) }
    let rules = pick.kind == .ordinal ? ordinals : cardinals
    let exact = Set(pick.others.filter { $0.hasPrefix("=") }.map { String($0.dropFirst()) })
    let others = Set(pick.others)
    return Self.all.first { number in
      guard !exact.contains(number), let category = rules?.category(ofDecimal: number)?.rawValue else {
        return false
      }
      // `other` is also for categories that have no form of their own.
      return category == pick.selector || pick.selector == "other" && !others.contains(category)
    }
  }
}
