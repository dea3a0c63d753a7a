import ValidationCore

/// An error about an identifier of a kind, as the tests of its rule expect it.
func identifier(
  _ code: ValidationError.Code,
  _ kind: String,
  _ arguments: [String: ValidationError.Argument] = [:],
  _ ranges: [Range<Int>] = [],
  _ suggestion: String? = nil
) -> ValidationError {
  ValidationError(
    code: code,
    arguments: arguments.merging(["kind": .key("identifier.kind." + kind)]) { $1 },
    ranges: ranges,
    suggestion: suggestion
  )
}
