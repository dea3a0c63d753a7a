import ICU
import Primitives
import TextAutomata
public import ValidationCore

extension ValidationError.Code {
  /// The text does not have one of the accepted lengths. Arguments: `allowed`, `actual`, `unit` (a raw value of
  /// ``LengthUnit``).
  public static let lengthNotListed: Self = "length.notListed"
}

extension RuleReport {
  static let lengthNotListed = RuleReport(
    .lengthNotListed, limits: ["allowed": .list, "unit": .text], found: ["actual": .integer])
}

extension Rules {
  static let lengthOneOf = RuleOf(
    "lengthOneOf",
    "The text has one of some lengths, in a named unit.",
    standard: "UAX #29 for graphemes and words, UAX #11 for displayColumns",
    reports: [.lengthNotListed],
    samples: [
      RuleSample(["lengths": [4, 6, 8]], valid: ["1234", "١٢٣٤٥٦"], invalid: ["12345": .lengthNotListed]),
      RuleSample(["lengths": [2], "unit": "utf8"], valid: ["é"], invalid: ["e": .lengthNotListed]),
    ],
    takes: .counts("lengths", shorthand: true), .choice("unit", default: .graphemes)
  ) { (lengths: [Int]?, unit: LengthUnit) throws(ImpossibleRule) -> LengthChoiceRule in
    guard let lengths, !lengths.isEmpty else {
      throw ImpossibleRule(at: "lengths", "no length is accepted", expected: "at least one length")
    }
    for (index, length) in lengths.enumerated() where length < 0 {
      throw ImpossibleRule(
        at: "lengths", element: index, "a text cannot have \(length) \(unit.rawValue)",
        expected: "a number from 0 up")
    }
    return LengthChoiceRule(lengths, unit)
  }
}

extension Validation where Value == String {
  /// The text has one of some lengths: that of a code of 4, 6 or 8 digits.
  ///
  /// Code: `length.notListed`. Cost: before it is refused, a text is counted at most one past the greatest length.
  ///
  /// - Parameters:
  ///   - lengths: The accepted lengths, from 0 up; one or more.
  ///   - unit: The unit of the length.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func length(
    oneOf lengths: [Int], in unit: LengthUnit = .graphemes, file: StaticString = #fileID, line: UInt = #line
  ) -> Validation {
    Rules.lengthOneOf(lengths, unit, file: file, line: line)
  }
}

struct LengthChoiceRule: TextRule {
  private let lengths: [Int]
  private let greatest: Int
  private let counter: LengthRule
  /// The arguments of an error.
  private let facts: SharedArguments

  init(_ lengths: [Int], _ unit: LengthUnit) {
    self.lengths = lengths
    greatest = lengths.max() ?? 0
    counter = LengthRule(minimum: 0, maximum: nil, unit: unit)
    facts = SharedArguments(
      "actual",
      with: ["allowed": .alternatives(lengths.map { .integer($0) }), "unit": .text(unit.rawValue)])
  }

  var questions: CodePointQuestions { consecutive?.questions ?? .none }

  /// That of the limits which lengths without a gap are.
  var test: TextTest? { consecutive?.test }

  /// Units that are counted without a view.
  var quick: QuickCheck? {
    guard [.graphemes, .codePoints, .utf8].contains(counter.unit) else { return nil }
    return QuickCheck(AcceptedLengths(lengths, counter.unit)) { accepted, utf8, count in
      accepted.reading(AcceptedLengths.self) { $0.include(UnsafeBufferPointer(start: utf8, count: count)) }
    }
  }

  private final class AcceptedLengths: Sendable {
    private let lengths: [Int]
    private let greatest: Int
    private let unit: LengthUnit

    init(_ lengths: [Int], _ unit: LengthUnit) {
      (self.lengths, self.unit) = (lengths, unit)
      greatest = lengths.max() ?? 0
    }

    func include(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
      switch unit {
      case .graphemes:
        Segmentation.clusters(in: utf8, stoppingAfter: greatest).map(lengths.contains) ?? false
      case .codePoints: utf8.count / 4 <= greatest && lengths.contains(utf8.codePointCount)
      default: lengths.contains(utf8.count)
      }
    }
  }

  private var consecutive: LengthRule? {
    guard let least = lengths.min(), greatest - least == Set(lengths).count - 1 else { return nil }
    return LengthRule(minimum: least, maximum: greatest, unit: counter.unit)
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    do throws(ICUError) {
      if lengths.contains(try counter.count(&text, stoppingAfter: greatest)) { return }
      let actual = sink.goal == .list ? try counter.count(&text, stoppingAfter: nil) : 0
      sink.report(ValidationError(code: .lengthNotListed, facts, actual))
    } catch {
      sink.report(ValidationError(error))
    }
  }
}
