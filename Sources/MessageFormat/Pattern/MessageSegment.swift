import ICU
import Primitives

/// One piece of a compiled message, ready to be written.
enum MessageSegment: Sendable {
  /// Literal text.
  case literal(String)
  /// `#`
  case number
  /// `{name}`, and `{name, number}`, which writes numbers in the same way.
  case value(name: String)
  /// An argument in its own format.
  case formatted(name: String, FormatSegment)
  /// A plural or ordinal with its forms.
  case plural(PluralSegment)
  /// A choice by text.
  case select(SelectSegment)
  /// An expression of MessageFormat 2.
  indirect case expression(ExpressionSegment)
  /// Markup of MessageFormat 2.
  indirect case markup(MarkupSegment)
  /// The variants of MessageFormat 2.
  case match(MatchSegment)
}

/// A typed argument, bound to ICU's format.
struct FormatSegment: Sendable {
  /// ICU's format for the type and style.
  let format: ArgumentFormat
  /// How integers are written, if ICU is not needed for that.
  let integers: PlainIntegers?

  enum PlainIntegers {
    /// As without a type: `{n, number, integer}`.
    case grouped
    /// Digits alone: `{n, number, ::group-off}`.
    case ungrouped

    /// Nil for a style of which only ICU knows what it writes.
    init?(numberStyle style: String) {
      switch style {
      case _ where style.lowercased() == "integer": self = .grouped
      case "::group-off": self = .ungrouped
      default: return nil
      }
    }
  }
}

/// A plural or ordinal argument, bound to the locale's rules.
final class PluralSegment: Sendable {
  let name: String
  let offset: Double
  let rules: PluralRules
  /// The messages of explicit selectors, in the pattern's order.
  let exact: [(number: Double, message: [MessageSegment])]
  /// The message of each category, by `PluralCategory.index`; that of `other` if a category does not have one.
  let byCategory: [[MessageSegment]]
  /// If the form "other" writes the number in its own format, that format also decides the category: in
  /// `{n, plural, one {…} other {{n, number, 0.0}}}` 1 is "1.0", which is `other`. Returns the category's index.
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

  /// Whether an integer's form follows from the rules alone, without explicit numbers, an offset or a format.
  let choosesByRules: Bool

  /// The usual length of the longest form; stored, since nested forms would otherwise be measured repeatedly.
  let usualLength: Int

  /// The message of `other`.
  var other: [MessageSegment] { byCategory[PluralCategory.other.index] }
}

/// A choice by text, with the message for every other text.
final class SelectSegment: Sendable {
  let name: String
  let branches: [(selector: String, message: [MessageSegment])]
  let other: [MessageSegment]
  /// The usual length of the longest form.
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
  /// The usual UTF-8 length of a message: its literals, its longest forms, and space for each value.
  var usualLength: Int {
    reduce(0) { length, segment in
      switch segment {
      case .literal(let text): length + text.utf8.count
      case .number: length + 8
      case .value, .formatted, .expression: length + 24
      case .markup: length
      case .match(let match): length + match.usualLength
      case .plural(let plural): length + plural.usualLength
      case .select(let select): length + select.usualLength
      }
    }
  }
}
