import Foundation
import JSONSchemas
import JSONText

/// The test suite of JSON Schema (json-schema-org/JSON-Schema-Test-Suite).
///
/// The suite is not part of the repository. `CONFORMANCE_SUITES` names the folder that holds it, by default the folder
/// `shared/conformance` beside the checkout.
enum OfficialSuite {
  static let folder: URL = {
    let named = ProcessInfo.processInfo.environment["CONFORMANCE_SUITES"].map { URL(filePath: $0) }
    var root = URL(filePath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    let beside = ["../shared/conformance", "../../shared/conformance"].map { root.appending(path: $0) }
    let suites = ([named].compactMap(\.self) + beside).map { $0.appending(path: "json-schema") }
    return suites.first { FileManager.default.fileExists(atPath: $0.path) } ?? suites[0]
  }()

  static let isPresent = FileManager.default.fileExists(atPath: folder.path)

  struct Case {
    let group: String
    let name: String
    let schema: JSONNode
    let value: JSONNode
    let isValid: Bool

    var schemaText: Data { Data(schema.description.utf8) }
  }

  /// The files of a draft, such as `optional/format/date.json`, sorted.
  static func files(of draft: String) -> [String] {
    let root = folder.appending(path: "tests/\(draft)")
    let found = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return found.filter { $0.hasSuffix(".json") }.sorted()
  }

  static func cases(in file: String, of draft: String) throws -> [Case] {
    let data = try Data(contentsOf: folder.appending(path: "tests/\(draft)/\(file)"))
    return try JSONNode.parse(data).array?.flatMap { group in
      (group["tests"]?.array ?? []).compactMap { test in
        guard let schema = group["schema"], let value = test["data"], let isValid = test["valid"]?.bool else {
          return nil
        }
        return Case(
          group: group["description"]?.string ?? "", name: test["description"]?.string ?? "", schema: schema,
          value: value, isValid: isValid)
      }
    } ?? []
  }

  /// The documents that the suite serves at `http://localhost:1234/`.
  static let remotes = JSONSchema.Resolver { uri in
    guard uri.hasPrefix("http://localhost:1234/") else { return nil }
    let path = uri.dropFirst("http://localhost:1234/".count)
    return try Array(Data(contentsOf: folder.appending(path: "remotes/\(path)")))
  }

  static func draft(_ name: String) -> SchemaDraft {
    switch name {
    case "draft7": .draft7
    case "draft2019-09": .draft2019
    default: .draft2020
    }
  }
}
