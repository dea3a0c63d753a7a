import Foundation
import MessageOracle
import Testing

@testable import MessageFormat
@testable import MessageLocalization

/// Every sentence of the package's catalogs against `icu::MessageFormat`.
@Suite("The sentences of the catalogs against icu::MessageFormat")
struct CatalogOracleTests {
  /// The numbers that are tried: by default those at which plural forms change in some language; with
  /// `CATALOG_COUNTS=all` every whole number up to 120, too.
  private static let counts: [MessageArgument] = {
    let all = ProcessInfo.processInfo.environment["CATALOG_COUNTS"] == "all"
    let whole = all ? Array(0...120) : [0, 1, 2, 3, 5, 11, 21, 100, 101]
    return (whole + [1_000_000]).map { .integer($0) } + ["0.5", "1.5", "10.25"].map { .decimal($0) }
  }()

  @Test("every message comes out the same", arguments: MessageCatalogs.builtInFiles.map(\.name).sorted())
  func sentences(file: String) throws {
    let bytes = try #require(MessageCatalogs.builtInFiles.first { $0.name == file }).bytes()
    let (catalog, errors) = MessageCatalog.readCollectingErrors(bytes, file: file)
    #expect(errors.isEmpty)
    let shared = try MessagePattern.shared(catalog.locale.identifier)
    for entry in catalog.entries {
      for reading in [MessageReading.inline, .full] {
        try compare(try MessagePattern(entry.source, reading, shared: shared), entry.key, shared)
      }
    }
  }

  private func compare(_ pattern: MessagePattern, _ key: String, _ shared: MessageLocale) throws {
    let source = MessageFormat1Source.text(of: pattern.syntax)
    let numbers = pattern.arguments.filter { !$0.value.isDisjoint(with: [.plural, .ordinal, .number]) }.keys
    for selects in Self.selects(of: pattern) {
      for count in numbers.isEmpty ? [MessageArgument.integer(3)] : Self.counts {
        var arguments: [String: MessageArgument] = [:]
        for name in pattern.arguments.keys {
          arguments[name] = selects[name].map { .text($0) } ?? (numbers.contains(name) ? count : .text("Ж"))
        }
        let ours = pattern.format(arguments, isolating: false, timeZone: "UTC")
        let oracle = MessageOracle.format(source, arguments, locale: shared.identity.tag)
        #expect(oracle == .text(ours), "\(key) of \(arguments): \(source)")
      }
    }
  }

  /// A value for each argument that chooses by text, in all combinations.
  private static func selects(of pattern: MessagePattern) -> [[String: String]] {
    var forms: [String: Set<String>] = [:]
    for choice in pattern.choices where choice.kind == .select {
      forms[choice.argument, default: []].formUnion(choice.forms.map(\.selector))
    }
    return forms.reduce([[:]]) { combinations, argument in
      combinations.flatMap { combination in
        argument.value.map { combination.merging([argument.key: $0]) { $1 } }
      }
    }
  }
}
