import JSONText
import ValidationCore
import ValidationRules

extension BuiltIn {
  static let presence = [
    RegisteredRule("required", aliases: ["presence"], summary: "is there", codes: [.presenceMissing]) { _ in
      // A value of any type is there: nothing is left to run on it.
      ValueRule(kinds: .any, absent: Validation<JSONNode>.required.runAbsent)
    },
    RegisteredRule(
      "notEmpty", summary: "is there and holds something: a text, a list or an object",
      codes: [.presenceMissing, .presenceEmpty]
    ) { _ in
      ValueRule(text: .notEmpty, list: .notEmpty, object: .notEmptyObject)
    },
    RegisteredRule(
      "notBlank", summary: "is a text with something visible in it",
      standard: "Unicode White_Space, Default_Ignorable_Code_Point",
      codes: [.presenceMissing, .presenceBlank]
    ) { _ in
      .text(.notBlank)
    },
  ]
}

extension Validation where Value == JSONNode {
  /// `notEmpty` over the members of an object.
  fileprivate static var notEmptyObject: Validation {
    let members = Validation<[JSONNode.Member]>.notEmpty
    return Validation(
      run: { value, findings in members.run(value.object ?? [], &findings) },
      runAbsent: members.runAbsent
    )
  }
}
