import ICU
import MessageFormat

/// Patterns written as `printf` formats.
enum FormatText {
  /// A pattern as the text of a message without a plural. A percent sign is doubled only where it would be read as a
  /// specifier.
  static func format(_ pattern: String) -> String {
    guard pattern.utf8.contains(UInt8(ascii: "%")) else { return pattern }
    var result = ""
    var scalars = ArraySlice(pattern.unicodeScalars)
    while let scalar = scalars.popFirst() {
      result.unicodeScalars.append(scalar)
      if scalar == "%", FormatSpecifier(scalars, inPlural: false) != nil { result += "%" }
    }
    return result
  }

  /// A pattern of a plural, in which `number` is its number.
  static func format(_ pattern: String, number: String) -> String {
    CountSign.replaced(in: pattern.replacing("%", with: "%%"), by: number)
  }
}

extension MessageSource {
  /// Whether a plural of Apple's formats can hold the message: one number, CLDR's categories, patterns.
  var isPlainPlural: Bool {
    guard case .choice(let choice) = self, choice.kind == .plural else { return false }
    // The name is in the format `%#@name@`.
    let hasName = !choice.argument.isEmpty && !choice.argument.contains("@")
    return hasName
      && choice.forms.allSatisfy { form in
        if case .pattern = form.message { PluralCategory(rawValue: form.selector) != nil } else { false }
      }
  }

  /// Whether the message is one text or one plural.
  var isAppleWhole: Bool { text != nil || isPlainPlural }
}

extension SentenceList {
  /// The sentences of a message as a table of Apple's has them: texts in `.strings`, plurals in `.stringsdict`.
  package static func appleSentences(of message: TranslationFile.Message) -> [Sentence] {
    sentences(of: message, isWhole: \.isAppleWhole)
  }
}
