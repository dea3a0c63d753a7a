import Foundation
import JSONText
import MessageLocalization
import Testing

@testable import rulecheck

/// The published vectors.
struct RuleVectorsTests {
  private static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Vectors/vectors.json")

  @Test("Every case of the published file gets the same errors, facts and sentences today")
  func published() throws {
    let file = try JSONNode.parse(Data(contentsOf: Self.file))
    let locales = try #require(file["locales"]?.array).compactMap(\.string).map {
      try #require(LanguageTag($0))
    }
    #expect(locales.count >= 12)
    let today = try JSONNode.parse(RuleVectors(locales: locales).text())
    let (published, made) = (try #require(file["cases"]?.array), try #require(today["cases"]?.array))
    for (published, made) in zip(published, made) where "\(published)" != "\(made)" {
      Issue.record(
        "published: \(published)\ntoday: \(made)\nswift run rulecheck vectors > Tests/Vectors/vectors.json")
    }
    #expect(published.count == made.count)
  }

  @Test("What an editor does not show, or may normalize, is written as an escape")
  func escapes() throws {
    let text = try RuleVectors(locales: ["ar", "en"]).text()
    for scalar in text.unicodeScalars where scalar != "\n" && scalar != " " {
      #expect(
        !RuleVectors.hidden.contains(scalar.properties.generalCategory),
        "U+\(String(scalar.value, radix: 16))")
    }
    #expect(text == text.precomposedStringWithCanonicalMapping)
  }
}
