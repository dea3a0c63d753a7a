public import ValidationCore

extension ValidationError.Code {
  /// The text is not written as a duration. Argument: `example`. The range is where the text goes wrong.
  public static let durationSyntax: Self = "duration.syntax"
  /// The duration, or the part after its T, has no amount. No arguments. The range is the P or the T.
  public static let durationEmpty: Self = "duration.empty"
  /// A unit is not allowed where it is: out of order, repeated, on the wrong side of the T, together with weeks, or
  /// after a skipped unit. Argument: `unit`. The range is the unit.
  public static let durationUnit: Self = "duration.unit"
}

extension RuleReport {
  static let durationSyntax = RuleReport(.durationSyntax, limits: ["example": .text])
  static let durationEmpty = RuleReport(.durationEmpty)
  static let durationUnit = RuleReport(.durationUnit, found: ["unit": .text])
}

extension Rules {
  static let duration = RuleOf(
    "duration",
    "The text is a duration, such as P1DT12H, and not shorter or longer than another one.",
    standard: "RFC 3339, appendix A; ISO 8601-1:2019; XML Schema 1.1 part 2, section 3.3.6",
    reports: [.durationSyntax, .durationEmpty, .durationUnit, .rangeTooSmall, .rangeTooLarge],
    samples: [
      RuleSample(
        valid: ["P1DT12H"], invalid: ["1 day": .durationSyntax, "P": .durationEmpty, "P1D1W": .durationUnit]),
      RuleSample(["notation": "iso8601"], valid: ["PT0.5S"]),
      RuleSample(
        ["min": "PT1H", "max": "P1M"],
        valid: ["PT60M", "P1D", "P4W", "P28D", "P1M"],
        invalid: [
          "PT59M59S": .rangeTooSmall, "P0Y": .rangeTooSmall, "P29D": .rangeTooLarge, "P1Y": .rangeTooLarge,
        ]),
    ],
    takes: .notation, .text("min"), .text("max")
  ) { (notation: DateTimeNotation, minimum: String?, maximum: String?) throws(ImpossibleRule) in
    try DurationRule(notation, minimum, maximum)
  }
}

extension Validation where Value == String {
  /// The text is an RFC 3339 duration: `P3Y6M4DT12H30M5S`. See ``duration(_:minimum:maximum:file:line:)``.
  public static var duration: Validation { duration(.rfc3339) }

  /// The text is a duration in the form of a standard, and not shorter or longer than another one: `P1DT12H`, `P4W`.
  ///
  /// ```swift
  /// .duration(minimum: "PT1H", maximum: "P1M")     // "PT90M", "P28D"; not "P30D"
  /// ```
  /// RFC 3339 requires whole numbers and no skipped unit between two others, so it refuses `P1Y2D` and `PT0.5S`. ISO
  /// 8601 accepts both; the fraction, with a point or a comma, may be in the last amount only. Weeks cannot be
  /// combined with other units. Amounts have any number of digits, and no sign.
  ///
  /// A month is as long as 28 to 31 days, so that `P30D` is neither shorter nor longer than `P1M`: a duration passes
  /// only if it is within the limit wherever in the calendar it begins. Years and months are compared with days as XML
  /// Schema does, a week has seven days and a day 24 hours. For values of the type `Duration`, see `range`.
  ///
  /// Codes: `duration.syntax`, `duration.empty`, `duration.unit`, `range.tooSmall`, `range.tooLarge`. Standards: RFC
  /// 3339, appendix A; ISO 8601-1:2019, section 5.5.2; XML Schema 1.1 part 2, section 3.3.6.1, for the order.
  ///
  /// - Parameters:
  ///   - notation: The standard.
  ///   - minimum: The shortest duration, in the form of ISO 8601 without a fraction of a month or year.
  ///   - maximum: The longest duration, in the same form.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func duration(
    _ notation: DateTimeNotation = .rfc3339, minimum: String? = nil, maximum: String? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Validation {
    Rules.duration(notation, minimum, maximum, file: file, line: line)
  }
}

struct DurationRule: TextRule {
  private let notation: DateTimeNotation
  private let minimum: DurationLimit?
  private let maximum: DurationLimit?

  init(_ notation: DateTimeNotation, _ minimum: String?, _ maximum: String?) throws(ImpossibleRule) {
    self.notation = notation
    self.minimum = try minimum.map { text throws(ImpossibleRule) in try DurationLimit(text, at: "min") }
    self.maximum = try maximum.map { text throws(ImpossibleRule) in try DurationLimit(text, at: "max") }
    if let minimum = self.minimum, let maximum = self.maximum, !minimum.isWithin(maximum) {
      throw ImpossibleRule(
        at: "min", "the minimum \(minimum.text) can be longer than the maximum \(maximum.text)",
        expected: "a minimum up to \(maximum.text)")
    }
  }

  var quick: QuickCheck? {
    if minimum != nil || maximum != nil { return nil }
    switch notation {
    case .rfc3339: return QuickCheck { Self.isDuration(UnsafeBufferPointer(start: $1, count: $2), .rfc3339) }
    case .iso8601: return QuickCheck { Self.isDuration(UnsafeBufferPointer(start: $1, count: $2), .iso8601) }
    }
  }

  private static func isDuration(_ utf8: UnsafeBufferPointer<UInt8>, _ notation: DateTimeNotation) -> Bool {
    var length: DurationLength?
    return fault(in: utf8, notation, measuring: &length) == nil
  }

  enum Fault: Error {
    case syntax(Int)
    case empty(Int)
    case unit(Int)
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    let isLimited = minimum != nil || maximum != nil
    var length = isLimited ? DurationLength() : nil
    if let fault = Self.fault(in: text.utf8, notation, measuring: &length) {
      return sink.report(Self.error(fault, in: text))
    }
    guard isLimited else { return }
    // What is too long to be measured is longer than every limit.
    if let minimum, let length, !minimum.isReached(by: length, text.utf8) {
      sink.report(.outOfRange(.rangeTooSmall, "minimum", minimum.text, text.string))
    } else if let maximum, length.map({ !maximum.isKept(by: $0, text.utf8) }) ?? true {
      sink.report(.outOfRange(.rangeTooLarge, "maximum", maximum.text, text.string))
    }
  }

  /// What is wrong with a text as a duration; nil for a duration.
  ///
  /// - Parameter length: Its length, if there is one to add to; nil behind it for one that is longer than every limit.
  static func fault(
    in utf8: UnsafeBufferPointer<UInt8>, _ notation: DateTimeNotation, measuring length: inout DurationLength?
  ) -> Fault? {
    var reader = DurationReader(utf8, notation, length)
    do throws(Fault) { try reader.read() } catch { return error }
    length = reader.length
    return nil
  }

  private static func error(_ fault: Fault, in text: borrowing TextView) -> ValidationError {
    switch fault {
    case .syntax(let offset):
      return ValidationError(
        reporting: .durationSyntax,
        limits: ArgumentList("example", "P1DT12H30M"),
        ranges: [text.scalarRange(at: offset)]
      )
    case .empty(let offset):
      return ValidationError(reporting: .durationEmpty, ranges: [offset..<(offset + 1)])
    case .unit(let offset):
      let unit = String(decoding: UnsafeBufferPointer(rebasing: text.utf8[offset...offset]), as: UTF8.self)
      return ValidationError(
        reporting: .durationUnit, found: ArgumentList("unit", .text(unit)), ranges: [offset..<(offset + 1)])
    }
  }
}
