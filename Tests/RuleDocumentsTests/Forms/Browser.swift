import Primitives
import ValidationCore
import ValidationRules

@testable import RuleDocuments

/// What a browser says of an input (HTML Standard, "Constraint validation").
struct Browser {
  let attributes: HTMLAttributes

  /// Whether the input could be sent with a text.
  func accepts(_ text: String) throws -> Bool {
    if text.isEmpty { return attributes["required"] == nil }
    if attributes["type"] == "number" {
      guard let value = Double(text), value.isFinite else { return false }
      return acceptsNumber(value)
    }
    let units = text.utf16.count
    if let minimum = attributes["minlength"].flatMap({ Int($0) }), units < minimum { return false }
    if let maximum = attributes["maxlength"].flatMap({ Int($0) }), units > maximum { return false }
    guard let pattern = attributes["pattern"] else { return true }
    let whole = try ECMAScriptPattern("^(?:\(pattern))$").icu
    return try Validation<String>.matches(checking: whole).isValid(value: text)
  }

  private func acceptsNumber(_ value: Double) -> Bool {
    let minimum = attributes["min"].flatMap { Double($0) }
    if let minimum, value < minimum { return false }
    if let maximum = attributes["max"].flatMap({ Double($0) }), value > maximum { return false }
    guard attributes["step"] != "any" else { return true }
    let step = attributes["step"].flatMap { Double($0) } ?? 1
    return (value - (minimum ?? 0)).truncatingRemainder(dividingBy: step) == 0
  }
}

extension RuleDocument {
  /// Whether a record is valid that has a value in the field `a`.
  func accepts(_ value: RuleValue) throws -> Bool {
    try errors(inJSON: RuleValue.object([.init("a", value)]).description.utf8).isEmpty
  }
}
