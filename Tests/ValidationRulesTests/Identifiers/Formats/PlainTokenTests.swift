import Foundation
import Randomness
import Testing

@testable import ValidationCore
@testable import ValidationRules

/// The quick way to accept a JSON Web Token against the full reading.
@Suite("A plain JSON Web Token")
struct PlainTokenTests {
  private static func encoded(_ json: String) -> String {
    Data(json.utf8).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
  }

  private static let headers = [
    #"{"alg":"HS256"}"#, #"{ "typ" : "JWT", "alg" : "RS256", "crit": ["a", {"alg": 1}] }"#,
    #"{"alg":"none"}"#,
    #"{"alg":1}"#, #"{"a":"alg","alg":"x"}"#, #"{"alg":"a","alg":2}"#, #"["alg"]"#, "{}",
    #"{"\u0061lg":"x"}"#,
    #"{"kid":"é","alg":"x"}"#, #"{"n":1e999,"alg":"x"}"#, #"{"a":{"alg":"x"}}"#, "", "{", #"{"alg":"none" }"#,
  ]
  private static let claims = [
    "{}", #"{"sub":"1","exp":1700000000,"roles":["a","b"],"ok":true}"#, "[]", #"{"n":1.5}"#,
    #"{"n":12345678901234567890}"#,
    #"{"lone":"\ud800"}"#, #"{"name":"é"}"#, "", #"{"exp":"soon","sub":1}"#, #"{"aud":["a",1],"exp":-1}"#,
    #"{ "aud" : [ "a" , "b" ] , "exp" : 1 , "sub" : "" }"#, #"{"a":{"exp":1},"sub":"exp"}"#,
    #"{"exp":"1","exp":1}"#, #"{"exp":null,"aud":[]}"#, #"{"sub":"\"exp\":1"}"#,
  ]
  private static let required: [[String]?] = [nil, [], ["exp"], ["sub", "exp"], ["ok", "roles"], ["é"]]

  private static func accepts(_ token: String, _ check: (inout TextView, inout ErrorSink) -> Void) -> Bool {
    var sink = ErrorSink(.verdict)
    TextView.over(token) { check(&$0, &sink) }
    return !sink.hasError
  }

  @Test("is one that the full reading accepts; changed ones too")
  func agreement() {
    var random = SplitMix(seed: 4)
    var accepted = 0
    for header in Self.headers {
      for claims in Self.claims {
        for signature in ["c2ln", "", "!", "c2lnA"] {
          let token = "\(Self.encoded(header)).\(Self.encoded(claims)).\(signature)"
          var variants = [token]
          for _ in 0..<5 {
            var characters = Array(token)
            characters[random.below(characters.count)] = random.element(of: Array("aZ0.-_=e9"))
            variants.append(String(characters))
          }
          for variant in variants {
            for required in Self.required {
              let isPlain = Array(variant.utf8).withUnsafeBufferPointer {
                PlainToken.isValid($0, claims: required)
              }
              let isValid = Self.accepts(variant) { JWTRule(claims: required).checkParts($0, &$1) }
              #expect(!isPlain || isValid, "\(variant) \(required ?? ["-"])")
              if isPlain { accepted += 1 }
            }
          }
        }
      }
    }
    #expect(accepted > 20)
  }

  @Test(
    "Claims of a plain token are read in it",
    arguments: [
      (#"{"sub":"1","exp":1700000000}"#, ["exp", "sub"], true), ("{}", [], true), ("{}", ["exp"], false),
      (#"{"aud":[ "a", "b"],"exp":-1}"#, ["aud"], true), (#"{"aud":["a",1]}"#, ["aud"], false),
      (#"{"aud":[]}"#, ["aud"], true), (#"{"exp":"soon"}"#, [], false), (#"{"a":{"exp":1}}"#, ["exp"], false),
      (#"{"a":{"exp":"x"},"b":"exp"}"#, ["a"], true), (#"{"jti":1}"#, [], false),
    ] as [(String, [String], Bool)]
  )
  func claims(payload: String, required: [String], isValid: Bool) {
    let token = "\(Self.encoded(Self.headers[0])).\(Self.encoded(payload)).c2ln"
    let isPlain = Array(token.utf8).withUnsafeBufferPointer { PlainToken.isValid($0, claims: required) }
    #expect(isPlain == isValid)
    #expect(Self.accepts(token) { JWTRule(claims: required).checkParts($0, &$1) } == isValid)
  }
}
