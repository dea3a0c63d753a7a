import JSONText
import ValidationCore

/// The members that JSON reports give an error: facts first, then the sentence.
struct ErrorFacts {
  let error: ValidationError
  let message: String
  let detail: String?

  /// Writes the members without the braces around them.
  ///
  /// `path` is a JSON Pointer, `ranges` are pairs of UTF-8 offsets; what an error has not is left out.
  func write(to bytes: inout [UInt8]) {
    bytes.append(raw: "\"path\":")
    bytes.append(json: error.path.jsonPointer)
    bytes.append(raw: ",\"code\":")
    bytes.append(json: error.code.rawValue)
    bytes.append(raw: ",\"arguments\":{")
    writeArguments(to: &bytes)
    bytes.append(raw: "},\"severity\":")
    bytes.append(json: error.severity.rawValue)
    bytes.append(raw: ",\"message\":")
    bytes.append(json: message)
    writeRanges(to: &bytes)
    if let suggestion = error.suggestion {
      bytes.append(raw: ",\"suggestion\":")
      bytes.append(json: suggestion)
    }
    if let detail {
      bytes.append(raw: ",\"detail\":")
      bytes.append(json: detail)
    }
  }

  private func writeArguments(to bytes: inout [UInt8]) {
    for (index, argument) in error.arguments.sorted(by: { $0.key < $1.key }).enumerated() {
      if index > 0 { bytes.append(raw: ",") }
      bytes.append(json: argument.key)
      bytes.append(raw: ":")
      bytes.append(json: argument.value)
    }
  }

  private func writeRanges(to bytes: inout [UInt8]) {
    guard !error.ranges.isEmpty else { return }
    bytes.append(raw: ",\"ranges\":[")
    for (index, range) in error.ranges.enumerated() {
      bytes.append(raw: index > 0 ? ",[" : "[")
      bytes.append(json: range.lowerBound)
      bytes.append(raw: ",")
      bytes.append(json: range.upperBound)
      bytes.append(raw: "]")
    }
    bytes.append(raw: "]")
  }
}
