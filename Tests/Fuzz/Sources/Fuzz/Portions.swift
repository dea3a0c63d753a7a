import ValidationCore

@testable import JSONText
@testable import rulecheck

/// Bytes in memory, handed out in portions whose sizes take turns.
struct Portions: ByteSource {
  let bytes: [UInt8]
  let sizes: [Int]
  private var offset = 0
  private var turn = 0

  init(_ bytes: [UInt8], sizes: [Int]) {
    self.bytes = bytes
    self.sizes = sizes
  }

  var totalBytes: Int? { bytes.count }

  mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(InputError) -> Int {
    let size = max(1, sizes[turn % sizes.count])
    turn += 1
    let count = min(size, buffer.count, bytes.count - offset)
    buffer.copyBytes(from: bytes[offset..<offset + count])
    offset += count
    return count
  }
}

/// One record as a reader of files found it.
struct FoundRecord: Equatable {
  let number: Int
  let position: JSONPosition
  /// The value as JSON; the fault in words where there is none.
  let content: String
  let isFault: Bool
}

extension Portions {
  /// Every record of a file, and the failure of the file as a whole, where it has one.
  static func records(
    _ bytes: [UInt8],
    as format: InputFormat?,
    sizes: [Int],
    maximumRecordBytes: Int = 1_000
  ) -> (records: [FoundRecord], failure: String?) {
    let options = RecordReader<Portions>.Options(
      file: "records",
      format: format,
      maximumRecordBytes: maximumRecordBytes,
      chunkBytes: sizes.max() ?? 1
    )
    var reader = RecordReader(Portions(bytes, sizes: sizes), options: options)
    var records: [FoundRecord] = []
    do throws(InputError) {
      while let batch = try reader.nextBatch() {
        for span in batch.spans { records.append(record(span, batch)) }
      }
      return (records, nil)
    } catch {
      return (records, error.description)
    }
  }

  private static func record(_ span: RecordSpan, _ batch: RecordBatch) -> FoundRecord {
    do throws(RecordFault) {
      let node = try batch.record(span)
      return FoundRecord(
        number: span.number, position: span.position, content: node.description, isFault: false)
    } catch {
      let fault = "\(error.error.code) at \(error.position): \(error.detail ?? "")"
      return FoundRecord(number: span.number, position: span.position, content: fault, isFault: true)
    }
  }
}
