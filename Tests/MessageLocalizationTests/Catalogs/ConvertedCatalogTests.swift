import Foundation
import MessageFormat
import Testing

@testable import MessageLocalization

@Suite("Built-in catalogs in MessageFormat 2") struct ConvertedCatalogTests {
  @Test(
    "Every built-in message reads the same in MessageFormat 2",
    arguments: MessageCatalogs.builtInFiles.map(\.name))
  func same(file: String) throws {
    let bytes = try #require(MessageCatalogs.builtInFiles.first { $0.name == file }).bytes()
    let catalog = try MessageCatalog.read(bytes, file: file)
    for entry in catalog.entries {
      let first = try #require(entry.pattern)
      // Ports in Latin digits: MessageFormat 2 has no option for digits that every implementation knows.
      if entry.source.leaves.contains(where: { $0.pattern.contains("::group-off latin") }) {
        #expect(throws: (any Error).self) { try first.messageFormat2Source() }
        continue
      }
      let source = try first.messageFormat2Source()
      let second = try MessagePattern(messageFormat2: source, locale: catalog.locale.identifier)
      for arguments in Self.arguments(of: first) {
        #expect(
          second.format(arguments) == first.format(arguments), "\(entry.key): \(source) of \(arguments)")
      }
    }
  }

  /// Values for the arguments of a message: numbers of every plural form, and each text that selects.
  private static func arguments(of pattern: MessagePattern) -> [[String: MessageArgument]] {
    let selectors = Set(pattern.choices.filter { $0.kind == .select }.flatMap { $0.forms.map(\.selector) })
    var all: [[String: MessageArgument]] = []
    for (index, number) in [0, 1, 2, 3, 5, 6, 11, 20, 21, 100, 1_000_000].enumerated() {
      for selector in selectors.sorted() + ["x"] {
        all.append(
          pattern.arguments.mapValues { kinds in
            if !kinds.isDisjoint(with: [.plural, .ordinal, .number]) { return .integer(number) }
            if kinds.contains(.date) { return .day(Date(timeIntervalSince1970: Double(index) * 86_400_000)) }
            return .text(kinds.contains(.select) ? selector : "م\(number)")
          })
      }
    }
    return all
  }
}
