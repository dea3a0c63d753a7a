import Essentials

/// The checked location of one document: a file name directly inside one directory.
struct DocumentLocation: Sendable, Hashable {
  /// The directory's absolute path, without a separator at the end.
  let directory: String
  /// The file's name with its extension, in the bytes in which it was given.
  ///
  /// Not normalized: on file systems that compare bytes, NFC and NFD spellings are two files, and
  /// changing the spelling would hide a file that is already there.
  let name: String

  /// The most UTF-8 bytes that a name may have: 255 on common file systems, minus what the name of a kept copy adds.
  static let longestName = 200

  /// The file's absolute path.
  var path: String { sibling(name) }

  /// The file's location.
  var url: URL { URL(fileURLWithPath: path, isDirectory: false) }

  /// The path of another file in the same directory.
  func sibling(_ name: String) -> String {
    directory == "/" ? "/\(name)" : "\(directory)/\(name)"
  }

  /// Checks a name and a directory; nil for the directory means the user's documents.
  ///
  /// - Throws: `nameRefused`, `directoryRefused` or `noDocumentsDirectory`.
  init(fileName: String, directory: URL?) throws(DocumentError) {
    name = try Self.checked(fileName)
    let url: URL
    if let directory {
      url = directory
    } else {
      guard let documents = DocumentsDirectory.current else { throw .noDocumentsDirectory }
      url = documents
    }
    // C reads a path up to its first NUL, which would silently name another file.
    let decoded = url.path(percentEncoded: false)
    guard url.isFileURL, !url.path.isEmpty, !decoded.utf8.contains(0) else { throw .directoryRefused(url) }
    self.directory = url.absoluteURL.path
  }

  /// The name with `.json` at its end, if it may be used.
  private static func checked(_ fileName: String) throws(DocumentError) -> String {
    func refuse(_ problem: DocumentError.NameProblem) -> DocumentError {
      .nameRefused(name: fileName, problem)
    }
    if fileName.isEmpty || fileName.lowercased() == ".json" { throw refuse(.empty) }
    for scalar in fileName.unicodeScalars {
      if scalar == "/" || scalar == "\\" { throw refuse(.separator) }
      if scalar.properties.generalCategory == .control { throw refuse(.controlCharacter) }
    }
    // Compares scalars: a dot followed by a combining mark is still a leading dot to the file system.
    if fileName.unicodeScalars.first == "." { throw refuse(.leadingDot) }
    let hasExtension = fileName.utf8.suffix(5).map { $0 | 0x20 } == Array(".json".utf8)
    let name = hasExtension ? fileName : fileName + ".json"
    if name.utf8.count > longestName { throw refuse(.tooLong) }
    return name
  }

  /// The name without its extension.
  var stem: String { String(decoding: name.utf8.dropLast(5), as: UTF8.self) }
}
