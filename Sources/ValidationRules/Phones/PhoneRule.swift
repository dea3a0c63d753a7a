import ICU
import ValidationCore

/// Reads a text as a phone number by the numbering plan of its country; a valid one is read without an allocation.
struct PhoneRule: TextRule {
  /// What is wrong with a number that could be read.
  private enum Fault {
    case number(DialledNumber.Fault)
    /// The number is of another country than the rule's.
    case otherCountry
    /// The plan does not have a number of so many digits among those of the accepted kinds, or not this one.
    case length(DialledNumber, PhoneLengths)
    case notIssued
    case kind
    /// The number is not written as required.
    case form(DialledNumber)
  }

  /// The country that the number belongs to, or from which it is dialled; nil for any.
  private let plan: NumberingPlan?
  private let kinds: [PhoneNumber.Kind]
  private let acceptsAllKinds: Bool
  private let checked: PhoneNumber.Check
  private let form: PhoneNumber.Form
  private let allowsForeign: Bool
  private let takesExtension: Bool

  init(
    plan: NumberingPlan?, kinds: [PhoneNumber.Kind] = PhoneNumber.Kind.allCases,
    check: PhoneNumber.Check = .valid, form: PhoneNumber.Form = .any, allowsForeign: Bool = false,
    extensions: Bool = false
  ) {
    (self.plan, self.kinds, checked, self.form) = (plan, kinds, check, form)
    (self.allowsForeign, takesExtension) = (allowsForeign, extensions)
    acceptsAllKinds = PhoneNumber.Kind.allCases.allSatisfy(kinds.contains)
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    let reading = PhoneReading(text.utf8, takesExtension: takesExtension)
    if let fault = reading.fault {
      sink.report(error(fault, reading))
    } else if let fault = fault(of: reading.dialling) {
      sink.report(error(fault, reading, text.utf8))
    }
  }

  var quick: QuickCheck? {
    QuickCheck(Shared(rule: self)) { shared, utf8, count in
      shared.reading(Shared.self) { $0.rule.accepts(UnsafeBufferPointer(start: utf8, count: count)) }
    }
  }

  /// The rule as an object.
  private final class Shared: Sendable {
    let rule: PhoneRule

    init(rule: PhoneRule) { self.rule = rule }
  }

  /// Whether a text is a valid number.
  func accepts(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if let dialling = PhoneDialling(wellWritten: text) { return fault(of: dialling) == nil }
    let reading = PhoneReading(text, takesExtension: takesExtension)
    return reading.fault == nil && fault(of: reading.dialling) == nil
  }

  /// The number in a text, whatever the plan says; or why there is none.
  func number(
    in utf8: UnsafeBufferPointer<UInt8>
  ) -> Result<(callingCode: Int, nationalNumber: String, extensionNumber: String?), ValidationError> {
    let reading = PhoneReading(utf8, takesExtension: takesExtension)
    if let fault = reading.fault { return .failure(error(fault, reading)) }
    do throws(DialledNumber.Fault) {
      let number = try DialledNumber(reading.dialling, from: plan)
      return .success((number.entry.code, number.national.text, reading.extension?.digits.text))
    } catch {
      return .failure(self.error(.number(error), reading, utf8))
    }
  }

  private func fault(of dialling: PhoneDialling) -> Fault? {
    let number: DialledNumber
    do throws(DialledNumber.Fault) {
      number = try DialledNumber(dialling, from: plan)
    } catch {
      return .number(error)
    }
    let country = allowsForeign ? nil : plan
    if let country, country.callingCode != number.entry.code { return .otherCountry }
    switch checked {
    case .possible:
      if !number.isPossible { return .length(number, (country ?? number.entry.main).lengths) }
    case .valid:
      let owner = country ?? number.entry.plan(of: number.national)
      guard let kind = owner?.kind(of: number.national) else {
        if country != nil, number.validPlan != nil { return .otherCountry }
        let lengths = lengths(in: country ?? owner ?? number.entry.main)
        return lengths.contains(number.national.count) ? .notIssued : .length(number, lengths)
      }
      if !acceptsAllKinds, !kinds.contains(where: kind.satisfies) { return .kind }
    }
    return isWritten(dialling, number) ? nil : .form(number)
  }

  /// How many digits the numbers of a plan have that are of an accepted kind.
  private func lengths(in plan: NumberingPlan) -> PhoneLengths {
    if acceptsAllKinds { return plan.lengths }
    let lengths = kinds.reduce(into: PhoneLengths(bits: 0)) { $0.formUnion(plan.lengths(of: $1)) }
    // Where the plan does not have such numbers at all, the length is not what is wrong.
    return lengths.bits == 0 ? plan.lengths : lengths
  }

  private func isWritten(_ dialling: PhoneDialling, _ number: DialledNumber) -> Bool {
    switch form {
    case .any: true
    case .international: dialling.hasPlus
    case .e164: dialling.hasPlus && dialling.isPlain && number.isDialled(by: dialling.digits)
    }
  }

  // MARK: Errors

  private static let kind = "phone"

  /// What is wrong with the writing; the suggestion is in E.164 if only separators are in the wrong places.
  private func error(_ fault: PhoneReading.Fault, _ reading: PhoneReading) -> ValidationError {
    switch fault {
    case .characters(let offending):
      guard let first = offending.first else { return .identifier(.identifierCharacters, Self.kind) }
      return .identifier(
        .identifierCharacters, Self.kind, found: ArgumentList("character", .character(first)),
        ranges: offending.ranges)
    case .mixedDigits(let element):
      return .mixedDigits(element)
    case .shape(let range): return .identifier(.identifierShape, Self.kind, ranges: [range])
    case .grouping(let range):
      return .identifier(
        .identifierGrouping, Self.kind, ranges: [range], suggesting: suggestion(for: reading, from: plan))
    }
  }

  /// The number in E.164 if it is valid for the rule.
  private func suggestion(for reading: PhoneReading, from plan: NumberingPlan?) -> SuggestionBytes? {
    switch fault(of: reading.dialling) {
    case nil, .form: (try? DialledNumber(reading.dialling, from: plan))?.e164
    default: nil
    }
  }

  private func error(
    _ fault: Fault, _ reading: PhoneReading, _ utf8: UnsafeBufferPointer<UInt8>
  ) -> ValidationError {
    switch fault {
    case .number(.notInternational):
      let number = try? DialledNumber(reading.dialling.withPlus, from: nil)
      return ValidationError(
        reporting: .phoneInternational, ranges: [0..<0],
        suggesting: number?.validPlan == nil ? nil : number?.e164)
    case .number(.callingCode(let index)):
      return ValidationError(
        reporting: .phoneCountryCode, ranges: [PhoneReading.places(of: index..<index + 3, in: utf8)])
    case .number(.length(let plan, let national)): return lengthError(lengths(in: plan), national, reading)
    case .length(let number, let lengths): return lengthError(lengths, number.national.count, reading)
    case .otherCountry:
      return ValidationError(
        reporting: .phoneOtherCountry,
        limits: ArgumentList("country", .argument(.key("region.\(plan?.region ?? "")"))))
    case .notIssued: return .identifier(.identifierNotIssued, Self.kind)
    case .kind:
      return ValidationError(reporting: .phoneKind, limits: ArgumentList("kind", .text(requiredKind)))
    case .form(let number): return formError(number, reading, utf8)
    }
  }

  /// How many digits the text must have, prefixes and the calling code among them.
  private func lengthError(
    _ lengths: PhoneLengths, _ national: Int, _ reading: PhoneReading
  ) -> ValidationError {
    let others = reading.dialling.count - national
    let found = ArgumentList("actual", .integer(reading.dialling.count))
    if national < lengths.minimum || lengths.bits == 0 {
      return ValidationError(
        reporting: .phoneTooShort,
        limits: ArgumentList("minimum", .integer(max(0, lengths.minimum + others))),
        found: found)
    }
    if national > lengths.maximum {
      return ValidationError(
        reporting: .phoneTooLong, limits: ArgumentList("maximum", .integer(max(0, lengths.maximum + others))),
        found: found)
    }
    return .identifier(
      .identifierLength, Self.kind, limits: ArgumentList("unit", "digits"),
      found: ArgumentList(
        "expected", lengths.oneOf(adding: others), "actual", .integer(reading.dialling.count)))
  }

  private func formError(
    _ number: DialledNumber, _ reading: PhoneReading, _ utf8: UnsafeBufferPointer<UInt8>
  ) -> ValidationError {
    if !reading.dialling.hasPlus {
      return ValidationError(reporting: .phoneInternational, ranges: [0..<0], suggesting: number.e164)
    }
    if let foreign = reading.firstForeign {
      return .identifier(
        .identifierNotASCII, Self.kind, limits: ArgumentList("unit", "digits"),
        found: ArgumentList("character", .character(foreign.scalar)), ranges: [foreign.range],
        suggesting: number.e164)
    }
    if let separator = reading.firstSeparator {
      return .identifier(
        .identifierGrouping, Self.kind, ranges: [separator], suggesting: number.e164)
    }
    // A national prefix after the calling code, which nobody abroad dials.
    let start = number.entry.code.digitCount
    return .identifier(
      .identifierShape, Self.kind, ranges: [PhoneReading.places(of: start..<start + 1, in: utf8)],
      suggesting: number.e164)
  }

  /// The kind that a sentence can name; `other` for several.
  private var requiredKind: String {
    var required: PhoneNumber.Kind?
    for kind in kinds where kind != .fixedLineOrMobile {
      if let required, required != kind { return "other" }
      required = kind
    }
    return switch required {
    case .mobile?, .fixedLine?, .tollFree?: required?.rawValue ?? "other"
    default: "other"
    }
  }
}
