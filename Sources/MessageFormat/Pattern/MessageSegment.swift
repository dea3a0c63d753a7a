import ICU
import Primitives

/// One piece of a compiled message, ready to be written.
enum MessageSegment: Sendable {
  /// Text as it is.
  case literal(String)
  /// `#`
  case number
  /// `{name}`, and `{name, number}`, which writes numbers in the same way.
  case value(name: String)
  /// An argument in a format of its own.
  case formatted(name: String, FormatSegment)
  /// A plural or ordinal with its forms.
  case plural(PluralSegment)
  /// A choice by text.
  case select(SelectSegment)
}

/// A typed argument, bound to ICU's format.
struct FormatSegment: Sendable {
  /// ICU's format for the type and style.
  let format: ArgumentFormat
  /// Whether integers come out as without a type, so that ICU need not be asked: `{n, number, integer}`.
  let plainIntegers: Bool
}

/// A plural or ordinal argument, bound to the locale's rules.
final class PluralSegment: Sendable {
  let name: String
  let offset: Double
  let rules: PluralRules
  /// The messages of explicit selectors, in the pattern's order.
  let exact: [(number: Double, message: [MessageSegment])]
  /// The message of each category, by `PluralCategory.index`; that of `other` where a category has none.
  let byCategory: [[MessageSegment]]
  /// Where the form "other" writes the number in a format of its own, that format also decides the category: in
  /// `{n, plural, one {…} other {{n, number, 0.0}}}` 1 is "1.0", which is `other`. Answers with the category's index.
  let category: ArgumentFormat?

  init(
    name: String,
    offset: Double,
    rules: PluralRules,
    exact: [(number: Double, message: [MessageSegment])],
    byCategory: [[MessageSegment]],
    category: ArgumentFormat?
  ) {
    self.name = name
    self.offset = offset
    self.rules = rules
    self.exact = exact
    self.byCategory = byCategory
    self.category = category
    usualLength = (byCategory + exact.map(\.message)).map(\.usualLength).max() ?? 0
    choosesByRules = exact.isEmpty && offset == 0 && category == nil
  }

  /// Whether an integer's form follows from the rules alone: no explicit numbers, offset or format in the way.
  let choosesByRules: Bool

  /// The length that the longest form usually needs; kept, since nested forms would be measured over and over.
  let usualLength: Int

  /// The message of `other`.
  var other: [MessageSegment] { byCategory[PluralCategory.other.index] }
}

/// A choice by text, with the message for every other text.
final class SelectSegment: Sendable {
  let name: String
  let branches: [(selector: String, message: [MessageSegment])]
  let other: [MessageSegment]
  /// The length that the longest form usually needs.
  let usualLength: Int

  init(name: String, branches: [(selector: String, message: [MessageSegment])], other: [MessageSegment]) {
    self.name = name
    self.branches = branches
    self.other = other
    usualLength = branches.map(\.message.usualLength).max() ?? 0
  }

  /// The message for a text; selectors are compared by code points.
  func message(for text: String) -> [MessageSegment] {
    branches.first { $0.selector.hasSameBytes(as: text) }?.message ?? other
  }
}

extension [MessageSegment] {
  /// The UTF-8 length that a message usually needs: its literals, its longest forms, and room for each value.
  var usualLength: Int {
    reduce(0) { length, segment in
      switch segment {
      case .literal(let text): length + text.utf8.count
      case .number: length + 8
      case .value, .formatted: length + 24
      case .plural(let plural): length + plural.usualLength
      case .select(let select): length + select.usualLength
      }
    }
  }
}
