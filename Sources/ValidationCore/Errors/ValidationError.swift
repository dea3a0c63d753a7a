import Foundation

/// One failure of one rule, as facts: what failed, with which limits, and where.
///
/// An error holds no sentence and no locale. The sentence is made when someone reads it, in the locale that
/// is active then, so an error that is already on screen follows a locale switch, a server renders one result
/// in two languages, and a log stores the facts. Arguments are a snapshot: rendering never reads the value again.
public struct ValidationError: Error, Sendable, Hashable {
  /// What failed; also the key of the message in the catalogs.
  public var code: Code
  /// The rule's limits and findings by name, as its code documents them: ``limits`` and ``found`` together.
  ///
  /// An argument that is set counts as found, unless it is a limit that stays as it was.
  public var arguments: [String: Argument] {
    get { facts.arguments }
    set { facts = facts.replaced(by: newValue) }
  }
  /// Where in the validated value the fault lies; empty for the value itself.
  public var path: FieldPath
  /// Whether the value is refused or only remarked upon.
  public var severity: Severity
  /// A message that the rule's author set instead of the one of the code.
  public var message: Message? {
    didSet { messageOrigin = .unknown }
  }
  /// Where in the text the fault lies, as UTF-8 offsets; empty where the rule knows no place.
  ///
  /// Ranges of a built-in rule are in ascending order and do not overlap. Each begins and ends between code points of
  /// the text. It may begin or end within a grapheme cluster where the fault does, such as an invisible joiner or an
  /// accent beside a letter. An empty range is a place where something is missing.
  public var ranges: [Range<Int>]
  /// The text as it should be, where a machine can tell (normalized, bidi controls removed).
  ///
  /// The rule accepts the suggestion of a built-in rule; another rule of a chain may still refuse it. There is none for
  /// a text of more than 64 KB.
  public var suggestion: String?
  /// The error that a rule's closure threw, where it was not a `ValidationError`.
  public var underlying: (any Error)? {
    get { cause?.error }
    set { cause = newValue.map(UnderlyingError.init) }
  }

  var facts: Facts
  var messageOrigin = MessageOrigin.unknown
  var cause: UnderlyingError?

  /// Makes an error from its facts; what is left out is absent, and the severity is `error`.
  ///
  /// ```swift
  /// throw ValidationError(code: "order.tooMany", limits: ["maximum": 10], found: ["actual": .integer(count)])
  /// ```
  /// - Parameters:
  ///   - code: What failed; a constant, as ``redacted`` keeps it.
  ///   - limits: The arguments that state what the rule requires. They are the same for every value that the rule
  ///     refuses with this code, so ``redacted`` keeps them. A limit that another field of the value sets is not one.
  ///   - found: The arguments that come from the value. A name that is among the limits too counts as found.
  ///   - path: Where in the validated value the fault lies; ``redacted`` keeps it.
  ///   - severity: Whether the value is refused.
  ///   - message: The message in place of the one of the code.
  ///   - ranges: Where in the text the fault lies, as UTF-8 offsets.
  ///   - suggestion: The text as it should be.
  ///   - underlying: The error that is the cause; it words itself when the message is read.
  public init(
    code: Code,
    limits: [String: Argument] = [:],
    found: [String: Argument] = [:],
    path: FieldPath = [],
    severity: Severity = .error,
    message: Message? = nil,
    ranges: [Range<Int>] = [],
    suggestion: String? = nil,
    underlying: (any Error)? = nil
  ) {
    self.code = code
    self.facts = .named(limits: limits, found: found)
    self.path = path
    self.severity = severity
    self.message = message
    self.ranges = ranges
    self.suggestion = suggestion
    self.cause = underlying.map(UnderlyingError.init)
  }

  /// Makes an error whose arguments all count as found in the value, so that ``redacted`` keeps none of them.
  public init(
    code: Code,
    arguments: [String: Argument],
    path: FieldPath = [],
    severity: Severity = .error,
    message: Message? = nil,
    ranges: [Range<Int>] = [],
    suggestion: String? = nil,
    underlying: (any Error)? = nil
  ) {
    self.init(
      code: code,
      found: arguments,
      path: path,
      severity: severity,
      message: message,
      ranges: ranges,
      suggestion: suggestion,
      underlying: underlying
    )
  }

  /// The places of the fault as ranges of the text that was validated.
  ///
  /// A range that does not lie within `text` (another text was validated) is left out.
  public func ranges(in text: String) -> [Range<String.Index>] {
    let utf8 = text.utf8
    return ranges.compactMap { range in
      guard range.lowerBound >= 0,
        let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound, limitedBy: utf8.endIndex),
        let end = utf8.index(start, offsetBy: range.upperBound - range.lowerBound, limitedBy: utf8.endIndex)
      else { return nil }
      return start..<end
    }
  }
}

extension ValidationError {
  /// How grave an error is.
  public enum Severity: String, Sendable, Hashable, Codable {
    /// The value is not valid.
    case error
    /// The value is valid; the reader should still know.
    case warning
  }

  /// A message set by a rule's author.
  public enum Message: Sendable, Hashable {
    /// A key of the catalogs. A key that no catalog has is its own text, so an English sentence is a key.
    case key(String)
    /// A text that is shown as it is in every locale.
    case literal(String)
  }
}

/// Holds an error of the user's, comparable and storable by what it prints.
struct UnderlyingError: Sendable, Hashable {
  let error: any Error

  static func == (left: Self, right: Self) -> Bool {
    String(reflecting: left.error) == String(reflecting: right.error)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(String(reflecting: error))
  }
}
