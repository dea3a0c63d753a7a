import Foundation
import Testing

@testable import MessageLocalization

/// Whether each catalog of the package is part of the library.
struct BundledCatalogsTests {
  @Test("Every file in Localizations is embedded, as it is")
  func files() throws {
    let directory = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Localizations")
    let files = try FileManager.default.contentsOfDirectory(atPath: directory.path).filter(
      CatalogFileName.isCatalog)
    let bundled = MessageCatalogs.builtInFiles
    #expect(bundled.map(\.name).sorted() == files.sorted())
    for file in bundled {
      let bytes = try Data(contentsOf: directory.appendingPathComponent(file.name))
      #expect(bytes.elementsEqual(file.bytes()), "\(file.name)")
    }
  }
}
