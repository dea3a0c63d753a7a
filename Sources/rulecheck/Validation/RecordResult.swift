import BulkJSON
import JSONText
import RuleDocuments
import ValidationCore

/// What the rules, or the reader, say of one record.
struct RecordResult: Sendable {
  /// The record's number in the file, counted from 1.
  var number: Int
  /// The line on which it starts, counted from 1.
  var line: Int
  /// Errors and warnings, in the order of the rules.
  var errors: [ValidationError]
  /// Why the record could not be read, in English as a compiler says it; nil where it was read.
  var detail: String?

  /// Whether one of the errors is more than a warning.
  var isInvalid: Bool { errors.contains { $0.severity == .error } }
}

/// Runs the rules over records; the same check serves any number of cores.
struct RecordCheck: Sendable {
  /// What is wrong with a record, up to a number of errors where one is given.
  var errors: @Sendable (JSONNode, _ maximumErrors: Int?) -> [ValidationError]
  /// What is wrong with a record that is read in place.
  var errorsInPlace: @Sendable (JSONTapeValue, _ maximumErrors: Int?) -> [ValidationError]
  /// Makes a check by the same rules that shares no object with this one; nil where there is no need.
  ///
  /// Cores that share objects wait for each other at each count of a reference.
  var makeSeparate: (@Sendable () -> RecordCheck)?

  init(_ errors: @escaping @Sendable (JSONNode) -> [ValidationError]) {
    self.errors = { record, _ in errors(record) }
    errorsInPlace = { record, _ in errors(record.node) }
  }

  /// Makes a check by the rules of a document.
  init(_ document: RuleDocument) {
    errors = { record, maximum in
      maximum.map { document.errors(in: record, maximumErrors: $0) } ?? document.errors(in: record)
    }
    errorsInPlace = { document.errors(in: $0, maximumErrors: $1) }
  }

  /// - Parameter maximumErrors: After how many errors the record is left; nil for none.
  func result(
    of span: RecordSpan,
    in batch: RecordBatch,
    reading reader: borrowing BulkJSONReader,
    maximumErrors: Int? = nil
  ) -> RecordResult {
    var result = RecordResult(number: span.number, line: span.position.line, errors: [])
    do throws(RecordFault) {
      result.errors = try batch.errors(in: span, by: self, reading: reader, maximumErrors: maximumErrors)
    } catch {
      result.errors = [error.error]
      result.detail = error.detail
    }
    return result
  }
}
