import CJSONTape
import JSONText
import Primitives
import RuleDocuments
import ValidationCore
import ValidationRules

/// The errors of keywords that no rule of the engine reports.
extension ValidationError {
  static func typeMismatch(_ type: SchemaTypes, expected: SchemaTypes) -> ValidationError {
    ValidationError(
      reporting: .typeMismatch, limits: ["expected": .text(expected.name)],
      found: ["actual": .text(type.name)])
  }

  static func notListed(_ allowed: [JSONNode]) -> ValidationError {
    ValidationError(code: .choiceNotListed, limits: ["allowed": .alternatives(allowed.map(\.argument))])
      .madeInAdvance
  }

  static func notEqual(_ expected: JSONNode) -> ValidationError {
    ValidationError(code: .comparisonNotEqual, limits: ["expected": expected.argument]).madeInAdvance
  }

  static func missing(_ name: String) -> ValidationError {
    ValidationError(code: .presenceMissing, path: [.key(name)])
  }

  static func tooFew(_ minimum: Int, _ actual: Int) -> ValidationError {
    ValidationError(
      reporting: .countTooFew, limits: ["minimum": .integer(minimum)], found: ["actual": .integer(actual)])
  }

  static func tooMany(_ maximum: Int, _ actual: Int) -> ValidationError {
    ValidationError(
      reporting: .countTooMany, limits: ["maximum": .integer(maximum)], found: ["actual": .integer(actual)])
  }

  static func tooFewMatching(_ minimum: Int, _ actual: Int) -> ValidationError {
    ValidationError(
      reporting: .collectionTooFewMatching, limits: ["minimum": .integer(minimum)],
      found: ["actual": .integer(actual)])
  }

  static func tooManyMatching(_ maximum: Int, _ actual: Int) -> ValidationError {
    ValidationError(
      reporting: .collectionTooManyMatching, limits: ["maximum": .integer(maximum)],
      found: ["actual": .integer(actual)])
  }

  static func repeatedElement(_ original: Int, _ repeated: Int) -> ValidationError {
    ValidationError(
      code: .collectionRepeated,
      found: ["position": .integer(repeated + 1), "original": .integer(original + 1)],
      path: [.index(repeated)])
  }

  /// The error of a value that a schema should not accept and does.
  static func forbidden(by rules: SubschemaRules) -> ValidationError {
    if let constant = rules.constant {
      return ValidationError(code: .comparisonEqual, found: ["forbidden": constant.argument])
    }
    if let forbidden = rules.allowed {
      return ValidationError(
        code: .choiceForbidden, found: ["forbidden": .alternatives(forbidden.map(\.argument))])
    }
    if let name = rules.objects?.required.first, rules.objects?.required.count == 1,
      rules.objects?.properties.isEmpty == true
    {
      return ValidationError(code: .presenceUnexpected, path: [.key(name)])
    }
    return ValidationError(code: .notAllowed)
  }
}

extension JSONNode {
  /// The value as an argument of an error; an object or a list is its JSON.
  var argument: ValidationError.Argument {
    switch content {
    case .null: .null
    case .bool(let value): .boolean(value)
    case .number(let text): ExactDecimal(written: text).errorArgument
    case .string(let text): .text(text)
    case .array, .object:
      .text(
        {
          var bytes: [UInt8] = []
          JSONText.append(self, to: &bytes)
          return String(decoding: bytes, as: UTF8.self)
        }())
    }
  }
}

extension SubschemaRules.KeywordRule {
  /// What the rule reports for a text or number.
  func errors(_ value: JSONTapeValue) -> [ValidationError] {
    var sink = ErrorSink(.list)
    made.checks.run(on: value, &sink)
    guard let mismatch else { return sink.errors }
    return sink.errors.map { $0.code == .formatMismatch ? mismatch : $0 }
  }
}

extension JSONTapeValue {
  /// Whether an object has a member.
  func has(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { member($0) } != nil
  }
}
