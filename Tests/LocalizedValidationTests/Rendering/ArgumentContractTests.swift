import Foundation
import LocalizedValidation
import MessageLocalization
import Testing

/// The catalogs of the library, and the arguments that rules declare for their messages.
@Suite("The built-in catalogs")
struct ArgumentContractTests {
  private static let folder = Article.root.appendingPathComponent("Localizations")

  @Test("have no findings, and show only arguments that the rules declare")
  func lint() throws {
    let directory = try CatalogDirectory(reading: Self.folder.path)
    #expect(CatalogLint.builtIn.findings(in: directory).map(\.description) == [])
  }

  @Test("have a message for each code of a rule, and a description for each message")
  func keys() throws {
    let catalog = try MessageCatalog(
      json: Data(contentsOf: Self.folder.appendingPathComponent("en.json")), file: "en.json")
    let codes = Set(RuleDefinition.builtIn.flatMap(\.reports).map(\.code.rawValue))
    #expect(codes.count > 100)
    #expect(codes.subtracting(catalog.keys) == [])
    let file = Self.folder.appendingPathComponent("Descriptions.json")
    let descriptions = try JSONDecoder().decode([String: String].self, from: Data(contentsOf: file))
    #expect(Set(descriptions.keys).symmetricDifference(catalog.keys) == [])
    #expect(descriptions.values.allSatisfy { $0.count > 10 })
  }

  @Test("share in a general message what all codes of the family have")
  func general() {
    let contract = MessageContract.builtIn.arguments
    #expect(contract["length.tooShort"]?["minimum"] == .integer)
    #expect(contract["length"]?["minimum"] == nil)
    #expect(contract["length"]?["unit"] == .text)
    #expect(contract["length"]?["field"] == .text)
    #expect(contract["unicode"]?.keys.sorted() == ["field", "suggestion"])
  }
}
