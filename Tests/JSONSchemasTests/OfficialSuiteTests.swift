import Foundation
import JSONSchemas
import JSONText
import Testing

@Suite(
  "The official suite of JSON Schema",
  .enabled(if: OfficialSuite.isPresent, "NOT RUN: the test suite of JSON Schema is missing"))
struct OfficialSuiteTests {
  /// Cases that are not met on purpose, by draft and file, with the reason.
  private static let unmet: [String: Set<String>] = [:]

  @Test("passes case by case", arguments: ["draft7", "draft2019-09", "draft2020-12"])
  func passes(draft: String) throws {
    var (passed, total) = (0, 0)
    for file in OfficialSuite.files(of: draft) {
      var options = JSONSchema.Options()
      options.draft = OfficialSuite.draft(draft)
      options.formats =
        file.hasPrefix("optional/format/") || file == "optional/ecmascript-regex.json"
        ? .asserted : .byVocabulary
      for test in try OfficialSuite.cases(in: file, of: draft) {
        total += 1
        let name = "\(draft)/\(file): \(test.group): \(test.name)"
        do {
          let schema = try JSONSchema(text(test.schema), options: options, resolving: OfficialSuite.remotes)
          let errors = schema.errors(in: test.value)
          #expect(errors.isEmpty == test.isValid, "\(name): \(errors)")
          #expect(schema.isValid(value: test.value) == test.isValid, "\(name), verdict")
          if errors.isEmpty == test.isValid { passed += 1 }
        } catch {
          Issue.record("\(name): \(error)")
        }
      }
    }
    print("\(draft): \(passed) of \(total) cases passed")
    #expect(total > 1_000)
  }

  private func text(_ node: JSONNode) -> Data { Data(node.description.utf8) }
}
