import AllocationCounter
import Foundation
import JSONSchemas
import JSONText
import LocalizedValidation

/// Validates documents by a schema: `SchemaSubject FOLDER NAME...`.
///
/// For each name it reads `NAME.schema.json` and `NAME.ndjson`, and prints one JSON line with the verdicts and with the
/// time that each of these takes for a document, the least of several runs:
/// - `verdict`: the verdict on documents that have been parsed
/// - `verdict+parsing`: the same from bytes
/// - `errors+parsing`: all errors from bytes
/// - `sentences+parsing`: the same with each error as a sentence in English
///
/// and, for `reading`, the time that making the schema of its bytes takes.
@main
struct SchemaSubject {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count > 2 else {
      FileHandle.standardError.write(Data("usage: SchemaSubject FOLDER NAME...\n".utf8))
      exit(64)
    }
    let folder = URL(fileURLWithPath: arguments[1])
    for name in arguments.dropFirst(2) { try SchemaSubject(folder, name).run() }
  }

  private let name: String
  private let schema: JSONSchema
  private let options: JSONSchema.Options
  /// The bytes of the schema.
  private let source: Data
  private let documents: [UnsafeBufferPointer<UInt8>]
  /// The documents that have been parsed, each on a tape of its own.
  private let tapes: [JSONTape]

  init(_ folder: URL, _ name: String) throws {
    self.name = name
    var options = JSONSchema.Options()
    options.formats = .ignored
    self.options = options
    source = try Data(contentsOf: folder.appending(path: "\(name).schema.json"))
    schema = try JSONSchema(source, options: options)
    let data = try Data(contentsOf: folder.appending(path: "\(name).ndjson"))
    // The bytes stay in memory to the end of the process.
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: data.count)
    _ = data.copyBytes(to: bytes)
    documents = UnsafeBufferPointer(bytes).split(separator: UInt8(ascii: "\n")).map {
      UnsafeBufferPointer(rebasing: $0)
    }
    tapes = documents.map { document in
      let tape = JSONTape()
      _ = tape.read(document)
      return tape
    }
  }

  private func run() throws {
    let tape = JSONTape()
    let verdicts = tapes.map { schema.isValid($0.value) }
    let valid = zip(tapes, verdicts).filter(\.1).map(\.0)
    var result = SchemaTimes(schema: name, verdicts: verdicts.map { $0 ? "1" : "0" }.joined())
    for document in valid { keep(schema.isValid(document.value)) }
    let before = allocation_count()
    for document in valid { keep(schema.isValid(document.value)) }
    result.allocations = Double(allocation_count() - before) / Double(max(1, valid.count))
    measure("verdict", &result) { for tape in tapes { keep(schema.isValid(tape.value)) } }
    measure("verdict+parsing", &result) {
      for document in documents { keep(tape.read(document).map { schema.isValid($0) } ?? false) }
    }
    measure("errors+parsing", &result) {
      for document in documents { keep((try? schema.findings(inJSON: document)) ?? []) }
    }
    measure("sentences+parsing", &result) {
      for document in documents {
        for finding in (try? schema.findings(inJSON: document)) ?? [] {
          keep(finding.error.localizedDescription(in: "en"))
        }
      }
    }
    measure("reading", per: 1, &result) { keep(try? JSONSchema(source, options: options)) }
    try result.print()
  }

  /// Adds the microseconds of processor time that `work` takes for a document, or for each of `count` things.
  private func measure(
    _ mode: String, per count: Int? = nil, _ result: inout SchemaTimes, _ work: () -> Void
  ) {
    let once = Self.seconds(work)
    // A short run is repeated, so that what else the machine does counts less.
    let repeats = max(1, Int(0.01 / max(once, 1e-7)))
    let best = (0..<7).map { _ in Self.seconds { for _ in 0..<repeats { work() } } }.min() ?? once
    result.times[mode] = best / Double(repeats * (count ?? max(1, documents.count))) * 1e6
  }

  private static func seconds(_ work: () -> Void) -> Double {
    let start = clock(CLOCK_PROCESS_CPUTIME_ID)
    work()
    return clock(CLOCK_PROCESS_CPUTIME_ID) - start
  }

  private static func clock(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// What one schema gave, as a line of JSON.
private struct SchemaTimes: Encodable {
  let peer = "localized-validation"
  let schema: String
  /// A digit for each document: 1 if it is valid.
  let verdicts: String
  /// Heap allocations for the verdict on a valid document.
  var allocations = 0.0
  var times: [String: Double] = [:]

  init(schema: String, verdicts: String) {
    self.schema = schema
    self.verdicts = verdicts
  }

  private enum CodingKeys: CodingKey { case peer, schema, verdicts, allocations, times }

  func print() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    Swift.print(String(decoding: try encoder.encode(self), as: UTF8.self))
  }
}

/// Makes a result count as used, so that nothing that leads to it is left out.
@inline(never)
func keep(_ result: some Any) {}
