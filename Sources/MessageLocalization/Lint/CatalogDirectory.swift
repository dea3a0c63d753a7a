import Essentials
import JSONText

/// The catalog files of one directory.
package struct CatalogDirectory: Sendable {
  package let path: String
  package let files: [LintFile]
  /// What translators should know about messages, by key, from `Descriptions.json`.
  package let descriptions: [String: String]

  package init(path: String, files: [LintFile], descriptions: [String: String] = [:]) {
    self.path = path
    self.files = files
    self.descriptions = descriptions
  }

  /// Reads the files whose names end in `.json`, by name; hidden files are ignored.
  ///
  /// - Throws: If the directory or a file cannot be read, if the descriptions are not texts, or if there is no catalog.
  package init(reading path: String) throws(CatalogError) {
    var files: [LintFile] = []
    var descriptions: [String: String] = [:]
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: path) } catch {
      throw CatalogError(
        file: path, problem: "the directory cannot be read: \(error.descriptionForReaders)",
        expected: "a directory of catalog files")
    }
    for file in names.sorted() {
      let name = path.hasSuffix("/") ? path + file : "\(path)/\(file)"
      if CatalogFileName.isCatalog(file) {
        files.append(LintFile(path: name, bytes: try CatalogFile.bytes(of: name)))
      } else if file == CatalogFileName.descriptions {
        descriptions = try Self.descriptions(in: name)
      }
    }
    guard !files.isEmpty else {
      throw CatalogError(
        file: path, problem: "the directory has no catalog (*.json)", expected: "a catalog file")
    }
    self.init(path: path, files: files, descriptions: descriptions)
  }

  private static func descriptions(in file: String) throws(CatalogError) -> [String: String] {
    let expected = "an object of texts by message key"
    let root: JSONNode
    do {
      root = try JSONNode.parse(try CatalogFile.bytes(of: file))
    } catch let error as JSONSyntaxError {
      throw CatalogError(
        file: file, line: error.position.line, column: error.position.column, problem: error.problem,
        expected: expected)
    } catch let error as CatalogError {
      throw error
    } catch {
      throw CatalogError(file: file, problem: "\(error)", expected: expected)
    }
    var descriptions: [String: String] = [:]
    for member in root.object ?? [] { descriptions[member.key] = member.value.string }
    return descriptions
  }
}
