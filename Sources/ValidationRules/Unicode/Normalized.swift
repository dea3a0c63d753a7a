import ICU
import TextAutomata
public import ValidationCore

extension ValidationError.Code {
  /// The text is not in the normalization form. Argument: `form` (a raw value of ``RuleOption/NormalizationForm``).
  /// The range is the first character that normalization changes; the suggestion is the normalized text.
  public static let unicodeNotNormalized: Self = "unicode.notNormalized"
}

extension RuleReport {
  static let unicodeNotNormalized = RuleReport(.unicodeNotNormalized, limits: ["form": .text])
}

extension Rules {
  static let normalized = RuleOf(
    "normalized",
    "The text is in a Unicode normalization form.",
    standard: "UAX #15",
    reports: [.unicodeNotNormalized],
    samples: [
      RuleSample(valid: ["é"], invalid: ["e\u{301}": .unicodeNotNormalized]),
      RuleSample(["form": "NFKC"], invalid: ["ﬁ": .unicodeNotNormalized]),
    ],
    takes: .choice("form", shorthand: true, default: .nfc),
    make: NormalizedRule.init
  )
}

extension Validation where Value == String {
  /// The text is in the normalization form (UAX #15): the rule checks it and does not change it.
  ///
  /// `"é"` (U+00E9) is in NFC and `"e\u{301}"` is not, although Swift considers them equal. To convert the text to
  /// the form before other rules see it, use ``normalized(to:)``. Code: `unicode.notNormalized`.
  public static func normalized(_ form: RuleOption.NormalizationForm = .nfc) -> Validation {
    Rules.normalized(form)
  }
}

struct NormalizedRule: TextRule {
  let form: RuleOption.NormalizationForm
  /// What speaks against the form; nil for the form of which code points have no flags.
  private let flags: CodePointFlags?

  init(form: RuleOption.NormalizationForm) {
    self.form = form
    flags = CodePointFlags(against: form.form)
  }

  var questions: CodePointQuestions { flags.map { CodePointQuestions($0) } ?? .none }
  var test: TextTest? { flags.map { .lacks($0) } }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    do throws(ICUError) {
      if let flags {
        if !text.has(flags) { return }
      } else if ICU.NormalizationForm.plainlyCasefolded?.containsAll(of: text.utf8) == true {
        return
      }
      if try form.form.isNormalized(text.utf8) { return }
      // Normalize the text only if the caller wants the error itself.
      let goal = sink.goal
      let error = goal == .list ? try error(text) : ValidationError(code: .unicodeNotNormalized)
      sink.report(error)
    } catch {
      sink.report(ValidationError(error))
    }
  }

  private func error(_ text: borrowing TextView) throws(ICUError) -> ValidationError {
    let change = try form.form.firstUnnormalizedOffset(text.utf8).map { text.scalarRange(at: $0) }
    func report(_ suggestion: String?, _ bytes: UnsafeBufferPointer<UInt8>?) -> ValidationError {
      ValidationError(
        reporting: .unicodeNotNormalized, limits: ArgumentList("form", .text(form.rawValue)),
        ranges: change.map { FaultRanges($0) } ?? [], suggestion: suggestion, suggestionBytes: bytes)
    }
    if let error = try form.form.withNormalized(text.utf8, { report(nil, $0) }) { return error }
    return report(try form.form.normalized(text.string), nil)
  }
}
