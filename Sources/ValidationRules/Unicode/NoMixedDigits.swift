import ICU
import Primitives
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
  var questions: CodePointQuestions { Self.asked }
  private static let asked = CodePointQuestions([.foreignDigit, .mixedDigits])
  var test: TextTest? { .lacks(.foreignDigit) }

  /// Digits beyond ASCII, all of one number system.
  var quick: QuickCheck? {
    QuickCheck { _, utf8, count in
      let utf8 = UnsafeBufferPointer(start: utf8, count: count)
      var (zero, offset) = (UInt32?.none, 0)
      while offset < count {
        let (codePoint, end) = UTF8Decoding.codePoint(in: utf8, at: offset)
        offset = end
        if let zero, codePoint &- zero < 10 { continue }
        guard let scalar = Unicode.Scalar(codePoint) else { return false }
        guard let own = NoMixedDigitsRule.zero(of: scalar) else { continue }
        if zero != nil { return false }
        zero = own
      }
      return true
    }
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    guard text.has(.foreignDigit), text.has(.mixedDigits) || text.hasASCIIDigit else { return }
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
        found: ArgumentList("character", .character(first)),
        ranges: found.ranges,
        suggesting: text.mapping { scalar in
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

extension TextView {
  /// Whether the text has one of the digits 0 to 9, found eight bytes at a time.
  fileprivate var hasASCIIDigit: Bool {
    guard let start = UnsafeRawPointer(utf8.baseAddress) else { return false }
    var offset = 0
    while offset + 8 <= utf8.count {
      // A digit becomes a byte below 10, and a byte that is 10 or more gets its highest bit.
      let word = start.loadUnaligned(fromByteOffset: offset, as: UInt64.self) ^ 0x3030_3030_3030_3030
      let others = (word & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7676_7676_7676_7676 | word
      if ~others & 0x8080_8080_8080_8080 != 0 { return true }
      offset += 8
    }
    return utf8[offset...].contains { 0x30...0x39 ~= $0 }
  }
}
