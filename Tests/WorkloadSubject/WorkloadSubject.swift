import BulkJSON
import Foundation
import JSONText
import LocalizedValidation
import RuleDocuments

/// Runs a workload: `WorkloadSubject RULES.json RECORDS.ndjson [REPEATS [MODE]]`.
///
/// It checks every record against `RECORDS.errors.ndjson`, if that is there, and prints one JSON line for each mode, or
/// for one alone:
/// - `rulecheck/validate`: the rule document over records that have been parsed
/// - `rulecheck/e2e`: from bytes to errors, the bytes read as the tool reads files
/// - `rulecheck/e2e+messages`: the same with each error as a sentence in Arabic
/// - `library/e2e`: from bytes to errors, the bytes read as the library reads them
/// - `swift/validate`: the same rules as Swift code over structs, where `SwiftRules` has them for the workload
@main
struct WorkloadSubject {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count > 2 else {
      FileHandle.standardError.write(Data("usage: WorkloadSubject RULES RECORDS [REPEATS [MODE]]\n".utf8))
      exit(64)
    }
    try WorkloadSubject(
      rules: URL(fileURLWithPath: arguments[1]),
      records: URL(fileURLWithPath: arguments[2]),
      repeats: arguments.count > 3 ? max(1, Int(arguments[3]) ?? 3) : 3,
      mode: arguments.dropFirst(4).first
    ).run()
  }

  private let rules: JSONNode
  private let document: RuleDocument
  private let lines: [UnsafeBufferPointer<UInt8>]
  private let truth: GroundTruth?
  private let repeats: Int
  private let mode: String?

  init(rules: URL, records: URL, repeats: Int, mode: String?) throws {
    let text = try Data(contentsOf: rules)
    self.rules = try JSONNode.parse(text)
    document = try RuleDocument(json: text, file: rules.path)
    lines = try Self.lines(of: records)
    truth = try GroundTruth.beside(records)
    self.repeats = repeats
    self.mode = mode
  }

  private func run() throws {
    if isWanted("rulecheck/validate") {
      let records = try lines.map { try ParsedRecord($0) }
      try measure("rulecheck/validate", records.map { document.errors(in: $0.value) }) {
        for record in records { keep(document.errors(in: record.value)) }
      }
    }
    let reader = BulkJSONReader()
    try measure("rulecheck/e2e", try lines.map { try document.errors(in: $0, by: reader) }) {
      for line in lines { keep((try? document.errors(in: line, by: reader)) ?? []) }
    }
    let arabic: LanguageTag = "ar"
    try measure("rulecheck/e2e+messages", try lines.map { try document.errors(in: $0, by: reader) }) {
      for line in lines {
        for error in (try? document.errors(in: line, by: reader)) ?? [] {
          keep(error.localizedDescription(in: arabic))
        }
      }
    }
    try measure("library/e2e", try lines.map(document.errors(inJSON:))) {
      for line in lines { keep((try? document.errors(inJSON: line)) ?? []) }
    }
    if isWanted("swift/validate"), let workload = try SwiftRules.decode(lines, for: rules) {
      try measure("swift/validate", workload.errors()) { workload.run() }
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

  /// Whether a mode is to run: all of them, one by its whole name, or each that ends with the name.
  private func isWanted(_ mode: String) -> Bool {
    guard let only = self.mode else { return true }
    return mode == only || mode.hasSuffix("/" + only)
  }

  private func measure(
    _ mode: String,
    _ errors: @autoclosure () throws -> [[ValidationError]],
    _ work: () -> Void
  ) throws {
    guard isWanted(mode) else { return }
    let errors = try errors()
    let wrong = truth?.wrongRecords(errors)
    for record in wrong ?? [] {
      let found = errors[record].map { "\($0.path): \($0.code.rawValue)" }.joined(separator: "; ")
      let expected = truth?.description(of: record) ?? ""
      FileHandle.standardError.write(
        Data("record \(record + 1): expected \(expected), found \(found)\n".utf8))
    }
    try Timing(
      mode,
      records: lines.count,
      errors: errors.reduce(0) { $0 + $1.count },
      wrongRecords: wrong?.count,
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

/// Makes a result count as used, so that nothing that leads to it is left out.
@inline(never)
func keep(_ result: some Any) {}
