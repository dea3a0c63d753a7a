package import Essentials

/// Something in data that a type cannot be decoded from.
package struct DecodingFault: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// A member is not there, or is null.
    case missing
    /// A value is of another type than the expected one, in the words of `type.mismatch`.
    case mismatched(expected: String)
    /// A whole number is beyond the limits of its type.
    case tooLarge(maximum: Decimal)
    case tooSmall(minimum: Decimal)
    /// A text or number is not one of those that an enum has; empty if they are not known.
    case notListed([String])
    case notDate
    case notUUID
    case notURL
    case notBase64
    /// The type's own code refused the value.
    case refused
  }

  package let path: FieldPath
  package let kind: Kind

  package init(path: FieldPath, kind: Kind) {
    self.path = path
    self.kind = kind
  }

  /// Ends the decoding of one value, for a reason.
  struct Refusal: Error {
    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }
  }
}

extension DecodingFault.Kind {
  /// Why a type could not be decoded, from what its own code, the standard library or a container has thrown.
  init(_ error: any Error, of type: Any.Type) {
    switch error {
    case let refusal as DecodingFault.Refusal where refusal.kind != .refused:
      self = refusal.kind
    case DecodingError.typeMismatch(let expected, _):
      self = Self.isEnum(type) ? .notListed([]) : .mismatched(expected: Self.word(for: expected))
    case DecodingError.valueNotFound, DecodingError.keyNotFound:
      self = .missing
    default:
      if type == UUID.self {
        self = .notUUID
      } else if type == URL.self {
        self = .notURL
      } else if let cases = (type as? any CaseIterable.Type)?.rawValues {
        self = .notListed(cases)
      } else {
        self = Self.isEnum(type) ? .notListed([]) : .refused
      }
    }
  }

  /// The name of a type in the words of `type.mismatch`.
  package static func word(for type: Any.Type) -> String {
    switch type {
    case is String.Type, is URL.Type, is UUID.Type, is Data.Type, is Character.Type: "text"
    case is Bool.Type: "boolean"
    case is any BinaryInteger.Type: "integer"
    case is any BinaryFloatingPoint.Type, is Decimal.Type, is Date.Type: "number"
    case is any DictionaryType.Type: "object"
    case is any Collection.Type: "list"
    default: "object"
    }
  }

  private static func isEnum(_ type: Any.Type) -> Bool {
    type is any RawRepresentable.Type || Placeholder.isEnum(type)
  }
}

private protocol DictionaryType {}

extension Dictionary: DictionaryType {}

extension CaseIterable {
  /// The texts of the raw values of all cases; nil if the type has none.
  fileprivate static var rawValues: [String]? {
    let values = allCases.compactMap { ($0 as? any RawRepresentable)?.rawText }
    return values.isEmpty ? nil : values
  }
}

extension RawRepresentable {
  fileprivate var rawText: String { String(describing: rawValue) }
}
