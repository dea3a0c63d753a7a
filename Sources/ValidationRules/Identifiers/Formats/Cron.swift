public import ValidationCore

extension ValidationError.Code {
  /// A value in a field of a cron expression is out of the field's range, or a range runs backwards. Arguments:
  /// `minimum`, `maximum`, `value` (as it is written). The range is the value.
  public static let cronValue: Self = "cron.value"
}

extension RuleReport {
  static let cronValue = RuleReport(
    .cronValue, found: ["minimum": .integer, "maximum": .integer, "value": .text])
}

extension Rules {
  static let cron = RuleOf(
    "cron",
    "The text is a schedule of cron, in five fields, with `seconds` in six.",
    standard: "POSIX.1-2024, crontab; the names, steps and macros of Vixie cron",
    reports: [.grammar, .cronValue],
    samples: [
      RuleSample(
        valid: ["0 9 * * 1-5", "*/15 0-6,22 1 JAN,jul mon", "@daily", "5 4 * * sun", "0 0 1-31/2 * 7"],
        invalid: [
          "* * * *": .identifierShape, "60 * * * *": .cronValue, "0 9 * * 5-1": .cronValue,
          "*/0 * * * *": .cronValue,
          "@often": .identifierShape, "a * * * *": .identifierShape, "* * * * * *": .identifierShape,
        ]),
      RuleSample(["seconds": true], valid: ["30 0 9 * * *"], invalid: ["0 9 * * *": .identifierShape]),
      RuleSample(["macros": false], invalid: ["@daily": .identifierShape]),
    ],
    takes: .flag("seconds", default: false), .flag("macros", default: true)
  ) { CronRule(hasSeconds: $0, takesMacros: $1) }
}

extension Validation where Value == String {
  /// The text is a schedule of cron in five fields. See ``cron(seconds:macros:)``.
  public static var cron: Validation { cron() }

  /// The text is a schedule of cron: minute, hour, day of the month, month and day of the week.
  ///
  /// A field has an asterisk, or numbers and ranges with commas between them; a step may follow an asterisk or a range.
  /// Months and days of the week may be named by three English letters; Sunday is 0 and 7. Spaces and tabs are between
  /// the fields. Quartz's `?`, `L`, `W` and `#` are refused, as other programs do not read them.
  ///
  /// Codes: `identifier.shape`, `cron.value`.
  ///
  /// - Parameters:
  ///   - seconds: Whether a field of seconds comes first.
  ///   - macros: Whether `@yearly`, `@annually`, `@monthly`, `@weekly`, `@daily`, `@midnight`, `@hourly` and `@reboot`
  ///     are accepted.
  public static func cron(seconds: Bool = false, macros: Bool = true) -> Validation {
    Rules.cron(seconds, macros)
  }
}

struct CronRule: TextRule {
  let hasSeconds: Bool
  let takesMacros: Bool

  private struct Field {
    let range: ClosedRange<Int>
    /// The names of the values, from the first on.
    var names: [String] = []
  }

  /// The name of the least value of a field, which is among what was found.
  private static let minimum = SharedArguments("minimum", with: [:])

  private static let macros: Set<String> = [
    "@yearly", "@annually", "@monthly", "@weekly", "@daily", "@midnight", "@hourly", "@reboot",
  ]

  private static let fields = [
    Field(range: 0...59), Field(range: 0...59), Field(range: 0...23), Field(range: 1...31),
    Field(
      range: 1...12,
      names: ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]),
    Field(range: 0...7, names: ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]),
  ]

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    let utf8 = text.utf8
    if utf8.first == UInt8(ascii: "@") {
      let isMacro = utf8.count <= 16 && Self.macros.contains(text.string.lowercased())
      if !takesMacros || !isMacro { sink.report(.grammar("cron", at: 0, in: text)) }
      return
    }
    var offset = 0
    let fields = hasSeconds ? Self.fields[...] : Self.fields.dropFirst()
    for field in fields {
      let isFirst = field.range == fields.first?.range && offset == 0
      let start = offset
      while offset < utf8.count, Self.isSpace(utf8[offset]) { offset += 1 }
      guard isFirst ? offset == 0 : offset > start, offset < utf8.count else {
        return sink.report(.grammar("cron", at: min(start, utf8.count), in: text))
      }
      let end = utf8[offset...].firstIndex(where: Self.isSpace) ?? utf8.count
      if let error = Self.error(field, text, offset..<end) { return sink.report(error) }
      offset = end
    }
    if offset < utf8.count { sink.report(.grammar("cron", at: offset, in: text)) }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func error(
    _ field: Field, _ text: borrowing TextView, _ range: Range<Int>
  ) -> ValidationError? {
    let utf8 = text.utf8
    var offset = range.lowerBound
    func isNext(_ byte: StaticString) -> Bool {
      offset < range.upperBound && utf8[offset] == byte.utf8Start[0]
    }
    while true {
      let start = offset
      var isRange = false
      if isNext("*") {
        offset += 1
        isRange = true
      } else {
        guard let first = value(field, utf8, range, &offset) else {
          return .grammar("cron", at: offset, in: text)
        }
        if !field.range.contains(first) { return error(field.range, utf8, start..<offset) }
        if isNext("-") {
          offset += 1
          guard let last = value(field, utf8, range, &offset) else {
            return .grammar("cron", at: offset, in: text)
          }
          if !field.range.contains(last) || last < first { return error(field.range, utf8, start..<offset) }
          isRange = true
        }
      }
      if isNext("/"), isRange {
        offset += 1
        let step = offset
        guard let number = number(utf8, range, &offset) else { return .grammar("cron", at: offset, in: text) }
        if !(1...max(1, field.range.upperBound) ~= number) {
          return error(1...max(1, field.range.upperBound), utf8, step..<offset)
        }
      }
      if offset == range.upperBound { return nil }
      guard isNext(",") else { return .grammar("cron", at: offset, in: text) }
      offset += 1
    }
  }

  private static func error(
    _ limits: ClosedRange<Int>, _ utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> ValidationError {
    ValidationError(
      reporting: .cronValue, minimum, measured: limits.lowerBound,
      found: ArgumentList(
        "maximum", .integer(limits.upperBound), "value", ShownPart.argument(of: utf8, range)),
      ranges: [range])
  }

  /// Reads a number or a name.
  private static func value(
    _ field: Field, _ utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ offset: inout Int
  ) -> Int? {
    if let number = number(utf8, range, &offset) { return number }
    guard !field.names.isEmpty, offset + 3 <= range.upperBound else { return nil }
    let name = String(decoding: utf8[offset..<offset + 3], as: UTF8.self).lowercased()
    guard let index = field.names.firstIndex(of: name) else { return nil }
    offset += 3
    return field.range.lowerBound + index
  }

  /// Reads digits; a number that is longer than any value counts as one that is too large.
  private static func number(
    _ utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ offset: inout Int
  ) -> Int? {
    let start = offset
    var number = 0
    while offset < range.upperBound, 0x30...0x39 ~= utf8[offset] {
      number = min(number * 10 + Int(utf8[offset] - 0x30), 9_999)
      offset += 1
    }
    return offset > start ? number : nil
  }
}
