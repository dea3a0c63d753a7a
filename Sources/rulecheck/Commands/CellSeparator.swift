import ArgumentParser

/// The separator between the cells of CSV: one ASCII character, or tab.
struct CellSeparator: ExpressibleByArgument, Sendable, Hashable {
  let byte: UInt8

  static let comma = CellSeparator(byte: UInt8(ascii: ","))
  static let tab = CellSeparator(byte: UInt8(ascii: "\t"))

  private init(byte: UInt8) { self.byte = byte }

  /// A quote or the end of a line cannot be a separator.
  init?(argument: String) {
    if argument == "tab" || argument == "\\t" {
      self = .tab
      return
    }
    guard argument.utf8.count == 1, let byte = argument.utf8.first, byte < 0x80,
      ![0x00, 0x0A, 0x0D, UInt8(ascii: "\"")].contains(byte)
    else { return nil }
    self.byte = byte
  }

  /// The separator that the extension of a file says.
  init(fileName: String) {
    self = InputFormat.extension(of: fileName).map { ["tsv", "tab"].contains($0) } == true ? .tab : .comma
  }
}
