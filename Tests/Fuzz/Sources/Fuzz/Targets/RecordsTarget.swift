import Foundation
import MessageLocalization
import RuleDocuments

@testable import JSONText
@testable import rulecheck

/// Files of records: portions, jobs and sizes of blocks do not change what is found, and what is found is what readers
/// of the whole file find.
enum RecordsTarget {
  static let target = FuzzTarget("records", run)

  private static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    var input = FuzzInput(bytes)
    var sizes = [1, 7, 64]
    var choices: UInt8 = 0
    var file: [UInt8]
    if input.takePlainMark() {
      file = Array(input.rest)
    } else {
      choices = input.byte()
      sizes = (0...input.number(below: 3)).map { _ in 1 + input.number(below: 90) }
      file = choices & 0x40 == 0 ? makeFile(&input, choices) : Array(input.rest)
    }
    let format = [nil, InputFormat.json, .ndjson, .csv][Int(choices & 3)]
    let whole = Portions.records(file, as: format, sizes: [1 << 16])
    let parts = Portions.records(file, as: format, sizes: sizes)
    // Where the format is found out from the content, an early end of the search counts blanks that have been read.
    if format != nil {
      Check.equal(parts.records, whole.records, "records depend on portions", shown(file))
      Check.same(parts.failure, whole.failure, "the file's failure depends on portions", shown(file))
    }
    if format == .ndjson { compareLines(file, whole.records) }
    if format == .json { compareArray(file, whole) }
    if choices & 0x1C == 0 { compareJobs(file, format) }
  }

  /// A file of JSON values, apart or in an array.
  private static func makeFile(_ input: inout FuzzInput, _ choices: UInt8) -> [UInt8] {
    let isArray = choices & 3 == 1 && choices & 0x20 == 0
    var file: [UInt8] = isArray ? [UInt8(ascii: "[")] : []
    for index in 0..<8 where index == 0 || !input.isAtEnd {
      if index > 0 { file += isArray ? [UInt8(ascii: ",")] : [0x0A] }
      var part = input.part(2 + input.number(below: 40))
      file += choices & 0x80 == 0 ? JSONWords.value(&part) : JSONWords.text(&part)
    }
    return isArray ? file + [UInt8(ascii: "]")] : file
  }

  /// NDJSON: each line that is not blank is one JSON text.
  private static func compareLines(_ file: [UInt8], _ found: [FoundRecord]) {
    if file.starts(with: [0xEF, 0xBB, 0xBF]) || isUTF16(file) { return }
    let blanks: [UInt8] = [0x20, 0x09, 0x0D]
    let lines = file.split(separator: 0x0A).compactMap { line -> ArraySlice<UInt8>? in
      let text = line.drop { blanks.contains($0) }
      return text.isEmpty ? nil : text
    }
    Check.equal(found.count, lines.count, "NDJSON: another count of records than of lines", shown(file))
    for (record, line) in zip(found, lines) where line.count <= 1_000 {
      // A byte order mark is valid at the start of a file only.
      if line.starts(with: [0xEF, 0xBB, 0xBF]) { continue }
      let node = try? JSONNode.parse(Array(line))
      Check.same(
        record.isFault ? nil : record.content, node?.description, "NDJSON: a line is read as another value",
        shown(file))
    }
  }

  /// A JSON array of records is what the reader of the whole text finds, and refused where that refuses.
  private static func compareArray(_ file: [UInt8], _ found: (records: [FoundRecord], failure: String?)) {
    guard file.first == UInt8(ascii: "["), found.failure == nil else { return }
    if found.records.contains(where: { $0.content.hasPrefix("record.tooLarge") }) { return }
    // An element of the array may nest as deep as a text of its own.
    if file.count(where: { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") }) >= 500 { return }
    let whole = try? JSONNode.parse(file)
    if let elements = whole?.array {
      Check.equal(
        found.records.map { $0.isFault ? "fault" : $0.content }, elements.map(\.description),
        "an array's records are not its elements", shown(file))
    } else {
      // The text may have records behind an array, which a file may and a JSON text may not.
      let isOneArray = found.records.allSatisfy { !$0.isFault } && endsInArray(file)
      Check.holds(!isOneArray, "an array that is not JSON has no fault", shown(file))
    }
  }

  /// Whether the first bracket closes at the last, by a count of brackets outside of strings.
  private static func endsInArray(_ file: [UInt8]) -> Bool {
    var (depth, isText, isEscaped) = (0, false, false)
    for (index, byte) in file.enumerated() {
      if isText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isText = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isText = true
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      if depth == 0 { return file[(index + 1)...].allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) } }
    }
    return false
  }

  private static func isUTF16(_ file: [UInt8]) -> Bool {
    file.starts(with: [0xFF, 0xFE]) || file.starts(with: [0xFE, 0xFF])
  }

  private static let document = try? RuleDocument(
    json: #"{"fields": {"a": ["required", {"length": {"max": 3}}], "b": [{"range": {"min": 1}}]}}"#.utf8)

  /// What a run writes does not depend on the number of its threads.
  private static func compareJobs(_ file: [UInt8], _ format: InputFormat?) {
    guard let format else { return }
    let one = report(file, format, jobs: 1, sizes: [1 << 16], portion: 1_000)
    let many = report(file, format, jobs: 3, sizes: [5, 31], portion: 2)
    Check.same(many, one, "output depends on jobs", shown(file))
  }

  private static func report(
    _ file: [UInt8], _ format: InputFormat, jobs: Int, sizes: [Int], portion: Int
  ) -> String? {
    guard let document, ftruncate(scratch, 0) == 0, lseek(scratch, 0, SEEK_SET) == 0 else { return nil }
    let options = RecordReader<Portions>.Options(
      file: "records", format: format, maximumRecordBytes: 500, chunkBytes: sizes.max() ?? 1)
    let run = ValidationRun(
      RecordReader(Portions(file, sizes: sizes), options: options),
      check: RecordCheck(document),
      report: NDJSONReport(wording: ReportText(locale: "en")),
      jobs: jobs,
      portionRecords: portion
    )
    var end = ""
    do throws(RunFailure) { end = "\(try run.run(to: Output(scratch)).countsByCode)" } catch {
      end = "\(error)"
    }
    let size = Int(lseek(scratch, 0, SEEK_END))
    var bytes = [UInt8](repeating: 0, count: size)
    let count = pread(scratch, &bytes, size, 0)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self) + end
  }

  /// A file without a name, in memory.
  private static let scratch: Int32 = {
    let name = "/dev/shm/fuzz-records-\(getpid())"
    let descriptor = open(name, O_RDWR | O_CREAT | O_TRUNC, 0o600)
    unlink(name)
    return descriptor
  }()

  private static func shown(_ file: [UInt8]) -> String {
    String(decoding: file, as: UTF8.self).debugDescription
  }
}
