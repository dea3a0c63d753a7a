public import Foundation
public import ValidationCore

extension ValidationError.Code {
  /// Who was born on the date is too young. Arguments: `minimum`, `actual`, in years.
  public static let dateTooYoung: Self = "date.tooYoung"
  /// Who was born on the date is too old. Arguments: `maximum`, `actual`, in years.
  public static let dateTooOld: Self = "date.tooOld"
}

extension Validation where Value == Date {
  /// Who was born on the date is of an age in years.
  ///
  /// ```swift
  /// .date(.age(minimum: 18))
  /// ```
  /// An age changes at the start of a birthday; who was born on 29 February turns a year older on 1 March of a year
  /// without that day. Codes: `date.tooYoung`, `date.tooOld`.
  /// - Parameters:
  ///   - minimum: The lowest age.
  ///   - maximum: The highest age; nil for none.
  ///   - day: The day on which the age is asked for, read whenever the rule runs; today where it is left out.
  ///   - timeZone: Where the days of both dates are told.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func age(
    minimum: Int = 0,
    maximum: Int? = nil,
    on day: @escaping @Sendable () -> Date = { Date() },
    in timeZone: TimeZone = .gmt,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    let limits = AgeLimits(minimum, maximum, file, line)
    return Validation(run: { value, findings in
      let age = RuleOption.Moment(value, in: timeZone).date.age(
        on: RuleOption.Moment(day(), in: timeZone).date)
      if !limits.contain(age) { findings.report(limits.error(age)) }
    })
  }
}

extension Validation where Value == String {
  /// The text is the date of birth (RFC 3339) of someone of an age in years.
  ///
  /// Codes: `date.tooYoung`, `date.tooOld`, and `date.syntax` and the others of ``dateTime(_:_:)`` for a text that is
  /// no such date.
  public static func age(
    minimum: Int = 0,
    maximum: Int? = nil,
    on day: @escaping @Sendable () -> Date = { Date() },
    in timeZone: TimeZone = .gmt,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    let limits = AgeLimits(minimum, maximum, file, line)
    let age = { @Sendable (birth: RuleOption.Moment) in
      birth.date.age(on: RuleOption.Moment(day(), in: timeZone).date)
    }
    return Validation(
      MomentRule(isValid: { limits.contain(age($0)) }, error: { limits.error(age($0)) })
    )
  }
}

/// The limits of an age, checked when they are made.
private struct AgeLimits: Sendable {
  let minimum: Int
  let maximum: Int?

  init(_ minimum: Int, _ maximum: Int?, _ file: StaticString, _ line: UInt) {
    if minimum < 0 { ruleMistake("nobody is \(minimum) years old", file, line) }
    if let maximum, maximum < minimum {
      ruleMistake("no age is from \(minimum) to \(maximum) years", file, line)
    }
    (self.minimum, self.maximum) = (minimum, maximum)
  }

  func contain(_ age: Int) -> Bool { age >= minimum && maximum.map { age <= $0 } ?? true }

  func error(_ age: Int) -> ValidationError {
    guard age >= minimum else {
      return ValidationError(
        code: .dateTooYoung, limits: ["minimum": .integer(minimum)], found: ["actual": .integer(age)])
    }
    return ValidationError(
      code: .dateTooOld, limits: ["maximum": .integer(maximum ?? .max)], found: ["actual": .integer(age)])
  }
}
