import MessageFormat

/// Plurals whose forms are `printf` formats.
enum FormatPlural {
  /// The argument of a plural that does not name one, as in catalogs.
  static let defaultArgument = "count"

  /// A plural from formats by category.
  ///
  /// - Parameter text: The text around the plural, in which `%#@argument@` is its place.
  static func plural(
    _ formats: [(selector: String, text: String)],
    on argument: String,
    inside text: String?,
    key: String,
    line: Int?
  ) throws(TranslationFinding) -> MessageSource {
    var before = ""
    var after = ""
    if let text {
      let place = "%#@\(argument)@"
      guard let range = text.firstRange(of: place) else {
        throw TranslationFinding(key: key, line: line, problem: "the text does not have the place “\(place)”")
      }
      before = String(text[..<range.lowerBound])
      after = String(text[range.upperBound...])
    }
    var forms: [MessageSource.Form] = []
    for (selector, format) in formats {
      guard let pattern = FormatText.pattern(before + format + after) else {
        throw TranslationFinding(key: key, line: line, problem: FormatText.positionalProblem)
      }
      forms.append(MessageSource.Form(selector, .pattern(pattern)))
    }
    guard forms.contains(where: { $0.selector == "other" }) else {
      throw TranslationFinding(key: key, line: line, problem: "the plural has no form “other”")
    }
    return .choice(MessageSource.Choice(.plural, on: argument, forms))
  }
}
