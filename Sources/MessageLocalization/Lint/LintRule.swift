/// What a finding of the lint is about.
package enum LintRule: String, Sendable, Hashable, CaseIterable {
  /// What the reader of catalogs refuses.
  case invalidCatalog = "invalid-catalog"
  case keys
  case confusableKeys = "confusable-keys"
  case arguments
  case pluralForms = "plural-forms"
  case cases
  case labelMarks = "label-marks"
  case bidiControls = "bidi-controls"
  case normalization
  case emptyTexts = "empty-texts"
  case copies
  case quotationMarks = "quotation-marks"
  case punctuation

  /// What the rule demands, in one sentence.
  package var summary: String {
    switch self {
    case .invalidCatalog:
      "A catalog is valid JSON with valid messages, each key once, in the language of its name."
    case .keys: "A translation has the keys of its source."
    case .confusableKeys: "No key looks like another one."
    case .arguments: "A message shows the arguments of its source, in each form."
    case .pluralForms: "A plural has the categories of its language (CLDR)."
    case .cases: "A choice by text has cases that the source has."
    case .labelMarks: "A message about a field marks the part of the label, such as [“{field}” ]."
    case .bidiControls: "Texts have no stray bidi controls (UAX #9)."
    case .normalization: "Keys and texts are in normalization form C (UAX #15)."
    case .emptyTexts: "No text is empty."
    case .copies: "A translation differs from its source."
    case .quotationMarks: "Quotation marks are those of the language."
    case .punctuation: "Punctuation is that of the script, and sentences end as in the source."
    }
  }
}
