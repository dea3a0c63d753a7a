import JSONText
import ValidationCore
import ValidationRules

/// A fault as it is noted while a value is checked.
///
/// Most faults of alternatives are dropped, so texts and errors are only made of those that remain.
struct SchemaFault {
  /// What is wrong.
  enum Facts {
    /// An error that the schema has in advance, or that a rule made.
    case error(ValidationError)
    case type(SchemaTypes, expected: SchemaTypes)
    /// The member with an offset among those that are required.
    case missing(Int)
    /// The member with a name, among those of the schema or, if it is not evaluated, of all for the same value.
    case unknown(JSONTapeValue, isUnevaluated: Bool)
    /// A value where none is allowed.
    case refused(isMember: Bool)
  }

  /// What alternatives are compared by.
  enum Kind: UInt8 { case type, integer, choice, missing, other }

  /// A step of the way to a part of a value.
  enum PathStep {
    case member(JSONTapeValue)
    case index(Int)
  }

  /// A keyword on the way to a schema, and which of its schemas it is.
  struct TrailStep {
    enum Part {
      case none
      case index(Int)
      case member(JSONTapeValue)
      case text(String)
    }

    let keyword: String
    var part = Part.none
  }

  let facts: Facts
  let kind: Kind
  /// The schema that found it.
  let schema: Int
  /// The keyword of the schema; nil for a schema that is only `false`.
  let keyword: String?
  /// Where the way to the value, and to the schema, are among those that the report keeps.
  var path: Range<Int>
  var trail: Range<Int>
  /// How many of the last steps to the schema belong to the keyword.
  let ownSteps: Int
  /// The schema's own message for it.
  var message: String?

  /// How many segments the path of its error has.
  var pathCount: Int {
    switch facts {
    case .error(let error): path.count + error.path.segments.count
    case .missing, .unknown: path.count + 1
    case .type, .refused: path.count
    }
  }

  var isError: Bool {
    if case .error(let error) = facts { return error.severity == .error }
    return true
  }

  /// Whether a message was set, by the schema or by a rule.
  var hasMessage: Bool {
    if message != nil { return true }
    if case .error(let error) = facts { return error.message != nil }
    return false
  }
}

extension SchemaFault.Facts {
  var kind: SchemaFault.Kind {
    switch self {
    case .error(let error):
      switch error.code {
      case .typeMismatch: .type
      case .numberNotInteger: .integer
      case .choiceNotListed, .comparisonNotEqual: .choice
      case .presenceMissing: .missing
      default: .other
      }
    case .type: .type
    case .missing: .missing
    case .unknown, .refused: .other
    }
  }
}

extension SchemaFault.TrailStep {
  /// Its tokens as they are.
  var tokens: [String] {
    switch part {
    case .none: [keyword]
    case .index(let index): [keyword, String(index)]
    case .member(let name): [keyword, name.string]
    case .text(let text): [keyword, text]
    }
  }
}

extension SchemaFault.PathStep {
  var segment: FieldPath.Segment {
    switch self {
    case .member(let name): .key(name.string)
    case .index(let index): .index(index)
    }
  }
}
