public import Essentials
import ICU
import Primitives
public import ValidationCore

extension ValidationError.Code {
  /// The measurement does not have a unit, or not one of those that the rule accepts. Argument: `accepted` (the units as
  /// the locale abbreviates them). The range is the unit, or the end of the number.
  public static let numberUnit: Self = "number.unit"
}

extension RuleReport {
  static let numberUnit = RuleReport(.numberUnit, limits: ["accepted": .names])
}

extension Rules {
  static let measure = RuleOf(
    "measure",
    "The text is a number with a unit of measurement, as a locale writes it.",
    standard: "Unicode CLDR, UTS #35 part 6; SI Brochure",
    reports: [
      .numberSyntax, .numberMixedDigits, .numberUnit,
      RuleReport(.rangeTooSmall, limits: ["minimum": .value], found: ["actual": .value]),
      RuleReport(.rangeTooLarge, limits: ["maximum": .value], found: ["actual": .value]),
    ],
    samples: [
      RuleSample(
        ["locale": "en", "of": "length", "min": 0, "max": 10_000],
        valid: ["5 km", "1,500 meters", "6 miles", "5km", "0.5 m"],
        invalid: [
          "km": .numberSyntax, " 5 km": .numberSyntax, "1,50 m": .numberSyntax, "1٢ m": .numberMixedDigits,
          "5": .numberUnit,
          "5 kg": .numberUnit, "-1 m": .rangeTooSmall, "7 mi": .rangeTooLarge,
        ]),
      RuleSample(
        ["locale": "ar-EG", "units": ["kilometer", "meter"]],
        valid: ["٥ كم", "5 كيلومتر"], invalid: ["٥ كجم": .numberUnit]),
      RuleSample(["locale": "zh", "of": "length"], valid: ["5公里", "５ 米"], invalid: ["5公斤": .numberUnit]),
    ],
    takes: .languageTag("locale", shorthand: false), .choice("of"), .texts("units"), .number("min"),
    .number("max")
  ) {
    (
      locale: String, dimension: RuleOption.Dimension?, units: [String]?, minimum: ExactDecimal?,
      maximum: ExactDecimal?
    ) throws(ImpossibleRule) -> MeasureRule in
    switch (dimension, units) {
    case (let dimension?, nil):
      return MeasureRule(
        form: try MeasureForm(locale, dimension.units, minimum: minimum, maximum: maximum))
    case (nil, let units?):
      return MeasureRule(form: try MeasureForm(locale, units, minimum: minimum, maximum: maximum))
    default:
      throw ImpossibleRule(
        at: "of", "the rule requires what is measured, or the units", expected: "one of \"of\" and \"units\"")
    }
  }
}

extension Validation where Value == String {
  /// The text is a number with a unit of a dimension, as the locale writes it.
  ///
  /// ```swift
  /// .measure(.length, in: "en", maximum: 10_000)     // "5 km", "1,500 meters", "6 miles"
  /// .measure(.length, in: "ar-EG")                   // "٥ كم"
  /// .measure(.mass, in: "zh")                        // "5公斤"
  /// ```
  /// The limits are in the base unit, the first of ``RuleOption/Dimension/units``. See
  /// ``measure(units:in:minimum:maximum:file:line:)``.
  public static func measure(
    _ dimension: RuleOption.Dimension, in locale: String, minimum: Decimal? = nil, maximum: Decimal? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Validation {
    Rules.measure(
      locale, dimension, nil, minimum.flatMap { ExactDecimal($0) }, maximum.flatMap { ExactDecimal($0) },
      file: file, line: line)
  }

  /// The text is a number with one of some units, as the locale writes it.
  ///
  /// The number is read as ``number(in:_:file:line:)`` reads it. The unit is written as CLDR writes it for the locale,
  /// short, narrow or in full, in any plural form, with any space or none between; letter case counts, since `mW` is not
  /// `MW`. A form that says the number itself is read too: `متران`. One unit only: not `5 ft 3 in`.
  ///
  /// ``MeasureFormat`` reads the number and the unit. Codes: `number.syntax`, `number.mixedDigits`, `number.unit`,
  /// `range.tooSmall`, `range.tooLarge`.
  ///
  /// - Parameters:
  ///   - units: CLDR identifiers of units that measure the same, such as `kilometer`.
  ///   - locale: A BCP 47 language tag.
  ///   - minimum: The least value, in the first unit; a value in another unit is converted exactly.
  ///   - maximum: The greatest value, in the first unit.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func measure(
    units: [String], in locale: String, minimum: Decimal? = nil, maximum: Decimal? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Validation {
    Rules.measure(
      locale, nil, units, minimum.flatMap { ExactDecimal($0) }, maximum.flatMap { ExactDecimal($0) },
      file: file, line: line)
  }
}

/// Reads a text as a measurement.
struct MeasureRule: TextRule {
  let form: MeasureForm

  var quick: QuickCheck? {
    QuickCheck(form) { form, utf8, count in
      form.reading(MeasureForm.self) { $0.accepts(UnsafeBufferPointer(start: utf8, count: count)) }
    }
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    if case .failure(let fault) = form.read(text.utf8, { _, _ in }) {
      sink.report(form.error(fault, in: text))
    }
  }
}

/// Reads measurements as a locale writes them.
///
/// ```swift
/// let format = try MeasureFormat(locale: "fr", units: ["kilometer", "meter"])
/// try format.value(in: "1,5 km").value(in: "meter")     // 1500
/// ```
/// Making one takes some milliseconds, since ICU writes every unit in every form: keep it.
public struct MeasureFormat: Sendable {
  private let form: MeasureForm

  /// Makes the format of a locale.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 language tag.
  ///   - units: CLDR identifiers of units that measure the same.
  /// - Throws: ``ImpossibleRule`` for an unknown locale or unit.
  public init(locale: String, units: [String]) throws(ImpossibleRule) {
    form = try MeasureForm(locale, units)
  }

  /// The measurement that a text says.
  ///
  /// - Throws: What is wrong with the text, as `Validation.measure` reports it.
  public func value(in text: String) throws(ValidationError) -> MeasuredValue {
    var result: Result<MeasuredValue, ValidationError> = .failure(ValidationError(code: .numberSyntax))
    TextView.over(text) { view in
      let reading = form.read(view.utf8) { number, unit in
        ExactDecimal(written: number).decimal.map { MeasuredValue(value: $0, unit: form.units[unit].name) }
      }
      switch reading {
      case .success(let value?): result = .success(value)
      case .success(nil): result = .failure(form.error(.number(.unexpected(offset: 0)), in: view))
      case .failure(let fault): result = .failure(form.error(fault, in: view))
      }
    }
    return try result.get()
  }
}
