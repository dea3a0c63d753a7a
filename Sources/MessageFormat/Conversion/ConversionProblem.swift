/// Why a message cannot be written in the other syntax.
package struct ConversionProblem: Error, Sendable, Hashable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }

  /// The most variants, or sentences, of a message that is converted: choices within choices multiply.
  static let mostVariants = 512
}

extension MessagePattern {
  /// The message in the syntax of MessageFormat 2.
  ///
  /// Both write the same for whole numbers and texts. Fractions may differ: MessageFormat 2 rounds ties away from zero,
  /// and does not count zeros at the end of a decimal. Throws what MessageFormat 2 cannot say.
  package func messageFormat2Source() throws(ConversionProblem) -> String {
    var conversion = MessageFormat2Conversion(locale: shared)
    let source = try MessageFormat2Source.text(of: try conversion.message(syntax))
    return try Self.checked(source) { (source) throws(MessagePatternError) in
      _ = try MessageFormat2Parser.message(source)
    }
  }

  /// The message in the syntax of ICU MessageFormat.
  ///
  /// Throws what that cannot say, such as markup.
  package func messageFormat1Source() throws(ConversionProblem) -> String {
    let source = MessageFormat1Source.text(of: try MessageFormat1Conversion.message(syntax, locale: shared))
    return try Self.checked(source) { (source) throws(MessagePatternError) in
      _ = try MessagePattern(source, shared: shared)
    }
  }

  /// The source, if the other syntax takes it; it may have limits of its own, such as the units that ICU knows.
  private static func checked(
    _ source: String, _ read: (String) throws(MessagePatternError) -> Void
  ) throws(ConversionProblem) -> String {
    do throws(MessagePatternError) { try read(source) } catch {
      throw ConversionProblem("what it refuses: \(error.problem)")
    }
    return source
  }
}
