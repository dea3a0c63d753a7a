import JSONSchemas
import JSONText
import ValidationCore

extension RecordCheck {
  /// Makes a check by a JSON Schema.
  ///
  /// - Parameter output: The format of the specification in which a report writes what it says of each record.
  init(
    _ schema: JSONSchema, output: JSONSchema.OutputFormat? = nil,
    sentence: @escaping @Sendable (ValidationError) -> String = { $0.code.rawValue }
  ) {
    errors = { record, maximum in schema.errors(in: record).prefixed(maximum) }
    errorsInPlace = { record, maximum in
      schema.findings(in: record, maximumErrors: maximum ?? .max).map(\.error).prefixed(maximum)
    }
    if let output { self.output = { schema.output(of: $0, as: output, sentence: sentence) } }
  }
}

extension [ValidationError] {
  fileprivate func prefixed(_ maximum: Int?) -> [ValidationError] {
    maximum.map { Array(prefix($0)) } ?? self
  }
}
