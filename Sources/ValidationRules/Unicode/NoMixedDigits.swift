import ICU
import TextAutomata
public import ValidationCore

extension ValidationError.Code {
  /// The text mixes digits of several number systems. Argument: `character` (the first digit of a different system
  /// than the first digit's, by code point and name). The ranges are all such digits; the suggestion is the text with
  /// all digits in the system of the first.
  public static let unicodeMixedDigits: Self = "unicode.mixedDigits"
}

extension RuleReport {
  static let unicodeMixedDigits = RuleReport(.unicodeMixedDigits, found: ["character": .character])
}

extension Rules {
  static let noMixedDigits = RuleOf(
    "noMixedDigits",
    "All decimal digits of the text belong to one number system.",
    standard: "UTS #39",
    reports: [.unicodeMixedDigits],
    samples: [RuleSample(valid: ["٢٠٢٦"], invalid: ["20٢٦": .unicodeMixedDigits])],
    make: NoMixedDigitsRule.init
  )
}

extension Validation where Value == String {
  /// All decimal digits belong to one number system (mixed-number detection of UTS #39, section 5.3).
  ///
  /// "٤۵" mixes: its first digit is Arabic-Indic and its second is an extended one for Persian, and some of them look
  /// alike. Code: `unicode.mixedDigits`.
  public static var noMixedDigits: Validation { Rules.noMixedDigits() }
}

struct NoMixedDigitsRule: TextRule {
  var questions: CodePointQuestions { CodePointQuestions(.foreignDigit) }
  var test: TextTest? { .lacks(.foreignDigit) }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    guard text.has(.foreignDigit) else { return }
    var zero: UInt32?
    var found = OffendingScalars()
    for element in text.scalars {
      guard let own = Self.zero(of: element.scalar) else { continue }
      if own == zero ?? own {
        zero = own
      } else {
        found.insert(element)
        if sink.goal == .verdict { break }
      }
    }
    guard let first = found.first, let zero else { return }
    sink.report(
      ValidationError(
        reporting: .unicodeMixedDigits,
        found: ["character": .character(first)],
        ranges: found.ranges,
        suggestion: text.mapping { scalar in
          scalar.icuProperties.decimalDigitValue.flatMap { Unicode.Scalar(zero + UInt32($0)) } ?? scalar
        }
      )
    )
  }

  /// The zero of a digit's number system, which identifies the system: the digits of each system are consecutive.
  private static func zero(of scalar: Unicode.Scalar) -> UInt32? {
    switch scalar {
    case "0"..."9": 0x30
    case _ where !CodePointWords.shared[scalar].has(.foreignDigit): nil
    default: scalar.icuProperties.decimalDigitValue.map { scalar.value - UInt32($0) }
    }
  }
}
