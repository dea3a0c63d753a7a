package import ValidationCore

/// How the value of a field must relate to other fields of the record.
package struct FieldRelation: Sendable {
  package enum Kind: Sendable {
    /// The value equals that of another field. An absent value passes, unless it must match as well.
    case same
    /// The value differs from that of another field, if both are present.
    case different
    /// The value of another field decides whether this value is required or forbidden.
    case dependent(FieldDependence)
    /// The value is required if one of several fields is present, or if one is absent.
    case accompanied(byPresence: Bool)
    /// The value is required if all of several fields are present.
    case accompaniedByAll
    /// The value is an element of the list in another field. An absent value passes.
    case element
    /// So many of several fields are present.
    case counted(FieldCount)
    /// The value and that of another field are in the given order, if both are values that have one.
    case ordered(FieldOrder)
    /// The texts of the other fields decide what is wrong with this text.
    case texts(TextRelation)
  }

  package let kind: Kind
  /// The paths of the other fields; only one for a kind that relates to a single field.
  package let fields: [String]
  /// The values of the other field that decide whether this value is required or forbidden.
  package let values: [RuleValue]
  /// Whether an absent value must match an absent one, for `same`; otherwise it passes.
  package let matchesAbsent: Bool
  /// The reported error, except for rules that report several kinds.
  package let error: ValidationError

  package init(
    kind: Kind,
    fields: [String],
    values: [RuleValue] = [],
    matchesAbsent: Bool = false,
    error: ValidationError = ValidationError(code: .invalid)
  ) {
    self.kind = kind
    self.fields = fields
    self.matchesAbsent = matchesAbsent
    self.values = values
    self.error = error.madeInAdvance
  }

  /// Whether a value that is present, or absent, may be wrong.
  package func concerns(isPresent: Bool) -> Bool {
    switch kind {
    case .same: isPresent || matchesAbsent
    case .different, .ordered, .element, .texts: isPresent
    case .dependent(let dependence): dependence.concerns(isPresent: isPresent)
    case .accompanied, .accompaniedByAll: !isPresent
    case .counted: true
    }
  }
}

/// How many of several fields have a value.
package enum FieldCount: Sendable {
  case atLeastOne, exactlyOne, atMostOne

  package func holds(_ count: Int) -> Bool {
    switch self {
    case .atLeastOne: count > 0
    case .exactlyOne: count == 1
    case .atMostOne: count < 2
    }
  }
}

/// What is wrong with a text beside those of other fields, such as a number of the country that another field names.
package enum TextRelation: Sendable {
  /// The text of the one other field decides, and the first error is reported; any value passes where that field does
  /// not have a text. The check tells most valid texts without the rule.
  case beside(quick: PairCheck? = nil, check: BesideCheck)
  /// The texts of the other fields decide, of those that have one, and the first error is reported. A text is certainly
  /// valid if `accepts` is true without another text, and with each of them; otherwise the check tells.
  case besideAll(
    accepts: @Sendable (_ text: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>?) -> Bool,
    check: BesideAllCheck)

  /// Reports what is wrong with a text beside another; both are well-formed UTF-8.
  package typealias BesideCheck =
    @Sendable (
      _ text: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>, _ sink: inout ErrorSink
    ) -> Void

  /// Reports what is wrong with a text, well-formed UTF-8, beside others, which are made if they are asked for.
  package typealias BesideAllCheck =
    @Sendable (_ text: UnsafeBufferPointer<UInt8>, _ others: () -> [String], _ sink: inout ErrorSink) -> Void

  /// What is wrong with a text beside others, of which there is one for ``beside(quick:check:)``; nil for a valid one.
  package func fault(of text: String, beside others: [String]) -> ValidationError? {
    var (text, other) = (text, others.first ?? "")
    var sink = ErrorSink(.list)
    switch self {
    case .besideAll(_, let check): text.withUTF8 { check($0, { others }, &sink) }
    case .beside(_, let check): text.withUTF8 { text in other.withUTF8 { check(text, $0, &sink) } }
    }
    return sink.errors.first
  }
}

/// When a value must be present, depending on whether another field has one of some values.
@usableFromInline
package enum FieldDependence: Sendable {
  case requiredIf, requiredUnless, prohibitedIf

  /// Whether a value that is present, or absent, may be wrong.
  @usableFromInline
  package func concerns(isPresent: Bool) -> Bool { (self == .prohibitedIf) == isPresent }

  @usableFromInline
  package func fails(isPresent: Bool, isOneOfThem: Bool) -> Bool {
    switch self {
    case .requiredIf: !isPresent && isOneOfThem
    case .requiredUnless: !isPresent && !isOneOfThem
    case .prohibitedIf: isPresent && isOneOfThem
    }
  }
}
