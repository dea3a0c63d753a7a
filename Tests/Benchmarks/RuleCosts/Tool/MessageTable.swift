import LocalizedValidation
import MessageFormat
import MessageLocalization
import MessageOracle
import RuleChecks

/// What the sentence of an error takes, in instructions, beside `icu::MessageFormat` with the same pattern, compiled
/// once, and the same arguments:
/// ```sh
/// swift run -c release RuleCosts --messages
/// ```
/// `pattern` is the pattern with its arguments, values isolated, which ICU does not do; `new` is
/// `localizedDescription(in:form:)` of errors each of which has another number, so that every sentence is made, and
/// `kept` of errors whose sentences the thread has kept.
enum MessageTable {
  private static let locales: [LanguageTag] = ["en", "pt-BR", "ru", "ar", "hi", "zh-Hans"]

  private struct Model: Sendable {
    let name = ""
    let items: [Int] = []
    let quantity = 0
  }

  /// Rules whose errors show a number of the rule.
  private static let rules: [@Sendable (Int) -> [ValidationError]] = [
    { Validation<Model>.field("name", \.name, .length($0...)).errors(value: Model()) },
    { Validation<Model>.field("items", \.items, .count($0...)).errors(value: Model()) },
    { Validation<Model>.field("quantity", \.quantity, .range($0...)).errors(value: Model()) },
  ]

  /// A row that cannot be measured.
  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Enough that no sentence is kept from one round to the next.
  private static let counts = 1...20_000

  static func print() throws {
    Swift.print(
      line("message", ["locale", "pattern", "new", "kept", "ICU", "pattern/ICU", "new/ICU", "kept/ICU"]))
    for rule in rules {
      let errors = counts.flatMap(rule)
      for locale in locales { try print(errors, locale) }
    }
  }

  private static func print(_ errors: [ValidationError], _ locale: LanguageTag) throws {
    let reader = MessageCatalogs.shared.reader(in: locale)
    guard let code = errors.first?.code, errors.count == counts.count,
      let message = reader.message(ofCode: code.rawValue, .full)?.pattern
    else {
      throw Failure(description: "\(errors.count) errors of \(counts.count), or no message in \(locale)")
    }
    let arguments = counts.map { count -> [String: MessageArgument] in
      ["field": .text("quantity"), "unit": .text("other"), "minimum": .integer(count)]
    }
    guard let oracle = try KeptMessageOracle(message.messageFormat1Source(), arguments, locale: "\(locale)")
    else { throw Failure(description: "ICU refuses the message of \(code.rawValue) in \(locale)") }
    let pattern = instructions { message.format(arguments[$0]) }
    let new = instructions { errors[$0].localizedDescription(in: locale, form: .full) }
    let kept = instructions { errors[$0 % 10].localizedDescription(in: locale, form: .full) }
    let icu = instructions { oracle.text(at: $0) ?? "" }
    func ratio(_ part: Double) -> String { "\((part / icu * 100).rounded() / 100)" }
    let columns = [pattern, new, kept, icu].map { "\(Int($0))" } + [pattern, new, kept].map(ratio)
    Swift.print(line(code.rawValue, ["\(locale)"] + columns))
  }

  /// Of one sentence, after some that fill what is made once and kept.
  private static func instructions(_ sentence: (Int) -> String) -> Double {
    var bytes = 0
    for index in 0..<200 { bytes += sentence(index).utf8.count }
    let start = instruction_count()
    for index in 200..<counts.count { bytes += sentence(index).utf8.count }
    let taken = instruction_count() - start
    precondition(bytes > counts.count)
    return Double(taken) / Double(counts.count - 200)
  }

  private static func line(_ name: String, _ columns: [String]) -> String {
    ([name + String(repeating: " ", count: max(0, 20 - name.count))]
      + columns.map { String(repeating: " ", count: max(0, 12 - $0.count)) + $0 }).joined(separator: " ")
  }
}
