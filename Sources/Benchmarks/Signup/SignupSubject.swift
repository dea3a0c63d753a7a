import Foundation
import JSONText
import LocalizedValidation

/// Runs the sign-up workload: `SignupSubject SIGNUP.ndjson REPEATS`.
///
/// It prints one JSON line for each mode: `validate` for records that are in memory, `e2e` from bytes to errors,
/// and `e2e+messages` with each error as a sentence in Arabic. The rules of the peer `rulecheck` are a rule document,
/// those of `rulecheck-swift` are Swift code over a struct.
@main
struct SignupSubject {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count > 1 else {
      FileHandle.standardError.write(Data("usage: SignupSubject SIGNUP.ndjson [REPEATS]\n".utf8))
      exit(64)
    }
    let file = URL(fileURLWithPath: arguments[1])
    let repeats = arguments.count > 2 ? Int(arguments[2]) ?? 3 : 3
    try SignupSubject(file, repeats: max(1, repeats)).run()
  }

  private let lines: [ArraySlice<UInt8>]
  private let truth: GroundTruth
  private let repeats: Int

  init(_ file: URL, repeats: Int) throws {
    lines = Array(try Data(contentsOf: file)).split(separator: UInt8(ascii: "\n"))
    truth = try GroundTruth(besides: file)
    self.repeats = repeats
  }

  private func run() throws {
    let document = try RuleDocument(json: PackageResources.signup_rules_json, file: "signup-rules.json")
    let records = try lines.map { try JSONNode.parse($0) }
    try measure("rulecheck", "validate", records.map(document.errors(in:))) {
      for record in records { keep(document.errors(in: record)) }
    }
    try measure("rulecheck", "e2e", try lines.map(document.errors(inJSON:))) {
      for line in lines { keep((try? document.errors(inJSON: line)) ?? []) }
    }
    try measure("rulecheck", "e2e+messages", try lines.map(document.errors(inJSON:))) {
      for line in lines {
        for error in (try? document.errors(inJSON: line)) ?? [] { keep(error.localizedDescription(in: "ar")) }
      }
    }

    let models = records.map(SignupModel.init)
    let rules = try self.rules()
    let found = models.map { $0.completed(rules.errors(in: $0)) }
    try measure("rulecheck-swift", "validate", found) {
      for model in models { keep(rules.errors(in: model)) }
    }
  }

  /// The same rules in Swift; the long literals are read from the document.
  private func rules() throws -> Validation<SignupModel> {
    let document = try JSONNode.parse(PackageResources.signup_rules_json)
    let countries = document["fields"]?["country"]?.array?.last?["oneOf"]?.array?.compactMap(\.string)
    let address = document["fields"]?["email"]?.array?.last?["matches"]?.string
    return SignupModel.rules(countries: countries ?? [], address: address ?? "")
  }

  private func measure(
    _ peer: String,
    _ mode: String,
    _ errors: [[ValidationError]],
    _ work: () -> Void
  ) throws {
    try Timing(
      peer,
      mode,
      records: truth.count,
      errors: errors.reduce(0) { $0 + $1.count },
      wrongRecords: truth.wrongRecords(errors),
      repeats: repeats,
      work
    ).print()
  }
}

/// Makes a result count as used, so that nothing that leads to it is left out.
@inline(never)
private func keep(_ result: some Any) {}
