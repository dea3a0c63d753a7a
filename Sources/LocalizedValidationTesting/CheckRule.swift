public import LocalizedValidation

/// Checks a rule against values that it must accept and values that it must reject, and checks the guarantees of its
/// errors.
///
/// ```swift
/// try checkRule(
///   Palindrome(),
///   valid: ["", "abba", "été"],
///   invalid: ["abc": ["palindrome.mismatch"]],
///   locales: ["en", "ar"]
/// )
/// ```
/// A valid value has no error of the severity `error`; an invalid value has errors with exactly these codes, in this
/// order. For each error it checks that
///
/// - its ranges are in ascending order, do not overlap, are within the text, and begin and end between code points,
/// - the rule accepts its suggestion,
/// - its limits are the same for every value that is rejected with its code, and what remains of it after `redacted`
///   does not contain the value,
/// - it is unchanged after it is encoded as JSON and decoded,
/// - its message exists in each of the locales, and uses only arguments that the error has.
///
/// - Parameters:
///   - rule: The rule; a `Validation`, or any `Validator`.
///   - valid: Values that the rule accepts.
///   - invalid: Values that the rule rejects, each with the codes of its errors.
///   - locales: The languages in which the messages must exist, in `catalogs` or built in. A sentence that is its own
///     key exists in English.
///   - catalogs: The catalogs in which messages are looked up.
/// - Throws: ``CheckFailure`` with every finding.
public func checkRule<Value>(
  _ rule: some Validator<Value>,
  valid: [Value] = [],
  invalid: KeyValuePairs<Value, [ValidationError.Code]> = [:],
  locales: [LanguageTag] = ["en"],
  catalogs: MessageCatalogs = .shared
) throws(CheckFailure) {
  var findings: [CheckFailure.Finding] = []
  for value in valid {
    let check = ErrorCheck(rule, value)
    findings += check.verdict(expecting: [])
    findings += check.promises(in: locales, of: catalogs)
  }
  var limits = LimitsCheck()
  for (value, codes) in invalid {
    let check = ErrorCheck(rule, value)
    findings += check.verdict(expecting: codes)
    findings += check.promises(in: locales, of: catalogs)
    findings += limits.findings(in: check.errors, of: check.subject)
  }
  try CheckFailure.throw(findings)
}
