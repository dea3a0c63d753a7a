import Foundation
import LocalizedValidation
import Testing

/// Whether each code of each rule has its message in every language that is built in.
struct RuleMessageTests {
  private static let directory = Article.root.appendingPathComponent("Localizations")

  static func locales() throws -> [String] {
    try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }.map { $0.deletingPathExtension().lastPathComponent }.sorted()
  }

  @Test("Every code of every rule has a message of its own in the language", arguments: try locales())
  func messages(locale: String) throws {
    let file = Self.directory.appendingPathComponent("\(locale).json")
    let catalog = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] ?? [:]
    let codes = Set(RuleRegistry.builtIn.rules.flatMap(\.codes).map(\.rawValue))
    #expect(codes.filter { catalog[$0] == nil }.sorted() == [])
  }
}
