import Foundation
import LocalizedValidation

/// What holds for every error of every rule.
enum ErrorChecks {
  private static let locales: [LanguageTag] = ["en", "ar", "zh-Hans"]

  /// Ranges lie within the text and cut no character.
  static func checkRanges(_ errors: [ValidationError], of text: String, by rule: String) {
    let utf8 = Array(text.utf8)
    func isBoundary(_ offset: Int) -> Bool {
      offset == utf8.count || (0..<utf8.count).contains(offset) && utf8[offset] & 0xC0 != 0x80
    }
    for error in errors {
      for range in error.ranges where !isBoundary(range.lowerBound) || !isBoundary(range.upperBound) {
        Check.holds(
          false, "a range of \(rule) cuts a character or leaves the text: \(error.code)",
          "\(text.debugDescription): \(range)")
      }
    }
  }

  /// Errors are the same after they were stored.
  static func checkStorage(_ errors: [ValidationError], by rule: String) {
    guard !errors.isEmpty else { return }
    do {
      let stored = try JSONEncoder().encode(ValidationErrors(errors))
      let read = try JSONDecoder().decode(ValidationErrors.self, from: stored)
      Check.equal(read.errors, errors, "errors of \(rule) change when they are stored", rule)
    } catch {
      Check.holds(false, "errors of \(rule) cannot be stored", "\(errors): \(error)")
    }
  }

  /// Sentences have words for every placeholder; `value` is the text, or the rule, that could bring braces of its own.
  static func checkSentences(_ errors: [ValidationError], by rule: String, value: String) {
    if value.utf8.contains(UInt8(ascii: "{")) { return }
    for error in errors {
      for locale in locales {
        for form in [ValidationError.MessageForm.inline, .full] {
          let sentence = error.localizedDescription(in: locale, form: form)
          Check.holds(
            !sentence.isEmpty && !sentence.utf8.contains(UInt8(ascii: "{")),
            "a sentence lacks an argument: \(error.code) of \(rule) in \(locale)", "\(error): \(sentence)")
        }
      }
    }
  }
}
