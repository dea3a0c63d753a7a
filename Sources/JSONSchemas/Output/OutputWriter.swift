import JSONText
import ValidationCore

/// Writes what a schema says of a value in a format of the specification.
struct OutputWriter {
  let labels: SchemaLabels
  let sentence: (ValidationError) -> String

  // MARK: Formats

  /// A list of all errors, or of all annotations of a valid value.
  func basic(_ root: OutputUnit) -> JSONNode {
    var units: [JSONNode] = []
    collect(root, into: &units)
    return .members(of: head(root) + list(of: units, of: root))
  }

  /// The errors, or the annotations of a valid value, nested as the keywords are: a unit with one child only is left out.
  func detailed(_ root: OutputUnit) -> JSONNode {
    let parts = root.isValid ? annotated(root.children) : root.causes
    return .members(
      of: head(root) + error(of: root) + list(of: parts.compactMap { condensed($0) }, of: root))
  }

  /// Everything.
  func verbose(_ unit: OutputUnit) -> JSONNode {
    .members(
      of: head(unit) + error(of: unit) + annotation(of: unit)
        + list(of: unit.children.map { verbose($0) }, of: unit))
  }

  // MARK: Parts

  private func collect(_ unit: OutputUnit, into units: inout [JSONNode]) {
    if unit.isValid {
      if unit.annotation != nil { units.append(.members(of: head(unit) + annotation(of: unit))) }
      for child in annotated(unit.children) { collect(child, into: &units) }
    } else {
      if unit.error != nil { units.append(.members(of: head(unit) + error(of: unit))) }
      for child in unit.causes { collect(child, into: &units) }
    }
  }

  /// The units whose annotations count: a schema that refuses a value says nothing else of it.
  private func annotated(_ units: [OutputUnit]) -> [OutputUnit] { units.filter(\.isValid) }

  private func condensed(_ unit: OutputUnit) -> JSONNode? {
    let parts = (unit.isValid ? annotated(unit.children) : unit.causes).compactMap { condensed($0) }
    let own = unit.isValid ? annotation(of: unit) : error(of: unit)
    if own.isEmpty, parts.count <= 1 { return parts.first }
    return .members(of: head(unit) + own + list(of: parts, of: unit))
  }

  private func head(_ unit: OutputUnit) -> [(key: String, value: JSONNode)] {
    var members: [(key: String, value: JSONNode)] = [
      ("valid", JSONNode(.bool(unit.isValid))), ("keywordLocation", .text(unit.keywordLocation)),
    ]
    // Without a URI of the schema, and without a reference, it would say the same again. Readers may expect it behind
    // the name of a reference, which a property can have too.
    let isSame = unit.absoluteKeywordLocation == "#" + unit.keywordLocation
    if !isSame || Self.references.contains(where: { unit.keywordLocation.contains($0) }) {
      members.append(("absoluteKeywordLocation", .text(Self.uri(unit.absoluteKeywordLocation))))
    }
    members.append(("instanceLocation", .text(unit.instanceLocation)))
    return members
  }

  private static let references = ["/$ref/", "/$dynamicRef/", "/$recursiveRef/"]

  private func error(of unit: OutputUnit) -> [(key: String, value: JSONNode)] {
    guard var error = unit.error else { return [] }
    if error.labels == nil { error.labels = labels }
    return [("error", .text(sentence(error)))]
  }

  private func annotation(of unit: OutputUnit) -> [(key: String, value: JSONNode)] {
    guard unit.isValid, let annotation = unit.annotation else { return [] }
    return [("annotation", annotation)]
  }

  private func list(of units: [JSONNode], of parent: OutputUnit) -> [(key: String, value: JSONNode)] {
    units.isEmpty ? [] : [(parent.isValid ? "annotations" : "errors", .list(units))]
  }

  /// A location with the bytes that a fragment of a URI may not have percent-encoded (RFC 3986, section 3.5).
  static func uri(_ location: String) -> String {
    guard let sign = location.utf8.firstIndex(of: UInt8(ascii: "#")) else { return location }
    let start = location.utf8.index(after: sign)
    var text = String(location[..<start])
    for byte in location[start...].utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: text.unicodeScalars.append(Unicode.Scalar(byte))
      case _ where "-._~!$&'()*+,;=:@/?".utf8.contains(byte): text.unicodeScalars.append(Unicode.Scalar(byte))
      default: text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return text
  }
}
