import Foundation
import LocalizedValidation
import LocalizedValidationAppleCatalogs
import Testing

/// The code of “Translating”; `.ci/readme` runs its commands.
@Suite("Translating")
struct TranslatingTests {
  @Test("A table of Xcode's is a layer")
  func xcode() throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent("translating-\(UUID())")
    defer { try? FileManager.default.removeItem(at: directory) }
    // Ido, which no other test speaks.
    let folder = directory.appendingPathComponent("io.lproj")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("\"length.tooShort\" = \"[“%1$@” ]bezonas %2$lld signi\";".utf8)
      .write(to: folder.appendingPathComponent("Validation.strings"))

    let layer = try MessageCatalogs.shared.addLayer(table: "Validation", in: directory)

    defer { layer.remove() }
    let errors = Validation<String>.length(3...).errors(value: "李")
    #expect(errors.localizedDescriptions(in: "io") == ["Bezonas 3 signi"])
  }
}
