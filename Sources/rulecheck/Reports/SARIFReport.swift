import JSONText
import ValidationCore

/// A report for editors and services that show findings: one SARIF 2.1.0 log (OASIS).
struct SARIFReport: Report {
  let wording: ReportText

  var opening: String {
    """
    {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"tool":{"driver":{"name":"rulecheck",\
    "version":\(JSONText.quoted(Rulecheck.version))}},"language":\(JSONText.quoted(wording.language)),\
    "columnKind":"unicodeCodePoints","results":[

    """
  }

  var separator: String { ",\n" }

  func write(_ result: RecordResult, to bytes: inout [UInt8]) {
    for (index, error) in result.errors.enumerated() {
      if index > 0 { bytes.append(raw: ",\n") }
      bytes.append(raw: "{\"ruleId\":")
      bytes.append(json: error.code.rawValue)
      bytes.append(raw: error.severity == .warning ? ",\"level\":\"warning\"" : ",\"level\":\"error\"")
      bytes.append(raw: ",\"message\":{\"text\":")
      bytes.append(json: wording.sentence(error))
      bytes.append(raw: "},\"locations\":[{\"physicalLocation\":{\"artifactLocation\":{\"uri\":")
      bytes.append(json: Self.uri(result.file))
      bytes.append(raw: "},\"region\":{\"startLine\":")
      bytes.append(json: result.line)
      bytes.append(raw: "}},\"logicalLocations\":[{\"fullyQualifiedName\":")
      bytes.append(json: error.path.jsonPointer)
      bytes.append(raw: "}]}],\"properties\":{\"record\":")
      bytes.append(json: result.number)
      bytes.append(raw: ",")
      JSONErrorWriter(error: error).writeFacts(to: &bytes)
      JSONErrorWriter(error: error).writePlaces(to: &bytes)
      bytes.append(raw: "}}")
    }
  }

  func closing(_ summary: Summary) -> String { "\n]}]}\n" }

  /// A path as a URI reference (RFC 3986): the bytes that a path segment may not have are percent-encoded.
  private static func uri(_ path: String) -> String {
    if path == PathArgument.standardInput.description { return "stdin" }
    var uri = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default: uri += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return uri
  }
}
