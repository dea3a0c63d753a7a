import ICU

@testable import MessageFormat
@testable import MessageLocalization
@testable import MessageOracle

/// Message patterns render as `icu::MessageFormat` does, and are refused where it refuses them.
///
/// A plain input is a locale, then the choices of arguments, then the pattern: a line each.
enum MessagesTarget {
  static let target = FuzzTarget("messages", run)

  private static let locales = ["en", "ar-EG", "pt-BR", "ru", "zh-Hans", "he", "fr", "lt"]

  private static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    var input = FuzzInput(bytes)
    if input.takePlainMark() {
      let locale = input.lineText()
      var choices = FuzzInput(input.line())
      return compare(input.text(), MessageWords.arguments(&choices), locales.contains(locale) ? locale : "en")
    }
    let choices = input.byte()
    let locale = locales[Int(choices & 7)]
    var values = input.part(9)
    let arguments = MessageWords.arguments(&values)
    switch choices >> 3 & 7 {
    case 0: compareForms(&input, arguments, locale)
    case 1: writeQuoted(input.text(), locale)
    case 2: compare(input.text(), arguments, locale)
    default: compare(MessageWords.pattern(&input), arguments, locale)
    }
  }

  private static func compare(_ pattern: String, _ arguments: [String: MessageArgument], _ locale: String) {
    // ICU reads numbers in selectors by C functions, for which a NUL ends the text.
    if pattern.utf8.count > 4_000 || pattern.utf8.contains(0) { return }
    let subject = "\(pattern.debugDescription) in \(locale) of \(arguments)"
    do throws(MessagePatternError) {
      let compiled = try MessagePattern(pattern, locale: locale)
      let text = compiled.format(arguments, isolating: false, timeZone: "UTC")
      let kinds = compiled.arguments
      Check.equal(Set(compiled.argumentNames), Set(kinds.keys), "two lists of arguments differ", subject)
      // Without an argument to choose by, ICU writes the argument's name, and ours the form `other`.
      if kinds.contains(where: { $0.value.contains(.select) && arguments[$0.key] == nil }) { return }
      switch MessageOracle.format(pattern, arguments, locale: locale) {
      case .text(let expected): Check.same(text, expected, "ICU writes another message", subject)
      case .refused: Check.holds(false, "ICU refuses the pattern", subject)
      case .failed: break
      }
    } catch {
      // The deliberate differences, in which ours is stricter.
      if ["duplicate selector", "choice", "nest", "long"].contains(where: error.problem.contains) { return }
      guard case .text = MessageOracle.format(pattern, arguments, locale: locale) else { return }
      Check.holds(false, "ICU takes a pattern that ours refuses", "\(subject): \(error)")
    }
  }

  /// Forms that are given apart read as they do within one pattern.
  private static func compareForms(
    _ input: inout FuzzInput, _ arguments: [String: MessageArgument], _ locale: String
  ) {
    var forms: [String: String] = [:]
    for selector in ["other", "one", "few", "=0", "=5"].prefix(1 + input.number(below: 5)) {
      var part = input.part(8)
      // Whatever a quote or brace leaves open ends with its form here, and not within one pattern.
      forms[selector] = MessageWords.pattern(&part, depth: 1, isNested: true)
    }
    if forms.values.contains(where: { $0.contains("'") || !hasBalancedBraces($0) }) { return }
    let joined = forms.sorted { $0.key < $1.key }.map { "\($0.key) {\($0.value)}" }.joined(separator: " ")
    let pattern = "{n, plural, \(joined)}"
    let source = MessageSource.choice(
      .init(.plural, on: "n", forms.sorted { $0.key < $1.key }.map { .init($0.key, .pattern($0.value)) }))
    guard let shared = try? MessageLocale.named(locale),
      let apart = try? MessagePattern(source, shared: shared),
      let whole = try? MessagePattern(pattern, locale: locale)
    else { return }
    Check.same(
      apart.format(arguments, isolating: true, timeZone: "UTC"),
      whole.format(arguments, isolating: true, timeZone: "UTC"),
      "forms that are given apart read otherwise", "\(pattern.debugDescription) in \(locale) of \(arguments)")
  }

  /// Whether each brace of a form has its partner within the form.
  private static func hasBalancedBraces(_ form: String) -> Bool {
    var depth = 0
    for byte in form.utf8 {
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  /// A text with its signs quoted is a pattern that writes the text.
  private static func writeQuoted(_ text: String, _ locale: String) {
    var pattern = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "'": pattern += "''"
      case "{", "}": pattern += "'\(scalar)'"
      default: pattern.unicodeScalars.append(scalar)
      }
    }
    let written = try? MessagePattern(pattern, locale: locale).format()
    // Quotes that meet are an apostrophe: '{''}' writes {'}.
    if pattern.contains("'{''") || pattern.contains("'}''") { return }
    Check.same(written, text, "a quoted text is written otherwise", pattern.debugDescription)
  }
}
