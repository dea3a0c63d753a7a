import Foundation
import JSONSchemas
import JSONText

/// What the official suite says of a draft, case by case.
struct SuiteRun: Sendable {
  /// The cases that are not met, on purpose, by file, with how many they are in each draft that has the file.
  static let unmet: [String: (cases: Set<String>, reason: String)] = [
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

  static let drafts = ["draft7", "draft2019-09", "draft2020-12"]

  /// The runs of the drafts, each made once.
  static let draft7 = SuiteRun("draft7")
  static let draft2019 = SuiteRun("draft2019-09")
  static let draft2020 = SuiteRun("draft2020-12")
  static var all: [SuiteRun] { [draft7, draft2019, draft2020] }

  let draft: String
  /// The cases passed and all cases, by file.
  private(set) var counts: [String: (passed: Int, total: Int)] = [:]
  /// What differs from the verdicts of the suite, and from the list of what is not met.
  private(set) var differences: [String] = []

  var passed: Int { counts.values.reduce(0) { $0 + $1.passed } }
  var total: Int { counts.values.reduce(0) { $0 + $1.total } }

  private init(_ draft: String) {
    self.draft = draft
    for file in OfficialSuite.files(of: draft) {
      do { try run(file) } catch { differences.append("\(draft)/\(file): \(error)") }
    }
  }

  static func options(_ draft: String, _ file: String) -> JSONSchema.Options {
    var options = JSONSchema.Options()
    options.draft = OfficialSuite.draft(draft)
    options.formats =
      file.hasPrefix("optional/format/") || file == "optional/ecmascript-regex.json"
      ? .asserted : .byVocabulary
    return options
  }

  private mutating func run(_ file: String) throws {
    let options = Self.options(draft, file)
    for test in try OfficialSuite.cases(in: file, of: draft) {
      let name = "\(draft)/\(file): \(test.group): \(test.name)"
      let isUnmet =
        Self.unmet[file]?.cases.contains(test.name) == true
        && (draft == "draft7" || file != "optional/content.json")
      var isPassed = false
      do {
        let schema = try JSONSchema(test.schemaText, options: options, resolving: OfficialSuite.remotes)
        let errors = schema.errors(in: test.value)
        isPassed = errors.isEmpty == test.isValid
        // A case that is met after all must leave the list.
        if isPassed == isUnmet { differences.append("\(name): \(errors)") }
        if schema.isValid(value: test.value) != errors.isEmpty { differences.append("\(name), verdict") }
      } catch {
        differences.append("\(name): \(error)")
      }
      counts[file, default: (0, 0)].total += 1
      if isPassed { counts[file]?.passed += 1 }
    }
  }

  /// The counts of all drafts as a table, a row for each file.
  static var table: String {
    let found = Set(all.flatMap(\.counts.keys)).sorted()
    let files = found.filter { !$0.hasPrefix("optional/") } + found.filter { $0.hasPrefix("optional/") }
    let rows = files.map { file in
      [file.replacing(".json", with: "")]
        + all.map { run in run.counts[file].map { "\($0.passed)/\($0.total)" } ?? "–" }
    }
    let totals = all.map { "\($0.passed)/\($0.total)" }
    let lines =
      [["file", "7", "2019-09", "2020-12"], ["---", "---", "---", "---"]] + rows + [["all"] + totals]
    return lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }
}
