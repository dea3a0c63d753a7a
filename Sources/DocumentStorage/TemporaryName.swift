/// The names of files that hold a value until it is whole.
enum TemporaryName {
  /// A name that no other writer uses.
  ///
  /// The name contains a hash of the document's name, so it is short whatever the length of that name.
  static func new(for name: String) -> String {
    prefix(for: name) + "\(FileCalls.processNumber)-" + String(UInt64.random(in: 0 ... .max), radix: 16)
      + ".tmp"
  }

  /// Whether a file was created to hold that document's value.
  static func isOne(_ fileName: String, for name: String) -> Bool {
    fileName.hasPrefix(prefix(for: name)) && fileName.hasSuffix(".tmp")
  }

  /// FNV-1a, 64 bits: the same in every process, which `Hasher` is not.
  private static func prefix(for name: String) -> String {
    let hash = name.utf8.reduce(into: UInt64(0xCBF2_9CE4_8422_2325)) { hash, byte in
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return ".docstorage-\(String(hash, radix: 16))-"
  }
}
