import BulkJSON
import Foundation
import JSONText
import LocalizedValidation
import RuleDocuments

/// Runs the sign-up workload: `SignupSubject SIGNUP.ndjson REPEATS [MODE]`.
///
/// It prints one JSON line for each mode: `validate` for records that have been parsed, `e2e` from bytes to errors, and
/// `e2e+messages` with each error as a sentence in Arabic; with a third argument that mode alone. The rules of the peer
/// `rulecheck` are a rule document and its bytes are read as the tool reads files; `rulecheck-library` reads them as the
/// library does; the rules of `rulecheck-swift` are Swift code over a struct.
@main
struct SignupSubject {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count > 1 else {
      FileHandle.standardError.write(Data("usage: SignupSubject SIGNUP.ndjson [REPEATS [MODE]]\n".utf8))
      exit(64)
    }
    let file = URL(fileURLWithPath: arguments[1])
    let repeats = arguments.count > 2 ? Int(arguments[2]) ?? 3 : 3
    try SignupSubject(file, repeats: max(1, repeats), mode: arguments.dropFirst(3).first).run()
  }

  private let lines: [UnsafeBufferPointer<UInt8>]
  private let truth: GroundTruth
  private let repeats: Int
  private let mode: String?

  init(_ file: URL, repeats: Int, mode: String?) throws {
    lines = try Self.lines(of: file)
    truth = try GroundTruth(besides: file)
    self.repeats = repeats
    self.mode = mode
  }

  private func run() throws {
    let document = try RuleDocument(json: PackageResources.signup_rules_json, file: "signup-rules.json")
    let records = try lines.map { try ParsedRecord($0) }
    try measure("rulecheck", "validate", records.map { document.errors(in: $0.value) }) {
      for record in records { keep(document.errors(in: record.value)) }
    }
    let reader = BulkJSONReader()
    try measure("rulecheck", "e2e", try lines.map { try document.errors(in: $0, by: reader) }) {
      for line in lines { keep((try? document.errors(in: line, by: reader)) ?? []) }
    }
    try measure("rulecheck", "e2e+messages", try lines.map { try document.errors(in: $0, by: reader) }) {
      for line in lines {
        for error in (try? document.errors(in: line, by: reader)) ?? [] {
          keep(error.localizedDescription(in: "ar"))
        }
      }
    }
    try measure("rulecheck-library", "e2e", try lines.map(document.errors(inJSON:))) {
      for line in lines { keep((try? document.errors(inJSON: line)) ?? []) }
    }

    let models = records.map { SignupModel($0.value.node) }
    let rules = try self.rules()
    let found = models.map { $0.completed(rules.errors(in: $0)) }
    try measure("rulecheck-swift", "validate", found) {
      for model in models { keep(rules.errors(in: model)) }
    }
  }

  /// The lines of a file, whose bytes stay in memory to the end of the process.
  private static func lines(of file: URL) throws -> [UnsafeBufferPointer<UInt8>] {
    let data = try Data(contentsOf: file)
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: data.count + BulkJSONReader.padding)
    bytes.initialize(repeating: 0)
    _ = data.copyBytes(to: bytes)
    return UnsafeBufferPointer(rebasing: bytes[..<data.count]).split(separator: UInt8(ascii: "\n")).map {
      UnsafeBufferPointer(rebasing: $0)
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
    _ errors: @autoclosure () throws -> [[ValidationError]],
    _ work: () -> Void
  ) throws {
    if let only = self.mode, only != mode, only != "\(peer)/\(mode)" { return }
    let errors = try errors()
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

extension RuleDocument {
  /// All errors of a record in bytes, read as `rulecheck` reads files.
  fileprivate func errors(
    in line: UnsafeBufferPointer<UInt8>,
    by reader: borrowing BulkJSONReader
  ) throws -> [ValidationError] {
    if let record = reader.read(padded: line) { return errors(in: record) }
    return errors(in: try JSONNode.parse(line))
  }
}

/// A record in memory: its text and where its parts stand in that.
struct ParsedRecord {
  private let tape = JSONTape(capacity: 32)

  /// - Throws: Where the text is no JSON.
  init(_ text: UnsafeBufferPointer<UInt8>) throws {
    if tape.read(text) == nil { _ = try JSONNode.parse(text) }
  }

  var value: JSONTapeValue { tape.value }
}

/// Makes a result count as used, so that nothing that leads to it is left out.
@inline(never)
private func keep(_ result: some Any) {}
