import CICUShim
import Primitives

/// A language's rules for the plural category of a number (UTS #35; `icu::PluralRules`).
///
/// Visible fraction digits count: in English 1 is `one` and 1.0 is `other`. The results for 0 to 255 are kept, so
/// the numbers of most messages cost one array read; any other integer costs some 50 ns.
package final class PluralRules: Sendable {
  /// The kind of number.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// How many: 1 file, 2 files.
    case cardinal
    /// Which one: 1st, 2nd.
    case ordinal
  }

  /// The categories that the rules can return; `other` is always one of them.
  package let categories: Set<PluralCategory>

  private let handle: Handle
  /// The results for small numbers, from the first number on: most starts of a program need none.
  private let small = Deferred<SmallNumbers>()

  /// The categories of the numbers from 0 on.
  private final class SmallNumbers: Sendable {
    let categories: [PluralCategory]
    init(_ categories: [PluralCategory]) { self.categories = categories }
  }

  /// Owns the shim's rules.
  private struct Handle: ~Copyable, @unchecked Sendable {
    // Sendable is true: icu::PluralRules never changes after it is built, and selecting is const.
    let pointer: OpaquePointer
    deinit { icushim_plural_rules_close(pointer) }
  }

  /// Opens the rules of a BCP 47 tag; a language for which ICU does not have rules has only `other`.
  ///
  /// Throws when the tag is not well-formed or ICU fails.
  package init(locale: String, kind: Kind = .cardinal) throws(ICUError) {
    let operation = "open the \(kind.rawValue) plural rules of \(locale)"
    let tag = Self.tagWithRules(try LocaleData.tagWithData(locale, keeping: [], to: operation))
    var status: Int32 = 0
    let pointer = withICUText(tag) { icushim_plural_rules_open($0, $1, kind == .ordinal ? 1 : 0, &status) }
    try ICUError.check(status, operation)
    guard let pointer else { throw ICUError(status: Int32(icushim_memory_error), operation: operation) }
    handle = Handle(pointer: pointer)
    let bits = icushim_plural_rules_categories(pointer, &status)
    try ICUError.check(status, operation)
    categories = Set(PluralCategory.allCases.filter { bits & (1 << UInt32($0.index)) != 0 })
  }

  /// Calls `body` with the shim's rules.
  func withHandle<Result>(_ body: (OpaquePointer) -> Result) -> Result { body(handle.pointer) }

  /// The nearest tag with its own rules in the chain of CLDR's parent locales, which ICU does not follow here: readers of
  /// `pt-AO` count by the rules of `pt-PT`, not by those of `pt`.
  private static func tagWithRules(_ tag: String) -> String {
    guard tag.contains("-") else { return tag }
    // A parent may be of another language, as that of `hi-Latn` is.
    let language = tag.prefix { $0 != "-" }
    return LocaleData.fallbackChain(tag).first {
      $0.prefix { $0 != "-" } == language && LocaleData.hasPluralRules($0)
    } ?? tag
  }

  /// The category of an integer; the sign does not count.
  ///
  /// ICU's rules compute with doubles, so beyond 2^53 the result may be that of a neighbouring number.
  package func category(of number: Int) -> PluralCategory {
    small.object { SmallNumbers((0..<256).map(select)) }
      ._withUnsafeGuaranteedRef { known in
        known.categories.indices.contains(number) ? known.categories[number] : select(number)
      }
  }

  private func select(_ number: Int) -> PluralCategory {
    var status: Int32 = 0
    let index = icushim_plural_rules_select_integer(handle.pointer, Int64(number), &status)
    // ICU fails here only if it runs out of memory; `other` is the form that every message has.
    return status > 0 ? .other : PluralCategory(index: index)
  }

  /// The category of a decimal number with all its visible fraction digits; the sign does not count.
  ///
  /// Fraction digits after the 999th are ignored.
  package func category(of number: DecimalNumber) -> PluralCategory {
    if number.fraction.isEmpty, let integer = number.integerValue { return category(of: integer) }
    let shown = number.truncated(toFraction: 999)
    var status: Int32 = 0
    let index = withICUText(shown.magnitudeDescription) {
      icushim_plural_rules_select_decimal(handle.pointer, $0, $1, Int32(shown.fraction.count), &status)
    }
    return status > 0 ? .other : PluralCategory(index: index)
  }

  /// The category of a number in ASCII digits, such as "1.0"; nil for text that is not a decimal number.
  package func category(ofDecimal text: String) -> PluralCategory? {
    DecimalNumber(text).map { category(of: $0) }
  }
}
