import JSONSchemas
import JSONText
import ValidationCore

extension RecordCheck {
  /// Makes a check by a JSON Schema.
  init(_ schema: JSONSchema) {
    errors = { record, maximum in schema.errors(in: record).prefixed(maximum) }
    errorsInPlace = { record, maximum in
      schema.findings(in: record, maximumErrors: maximum ?? .max).map(\.error).prefixed(maximum)
    }
  }
}

extension [ValidationError] {
  fileprivate func prefixed(_ maximum: Int?) -> [ValidationError] {
    maximum.map { Array(prefix($0)) } ?? self
  }
}
