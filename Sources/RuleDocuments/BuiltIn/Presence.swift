import JSONText
import Primitives
import ValidationCore
import ValidationRules

extension BuiltIn {
  static let presence = [
    RegisteredRule(
      "required", aliases: ["presence"], summary: "The value is there.", codes: [.presenceMissing]
    ) { _ in
      // A value of any type is there: nothing is left to run on it.
      ValueRule(kinds: .any, absent: Validation<JSONNode>.required.runAbsent)
    },
    RegisteredRule(
      "notEmpty", summary: "The value is there and holds something: a text, a list or an object.",
      codes: [.presenceMissing, .presenceEmpty]
    ) { _ in
      let text = Validation<String>.notEmpty
      let count = Validation(count: .notEmpty)
      return ValueRule(
        kinds: [.text, .list, .object],
        text: text,
        list: count,
        object: count,
        absent: text.runAbsent
      )
    },
    RegisteredRule(
      "notBlank", summary: "The value is a text with something visible in it.",
      standard: "Unicode White_Space, Default_Ignorable_Code_Point",
      codes: [.presenceMissing, .presenceBlank]
    ) { _ in
      .text(.notBlank)
    },
    RegisteredRule(
      "absent",
      summary: "There is no value; null is none.",
      codes: [.presenceUnexpected]
    ) { _ in
      .value(.absent)
    },
    RegisteredRule(
      "accepted",
      summary: "The value says yes: true, 1, or one of the texts on, true, yes and 1.",
      standard: "HTML Standard, form submission",
      codes: [.presenceNotAccepted]
    ) { _ in
      ValueRule(text: .accepted, number: consent(1, .accepted), boolean: .accepted)
    },
    RegisteredRule(
      "declined",
      summary: "The value says no: false, 0, or one of the texts off, false, no and 0; or there is none.",
      standard: "HTML Standard, form submission",
      codes: [.presenceNotDeclined]
    ) { _ in
      ValueRule(text: .declined, number: consent(0, .declined), boolean: .declined)
    },
  ]

  /// The rule over numbers, of which one is an answer: any other number is said to be the wrong one.
  private static func consent(_ answer: Int, _ rule: Validation<String>) -> Validation<ExactDecimal> {
    let run = rule.run
    return Validation(
      run: { value, findings in run(value.integer == answer ? String(answer) : "", &findings) },
      runAbsent: rule.runAbsent
    )
  }
}
