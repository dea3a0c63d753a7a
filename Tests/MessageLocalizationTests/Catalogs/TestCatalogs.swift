import Foundation
import MessageFormat

@testable import MessageLocalization

/// The text of a message without arguments.
func text(_ message: ResolvedMessage?) -> String? {
  message.map { $0.pattern.format([:], isolating: false) }
}

extension MessageCatalogs {
  /// Catalogs with a built-in layer of JSON texts by file name.
  convenience init(builtIn files: [String: String]) {
    self.init()
    installBuiltInLayer(
      files.sorted { $0.key < $1.key }.map { file in (file.key, { Array(file.value.utf8) }) }
    )
  }

  /// The text of a message without arguments.
  func text(_ key: String, _ locale: LanguageTag) -> String? {
    message(for: key, in: locale).map { $0.pattern.format([:], isolating: false) }
  }
}

/// A directory that is deleted when the test is done with it.
final class TemporaryDirectory {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("catalogs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: url)
    } catch {
      print("could not delete \(url.path): \(error)")
    }
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
  }

  func delete(_ name: String) throws {
    try FileManager.default.removeItem(at: url.appendingPathComponent(name))
  }
}
