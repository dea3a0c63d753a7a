public import ValidationCore

extension ValidationError.Code {
  /// The value is not one of the listed ones. Argument: `allowed` (alternatives).
  public static let choiceNotListed: Self = "choice.notListed"
}

extension Validation where Value: Hashable & Sendable {
  /// The value is one of the listed ones. For text: by canonical equivalence, as Swift compares.
  ///
  /// Code: `choice.notListed`. Cost: one look-up, however long the list is.
  public static func oneOf(_ allowed: [Value]) -> Validation {
    let set = Set(allowed)
    // One error serves all values, as it says nothing of the value; a list may be long.
    let error = ValidationError(
      code: .choiceNotListed, limits: ["allowed": .alternatives(allowed.map { .init($0) })])
    if let texts = set as? Set<String>,
      let rule = Validation<String>(
        OneOfTextsRule(set: texts, spellings: ByteStrings(Array(texts)), error: error))
        as? Validation
    {
      return rule
    }
    return Validation(run: { value, findings in if !set.contains(value) { findings.report(error) } })
  }
}

/// Looks a text up by its bytes, and by canonical equivalence only where it is not listed as it is spelled.
struct OneOfTextsRule: TextRule {
  let set: Set<String>
  let spellings: ByteStrings
  let error: ValidationError

  var screen: (any TextScreen)? { OneOfTextsScreen(spellings: spellings) }

  func check(_ text: inout TextView, _ findings: inout Findings) {
    if spellings.contains(text.utf8) || set.contains(text.string) { return }
    findings.report(error)
  }
}

struct OneOfTextsScreen: TextScreen {
  let spellings: ByteStrings

  var cost: ScreenCost { .constant }

  func passes(_ text: inout TextView) -> Bool { spellings.contains(text.utf8) }
}
