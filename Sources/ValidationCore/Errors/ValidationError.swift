import Essentials

/// One failure of one rule, as facts: what failed, with which limits, and where.
///
/// An error does not contain a sentence or a locale. The sentence is rendered when it is read, in the locale that is
/// active then. So an error that is already on screen follows a locale switch, a server renders one result in two
/// languages, and a log stores the facts. Arguments are a snapshot: rendering never reads the value again.
public struct ValidationError: Error, Sendable {
  /// What failed; also the key of the message in the catalogs.
  public var code: Code
  /// The rule's limits and findings by name, as its code documents them: ``limits`` and ``found`` together.
  ///
  /// An argument that is set counts as found, unless it is a limit with an unchanged value.
  public var arguments: [String: Argument] {
    get { allArguments }
    set { replaceArguments(by: newValue) }
  }
  /// The location of the fault in the validated value; empty for the value itself.
  public var path: FieldPath {
    get { extras?.details.path ?? place.path }
    set {
      place = ErrorPlace()
      if extras != nil || !newValue.isEmpty { change { $0.path = newValue.isEmpty ? nil : newValue } }
    }
  }
  /// A message that the rule's author set instead of the message of the code.
  public var message: Message? {
    get { extras?.details.message }
    set { setMessage(newValue, from: .unknown) }
  }
  /// The ranges of the fault in the text, as UTF-8 offsets; empty if the rule cannot locate it.
  ///
  /// Ranges of a built-in rule are in ascending order and do not overlap. Each begins and ends between code points of
  /// the text. It may begin or end within a grapheme cluster if the fault does, such as an invisible joiner or an
  /// accent after a letter. An empty range marks a position where something is missing.
  public var ranges: [Range<Int>] {
    get { onlyRange.map { [$0] } ?? extras?.details.ranges.array ?? [] }
    set { faultRanges = FaultRanges(newValue) }
  }
  /// The corrected text, if it can be derived automatically (normalized, bidi controls removed).
  ///
  /// The rule accepts the suggestion of a built-in rule; another rule of a chain may still reject it. A text of more
  /// than 64 KB has no suggestion.
  public var suggestion: String? {
    get { extras?.details.suggestion?.string }
    set {
      if extras != nil || newValue != nil { change { $0.suggestion = newValue.map { .text($0) } } }
    }
  }
  /// The error that a rule's closure threw, if it was not a `ValidationError`.
  public var underlying: (any Error)? {
    get { extras?.details.cause?.error }
    set {
      if extras != nil || newValue != nil { change { $0.cause = newValue.map(UnderlyingError.init) } }
    }
  }

  // An error of a built-in rule refers to what the rule made in advance, and adds numbers. Everything else is in
  // `extras`, so an error costs at most one allocation beside the texts that it shows. In this order nothing is padded.
  // Nothing has an initial value (which `?` would give it): an initializer that replaces one copies the error.

  /// The arguments that the rule made in advance.
  var facts: Optional<SharedArguments>
  /// The number that the rule measured, if `isMeasured`.
  var number: Int
  /// The path, unless `extras` has one.
  var place: ErrorPlace
  var extras: Optional<ErrorExtras>
  /// The only range; the start is negative if there is not exactly one, or if it does not fit.
  private var rangeStart: Int32
  private var rangeEnd: Int32
  /// Whether the error makes the value invalid or is only a warning.
  public var severity: Severity
  var isMeasured: Bool

  /// Makes an error from its facts; facts that are left out are absent, and the default severity is `error`.
  ///
  /// ```swift
  /// throw ValidationError(code: "order.tooMany", limits: ["maximum": 10], found: ["actual": .integer(count)])
  /// ```
  /// - Parameters:
  ///   - code: What failed; must be a constant, since ``redacted`` keeps it.
  ///   - limits: The arguments that state what the rule requires. They are the same for every value that the rule
  ///     rejects with this code, so ``redacted`` keeps them. A limit that depends on another field of the value does
  ///     not belong here.
  ///   - found: The arguments that come from the value. A name that is also among the limits counts as found.
  ///   - path: The location of the fault in the validated value; ``redacted`` keeps it.
  ///   - severity: Whether the error makes the value invalid.
  ///   - message: The message to use instead of the message of the code.
  ///   - ranges: The ranges of the fault in the text, as UTF-8 offsets.
  ///   - suggestion: The corrected text.
  ///   - underlying: The error that is the cause; as a `LocalizedError`, it provides its own description when the message is
  ///     read.
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
    self.init(
      reporting: code, limits: ArgumentList(limits), found: ArgumentList(found), severity: severity,
      ranges: FaultRanges(ranges), suggestion: suggestion)
    if !path.isEmpty { self.path = path }
    if let message { self.message = message }
    if let underlying { self.underlying = underlying }
  }

  /// Makes an error of a rule that measured a number.
  package init(code: Code, _ facts: SharedArguments, _ number: Int) {
    self.code = code
    severity = .error
    self.facts = facts
    (self.number, isMeasured) = (number, facts.name != nil)
    place = ErrorPlace()
    (rangeStart, rangeEnd) = (-1, -1)
    extras = nil
  }

  /// Makes an error of a built-in rule, without dictionaries and arrays.
  ///
  /// The label differs from that of the public initializer because Swift prefers dictionaries for literals.
  /// - Parameters:
  ///   - measured: The number that the facts name.
  ///   - suggestion: The corrected text.
  ///   - suggestionBytes: The corrected text as UTF-8, for which up to 64 bytes take no allocation; instead of `suggestion`.
  ///   - suggesting: The same, as a rule has written it.
  package init(
    reporting code: Code,
    _ facts: SharedArguments? = nil,
    measured: Int? = nil,
    limits: ArgumentList = [:],
    found: ArgumentList = [:],
    severity: Severity = .error,
    ranges: FaultRanges = [],
    suggestion: String? = nil,
    suggestionBytes: UnsafeBufferPointer<UInt8>? = nil,
    suggesting: SuggestionBytes? = nil
  ) {
    let only = Self.stored(ranges.only)
    let suggestion =
      suggestion.map { SuggestedText.text($0) } ?? suggestionBytes.map { SuggestedText($0) }
      ?? suggesting.map { SuggestedText.bytes($0) }
    let hasMore = only == nil && !ranges.isEmpty
    self.code = code
    self.severity = severity
    self.facts = facts
    (number, isMeasured) = (measured ?? 0, measured != nil)
    place = ErrorPlace()
    (rangeStart, rangeEnd) = only ?? (-1, -1)
    extras =
      !limits.isEmpty || !found.isEmpty || suggestion != nil || hasMore
      ? ErrorExtras(
        ErrorDetails(limits: limits, found: found, ranges: hasMore ? ranges : [], suggestion: suggestion))
      : nil
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

  /// The bounds of a range as an error stores them; nil if they do not fit.
  private static func stored(_ range: Range<Int>?) -> (Int32, Int32)? {
    guard let range, range.lowerBound >= 0, let start = Int32(exactly: range.lowerBound),
      let end = Int32(exactly: range.upperBound)
    else { return nil }
    return (start, end)
  }

  /// The only range; nil if there is not exactly one, or if it is stored apart.
  private var onlyRange: Range<Int>? {
    rangeStart < 0 ? nil : Int(rangeStart)..<Int(rangeEnd)
  }

  /// Whether there is a range, without a copy of them.
  package var hasRanges: Bool { rangeStart >= 0 || extras?.hasRanges ?? false }

  /// Whether a condition holds for each range, without a copy of them.
  func rangesAllSatisfy(_ condition: (Range<Int>) -> Bool) -> Bool {
    if let onlyRange { return condition(onlyRange) }
    return extras?.details.ranges.allSatisfy(condition) ?? true
  }

  /// The ranges, without an array for a single one.
  package var faultRanges: FaultRanges {
    get { onlyRange.map { [$0] } ?? extras?.details.ranges ?? [] }
    set {
      (rangeStart, rangeEnd) = (-1, -1)
      if let only = Self.stored(newValue.only) {
        (rangeStart, rangeEnd) = only
        if extras?.details.ranges.isEmpty == false { change { $0.ranges = [] } }
      } else if extras != nil || !newValue.isEmpty {
        change { $0.ranges = newValue }
      }
    }
  }

  /// The ranges of the fault in the text that was validated.
  ///
  /// A range that is not within `text` (because another text was validated) is left out.
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
  /// How severe an error is.
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
    /// A text that is shown unchanged in every locale.
    case literal(String)
  }
}
