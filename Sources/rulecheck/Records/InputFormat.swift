import JSONText

/// The format of the records in a data file.
enum InputFormat: String, Sendable, Hashable, CaseIterable {
  /// One JSON array of records, or JSON values one after another.
  case json
  /// One JSON value per line.
  case ndjson
  /// Comma-separated values with a header (RFC 4180).
  case csv
}

extension InputFormat {
  /// The format according to the file name extension; nil if the content has to decide.
  ///
  /// `.json` does not decide: many tools write one value per line to files with that extension.
  init?(fileName: String) {
    switch Self.extension(of: fileName) {
    case "ndjson", "jsonl": self = .ndjson
    case "csv", "tsv", "tab": self = .csv
    default: return nil
    }
  }

  /// The last extension of a file name in lowercase, before that of a compressed file; nil if it has none.
  static func `extension`(of fileName: String) -> String? {
    var extensions = fileName.lowercased().split(separator: ".", omittingEmptySubsequences: false).dropFirst()
    if let last = extensions.last, Compression.allCases.contains(where: { $0.fileExtension == last }) {
      extensions.removeLast()
    }
    return extensions.last.map(String.init)
  }

  /// The format according to the start of the content; nil while more of it is needed.
  ///
  /// An opening bracket starts an array. An opening brace starts a value over several lines when the first line ends
  /// with a bracket or comma that requires more, otherwise one value per line. A first line that is a text, a number or a
  /// word of JSON is one such value. Anything else is a CSV header.
  ///
  /// - Parameter fileName: The name of the file, which decides if there is no content: an empty `.json` is not JSON.
  init?(content: some RandomAccessCollection<UInt8>, isWhole: Bool, fileName: String = "-") {
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
    guard let start = content.firstIndex(where: { !isBlank($0) }) else {
      guard isWhole else { return nil }
      self = Self.extension(of: fileName) == "json" ? .json : .ndjson
      return
    }
    switch content[start] {
    case UInt8(ascii: "["): self = .json
    case let first:
      let isObject = first == UInt8(ascii: "{")
      guard isObject || Self.startsOfValues.contains(first) else {
        self = .csv
        return
      }
      let rest = content[start...].prefix(Self.longestFirstLine)
      let lineEnd = rest.firstIndex(of: UInt8(ascii: "\n"))
      guard lineEnd != nil || isWhole || rest.count == Self.longestFirstLine else { return nil }
      let line = rest[..<(lineEnd ?? rest.endIndex)]
      guard isObject else {
        do throws(JSONSyntaxError) {
          _ = try JSONNode.parse(Array(line))
          self = .ndjson
        } catch {
          self = .csv
        }
        return
      }
      let isCut = lineEnd == nil && rest.count == Self.longestFirstLine
      let asksForMore = [UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ",")].contains(
        line.last { !isBlank($0) })
      self = asksForMore && !isCut ? .json : .ndjson
    }
  }

  /// Of values that are neither arrays nor objects.
  private static let startsOfValues = Array("\"-0123456789tfn".utf8)

  /// How many bytes of an unfinished first line are examined.
  private static let longestFirstLine = 65_536
}
