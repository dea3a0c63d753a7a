import BulkJSON
import HostileJSON
import JSONText
import Testing

@testable import rulecheck

/// A file of records is refused somewhere exactly where the strict reader refuses it.
@Suite struct MalformedRecordTests {
  @Test("A malformed text is not a record of an array, nor a line of its own", arguments: MalformedJSON.texts)
  func malformed(_ text: String) {
    let array = Array("[\(text)]".utf8)
    #expect(Self.isRefused(array, as: .json) == Self.isMalformed(array))
    let line = Array(text.utf8).map { $0 == 0x0A ? 0x20 : $0 }
    #expect(Self.isRefused(line, as: .ndjson) == Self.isMalformed(line))
  }

  @Test("Hostile arrays are refused as the strict reader refuses them", arguments: [3, 512])
  func arrays(portion: Int) {
    for (index, text) in HostileJSON(seed: 23, count: 8_000).enumerated() {
      // Some are cut off, or go on after their end.
      let array = Array("[".utf8) + text + (index % 7 == 0 ? [] : Array("]".utf8))
      #expect(Self.isRefused(array, as: .json, portion: portion) == Self.isMalformed(array), "\(array)")
    }
  }

  @Test("Hostile lines are refused as the strict reader refuses them")
  func lines() {
    for text in HostileJSON(seed: 29, count: 8_000) {
      let line = text.map { $0 == 0x0A ? 0x20 : $0 }
      let isBlank = line.allSatisfy { [0x20, 0x09, 0x0D].contains($0) }
      #expect(Self.isRefused(line, as: .ndjson) == (!isBlank && Self.isMalformed(line)), "\(line)")
    }
  }

  @Test("A byte order mark within a file is not skipped")
  func mark() {
    let problem = "unexpected U+FEFF; expected a value"
    #expect(
      read(Array("\u{FEFF}{}\n\u{FEFF}{}\n".utf8), as: .ndjson)
        == ["1 1:1 {}", "2 2:1 record.malformed at 2:1: \(problem)"])
    #expect(
      read(Array("[{},\u{FEFF}{}]".utf8), as: .json)
        == ["1 1:2 {}", "2 1:5 record.malformed at 1:5: \(problem)"])
    #expect(
      read(Array("\u{FEFF}\u{FEFF}{}".utf8), as: .ndjson) == ["1 1:1 record.malformed at 1:1: \(problem)"])
  }

  @Test("The tool exits with 1 and names each malformed line")
  func tool() throws {
    let lines = MalformedJSON.texts.filter { !$0.contains("\n") }
    let files = try TemporaryFiles(["rules.json": #"{"fields": {"role": [{"oneOf": ["user"]}]}}"#])
    let result = try Binary.run(
      ["validate", "--rules", files.path("rules.json"), "--format", "ndjson", "--input", "ndjson"],
      input: Array(lines.joined(separator: "\n").utf8)
    )
    #expect(result.status == 1)
    let found = try result.output.split(separator: "\n").map { try JSONNode.parse(String($0)) }
    #expect(found.map { $0["line"]?.integer } == Array(1...lines.count))
    #expect(found.allSatisfy { $0["code"]?.string == "record.malformed" })
  }

  private static func isMalformed(_ bytes: [UInt8]) -> Bool { (try? JSONNode.parse(bytes)) == nil }

  /// Whether a record of the file cannot be read, by the way that records of a run take.
  private static func isRefused(_ bytes: [UInt8], as format: InputFormat, portion: Int = 512) -> Bool {
    let options = RecordReader<MemorySource>.Options(format: format, chunkBytes: portion)
    var records = RecordReader(MemorySource(bytes, portion: portion), options: options)
    let check = RecordCheck { _ in [] }
    let reader = BulkJSONReader()
    var isRefused = false
    do {
      while let batch = try records.nextBatch() {
        for span in batch.spans where !check.result(of: span, in: batch, reading: reader).errors.isEmpty {
          isRefused = true
        }
      }
    } catch {
      return true
    }
    return isRefused
  }
}
