package import Essentials

/// Reads catalog files.
package enum CatalogFile {
  /// The size of the largest file that is read, in bytes; a catalog of 10,000 messages takes about one megabyte.
  ///
  /// In memory, a catalog takes up to sixty times its size: 1 GB for a file of this size whose messages are one byte
  /// long.
  package static let largest = 16 << 20

  /// The bytes of a regular file.
  ///
  /// - Throws: ``CatalogError`` when the file cannot be read or is too large.
  package static func bytes(of path: String) throws(CatalogError) -> [UInt8] {
    if let size = FileStamp(path: path)?.size, size > largest { throw tooLarge(path) }
    let bytes: [UInt8]
    do {
      bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw unreadable(path, error, expected: "a catalog file")
    }
    // The file may have grown in the meantime.
    if bytes.count > largest { throw tooLarge(path) }
    return bytes
  }

  /// The names of the files of a directory.
  package static func names(in directory: URL) throws(CatalogError) -> [String] {
    do { return try FileManager.default.contentsOfDirectory(atPath: directory.path) } catch {
      throw unreadable(directory.path, error, expected: "a directory of catalog files")
    }
  }

  private static func unreadable(_ path: String, _ error: any Error, expected: String) -> CatalogError {
    CatalogError(
      file: path,
      problem: "it cannot be read: \(error.descriptionForReaders)",
      expected: expected
    )
  }

  private static func tooLarge(_ path: String) -> CatalogError {
    CatalogError(
      file: path,
      problem: "the file is larger than \(largest >> 20) MB",
      expected: "a catalog of at most \(largest) bytes"
    )
  }
}
