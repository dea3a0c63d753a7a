extension MessagePattern {
  /// A message that has been written, with what could not be.
  package struct Written: Sendable, Hashable {
    package let parts: [MessagePart]
    package let errors: [MessageError]

    /// The message.
    package var text: String { parts.map(\.string).joined() }
  }

  /// Compiles a message in the syntax of Unicode MessageFormat 2 (LDML 48).
  ///
  /// Throws the first fault, of syntax or of the data model. A locale that ICU cannot work with is reported at 1:1.
  package init(
    messageFormat2 source: String, locale: String, functions: MessageFunctions = .standard
  ) throws(MessagePatternError) {
    try self.init(messageFormat2: source, shared: try Self.shared(locale), functions: functions)
  }

  /// The same for a locale that is already open.
  package init(
    messageFormat2 source: String, shared: MessageLocale, functions: MessageFunctions = .standard
  ) throws(MessagePatternError) {
    try self.init(try MessageFormat2Parser.message(source), shared: shared, functions: functions)
  }

  /// Every fault of a message in the syntax of MessageFormat 2: the first one of its syntax, or all of its data model.
  package static func errors(inMessageFormat2 source: String) -> [MessagePatternError] {
    var parser = MessageFormat2Parser(source)
    do throws(MessagePatternError) {
      let syntax = try parser.message()
      return DataModelCheck.errors(in: syntax, readBy: parser)
    } catch {
      return [error]
    }
  }

  /// The message with its arguments, in parts, and the errors that occurred.
  ///
  /// A message of MessageFormat 1 is one part. The parameters are those of ``format(_:isolating:timeZone:message:)``.
  package func write(
    _ arguments: [String: MessageArgument] = [:],
    isolating: Bool = true,
    timeZone: String? = nil,
    message: (String) -> String = { $0 }
  ) -> Written {
    var writer = writer(isolating: isolating, timeZone: timeZone)
    writer.parts = []
    writer.write(segments, nil, { arguments[$0] }, message)
    let parts = declarations == nil ? Self.text(writer.output) : writer.parts ?? []
    return Written(parts: parts, errors: writer.resolution?.errors ?? [])
  }

  private static func text(_ text: String) -> [MessagePart] { text.isEmpty ? [] : [.text(text)] }
}
