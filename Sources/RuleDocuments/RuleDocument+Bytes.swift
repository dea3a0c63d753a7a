public import JSONText
public import ValidationCore

/// Records in text form are read in place: no nodes are made for them, and a valid record allocates nothing.
extension RuleDocument {
  /// All errors and warnings of a record in text form.
  ///
  /// - Throws: `JSONSyntaxError` if the text is not JSON.
  public func errors(inJSON json: some Collection<UInt8>) throws(JSONSyntaxError) -> [ValidationError] {
    try list(inJSON: json, maximumErrors: nil)
  }

  /// The first errors of a record in text form, with the warnings among them.
  ///
  /// Validation ends when the limit is reached.
  /// - Parameters:
  ///   - json: The text in UTF-8.
  ///   - maximumErrors: How many errors to list, warnings not counted.
  /// - Throws: `JSONSyntaxError` if the text is not JSON.
  public func errors(
    inJSON json: some Collection<UInt8>,
    maximumErrors: Int
  ) throws(JSONSyntaxError) -> [ValidationError] {
    try list(inJSON: json, maximumErrors: maximumErrors)
  }

  private func list(
    inJSON json: some Collection<UInt8>,
    maximumErrors: Int?
  ) throws(JSONSyntaxError) -> [ValidationError] {
    let found =
      json.withContiguousStorageIfAvailable { read($0, maximumErrors) }
      ?? Array(json).withUnsafeBufferPointer { read($0, maximumErrors) }
    if let found { return found }
    // The text is not JSON, and the node parser can report why.
    return list(try JSONNode.parse(json), maximumErrors)
  }

  /// The errors and warnings of a record in place, all or the first.
  package func errors(in record: JSONTapeValue, maximumErrors: Int? = nil) -> [ValidationError] {
    if let maximumErrors, maximumErrors < 1 { return [] }
    var sink = ErrorSink(.list, maximumErrors: maximumErrors)
    run(on: record, &sink)
    guard var left = maximumErrors else { return sink.errors }
    // A rule may report several errors at once.
    let last = sink.errors.firstIndex { error in
      if error.severity == .error { left -= 1 }
      return left == 0
    }
    return last.map { Array(sink.errors[...$0]) } ?? sink.errors
  }

  /// Whether a record in place has no error; warnings do not count.
  package func isValid(_ record: JSONTapeValue) -> Bool {
    var sink = ErrorSink(.verdict)
    run(on: record, &sink)
    return !sink.hasError
  }

  private func run(on record: JSONTapeValue, _ sink: inout ErrorSink) {
    let hasOthers =
      if let scenarioPlans {
        scenarioPlans.current.run(on: record, &sink)
      } else {
        plan.run(on: record, &sink)
      }
    if hasOthers, let knownFields, !sink.isDecided { knownFields.check(record, &sink) }
  }

  /// The errors of a record in bytes; nil if they are not JSON.
  private func read(_ utf8: UnsafeBufferPointer<UInt8>, _ maximumErrors: Int?) -> [ValidationError]? {
    TapePool.withTape { tape in tape.read(utf8).map { errors(in: $0, maximumErrors: maximumErrors) } }
  }
}
