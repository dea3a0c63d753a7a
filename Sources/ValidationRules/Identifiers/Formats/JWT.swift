import JSONText
public import ValidationCore

extension ValidationError.Code {
  /// The token does not have three parts between dots. Arguments: `expected`, `actual`.
  public static let jwtParts: Self = "jwt.parts"
  /// A part is not Base64 in the URL alphabet without padding. No arguments. The range is the part.
  public static let jwtEncoding: Self = "jwt.encoding"
  /// The first part is not a JSON object with a text `alg`. No arguments.
  public static let jwtHeader: Self = "jwt.header"
  /// The second part is not a JSON object. No arguments.
  public static let jwtPayload: Self = "jwt.payload"
  /// The signature is empty though the header names an algorithm, or the other way round. No arguments.
  public static let jwtSignature: Self = "jwt.signature"
  /// A registered claim is of the wrong type, or a claim that is required is missing. Argument: `claim`. The range is
  /// the second part.
  public static let jwtClaim: Self = "jwt.claim"
}

extension RuleReport {
  static let jwtParts = RuleReport(.jwtParts, limits: ["expected": .integer], found: ["actual": .integer])
  static let jwtEncoding = RuleReport(.jwtEncoding)
  static let jwtHeader = RuleReport(.jwtHeader)
  static let jwtPayload = RuleReport(.jwtPayload)
  static let jwtSignature = RuleReport(.jwtSignature)
  static let jwtClaim = RuleReport(.jwtClaim, found: ["claim": .text])
}

extension Rules {
  static let jwt = RuleOf(
    "jwt",
    "The text has the structure of a JSON Web Token; nothing is verified.",
    standard: "RFC 7519, RFC 7515",
    reports: [.jwtParts, .jwtEncoding, .jwtHeader, .jwtPayload, .jwtSignature, .jwtClaim],
    samples: [
      RuleSample(
        valid: ["eyJhbGciOiJIUzI1NiJ9.e30.c2ln", "eyJhbGciOiJub25lIn0.e30."],
        invalid: [
          "a.b": .jwtParts, "!.e30.c2ln": .jwtEncoding, "e30.e30.c2ln": .jwtHeader,
          "eyJhbGciOiJIUzI1NiJ9.W10.c2ln": .jwtPayload, "eyJhbGciOiJIUzI1NiJ9.e30.": .jwtSignature,
        ]),
      RuleSample(
        ["claims": ["exp"]],
        valid: ["eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjE5MDAwMDAwMDB9.c2ln"],
        invalid: [
          "eyJhbGciOiJIUzI1NiJ9.e30.c2ln": .jwtClaim,
          "eyJhbGciOiJIUzI1NiJ9.eyJleHAiOiJzb29uIn0.c2ln": .jwtClaim,
        ]),
    ],
    takes: .texts("claims", shorthand: true),
    make: { JWTRule(claims: $0) }
  )
}

extension Validation where Value == String {
  /// The text has the structure of a JSON Web Token. See ``jwt(claims:)``.
  public static var jwt: Validation { Rules.jwt(nil) }

  /// The text has the structure of a JSON Web Token: RFC 7519 in the compact form of RFC 7515.
  ///
  /// Three parts in Base 64 (RFC 4648, section 5, no padding): a header that is a JSON object with a text `alg`, claims
  /// that are a JSON object, and a signature, which is empty where `alg` is `none`. Nothing is verified: neither
  /// signature nor dates.
  ///
  /// Codes: `jwt.parts`, `jwt.encoding`, `jwt.header`, `jwt.payload`, `jwt.signature`, `jwt.claim`. Cost: a valid token of more than
  /// 1,024 bytes, or with escapes or other characters than ASCII in its JSON, allocates.
  ///
  /// - Parameter claims: The claims that there must be. If they are given, the registered claims of RFC 7519, section
  ///   4.1, must be of their types too: `iss`, `sub` and `jti` texts, `aud` a text or an array of texts, `exp`, `nbf` and
  ///   `iat` numbers of seconds.
  public static func jwt(claims: [String]) -> Validation { Rules.jwt(claims) }
}

struct JWTRule: TextRule {
  /// The claims that there must be; nil if claims are not checked.
  var claims: [String]?

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    if !PlainToken.isValid(text.utf8, claims: claims) { checkParts(text, &sink) }
  }

  /// Decodes and reads all parts: the reference of the quick way.
  func checkParts(_ text: borrowing TextView, _ sink: inout ErrorSink) {
    let utf8 = text.utf8
    let dot = UInt8(ascii: ".")
    guard let first = utf8.firstIndex(of: dot), let second = utf8[(first + 1)...].firstIndex(of: dot),
      !utf8[(second + 1)...].contains(dot)
    else {
      let actual = utf8.count { $0 == dot } + 1
      return sink.report(
        ValidationError(
          reporting: .jwtParts, limits: ArgumentList("expected", 3),
          found: ArgumentList("actual", .integer(actual))))
    }
    let (header, payload, signature) = (0..<first, first + 1..<second, second + 1..<utf8.count)
    if let part = Self.firstUndecodable(utf8, header, payload, signature) {
      return sink.report(ValidationError(reporting: .jwtEncoding, ranges: [part]))
    }
    guard let isSigned = Self.isSigned(byHeader: utf8[header]) else {
      return sink.report(ValidationError(reporting: .jwtHeader, ranges: [header]))
    }
    if let isObject = claims == nil ? PlainToken.isObject(utf8[payload]) : nil {
      if !isObject {
        sink.report(ValidationError(reporting: .jwtPayload, ranges: [payload]))
        if sink.isDecided { return }
      }
    } else if let object = Self.object(utf8[payload]) {
      for claim in wrongClaims(of: object) {
        sink.report(
          ValidationError(reporting: .jwtClaim, found: ArgumentList("claim", .text(claim)), ranges: [payload])
        )
        if sink.isDecided { return }
      }
    } else {
      sink.report(ValidationError(reporting: .jwtPayload, ranges: [payload]))
      if sink.isDecided { return }
    }
    if signature.isEmpty == isSigned {
      sink.report(ValidationError(reporting: .jwtSignature, ranges: [signature]))
    }
  }

  /// Whether a header has an algorithm other than `none`; nil for what is not a header.
  private static func isSigned(byHeader part: Slice<UnsafeBufferPointer<UInt8>>) -> Bool? {
    switch PlainToken.header(part) {
    case .signed: true
    case .unsigned: false
    case .wrong: nil
    case nil: object(part)?.last { $0.key == "alg" }?.value.string.map { $0 != "none" }
    }
  }

  /// The first part that is not in Base 64.
  private static func firstUndecodable(
    _ utf8: UnsafeBufferPointer<UInt8>, _ header: Range<Int>, _ payload: Range<Int>, _ signature: Range<Int>
  ) -> Range<Int>? {
    func isDecodable(_ part: Range<Int>) -> Bool { Base64Digits.decode(utf8[part], .url) { _ in } }
    if !isDecodable(header) { return header }
    if !isDecodable(payload) { return payload }
    return isDecodable(signature) ? nil : signature
  }

  /// The claims that are missing, and the registered ones that are of the wrong type.
  private func wrongClaims(of object: [JSONNode.Member]) -> [String] {
    guard let claims else { return [] }
    // The last member of a name counts, as RFC 7519, section 4, allows.
    func value(_ name: String) -> JSONNode? { object.last { $0.key == name }?.value }
    let wrong = JWTClaim.allCases.filter { claim in value(claim.rawValue).map { !claim.takes($0) } ?? false }
    return wrong.map(\.rawValue) + claims.filter { value($0) == nil }
  }

  /// The members of a JSON object in UTF-8; nil for anything else.
  private static func object(_ part: Slice<UnsafeBufferPointer<UInt8>>) -> [JSONNode.Member]? {
    guard let bytes = Base64Digits.decoded(part, .url), String(validating: bytes, as: UTF8.self) != nil else {
      return nil
    }
    return try? JSONNode.parse(bytes).object
  }
}
