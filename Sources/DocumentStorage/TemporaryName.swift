import Foundation

/// The names of files that hold a value until it is whole.
///
/// A crash leaves such a file behind. It is never read as a document; a later save sweeps it up.
enum TemporaryName {
  /// How old a file must be before it counts as left behind, in seconds: nobody writes for an hour.
  static let patience: Int64 = 3600

  /// A name that no other writer uses.
  ///
  /// The document's name goes in as a number, so that the result is short whatever its length.
  static func new(for name: String) -> String {
    prefix(for: name) + "\(FileCalls.processNumber)-" + String(UInt64.random(in: 0 ... .max), radix: 16)
      + ".tmp"
  }

  /// Whether a file was made to hold that document's value.
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

extension DocumentFile {
  /// Removes what crashed writers of this document left, and tells nobody: a leftover does no harm.
  func sweepLeftovers() {
    let now = Int64(Date().timeIntervalSince1970)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: location.directory)) ?? []
    for name in names where TemporaryName.isOne(name, for: location.name) {
      let path = location.sibling(name)
      guard let status = try? calls.status(of: path), status.isRegular else { continue }
      if now - status.identity.seconds > TemporaryName.patience { try? calls.remove(path) }
    }
  }
}
