import ICU

@testable import MessageFormat

/// Messages of MessageFormat 2 are read without harm, are written the same by the quick and the general path, read the
/// same when their source is written anew, and are converted to MessageFormat 1 or refused with a reason.
///
/// A plain input is a locale, then the choices of arguments, then the message: a line each.
enum MessageFormat2Target {
  static let target = FuzzTarget("messages2", run)

  private static let locales = ["en", "ar-EG", "pt-BR", "ru", "zh-Hans", "he", "fr", "lt"]

  private static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    var input = FuzzInput(bytes)
    if input.takePlainMark() {
      let locale = input.lineText()
      var choices = FuzzInput(input.line())
      return check(input.text(), &choices, locales.contains(locale) ? locale : "en")
    }
    let choices = input.byte()
    var values = input.part(9)
    let source = choices & 8 == 0 ? input.text() : message(&input)
    check(source, &values, locales[Int(choices & 7)])
  }

  private static func check(_ source: String, _ choices: inout FuzzInput, _ locale: String) {
    if source.utf8.count > 4_000 { return }
    let arguments = MessageWords.arguments(&choices)
    let subject = "\(source.debugDescription) in \(locale) of \(arguments)"
    let errors = MessagePattern.errors(inMessageFormat2: source)
    guard let message = try? MessagePattern(messageFormat2: source, locale: locale) else {
      return Check.holds(!errors.isEmpty, "a message is refused without an error", subject)
    }
    Check.equal(errors, [], "a message is taken in spite of errors", subject)
    let written = message.write(arguments, timeZone: "UTC")
    let text = message.format(arguments, timeZone: "UTC")
    Check.same(text, written.text, "the quick path writes another message", subject)
    _ = (message.arguments, message.choices)

    // Only a message of plain text reads as one of MessageFormat 1, which has U+0000.
    guard let anew = try? message.messageFormat2Source(),
      let again = try? MessagePattern(messageFormat2: anew, locale: locale)
    else { return Check.holds(false, "the source that is written anew is refused", subject) }
    Check.same(
      again.format(arguments, timeZone: "UTC"), text, "the source that is written anew reads otherwise",
      "\(subject), anew \(anew.debugDescription)")

    // Whatever can be said in MessageFormat 1 is read there.
    _ = try? message.messageFormat1Source()
  }

  private static let pieces = [
    "{$n}", "{$who}", "{$n :number}", "{$n :integer}", "{$d :date}", "{$n :number minimumFractionDigits=2}",
    "{|a b|}", "{#b}", "{/b}", "{#b/}", "x", "it's ", "\\{", "\\\\", "#", " ", "\n", "م", "e\u{301}",
    "{$missing}",
    "{$n :percent}", "{$n :currency currency=EUR}", "{$gender :string u:dir=rtl}", "{$n :offset add=1}",
    "{$v}", "|",
    "{$d :datetime dateLength=long}", "{", "}", "$", "{$n :number select=exact signDisplay=always @a=b}",
  ]

  private static func pattern(_ input: inout FuzzInput) -> String {
    (0..<input.number(below: 5)).map { _ in input.pick(pieces) }.joined()
  }

  private static func message(_ input: inout FuzzInput) -> String {
    var source = ""
    for _ in 0..<input.number(below: 4) {
      source += input.pick([
        ".input {$n :number} ", ".input {$n :integer select=ordinal} ", ".input {$gender :string} ",
        ".local $v = {$n :offset subtract=1} ", ".local $v = {$who} ", ".local $v = {1 :number} ",
        ".input {$m :number minimumFractionDigits=1}", ".local $w = {$v :number}\n", ".input {$n :percent}",
      ])
    }
    switch input.number(below: 3) {
    case 0: return pattern(&input)
    case 1: return "\(source){{\(pattern(&input))}}"
    default:
      let selectors = (1...(1 + input.number(below: 2))).map { _ in
        input.pick(["$n", "$gender", "$v", "$m", "$w"])
      }
      source += ".match \(selectors.joined(separator: " ")) "
      for _ in 0..<input.number(below: 4) {
        let keys = selectors.map { _ in
          input.pick(["one", "1", "few", "other", "female", "|*|", "1.0", "*", "-1"])
        }
        source += "\(keys.joined(separator: " ")) {{\(pattern(&input))}} "
      }
      return source + selectors.map { _ in "*" }.joined(separator: " ") + " {{\(pattern(&input))}}"
    }
  }
}
