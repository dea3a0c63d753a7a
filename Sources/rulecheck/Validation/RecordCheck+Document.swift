import Essentials
import RuleDocuments

extension RecordCheck {
  /// The maximum size of a rule document: 64 MiB.
  private static let maximumDocumentBytes = 64 << 20

  /// Makes a check with the rules of a document, of which each core decodes a separate copy.
  ///
  /// - Throws: ``InputError`` if the file cannot be read, ``RuleDocumentError`` for the first mistake in it.
  static func reading(_ path: PathArgument) throws -> (document: RuleDocument, check: RecordCheck) {
    let data = try FileSource(path).readAll(limit: maximumDocumentBytes)
    let file = path.description
    let document = try RuleDocument(json: data, file: file)
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
