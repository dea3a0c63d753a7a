import BulkJSON
import JSONText
import RuleDocuments
import ValidationCore

/// The result of the rules, or of the reader, for one record.
struct RecordResult: Sendable {
  /// The name of the file, as it was given.
  var file = "-"
  /// The record's number in the file, counted from 1.
  var number: Int
  /// The line on which it starts, counted from 1.
  var line: Int
  /// Errors and warnings, in the order of the rules.
  var errors: [ValidationError]
  /// Why the record could not be read, in English like compiler messages; nil if it was read.
  var detail: String?
  /// What a JSON Schema says of it in a format of the specification, if a report asks for that.
  var output: JSONNode?

  /// Whether one of the errors is more than a warning.
  var isInvalid: Bool { !errors.leaveValueValid }
}

/// Runs the rules on records; the same check works for any number of cores.
struct RecordCheck: Sendable {
  /// Returns the errors of a record, up to a maximum number if one is given.
  var errors: @Sendable (JSONNode, _ maximumErrors: Int?) -> [ValidationError]
  /// Returns the errors of a record that is read in place.
  var errorsInPlace: @Sendable (JSONTapeValue, _ maximumErrors: Int?) -> [ValidationError]
  /// Makes a check with the same rules that does not share objects with this one; nil if that is not necessary.
  ///
  /// Cores that share objects contend for their reference counts.
  var makeSeparate: (@Sendable () -> RecordCheck)?
  /// Makes what a JSON Schema says of a record in a format of the specification; nil if no report asks for it.
  var output: (@Sendable (JSONNode) -> JSONNode)?

  init(_ errors: @escaping @Sendable (JSONNode) -> [ValidationError]) {
    self.errors = { record, _ in errors(record) }
    errorsInPlace = { record, _ in errors(record.node) }
  }

  /// Makes a check with the rules of a document.
  init(_ document: RuleDocument) {
    errors = { record, maximum in
      maximum.map { document.errors(in: record, maximumErrors: $0) } ?? document.errors(in: record)
    }
    errorsInPlace = { document.errors(in: $0, maximumErrors: $1) }
  }

  /// - Parameter maximumErrors: The number of errors after which checking of the record ends; nil for no limit.
  func result(
    of span: RecordSpan,
    in batch: RecordBatch,
    reading reader: borrowing BulkJSONReader,
    maximumErrors: Int? = nil
  ) -> RecordResult {
    var result = RecordResult(number: span.number, line: span.position.line, errors: [])
    do throws(RecordFault) {
      result.errors = try batch.errors(in: span, by: self, reading: reader, maximumErrors: maximumErrors)
      if let output { result.output = output(try batch.record(span)) }
    } catch {
      result.errors = [error.error]
      result.detail = error.detail
    }
    return result
  }
}
