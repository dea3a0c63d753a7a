import Foundation
import JSONSchemas
import JSONText
import Testing

@Suite(
  "The official suite of JSON Schema",
  .enabled(if: OfficialSuite.isPresent, "NOT RUN: the test suite of JSON Schema is missing"))
struct OfficialSuiteTests {
  /// The cases that are not met, on purpose, by file, with how many they are in each draft that has the file.
  private static let unmet: [String: (cases: Set<String>, reason: String)] = [
    "optional/content.json": (
      [
        "an invalid JSON document", "an invalid base64 string (% is not a valid character)",
        "a validly-encoded invalid JSON document", "an invalid base64 string that is valid JSON",
      ], "contentEncoding and contentMediaType are annotations in every draft, as the later ones say"
    ),
    "optional/format/idn-email.json": (
      ["a C1 control in the local part is valid", "a noncharacter in the local part is valid"],
      "an address with a character that nobody sees leads to another mailbox than the one that is read"
    ),
  ]

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
        let isUnmet =
          Self.unmet[file]?.cases.contains(test.name) == true
          && (draft == "draft7" || file != "optional/content.json")
        do {
          let schema = try JSONSchema(text(test.schema), options: options, resolving: OfficialSuite.remotes)
          let errors = schema.errors(in: test.value)
          // A case that is met after all must leave the list.
          #expect((errors.isEmpty == test.isValid) != isUnmet, "\(name): \(errors)")
          #expect(schema.isValid(value: test.value) == errors.isEmpty, "\(name), verdict")
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
