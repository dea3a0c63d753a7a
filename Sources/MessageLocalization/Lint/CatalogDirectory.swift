import Foundation

/// The catalog files of one directory.
package struct CatalogDirectory: Sendable {
  package let path: String
  package let files: [LintFile]

  package init(path: String, files: [LintFile]) {
    self.path = path
    self.files = files
  }

  /// Reads the files whose names end in `.json`, by name; hidden files and descriptions are ignored.
  ///
  /// - Throws: If the directory or a file cannot be read, or there is no catalog.
  package init(reading path: String) throws(CatalogError) {
    var files: [LintFile] = []
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: path) } catch {
      throw CatalogError(
        file: path, problem: error.localizedDescription, expected: "a directory of catalog files")
    }
    for file in names.sorted() where CatalogFileName.isCatalog(file) {
      let name = path.hasSuffix("/") ? path + file : "\(path)/\(file)"
      files.append(LintFile(path: name, bytes: try CatalogFile.bytes(of: name)))
    }
    guard !files.isEmpty else {
      throw CatalogError(
        file: path, problem: "the directory has no catalog (*.json)", expected: "a catalog file")
    }
    self.init(path: path, files: files)
  }
}
