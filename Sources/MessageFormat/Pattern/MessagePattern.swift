import ICU

/// A message with arguments, compiled for one locale from an ICU MessageFormat 1 pattern.
///
/// The output is that of `icu::MessageFormat` in the linked version, apostrophe rules included, with these
/// differences:
///
/// - A `.decimal` shows all its digits ("1.50" stays "1.50", and 1.0 is not `one` in English); MessageFormat rounds
///   at 3 fraction digits and drops zeros.
/// - MessageFormat fails in some cases that are written here: a plural of a value that is not a number uses `other`; a
///   select of a number compares its digits; a select of a missing argument uses `other`; a value that does not suit
///   its format is written without the format.
/// - `choice` and duplicate selectors are refused, and nesting ends at 100 levels.
/// - Values are isolated from the direction of the surrounding text, unless that is turned off.
///
/// Rendering never fails: a missing argument is written as `{name}`.
package struct MessagePattern: Sendable {
  /// Whether the message marks the part that holds the label (``LabelMarks``).
  package internal(set) var marksLabel = false
  let syntax: MessageSyntax
  let shared: MessageLocale
  let segments: [MessageSegment]
  let quick: QuickMessage?
  private let capacity: Int
  /// The declared variables of a message in MessageFormat 2; nil for one in MessageFormat 1.
  let declarations: [DeclarationSegment]?

  /// Compiles a pattern.
  ///
  /// Throws at the first fault, with line and column. A locale that ICU cannot work with is reported at 1:1.
  package init(_ source: String, locale: String) throws(MessagePatternError) {
    try self.init(source, shared: try Self.shared(locale))
  }

  /// Compiles a pattern for a locale that is already open.
  package init(_ source: String, shared: MessageLocale) throws(MessagePatternError) {
    var parser = MessageParser(source)
    let syntax = try parser.pattern(inPlural: false)
    try self.init(syntax, readBy: parser, shared: shared)
  }

  /// Binds a message of either syntax to a locale.
  ///
  /// - Parameter parser: What read a message of MessageFormat 1, for the positions of faults.
  init(
    _ syntax: MessageSyntax, readBy parser: MessageParser = MessageParser(""), shared: MessageLocale,
    functions: MessageFunctions = .standard
  ) throws(MessagePatternError) {
    guard syntax.isMessageFormat2 else {
      let segments = try MessageCompiler(locale: shared, parser: parser).segments(syntax)
      self.init(
        syntax: syntax, shared: shared, segments: segments, plainSegments: segments, declarations: nil)
      return
    }
    let compiler = MessageFormat2Compiler(syntax, locale: shared, functions: functions)
    self.init(
      syntax: syntax, shared: shared, segments: compiler.segments,
      plainSegments: compiler.plainSegments, declarations: compiler.declarations)
  }

  /// - Parameter plainSegments: The segments in those of MessageFormat 1, from which the quick form is made.
  private init(
    syntax: MessageSyntax, shared: MessageLocale, segments: [MessageSegment],
    plainSegments: [MessageSegment]?, declarations: [DeclarationSegment]?
  ) {
    self.syntax = syntax
    self.shared = shared
    self.segments = segments
    self.declarations = declarations
    quick = plainSegments.flatMap { QuickMessage($0, isRightToLeft: shared.isRightToLeft) }
    capacity = segments.usualLength
  }

  /// The identity of the locale for which the pattern was compiled.
  package var localeIdentity: MessageLocale.Identity { shared.identity }

  /// Whether the message runs from right to left.
  package var isRightToLeft: Bool { shared.isRightToLeft }

  /// The message with its arguments.
  ///
  /// - Parameters:
  ///   - arguments: The values by name.
  ///   - isolating: Whether values are kept from disturbing the direction of the message: text is put between
  ///     U+2068 and U+2069 and loses its bidi controls; numbers and dates of a right-to-left message are put between
  ///     U+2067 and U+2069 (MessageFormat 2, default bidi strategy).
  ///   - timeZone: The Olson name of the time zone for dates, nil for the process's own.
  ///   - message: Gives the text of a `.message(key:)`.
  package func format(
    _ arguments: [String: MessageArgument] = [:],
    isolating: Bool = true,
    timeZone: String? = nil,
    message: (String) -> String = { $0 }
  ) -> String {
    format(isolating: isolating, timeZone: timeZone, message: message) { arguments[$0] }
  }

  /// The message with arguments that are looked up by name when needed.
  package func format(
    isolating: Bool = true,
    timeZone: String? = nil,
    message: (String) -> String = { $0 },
    argument: (String) -> MessageArgument?
  ) -> String {
    if segments.count == 1, case .literal(let text) = segments[0] { return text }
    if let quick, let value = argument(quick.name), let text = quick.text(value, shared, isolating: isolating)
    {
      return text
    }
    var writer = writer(isolating: isolating, timeZone: timeZone)
    writer.write(segments, nil, argument, message)
    return writer.output
  }

  /// A writer for this message.
  func writer(isolating: Bool, timeZone: String?) -> MessageWriter {
    var writer = MessageWriter(locale: shared, isolating: isolating, timeZone: timeZone)
    writer.output.reserveCapacity(capacity)
    if let declarations {
      writer.resolution = MessageResolution(declarations, locale: shared, timeZone: timeZone)
    }
    return writer
  }

  package static func shared(_ locale: String) throws(MessagePatternError) -> MessageLocale {
    do {
      return try MessageLocale.named(locale)
    } catch {
      throw MessagePatternError(
        line: 1, column: 1, form: nil, problem: "no data for the locale “\(locale)” (\(error.name))",
        expected: "a BCP 47 tag"
      )
    }
  }
}
