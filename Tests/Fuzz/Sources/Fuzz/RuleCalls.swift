import Foundation
import LocalizedValidation

@testable import JSONText

/// A use of each rule of the registry over texts, and of their variants.
struct RuleCall {
  let name: String
  /// The use as a document writes it.
  let json: String
  let document: RuleDocument

  /// Every rule with the arguments of each of its samples, and variants.
  static let all: [RuleCall] = {
    var uses: [RuleCall] = []
    for definition in RuleDefinition.builtIn {
      for use in Set(definition.samples.map(\.argumentsJSON)).sorted() {
        do { uses.append(try RuleCall(definition.name, use)) } catch {
          Check.holds(false, "the sample of a rule cannot be read", "\(definition.name): \(error)")
        }
      }
    }
    return uses + variants.compactMap { try? RuleCall($0.0, $0.1) }
  }()

  /// Those that have something to say of texts.
  static let ofTexts: [RuleCall] = all.filter { use in
    let record = JSONNode(.object([JSONNode.Member(key: "a", value: JSONNode(.string("a")))]))
    return !use.document.errors(in: record).contains { $0.code == .typeMismatch }
  }

  /// One that the registry no longer takes is left out.
  private static let variants = [
    ("date", #""iso8601""#), ("time", #""rfc3339""#), ("time", #""iso8601""#), ("dateTime", #""iso8601""#),
    ("duration", #""iso8601""#), ("email", #""ascii""#), ("email", #""internationalizedDomain""#),
    ("hostname", #""ascii""#), ("ipAddress", #""v4""#),
    ("ipAddress", #"{"version": "v6", "prefix": "required"}"#),
    ("url", #"{"anyScheme": true}"#), ("normalized", #""NFD""#), ("normalized", #""NFKC_Casefold""#),
    ("letterCase", #"{"case": "upper", "locale": "lt"}"#), ("letterCase", #"{"case": "title"}"#),
    ("length", #"{"min": 2, "max": 4, "unit": "displayColumns"}"#),
    ("length", #"{"max": 3, "unit": "words"}"#),
    ("length", #"{"min": 2, "max": 3, "maxBytes": 6}"#),
    ("localizedDate", #"{"locale": "en", "style": "medium"}"#),
    ("localizedDate", #"{"locale": "zh-Hans", "style": "short"}"#), ("number", #""en""#),
    ("number", #""pt""#),
    ("integer", #""en""#), ("postalCode", #""GB""#), ("emoji", #""only""#), ("slug", #"{"ascii": true}"#),
    ("matches", #"{"pattern": "(?=.*[0-9]).{2,}"}"#), ("range", #"{"min": 1, "max": 1e2, "locale": "en"}"#),
  ]

  private init(_ name: String, _ json: String) throws {
    self.name = name
    self.json = "{\(JSONText.quoted(name)): \(json)}"
    document = try RuleDocument(json: "{\"fields\": {\"a\": [\(self.json)]}}".utf8)
  }
}
