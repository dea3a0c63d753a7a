/// How the records of a data file are written.
enum InputFormat: String, Sendable, Hashable, CaseIterable {
  /// One JSON array of records, or JSON values one after another.
  case json
  /// One JSON value a line.
  case ndjson
  /// Comma-separated values with a header (RFC 4180).
  case csv
}

extension InputFormat {
  /// The format that the end of a file's name tells; nil where the content has to.
  ///
  /// `.json` alone tells nothing: many tools write one value a line under that name.
  init?(fileName: String) {
    switch fileName.lowercased().split(separator: ".", omittingEmptySubsequences: false).dropFirst().last {
    case "ndjson", "jsonl": self = .ndjson
    case "csv", "tsv", "tab": self = .csv
    default: return nil
    }
  }

  /// The format that the start of the content tells; nil while more of it is needed.
  ///
  /// An opening bracket starts an array. An opening brace starts a value over several lines when the first line ends
  /// with a bracket or comma that asks for more, else one value a line. Anything else is a header of CSV.
  init?(content: some RandomAccessCollection<UInt8>, isWhole: Bool) {
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
    guard let start = content.firstIndex(where: { !isBlank($0) }) else {
      guard isWhole else { return nil }
      self = .ndjson
      return
    }
    switch content[start] {
    case UInt8(ascii: "["): self = .json
    case UInt8(ascii: "{"):
      let rest = content[start...].prefix(Self.longestFirstLine)
      let lineEnd = rest.firstIndex(of: UInt8(ascii: "\n"))
      guard lineEnd != nil || isWhole || rest.count == Self.longestFirstLine else { return nil }
      let last = rest[..<(lineEnd ?? rest.endIndex)].last { !isBlank($0) }
      let isCut = lineEnd == nil && rest.count == Self.longestFirstLine
      let asksForMore = [UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ",")].contains(last)
      self = asksForMore && !isCut ? .json : .ndjson
    default: self = .csv
    }
  }

  /// How many bytes of a first line without an end are looked at.
  private static let longestFirstLine = 65_536
}
