import Essentials
import ICU
import Primitives
import ValidationCore

extension AmountForm {
  /// What is wrong with a text as an error.
  func error(_ fault: AmountFault, in text: borrowing TextView) -> ValidationError {
    switch fault {
    case .number(.mixedDigitScripts(let offset)):
      return .mixedDigits(at: offset, in: text)
    case .number(let failure): return syntaxError(text, text.scalarRange(at: failure.offset))
    case .place(let range): return syntaxError(text, range)
    case .currencyMissing(let end):
      return ValidationError(reporting: .currencyMissing, exampleFacts, ranges: [end..<end])
    case .currencyUnknown(let range):
      let written = ShownPart.text(of: text.utf8, range)
      return ValidationError(
        reporting: .currencyUnknown, found: ArgumentList("code", .text(written)), ranges: [range],
        suggestion: code(ignoringCaseOf: written).flatMap { suggestion(text, $0) })
    case .currencyNotAccepted(let range):
      let facts = listed.get { ["accepted": .alternatives(accepted.map { .text($0) })] }
      return ValidationError(reporting: .currencyNotAccepted, facts, ranges: [range])
    case .decimals(let actual, let maximum, let range):
      return ValidationError(
        reporting: .numberTooManyFractionDigits,
        found: ArgumentList("maximum", .integer(maximum), "actual", .integer(actual)), ranges: [range])
    case .tooSmall, .tooLarge:
      var actual = ""
      if let parts = QuantityText(text.utf8, numbers.parser) {
        actual = decimal(parts.number, of: text.utf8, isNegative: parts.isNegative) ?? ""
      }
      let found = ArgumentList("actual", .text(shown(actual)))
      if case .tooSmall = fault {
        let facts = least.get { ["minimum": .text(shown(minimum?.text ?? ""))] }
        return ValidationError(reporting: .rangeTooSmall, facts, found: found)
      }
      let facts = greatest.get { ["maximum": .text(shown(maximum?.text ?? ""))] }
      return ValidationError(reporting: .rangeTooLarge, facts, found: found)
    }
  }

  /// A limit or an amount as the locale writes it, with the currency if it is always the same.
  private func shown(_ number: String) -> String {
    (accepted.count == 1 ? written(number, accepted[0]) : nil) ?? numbers.string(fromDecimal: number)
      ?? number
  }

  private var exampleFacts: SharedArguments {
    example.get { ["example": .text(written("1234.5", exampleCurrency) ?? "1234.5")] }
  }

  private func syntaxError(_ text: borrowing TextView, _ range: Range<Int>) -> ValidationError {
    ValidationError(
      reporting: .numberSyntax, exampleFacts, ranges: [range], suggestion: suggestion(text, nil))
  }

  /// The amount as the locale writes it, if it is clear which one is meant: the symbol is on the wrong side, spaces are
  /// around it, or more than one separator shows what groups digits.
  private func suggestion(_ text: borrowing TextView, _ code: String?) -> String? {
    let trimmed = text.utf8.count <= QuantityText.longest ? text.string.trimmed : ""
    var found: String?
    TextView.over(trimmed) { view in
      let utf8 = view.utf8
      guard let parts = QuantityText(utf8, numbers.parser), let number = number(of: parts, utf8) else {
        return
      }
      let affix = parts.prefix.isEmpty ? parts.suffix : parts.prefix
      guard parts.prefix.isEmpty || parts.suffix.isEmpty, let code = code ?? self.code(of: affix, utf8) else {
        return
      }
      found = written(number, code)
    }
    guard let found, found != text.string else { return nil }
    var isValid = false
    TextView.over(found) { isValid = accepts($0.utf8) }
    return isValid ? found : nil
  }

  /// The currency of a symbol on either side; the only one for no symbol.
  private func code(of affix: Range<Int>, _ utf8: UnsafeBufferPointer<UInt8>) -> String? {
    let symbol = String(decoding: utf8[affix], as: UTF8.self)
    for text in ["\(symbol)1", "1\(symbol)"] {
      var found: String?
      TextView.over(text) { view in
        if case .success(let index) = read(view.utf8, { $1 }) { found = self.code(at: index) }
      }
      if let found { return found }
    }
    return nil
  }

  /// The number in ASCII; separators that are not where the locale has them are left out if there are several.
  private func number(of parts: QuantityText, _ utf8: UnsafeBufferPointer<UInt8>) -> String? {
    if let number = decimal(parts.number, of: utf8, isNegative: parts.isNegative) { return number }
    let digits = UnsafeBufferPointer(rebasing: utf8[parts.number])
    let scalars = UTF8Scalars(digits).map(\.scalar)
    let parser = numbers.parser
    let separators = scalars.filter { parser.role(of: $0.value) != .digit }
    guard separators.count > 1, let last = separators.last else { return nil }
    let isPoint = !separators.dropLast().contains(last)
    var plain = ""
    for scalar in scalars where parser.role(of: scalar.value) == .digit || isPoint && scalar == last {
      plain.unicodeScalars.append(scalar)
    }
    return plain.withUTF8 { decimal($0.indices, of: $0, isNegative: parts.isNegative) }
  }

  /// The number in ASCII in a part of a text; nil if it is not a number of the locale.
  private func decimal(
    _ part: Range<Int>, of utf8: UnsafeBufferPointer<UInt8>, isNegative: Bool
  ) -> String? {
    try? numbers.parser.decimal(part, of: utf8, isNegative: isNegative) {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

extension String {
  /// The text without spaces and line breaks around it.
  fileprivate var trimmed: String {
    let isSpace: (Unicode.Scalar) -> Bool = { $0.icuProperties.isWhitespace }
    var rest = unicodeScalars.drop(while: isSpace)
    while rest.last.map(isSpace) == true { rest.removeLast() }
    return String(rest)
  }
}
