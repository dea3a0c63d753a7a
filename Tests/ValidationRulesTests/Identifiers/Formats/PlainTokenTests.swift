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
    #"{"lone":"\ud800"}"#, #"{"name":"é"}"#, "",
  ]

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
            let isPlain = Array(variant.utf8).withUnsafeBufferPointer(PlainToken.isValid)
            let isValid = Self.accepts(variant) { JWTRule().checkParts($0, &$1) }
            #expect(!isPlain || isValid, "\(variant)")
            if isPlain { accepted += 1 }
          }
        }
      }
    }
    #expect(accepted > 5)
  }
}
