import Essentials
import RuleDocuments

extension RecordCheck {
  /// The maximum size of a rule document: 64 MiB.
  static let maximumDocumentBytes = 64 << 20
  /// How many mistakes of a document are shown.
  private static let maximumMistakes = 50

  /// Makes a check with the rules of a document, of which each core decodes a separate copy.
  ///
  /// - Throws: The exit code if the file cannot be read or has mistakes, after reporting them on standard error.
  static func reading(_ path: PathArgument) throws -> (document: RuleDocument, check: RecordCheck) {
    let file = path.description
    let data: [UInt8]
    let document: RuleDocument
    do throws(InputError) { data = try FileSource(path).readAll(limit: maximumDocumentBytes) } catch {
      throw badData(error)
    }
    do throws(RuleDocumentError) { document = try RuleDocument(json: data, file: file) } catch {
      let mistakes = RuleDocument.mistakes(json: data, file: file)
      for mistake in mistakes.prefix(maximumMistakes).dropLast() { writeDiagnostic("rulecheck: \(mistake)") }
      if mistakes.count > maximumMistakes {
        writeDiagnostic("rulecheck: \(mistakes.count - maximumMistakes) more mistakes are not shown")
      }
      throw badData(mistakes.prefix(maximumMistakes).last ?? error)
    }
    var check = RecordCheck(document)
    check.makeSeparate = {
      do throws(RuleDocumentError) {
        let copy = try RuleDocument(json: data, file: file)
        return RecordCheck(copy)
      } catch {
        // Should not happen, since the same bytes have been decoded before. Sharing is slower, but correct.
        return RecordCheck(document)
      }
    }
    return (document, check)
  }
}
