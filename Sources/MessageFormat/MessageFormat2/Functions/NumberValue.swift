import ICU
import Primitives

/// The value of a number's function.
struct NumberValue: MessageValue {
  /// The number; that of `:percent` is not multiplied.
  let number: MessageNumber
  let style: NumberStyle
  /// The options, of which each is valid; those of the operand are among them.
  let options: [String: String]
  let isSelectable: Bool
  let locale: MessageLocale

  var argument: MessageArgument {
    switch number {
    case .integer(let number): .integer(number)
    case .double(let number): .double(number)
    case .decimal(let number): .decimal(number.description)
    }
  }

  var partType: MessagePart.ValueType { .number }
  var hasLocaleDirection: Bool { true }

  /// The number that is written: a hundred times that of `:percent`.
  private var shown: MessageNumber {
    guard style == .percent else { return number }
    switch number {
    case .integer(let number): return .decimal(DecimalNumber(number).multiplied(byPowerOfTen: 2))
    case .decimal(let number): return .decimal(number.multiplied(byPowerOfTen: 2))
    case .double(let number):
      guard let exact = DecimalNumber(number) else { return self.number }
      return .decimal(exact.multiplied(byPowerOfTen: 2))
    }
  }

  /// The number, if it is written as a whole number without any format.
  private var plainInteger: Int? {
    guard case .integer(let number) = number, style == .number || style == .integer, hasOnlySelect else {
      return nil
    }
    return number
  }

  private var hasOnlySelect: Bool { options.isEmpty || options.count == 1 && options["select"] != nil }

  private func format() throws(ICUError) -> SkeletonFormat {
    let skeleton = NumberSkeleton(
      style: style, options: options, maximumFraction: locale.numbers.symbols.maximumFraction)
    return try FormatCaches.numbers.format(locale: locale.identity.tag, pattern: skeleton.text)
  }

  /// Whether ICU knows the format, which it does unless a unit is unknown.
  var isFormattable: Bool { (try? format()) != nil }

  func text() throws(MessageErrorKind) -> String {
    if let plainInteger { return locale.numbers.string(from: plainInteger) }
    do {
      return try format().string(from: shown.value)
    } catch {
      throw .unsupportedOperation
    }
  }

  func pieces() throws(MessageErrorKind) -> [MessagePart.Piece]? {
    do {
      return try format().parts(of: shown.value).map { part in
        // ICU has one field for both signs.
        let type =
          part.type != "sign" ? part.type : part.text.unicodeScalars.contains("+") ? "plusSign" : "minusSign"
        return MessagePart.Piece(type: type, value: part.text)
      }
    } catch {
      throw .unsupportedOperation
    }
  }

  func selector() -> MessageSelector? {
    guard isSelectable else { return nil }
    let exact = exactKey
    let keyword = keyword
    return MessageSelector { (key) throws(MessageErrorKind) in
      var key = key
      if key.withUTF8({ NumberGrammar.matches($0) }) { return key == exact ? 2 : nil }
      guard PluralCategory(rawValue: key) != nil else { throw .badVariantKey }
      return key == keyword ? 1 : nil
    }
  }

  /// The number as a key: a whole number in its digits; any other without zeros at the end, unless the options require
  /// them.
  private var exactKey: String? {
    let exact: DecimalNumber
    switch shown {
    case .integer(let number): exact = DecimalNumber(number)
    case .decimal(let number): exact = number.removingTrailingZeros
    case .double(let number):
      guard let finite = DecimalNumber(number) else { return nil }
      exact = finite
    }
    let minimum = options["minimumFractionDigits"].flatMap { Int($0) } ?? 0
    var text = exact.description
    if exact.fraction.count < minimum {
      text += exact.fraction.isEmpty ? "." : ""
      text += String(repeating: "0", count: minimum - exact.fraction.count)
    }
    return text == "-0" ? "0" : text
  }

  /// The plural category of the number as it is written; nil if only its digits count.
  private var keyword: String? {
    let select = options["select"]
    if select == "exact" { return nil }
    let rules = select == "ordinal" ? locale.ordinals : locale.cardinals
    if let plainInteger { return rules.category(of: plainInteger).rawValue }
    guard let format = try? format() else { return PluralCategory.other.rawValue }
    return format.category(of: shown.value, by: rules).rawValue
  }
}
