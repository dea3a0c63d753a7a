public import JSONText
public import ValidationCore

/// Records that are still text are read in place: no node is made for them, and a valid one allocates nothing.
extension RuleDocument {
  /// All errors and warnings of a record that is still text.
  ///
  /// - Throws: `JSONSyntaxError` where the text is not JSON.
  public func errors(inJSON json: some Collection<UInt8>) throws(JSONSyntaxError) -> [ValidationError] {
    let found =
      json.withContiguousStorageIfAvailable { read($0) } ?? Array(json).withUnsafeBufferPointer { read($0) }
    if let found { return found }
    // It is not JSON, and the reader of nodes can say why.
    return errors(in: try JSONNode.parse(json))
  }

  /// All errors and warnings of a record in place.
  package func errors(in record: JSONTapeValue) -> [ValidationError] {
    var findings = Findings(.list)
    plan.run(on: record, &findings)
    return findings.errors
  }

  /// Whether a record in place has no error; warnings do not count.
  package func isValid(_ record: JSONTapeValue) -> Bool {
    var findings = Findings(.verdict)
    plan.run(on: record, &findings)
    return !findings.hasError
  }

  /// The errors of a record in bytes; nil where they are no JSON.
  private func read(_ utf8: UnsafeBufferPointer<UInt8>) -> [ValidationError]? {
    let tape = TapePool.take()
    defer { TapePool.giveBack(tape) }
    return tape.read(utf8).map { errors(in: $0) }
  }
}
