import Foundation
import RuleDocuments

extension RecordCheck {
  /// Checks by the rules of a document, of which each core gets a copy that it decodes itself.
  ///
  /// - Throws: ``RuleDocumentError`` where the file cannot be read, or for the first mistake in it.
  static func reading(_ url: URL) throws(RuleDocumentError) -> (document: RuleDocument, check: RecordCheck) {
    let data: Data
    do { data = try Data(contentsOf: url) } catch {
      // The document says in its own words why it cannot be read.
      let document = try RuleDocument(contentsOf: url)
      return (document, RecordCheck(document))
    }
    let document = try RuleDocument(json: data, file: url.path)
    var check = RecordCheck(document)
    check.makeSeparate = {
      do throws(RuleDocumentError) {
        let copy = try RuleDocument(json: data, file: url.path)
        return RecordCheck(copy)
      } catch {
        // The same bytes have been decoded before; sharing is slower, not wrong.
        return RecordCheck(document)
      }
    }
    return (document, check)
  }
}
