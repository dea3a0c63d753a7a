import Foundation
import RuleDocuments

extension RecordCheck {
  /// How long a rule document may be: 64 MiB.
  private static let maximumDocumentBytes = 64 << 20

  /// Checks by the rules of a document, of which each core gets a copy that it decodes itself.
  ///
  /// - Throws: ``InputError`` where the file cannot be read, ``RuleDocumentError`` for the first mistake in it.
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
        // The same bytes have been decoded before; sharing is slower, not wrong.
        return RecordCheck(document)
      }
    }
    return (document, check)
  }
}
