package import JSONText
import RuleDocuments
package import ValidationCore

extension JSONSchema {
  /// A format of the specification for what a validation found (2020-12 core, section 12; 2019-09 core, section 10).
  public enum OutputFormat: String, Sendable, CaseIterable {
    /// The verdict alone.
    case flag
    /// A list of the errors, or of the annotations of a valid value.
    case basic
    /// The same nested as the keywords of the schema are.
    case detailed
    /// What every keyword says, also those that accept the value.
    case verbose
  }

  /// What the schema says of a value, in a format of the specification.
  ///
  /// - Parameter sentence: Makes the sentence of an error.
  package func output(
    of value: JSONNode, as format: OutputFormat, sentence: @escaping (ValidationError) -> String
  ) -> JSONNode {
    TapePool.withTape { tape in tape.write(value).map { output(of: $0, as: format, sentence: sentence) } }
      ?? tooComplex(OutputWriter(labels: labels, sentence: sentence), format)
  }

  package func output(
    of value: JSONTapeValue, as format: OutputFormat, sentence: @escaping (ValidationError) -> String
  ) -> JSONNode {
    let writer = OutputWriter(labels: labels, sentence: sentence)
    guard let verdict = plan.verdict(value) else { return tooComplex(writer, format) }
    if format == .flag { return .members(["valid": JSONNode(.bool(verdict))]) }
    // An error needs no annotation, so what is valid in an invalid value is passed over.
    var evaluation = OutputEvaluation(plan, isWhole: verdict || format == .verbose)
    guard let root = evaluation.run(value) else {
      // The verdict is known, and what led to it is too much.
      return verdict
        ? writer.basic(OutputUnit("", plan.schemas[Int(plan.root)].location, at: ""))
        : tooComplex(writer, format)
    }
    switch format {
    case .basic, .flag: return writer.basic(root)
    case .detailed: return writer.detailed(root)
    case .verbose: return writer.verbose(root)
    }
  }

  private func tooComplex(_ writer: OutputWriter, _ format: OutputFormat) -> JSONNode {
    if format == .flag { return .members(["valid": JSONNode(.bool(false))]) }
    var root = OutputUnit("", plan.schemas[Int(plan.root)].location, at: "")
    root.isValid = false
    root.error = ValidationError(code: .recordTooComplex)
    return writer.verbose(root)
  }
}
