import JSONText
import Primitives

/// The registered claims of a token (RFC 7519, section 4.1).
enum JWTClaim: String, CaseIterable {
  case iss, sub, aud, exp, nbf, iat, jti

  /// The type of a claim's value.
  enum Kind {
    case text, number
    /// A text or a list of texts.
    case texts
  }

  var kind: Kind {
    switch self {
    case .iss, .sub, .jti: .text
    case .aud: .texts
    case .exp, .nbf, .iat: .number
    }
  }

  /// Whether a value is of the claim's type.
  func takes(_ value: JSONNode) -> Bool {
    switch kind {
    case .text: value.string != nil
    case .texts: value.string != nil || value.array?.allSatisfy { $0.string != nil } == true
    case .number: value.number != nil
    }
  }

  private static let all = allCases
  private static let names = ByteStringTable(all.map(\.rawValue))

  /// The claim of a name; nil if it is not registered.
  static func named(_ name: UnsafeBufferPointer<UInt8>) -> JWTClaim? {
    names.offset(of: name).map { all[$0] }
  }
}
