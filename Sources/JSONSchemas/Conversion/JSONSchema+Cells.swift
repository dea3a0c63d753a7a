import JSONText
package import RuleDocuments

extension JSONSchema {
  /// The types as which the cells of a table are read: those of the schema as a rule document.
  package var cellTypes: CellTypes {
    var bytes: [UInt8] = []
    JSONText.append(ruleDocument().document, to: &bytes)
    do throws(RuleDocumentError) { return try RuleDocument(json: bytes).cellTypes } catch { return .untyped }
  }
}
