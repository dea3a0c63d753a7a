import JSONText

/// Some records as they stand in the file, in order; each is read when it is asked for, on any core.
struct RecordBatch: Sendable {
  let bytes: [UInt8]
  let spans: [RecordSpan]
  /// What reads rows of CSV; nil where records are JSON.
  let table: CSVTable?

  /// Reads one of the batch's records.
  ///
  /// - Throws: A fault where it is not well-formed.
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
