import Primitives
import TextAutomata

/// Recognizes rules that somebody wrote as YAML, for which the first unexpected character of JSON says nothing.
enum YAMLHint {
  /// Whether a document that is not a rule document is YAML and not JSON: by the suffix of the file, or by its first line.
  ///
  /// JSON in a file with the suffix of YAML is a rule document, or has mistakes of its own.
  static func applies(to document: [UInt8], file: String) -> Bool {
    var lines = document.split(separator: UInt8(ascii: "\n")).lazy.map { line in
      String(decoding: line.drop { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    }.filter { !$0.isEmpty && $0 != "\r" && !$0.hasPrefix("#") }.makeIterator()
    guard let first = lines.next() else { return false }
    if first.hasPrefix("{") || first.hasPrefix("[") { return false }
    if [".yaml", ".yml"].contains(where: file.lowercased().hasSuffix) { return true }
    return first.hasPrefix("---") || first.hasPrefix("%YAML") || startsMapping(first)
  }

  static func error(file: String) -> InputError {
    let command = file == "-" ? "yq -o json" : "yq -o json \(file) > rules.json"
    return InputError(
      file: file, problem: "the rules are YAML; expected JSON, which `\(command)` makes of it")
  }

  /// Whether a line is a key and a colon, with its value on the line or below: `fields:`, `"email": [required]`.
  private static func startsMapping(_ line: String) -> Bool {
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let (key, value) = (line[..<colon], line[line.utf8.index(after: colon)...])
    return !key.isEmpty && (value.isEmpty || value.hasPrefix(" ") || value.hasPrefix("\r"))
      && key.utf8.allSatisfy { $0 > 0x20 && !"{}[]".utf8.contains($0) }
  }
}
