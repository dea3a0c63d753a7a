import BulkJSON
import JSONText
import ValidationCore

/// Some records as they are in the file, in order; each is read on demand, on any core.
struct RecordBatch: Sendable {
  /// The records, followed by as many padding bytes as a JSON reader may access.
  let bytes: [UInt8]
  let spans: [RecordSpan]
  /// The table that reads CSV rows; nil if records are JSON.
  let table: CSVTable?

  /// Makes a batch from bytes that end with a record.
  init(bytes: consuming [UInt8], spans: [RecordSpan], table: CSVTable?) {
    bytes.append(contentsOf: repeatElement(0, count: BulkJSONReader.padding))
    self.bytes = bytes
    self.spans = spans
    self.table = table
  }

  /// Checks one of the batch's records in place.
  ///
  /// - Throws: A fault if it is not well-formed.
  func errors(
    in span: RecordSpan,
    by check: RecordCheck,
    reading reader: borrowing BulkJSONReader,
    maximumErrors: Int?
  ) throws(RecordFault) -> [ValidationError] {
    if span.fault == nil {
      let found = bytes.withUnsafeBufferPointer { bytes in
        let record = UnsafeBufferPointer(rebasing: bytes[span.range])
        let value = if let table { table.read(record, to: reader.tape) } else { reader.read(padded: record) }
        return value.map { check.errorsInPlace($0, maximumErrors) }
      }
      if let found { return found }
    }
    return check.errors(try record(span), maximumErrors)
  }

  /// Reads one of the batch's records.
  ///
  /// - Throws: A fault if it is not well-formed.
  func record(_ span: RecordSpan) throws(RecordFault) -> JSONNode {
    if let fault = span.fault { throw fault }
    if let table { return try table.record(bytes[span.range], at: span.position) }
    let options = JSONNode.Options(origin: span.position)
    do {
      return try bytes.withUnsafeBufferPointer { (buffer) throws(JSONSyntaxError) in
        try JSONNode.parse(UnsafeBufferPointer(rebasing: buffer[span.range]), options: options)
      }
    } catch {
      throw RecordFault(error)
    }
  }
}
