import Foundation

/// One failure of one rule, as facts: what failed, with which limits, and where.
///
/// An error holds no sentence and no locale. The sentence is made when someone reads it, in the locale that
/// is active then, so an error that is already on screen follows a locale switch, a server renders one result
/// in two languages, and a log stores the facts. Arguments are a snapshot: rendering never reads the value again.
public struct ValidationError: Error, Sendable, Hashable {
  /// What failed; also the key of the message in the catalogs.
  public var code: Code
  /// The rule's limits and findings by name, as its code documents them.
  public var arguments: [String: Argument] {
    get { facts.arguments }
    set { facts = .named(newValue) }
  }
  /// Where in the validated value the fault lies; empty for the value itself.
  public var path: FieldPath
  /// Whether the value is refused or only remarked upon.
  public var severity: Severity
  /// A message that the rule's author set instead of the one of the code.
  public var message: Message?
  /// Where in the text the fault lies, as UTF-8 offsets; empty where the rule knows no place.
  ///
  /// Ranges of a built-in rule are in ascending order and do not overlap. Each begins and ends between code points of
  /// the text. It may begin or end within a grapheme cluster where the fault does, such as a joiner that nobody sees
  /// or an accent beside a letter. An empty range is a place where something is missing.
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
  var cause: UnderlyingError?

  /// Makes an error from its facts; what is left out is absent, and the severity is `error`.
  ///
  /// - Parameters:
  ///   - code: What failed.
  ///   - arguments: Limits and findings by name, as the code documents them; never a password.
  ///   - path: Where in the validated value the fault lies.
  ///   - severity: Whether the value is refused.
  ///   - message: The message in place of the one of the code.
  ///   - ranges: Where in the text the fault lies, as UTF-8 offsets.
  ///   - suggestion: The text mended.
  ///   - underlying: The error that is the cause; it words itself when the message is read.
  public init(
    code: Code,
    arguments: [String: Argument] = [:],
    path: FieldPath = [],
    severity: Severity = .error,
    message: Message? = nil,
    ranges: [Range<Int>] = [],
    suggestion: String? = nil,
    underlying: (any Error)? = nil
  ) {
    self.code = code
    self.facts = .named(arguments)
    self.path = path
    self.severity = severity
    self.message = message
    self.ranges = ranges
    self.suggestion = suggestion
    self.cause = underlying.map(UnderlyingError.init)
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
