import Foundation
import JSONText
import MessageLocalization
import Primitives
import Testing
import ValidationCore

@testable import rulecheck

@Suite struct PipelineTests {
  /// What a run wrote, and what it came to.
  struct Run: Sendable, Hashable {
    var output: String
    var summary: Summary?
    var failure: String?
  }

  /// Finds a record invalid by its number `n`: it has as many errors as `e`, after a warning where it has `w`.
  static let check = RecordCheck { record in
    let warnings = record["w"].map { _ in [ValidationError(code: "w", severity: .warning)] } ?? []
    return warnings
      + (0..<(record["e"]?.integer ?? 0)).map { ValidationError(code: "e", arguments: ["n": .integer($0)]) }
  }

  /// Runs over bytes with everything small, so that portions and batches end in all places.
  static func run(
    _ bytes: [UInt8],
    as format: InputFormat? = nil,
    jobs: Int,
    portion: Int = 64,
    records: Int = 3,
    limits: StopLimits = StopLimits(),
    check: RecordCheck = check
  ) throws -> Run {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("run-\(UUID().uuidString)")
    try Data().write(to: file)
    let handle = try FileHandle(forUpdating: file)
    defer {
      handle.closeFile()
      // A file that stays behind in the system's directory for temporary files does no harm.
      try? FileManager.default.removeItem(at: file)
    }
    let run = ValidationRun(
      RecordReader(
        MemorySource(bytes, portion: portion),
        options: .init(file: "records", format: format, maximumRecordBytes: 500, chunkBytes: portion)
      ),
      check: check,
      report: JSONReport(wording: ReportText(locale: "en")),
      limits: limits,
      jobs: jobs,
      portionRecords: records
    )
    var result = Run(output: "")
    do throws(RunFailure) {
      result.summary = try run.run(to: Output(handle.fileDescriptor))
    } catch {
      result.failure = "\(error)"
    }
    try handle.seek(toOffset: 0)
    result.output = String(decoding: handle.readDataToEndOfFile(), as: UTF8.self)
    return result
  }

  /// A thousand records of which many are invalid, some broken, and one in a hundred too large.
  static let nasty: [UInt8] = {
    var text = ""
    for number in 0..<1_000 {
      switch number {
      case _ where number % 100 == 50: text += "{\"x\":\"\(String(repeating: "王", count: 200))\"}\n"
      case _ where number % 7 == 0: text += "{\"e\":\(number % 3),\"w\":\"é👨‍👩‍👧\"}\n"
      case _ where number % 11 == 0: text += "{\"broken\": \"\u{202E}ليلى\n"
      case _ where number % 13 == 0: text += "\r\n \n"
      case _ where number % 17 == 0: text += "{\"e\":5}\r\n"
      default: text += "{\"ok\":\(number)}\n"
      }
    }
    var bytes = Array(text.utf8)
    bytes[bytes.count / 2] = 0xFF
    return bytes
  }()

  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var format: InputFormat?
    var limits = StopLimits()
    var testDescription: String { name }
  }

  static let rows: [Row] = [
    Row(name: "an empty file", bytes: []),
    Row(name: "one record", bytes: Array("{\"e\":1}".utf8)),
    Row(
      name: "a huge record among small ones",
      bytes: Array("{}\n[\(String(repeating: "1,", count: 5_000))1]\n{\"e\":1}".utf8)),
    Row(name: "lines, many of them nasty", bytes: nasty, format: .ndjson),
    Row(name: "the same read as JSON", bytes: nasty, format: .json),
    Row(name: "the same read as CSV", bytes: Array("a,b\n".utf8) + nasty, format: .csv),
    Row(name: "a header that cannot be used", bytes: Array("a,a\n1,2\n".utf8), format: .csv),
    Row(name: "the first invalid record", bytes: nasty, format: .ndjson, limits: StopLimits(failsFast: true)),
    Row(name: "one error", bytes: nasty, format: .ndjson, limits: StopLimits(maximumErrors: 1)),
    Row(
      name: "a limit within a record", bytes: nasty, format: .ndjson, limits: StopLimits(maximumErrors: 97)),
    Row(name: "a limit near the end", bytes: nasty, format: .ndjson, limits: StopLimits(maximumErrors: 380)),
    Row(
      name: "a limit beyond the end", bytes: nasty, format: .ndjson,
      limits: StopLimits(maximumErrors: 100_000)),
  ]

  @Test("any number of cores writes what one writes", arguments: rows, [2, 4, 8])
  func sameOutput(row: Row, jobs: Int) throws {
    let whole = try Self.run(
      row.bytes, as: row.format, jobs: 1, portion: 65_536, records: 10_000, limits: row.limits)
    for (portion, records) in [(64, 1), (1_000, 3), (65_536, 7)] {
      let shared = try Self.run(
        row.bytes, as: row.format, jobs: jobs, portion: portion, records: records, limits: row.limits)
      #expect(shared == whole)
    }
  }

  @Test("slow portions are written in their places", arguments: [1, 2, 4, 8])
  func order(jobs: Int) throws {
    let slow = RecordCheck { record in
      let number = record.integer ?? 0
      // The first of each ten holds its thread up, so that others overtake it.
      if number % 10 == 0 { Thread.sleep(forTimeInterval: 0.01) }
      return [ValidationError(code: "n", arguments: ["n": .integer(number)])]
    }
    let lines = (1...200).map { "\($0)" }.joined(separator: "\n")
    let run = try Self.run(Array(lines.utf8), as: .ndjson, jobs: jobs, records: 1, check: slow)
    let numbers = run.output.split(separator: "\n").compactMap { line in
      line.split(separator: "\"record\":").last.flatMap { Int($0.prefix { $0.isNumber }) }
    }
    #expect(numbers == Array(1...200))
    #expect(run.summary?.records == 200)
  }

  /// Never gives more than its first bytes, until it is stopped.
  final class WaitingSource: ByteSource {
    private let pipe = Pipe()
    private let file: FileSource

    init(_ text: String) throws {
      pipe.fileHandleForWriting.write(Data(text.utf8))
      file = try FileSource(PathArgument("/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"))
    }

    var totalBytes: Int? { nil }
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(InputError) -> Int {
      try file.read(into: buffer)
    }
    func stop() { file.stop() }
  }

  @Test(
    "a limit ends the run although another thread waits for more bytes", .timeLimit(.minutes(1)),
    arguments: [2, 4])
  func stopsWaiting(jobs: Int) throws {
    let pipe = Pipe()
    let run = ValidationRun(
      RecordReader(try WaitingSource("{}\n{\"e\":1}\n{}\n"), options: .init(format: .ndjson)),
      check: Self.check,
      report: NDJSONReport(wording: ReportText(locale: "en")),
      limits: StopLimits(failsFast: true),
      jobs: jobs
    )
    let summary = try run.run(to: Output(pipe.fileHandleForWriting.fileDescriptor))
    #expect(summary == Summary(records: 2, invalid: 1, errors: 1, codes: ["e": 1], stop: .failFast))
  }

  @Test("no more portions are taken than fit while one is slow", arguments: [2, 4])
  func bounded(jobs: Int) throws {
    let newest = Lock(0)
    let isBounded = Lock(false)
    let check = RecordCheck { record in
      let number = record.integer ?? 0
      newest.withLock { $0 = max($0, number) }
      if number == 1 {
        Thread.sleep(forTimeInterval: 0.2)
        let reached = newest.withLock { $0 }
        isBounded.withLock { $0 = reached <= 2 * jobs }
      }
      return []
    }
    let lines = (1...500).map { "\($0)" }.joined(separator: "\n")
    let run = try Self.run(Array(lines.utf8), as: .ndjson, jobs: jobs, records: 1, check: check)
    #expect(run.summary?.records == 500)
    let wasBounded = isBounded.withLock { $0 }
    #expect(wasBounded)
  }
}
