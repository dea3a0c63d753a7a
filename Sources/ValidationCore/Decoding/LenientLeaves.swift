import Essentials
import Primitives

/// The types that a decoder reads itself.
extension LenientDecoding {
  /// A value of such a type; nil for any other type.
  ///
  /// - Throws: A `Refusal` with the reason.
  func leaf(_ type: Any.Type, _ node: RuleValue?, _ path: [FieldPath.Segment]) throws -> Any? {
    switch type {
    case is String.Type: try text(node, path) { $0 }
    case is Bool.Type: try boolean(node, path)
    case let type as any FixedWidthInteger.Type: try integer(type, node, path)
    case is Double.Type: try real(node, path)
    case is Float.Type: Float(try real(node, path))
    case is Decimal.Type: try decimal(node, path)
    case is Date.Type: try date(node, path)
    case is URL.Type:
      try text(node, path, "a:", "b:") { URL(string: $0) } ?? { throw DecodingFault.Refusal(.notURL) }()
    case is Data.Type where strategies.dataIsBase64:
      try text(node, path) { Data(base64Encoded: $0) }
        ?? { throw DecodingFault.Refusal(.notBase64) }()
    case is UUID.Type where node == nil:
      UUID(uuid: isVariedMember(path) ? Self.otherUUID : Self.emptyUUID)
    default: nil
    }
  }

  private static let emptyUUID: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  private static let otherUUID: uuid_t = (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)

  private func text<Result>(
    _ node: RuleValue?, _ path: [FieldPath.Segment], _ usual: String = "", _ other: String = "YQ==",
    _ make: (String) -> Result
  ) throws -> Result {
    switch node {
    case nil: return make(isVariedMember(path) ? other : usual)
    case .text(let text)?: return make(text)
    case .null?: throw DecodingFault.Refusal(.missing)
    default: throw DecodingFault.Refusal(.mismatched(expected: "text"))
    }
  }

  private func boolean(_ node: RuleValue?, _ path: [FieldPath.Segment]) throws -> Bool {
    switch node {
    case nil: return isVariedMember(path)
    case .boolean(let value)?: return value
    case .null?: throw DecodingFault.Refusal(.missing)
    default: throw DecodingFault.Refusal(.mismatched(expected: "boolean"))
    }
  }

  /// A number; nil for a placeholder.
  private func number(_ node: RuleValue?, expected: String) throws -> ExactDecimal? {
    switch node {
    case nil: return nil
    case .number(let number)?: return number
    case .null?: throw DecodingFault.Refusal(.missing)
    default: throw DecodingFault.Refusal(.mismatched(expected: expected))
    }
  }

  private func integer<I: FixedWidthInteger>(
    _ type: I.Type, _ node: RuleValue?, _ path: [FieldPath.Segment]
  ) throws -> I {
    guard let number = try number(node, expected: "integer") else { return isVariedMember(path) ? 1 : 0 }
    guard number.isInteger else { throw DecodingFault.Refusal(.mismatched(expected: "integer")) }
    if let value = number.integer.flatMap({ I(exactly: $0) }) ?? number.decimal.flatMap({ I("\($0)") }) {
      return value
    }
    if number < ExactDecimal(0) {
      throw DecodingFault.Refusal(.tooSmall(minimum: ExactDecimal("\(I.min)")?.decimal ?? 0))
    }
    throw DecodingFault.Refusal(.tooLarge(maximum: ExactDecimal("\(I.max)")?.decimal ?? 0))
  }

  private func real(_ node: RuleValue?, _ path: [FieldPath.Segment]) throws -> Double {
    if case .text(let text)? = node, strategies.specialNumbers.contains(text) { return .nan }
    guard let number = try number(node, expected: "number") else { return isVariedMember(path) ? 1 : 0 }
    guard let value = number.double else { throw DecodingFault.Refusal(.refused) }
    return value
  }

  private func decimal(_ node: RuleValue?, _ path: [FieldPath.Segment]) throws -> Decimal {
    guard let number = try number(node, expected: "number") else { return isVariedMember(path) ? 1 : 0 }
    guard let value = number.decimal else { throw DecodingFault.Refusal(.refused) }
    return value
  }

  private func date(_ node: RuleValue?, _ path: [FieldPath.Segment]) throws -> Date {
    guard let node else { return Date(timeIntervalSince1970: isVariedMember(path) ? 1 : 0) }
    switch strategies.dates {
    case .number: return Date(timeIntervalSince1970: try real(node, path))
    case .unknown: return Date(timeIntervalSince1970: 0)
    case .iso8601:
      return try text(node, path) { try? Date($0, strategy: .iso8601) }
        ?? { throw DecodingFault.Refusal(.notDate) }()
    }
  }
}
