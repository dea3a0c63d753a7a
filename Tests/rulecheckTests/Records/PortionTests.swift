import JSONText
import Randomness
import Testing

@testable import rulecheck

/// Records are found at the same places whether a file is scanned many bytes at a time or one by one.
struct PortionTests {
  private static let pieces: [InputFormat: [String]] = [
    .json: [
      "[", "]", "{", "}", ",", ":", "\"", "\"", "\\\"", "\\\\", "\n", "\r\n", "\r", "\t", "    ", "\"é名前👍\"",
      "\"a long text of plain letters, with a comma\"", "\"{[\"", "1234567890", "true", "null", "é", "\u{1}",
    ],
    .csv: [
      ",", ",", "\"", "\"\"", "\n", "\n", "\r\n", "\r", "a", "a long cell of plain letters",
      "\"quoted, cell\"",
      "\"with \"\" quotes\"", "\"with\na line\"", "é名前👍", " ", "",
    ],
  ]

  @Test("Generated files", arguments: [InputFormat.json, .csv], 0..<6)
  func generated(format: InputFormat, seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let pieces = try #require(Self.pieces[format])
    for _ in 0..<15 {
      let start = format == .csv ? "a,b\n" : random.below(2) == 0 ? "[" : ""
      let content = (0..<random.below(60)).map { _ in random.element(of: pieces) }.joined()
      let file = Array((start + content).utf8)
      let whole = Self.spans(of: file, format, portion: 4_096)
      #expect(Self.spans(of: file, format, portion: 1) == whole, "\((start + content).debugDescription)")
      #expect(Self.spans(of: file, format, portion: 11) == whole, "\((start + content).debugDescription)")
    }
  }

  /// The number and position of each record, and its bytes or why it is faulty.
  private static func spans(of file: [UInt8], _ format: InputFormat, portion: Int) -> [String] {
    let options = RecordReader<MemorySource>.Options(format: format, chunkBytes: portion)
    var reader = RecordReader(MemorySource(file, portion: portion), options: options)
    var found: [String] = []
    do throws(InputError) {
      while let batch = try reader.nextBatch() {
        for span in batch.spans {
          let place = "\(span.number) \(span.position.line):\(span.position.column) \(span.position.offset)"
          found.append("\(place) \(Array(batch.bytes[span.range])) \(span.fault.map { "\($0)" } ?? "")")
        }
      }
    } catch {
      found.append("\(error)")
    }
    return found
  }
}
