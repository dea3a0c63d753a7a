import Foundation
import JSONSchemas
import JSONText
import Testing
import ValidationCore

@testable import JSONSchemas

/// The formats of the specification, by the suite's own schemas of them.
@Suite(
  "The output formats of JSON Schema",
  .enabled(if: OfficialSuite.isPresent, "NOT RUN: the test suite of JSON Schema is missing"))
struct OutputSuiteTests {
  static let drafts = ["draft2019-09", "draft2020-12"]

  /// The documents of the suite, and the schemas of its outputs.
  private static let resolver = JSONSchema.Resolver { uri in
    for draft in drafts where uri == outputSchema(draft) {
      return try Array(
        Data(contentsOf: OfficialSuite.folder.appending(path: "output-tests/\(draft)/output-schema.json")))
    }
    return try OfficialSuite.remotes.load(uri)
  }

  private static func outputSchema(_ draft: String) -> String {
    "https://json-schema.org/draft/\(draft.dropFirst("draft".count))/output/schema"
  }

  @Test("fulfil what the suite asks of them", arguments: drafts)
  func suite(draft: String) throws {
    let folder = OfficialSuite.folder.appending(path: "output-tests/\(draft)/content")
    var count = 0
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let groups = try JSONNode.parse(try Data(contentsOf: folder.appending(path: file))).array ?? []
      for group in groups {
        let schema = try JSONSchema(
          #require(group["schema"]).description.utf8, resolving: Self.resolver)
        for test in group["tests"]?.array ?? [] {
          for wanted in test["output"]?.object ?? [] {
            let format = try #require(JSONSchema.OutputFormat(rawValue: wanted.key))
            let output = schema.output(of: try #require(test["data"]), as: format) { $0.code.rawValue }
            let check = try JSONSchema(wanted.value.description.utf8, resolving: Self.resolver)
            #expect(check.errors(in: output) == [], "\(file): \(wanted.key): \(output)")
            count += 1
          }
        }
      }
    }
    #expect(count == 4)
  }

  @Test("have the verdict of the suite's cases, and the shape of their schemas", arguments: drafts)
  func verdicts(draft: String) throws {
    let checks = try JSONSchema.OutputFormat.allCases.map { format in
      let json =
        "{\"$schema\": \"https://json-schema.org/draft/\(draft.dropFirst(5))/schema\", "
        + "\"$ref\": \"\(Self.outputSchema(draft))#/$defs/\(format.rawValue)\"}"
      return (format, try JSONSchema(json.utf8, resolving: Self.resolver))
    }
    for file in OfficialSuite.files(of: draft) {
      let options = SuiteRun.options(draft, file)
      for test in try OfficialSuite.cases(in: file, of: draft) {
        let name: Comment = "\(file): \(test.group): \(test.name)"
        let schema = try JSONSchema(test.schemaText, options: options, resolving: OfficialSuite.remotes)
        let isValid = schema.isValid(value: test.value)
        for (format, check) in checks {
          let output = schema.output(of: test.value, as: format) { $0.code.rawValue }
          #expect(output["valid"]?.bool == isValid, name)
          #expect(check.errors(in: output) == [], "\(name) \(output)")
          guard format == .basic else { continue }
          #expect((output["errors"] != nil) == !isValid, "\(name) \(output)")
          // Each place of an error exists, and is that of the value.
          for unit in (output["errors"] ?? output["annotations"])?.array ?? [] {
            let place = JSONPointer.tokens(of: unit["instanceLocation"]?.string ?? "")
            #expect(test.value.value(at: place) != nil, "\(name) \(unit)")
          }
        }
      }
    }
  }
}
