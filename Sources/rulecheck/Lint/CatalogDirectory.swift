import Foundation
import MessageLocalization

/// The catalog files of one directory.
struct CatalogDirectory: Sendable {
  let path: String
  let files: [LintFile]

  init(path: String, files: [LintFile]) {
    self.path = path
    self.files = files
  }

  /// Reads the files that end in `.json`, by name; hidden ones are passed over.
  ///
  /// - Throws: Where the directory or a file cannot be read, or there is no catalog.
  init(reading path: String) throws(InputError) {
    var files: [LintFile] = []
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: path) } catch {
      throw InputError(file: path, problem: error.localizedDescription)
    }
    for file in names.sorted() where file.hasSuffix(".json") && !file.hasPrefix(".") {
      let name = path.hasSuffix("/") ? path + file : "\(path)/\(file)"
      do throws(CatalogError) {
        files.append(LintFile(path: name, bytes: try CatalogFile.bytes(of: name)))
      } catch {
        throw InputError(file: name, problem: error.problem)
      }
    }
    guard !files.isEmpty else {
      throw InputError(file: path, problem: "the directory has no catalog (*.json)")
    }
    self.init(path: path, files: files)
  }
}
