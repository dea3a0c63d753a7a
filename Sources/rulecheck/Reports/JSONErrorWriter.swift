import JSONText
import ValidationCore

/// The members of an error in JSON reports: facts first, then the sentence.
struct JSONErrorWriter {
  let error: ValidationError

  /// Writes the members without the braces around them.
  ///
  /// `path` is a JSON Pointer, `ranges` are pairs of UTF-8 offsets; members that an error does not have are left out.
  func write(message: String, detail: String?, to bytes: inout [UInt8]) {
    writeFacts(to: &bytes)
    bytes.append(raw: ",\"message\":")
    bytes.append(json: message)
    writePlaces(to: &bytes)
    if let detail {
      bytes.append(raw: ",\"detail\":")
      bytes.append(json: detail)
    }
  }

  /// Writes what every error has besides its sentence.
  func writeFacts(to bytes: inout [UInt8]) {
    bytes.append(raw: "\"path\":\"")
    writePointer(to: &bytes)
    bytes.append(raw: "\",\"code\":")
    bytes.append(json: error.code.rawValue)
    bytes.append(raw: ",\"arguments\":{")
    writeArguments(to: &bytes)
    bytes.append(raw: "},\"severity\":")
    bytes.append(json: error.severity.rawValue)
  }

  /// Writes where in the text the fault is, and what to write instead, after other members.
  func writePlaces(to bytes: inout [UInt8]) {
    writeRanges(to: &bytes)
    if let suggestion = error.suggestion {
      bytes.append(raw: ",\"suggestion\":")
      bytes.append(json: suggestion)
    }
  }

  /// Writes the path as `jsonPointer` does (RFC 6901), without making a text for each step.
  private func writePointer(to bytes: inout [UInt8]) {
    for segment in error.path.segments {
      bytes.append(raw: "/")
      switch segment {
      case .index(let index): bytes.append(json: index)
      case .key(let name)
      where name.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }):
        // `jsonPointer` writes the rare names that need escaping; the slash before them is dropped.
        let pointer = FieldPath([segment]).jsonPointer
        JSONText.append(escaped: String(pointer.unicodeScalars.dropFirst()), to: &bytes)
      case .key(let name): JSONText.append(escaped: name, to: &bytes)
      }
    }
  }

  private func writeArguments(to bytes: inout [UInt8]) {
    for (index, argument) in error.sortedArguments.enumerated() {
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
