internal import ICU

/// How a pattern is read and applied.
public struct PatternOptions: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The pattern may match a part of the text; without this option, it must match the whole text.
  public static let find = Self(rawValue: 1 << 0)
  /// Letters match without regard to case, by Unicode case folding.
  public static let caseInsensitive = Self(rawValue: 1 << 1)
  /// `^` and `$` match at line breaks too.
  public static let multiline = Self(rawValue: 1 << 2)
  /// `.` matches line breaks too.
  public static let dotMatchesNewlines = Self(rawValue: 1 << 3)
  /// White space and `#` comments in the pattern are ignored.
  public static let comments = Self(rawValue: 1 << 4)

  var regularExpression: RegularExpression.Options {
    var options: RegularExpression.Options = []
    if contains(.caseInsensitive) { options.insert(.caseInsensitive) }
    if contains(.multiline) { options.insert(.multiline) }
    if contains(.dotMatchesNewlines) { options.insert(.dotMatchesNewlines) }
    if contains(.comments) { options.insert(.comments) }
    return options
  }
}
