import Foundation
import Testing
import ValidationCore
import ValidationRules

/// The test suite of JSON Schema (json-schema-org/JSON-Schema-Test-Suite).
///
/// The suite is not part of the repository. `CONFORMANCE_SUITES` names the folder that holds it, by default the folder
/// `shared/conformance` beside the checkout.
private enum JSONSchemaSuite {
  static let folder: URL = {
    let named = ProcessInfo.processInfo.environment["CONFORMANCE_SUITES"].map { URL(filePath: $0) }
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let beside = ["../shared/conformance", "../../shared/conformance"].map { root.appending(path: $0) }
    let suites = ([named].compactMap(\.self) + beside).map { $0.appending(path: "json-schema/tests") }
    return suites.first { FileManager.default.fileExists(atPath: $0.path) } ?? suites[0]
  }()

  static let isPresent = FileManager.default.fileExists(atPath: folder.path)
}

/// The cases of the formats that JSON Schema names (`optional/format`).
@Suite(
  "Formats of JSON Schema",
  .enabled(if: JSONSchemaSuite.isPresent, "NOT RUN: the test suite of JSON Schema is missing"))
struct JSONSchemaFormatTests {
  private static let rules: [(format: String, rule: Validation<String>)] = [
    ("uri", .uri), ("uri-reference", .uri(.uriReference)), ("iri", .uri(.iri)),
    ("iri-reference", .uri(.iriReference)), ("uri-template", .uriTemplate), ("json-pointer", .jsonPointer),
    ("relative-json-pointer", .jsonPointer(.relative)), ("regex", .regex), ("ecmascript-regex", .regex),
    ("hostname", .hostname), ("idn-hostname", .unmappedHostname), ("ipv4", .ipAddress(.v4)),
    ("ipv6", .ipAddress(.v6)), ("uuid", .uuid),
  ]

  @Test(
    "get the verdicts of the suite", arguments: ["draft7", "draft2019-09", "draft2020-12"],
    rules.map(\.format))
  func verdicts(draft: String, format: String) throws {
    let rule = try #require(Self.rules.first { $0.format == format }?.rule)
    let file = JSONSchemaSuite.folder.appending(path: "\(draft)/optional/format/\(format).json")
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    let groups = try #require(
      JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [[String: Any]])
    var count = 0
    for test in groups.flatMap({ $0["tests"] as? [[String: Any]] ?? [] }) {
      // A format says nothing about other types.
      guard let text = test["data"] as? String, let isValid = test["valid"] as? Bool else { continue }
      #expect(rule.isValid(value: text) == isValid, "\(draft) \(format): \(text.debugDescription)")
      count += 1
    }
    #expect(count > 0)
  }
}
