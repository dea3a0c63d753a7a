import ArgumentParser
import Essentials
import JSONText
import Primitives
import RuleDocuments
import TextAutomata
import ValidationCore

extension RecordCheck {
  /// The maximum size of a rule document: 64 MiB.
  static let maximumDocumentBytes = 64 << 20
  /// How many mistakes of a document are shown.
  private static let maximumMistakes = 50

  /// Makes a check with the rules of a document, of which each core decodes a separate copy.
  ///
  /// - Parameters:
  ///   - path: The document.
  ///   - scenarios: The names of the scenarios whose rules apply.
  /// - Throws: The exit code if the file cannot be read or has mistakes, after reporting them on standard error.
  static func reading(_ path: PathArgument, on scenarios: [String] = []) throws -> (
    document: RuleDocument, check: RecordCheck
  ) {
    let file = path.description
    let data: [UInt8]
    var document: RuleDocument
    do throws(InputError) { data = try FileSource(path).readAll(limit: maximumDocumentBytes) } catch {
      throw badData(error)
    }
    do throws(RuleDocumentError) { document = try RuleDocument(json: data, file: file) } catch {
      if YAMLHint.applies(to: data, file: file) { throw badData(YAMLHint.error(file: file)) }
      let mistakes = RuleDocument.mistakes(json: data, file: file)
      for mistake in mistakes.prefix(maximumMistakes).dropLast() { writeDiagnostic("rulecheck: \(mistake)") }
      if mistakes.count > maximumMistakes {
        writeDiagnostic("rulecheck: \(mistakes.count - maximumMistakes) more mistakes are not shown")
      }
      throw badData(mistakes.prefix(maximumMistakes).last ?? error)
    }
    let chosen = try document.chosen(scenarios, file)
    document = document.applied(on: chosen)
    var check = RecordCheck(document)
    check.makeSeparate = { [document] in
      do throws(RuleDocumentError) {
        let copy = try RuleDocument(json: data, file: file).applied(on: chosen)
        return RecordCheck(copy)
      } catch {
        // Should not happen, since the same bytes have been decoded before. Sharing is slower, but correct.
        return RecordCheck(document)
      }
    }
    return (document, check)
  }
}

extension RuleDocument {
  /// The scenarios of these names.
  ///
  /// - Throws: A usage error for a name that the document does not declare.
  fileprivate func chosen(_ names: [String], _ file: String) throws -> Set<Scenario> {
    let known = scenarios.map(\.rawValue)
    for name in names where !known.contains(where: { $0.hasSameBytes(as: name) }) {
      let expected =
        known.isEmpty
        ? "it declares none" : "it has \(known.map { JSONText.quoted($0) }.joined(separator: ", "))"
      let hint =
        NearestName.nearest(to: name, among: known).map { "; did you mean \(JSONText.quoted($0))?" } ?? ""
      throw ArgumentParser.ValidationError(
        "The rules in \(file) have no scenario \(JSONText.quoted(name)): \(expected)\(hint)")
    }
    return Set(names.map { Scenario(rawValue: $0) })
  }
}
