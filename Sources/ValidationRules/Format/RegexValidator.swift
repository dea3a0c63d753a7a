public import ValidationCore

/// Refuses a text that does not match a regular expression as a whole; an absent text passes.
///
/// ```swift
/// RegexValidator(regex: "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}", errorMessage: "Email has wrong format")
/// ```
public struct RegexValidator: Validator {
  public var errorMessage: String
  private let rule: Validation<String>

  /// Makes a validator from a pattern, which is compiled here.
  ///
  /// - Parameters:
  ///   - regex: The pattern in ICU's syntax. A pattern that cannot be compiled stops the program with the reason.
  ///   - options: How the pattern is read and applied.
  ///   - errorMessage: A key of the catalogs, or a sentence, which serves as its own translation if no catalog has
  ///     one; by default the message of the code.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public init(
    regex: String,
    options: PatternOptions = [],
    errorMessage: String = "",
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.errorMessage = errorMessage
    self.rule = .matches(regex, options: options, file: file, line: line)
  }

  public func isValid(value: String?) -> Bool { value.map { rule.isValid(value: $0) } ?? true }

  public func errors(in value: String?) -> [ValidationError] { errors(of: rule, in: value) }
}
