import LocalizedValidation

@testable import JSONText
@testable import RuleDocuments

/// Rule documents and records: nodes and bytes are judged alike, verdicts follow from the errors, and errors can be
/// stored and said.
///
/// A plain input is a document, then a record, a line each.
enum DocumentsTarget {
  static let target = FuzzTarget("documents", run)

  nonisolated(unsafe) private static let tape = JSONTape()
  /// What was read before, since most inputs change the record alone.
  nonisolated(unsafe) private static var known: [[UInt8]: RuleDocument?] = [:]

  private static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    var input = FuzzInput(bytes)
    if input.takePlainMark() {
      let source = Array(input.line())
      return check(document(source), source, Array(input.rest), choices: 0)
    }
    let choices = input.byte()
    var part = input.part(4 + Int(choices >> 3))
    let source: [UInt8]
    switch choices & 7 {
    case 0: source = Array(part.rest)
    case 1: source = JSONWords.text(&part)
    default: source = Array(DocumentWords.document(&part).utf8)
    }
    check(document(source), source, DocumentWords.record(&input), choices: choices)
  }

  private static func document(_ source: [UInt8]) -> RuleDocument? {
    if let document = known[source] { return document }
    if known.count >= 2_048 { known.removeAll() }
    let document: RuleDocument?
    do throws(RuleDocumentError) { document = try RuleDocument(json: source) } catch {
      let lines = source.count { $0 == 0x0A || $0 == 0x0D } + 1
      Check.holds(
        1...lines ~= error.line && error.column >= 1, "the error of a document is outside of it",
        "\(error) in \(String(decoding: source, as: UTF8.self).debugDescription)")
      document = nil
    }
    known[source] = .some(document)
    return document
  }

  private static func check(_ document: RuleDocument?, _ source: [UInt8], _ record: [UInt8], choices: UInt8) {
    guard let document, let node = try? JSONNode.parse(record) else { return }
    let subject =
      String(decoding: source, as: UTF8.self).debugDescription + " on "
      + String(decoding: record, as: UTF8.self).debugDescription
    let errors = document.errors(in: node)
    let isValid = !errors.contains { $0.severity == .error }
    Check.equal(document.isValid(value: node), isValid, "verdict and list differ", subject)
    record.withUnsafeBufferPointer { bytes in
      guard let value = tape.read(bytes) else { return Check.holds(false, "nodes and tape differ", subject) }
      Check.equal(document.errors(in: value), errors, "errors of bytes and nodes differ", subject)
      Check.equal(document.isValid(value), isValid, "verdicts of bytes and nodes differ", subject)
    }
    if choices & 0x30 == 0 { ErrorChecks.checkStorage(errors, by: "a document") }
    if choices & 0x18 == 0 {
      ErrorChecks.checkSentences(
        errors, by: "a document",
        value: String(decoding: record.dropFirst() + source.filter { $0 == 0x27 }, as: UTF8.self))
    }
  }
}
