import JSONText
import RuleDocuments
import ValidationCore

@testable import rulecheck

/// Bytes in memory, handed out in portions of a chosen size.
struct MemorySource: ByteSource {
  var bytes: [UInt8]
  var portion: Int
  private var offset = 0

  init(_ bytes: [UInt8], portion: Int) {
    self.bytes = bytes
    self.portion = portion
  }

  var totalBytes: Int? { bytes.count }

  mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(InputError) -> Int {
    let count = min(portion, buffer.count, bytes.count - offset)
    buffer.copyBytes(from: bytes[offset..<offset + count])
    offset += count
    return count
  }
}

/// What a reader made of a file: a line for each record, `number line:column value` or the fault instead of the
/// value; last the fault of the whole file, if any.
func read(
  _ bytes: [UInt8],
  as format: InputFormat? = nil,
  portion: Int = 65_536,
  maximumRecordBytes: Int = 1_000,
  separator: UInt8 = UInt8(ascii: ","),
  types: CellTypes? = nil
) -> [String] {
  let source = MemorySource(bytes, portion: portion)
  var options = RecordReader<MemorySource>.Options(
    file: "records",
    format: format,
    separator: separator,
    maximumRecordBytes: maximumRecordBytes,
    chunkBytes: portion
  )
  if let types { options.columns = { types.columns(named: $0) } }
  var reader = RecordReader(source, options: options)
  var lines: [String] = []
  do {
    while let batch = try reader.nextBatch() {
      for span in batch.spans {
        let start = "\(span.number) \(span.position) "
        do throws(RecordFault) {
          lines.append(start + (try batch.record(span)).description)
        } catch {
          lines.append(start + "\(error.error.code) at \(error.position): \(error.detail ?? "")")
        }
      }
    }
  } catch {
    lines.append("\(error)")
  }
  return lines
}

/// The portions in which every table of files is read; records must not depend on them.
let portions = [1, 2, 7, 65_536]
