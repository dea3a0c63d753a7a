public import Essentials

/// What went wrong with a stored document: facts, with the file and the cause.
public enum DocumentError: Error, Sendable, Hashable {
  /// The name would leave the directory, or cannot be a file's name; nothing was read or written.
  case nameRefused(name: String, NameProblem)
  /// The directory cannot hold files: it is not a file URL, or its path has a NUL; nothing was read or written.
  case directoryRefused(URL)
  /// The system does not define a documents directory for this user, and none was given.
  case noDocumentsDirectory
  /// The file at the document's path is not a regular file (a link, a directory, a pipe); it was left unchanged.
  case notRegularFile(URL)
  /// The file exists and could not be read; until `reload()` reads it, nothing overwrites it.
  ///
  /// The code is `EFBIG` if it has more than 256 MiB.
  case unreadable(URL, SystemFailure)
  /// The file was not JSON, or not of the value's type.
  ///
  /// The bytes are unchanged in `keptAs`, or still in `file` if moving them failed (`keptAs` is nil).
  case damaged(file: URL, keptAs: URL?, CodingFailure)
  /// The value cannot be written as JSON; the file keeps what it held.
  case notEncodable(URL, CodingFailure)
  /// Writing or deleting failed; the file keeps what it held, and a value to be written stays in memory.
  ///
  /// The code is `EFBIG` if the value has more than 256 MiB as JSON, which no load would read. If `call` is `fsync
  /// directory`, the new file is in place, but a power cut may still undo it.
  case notWritten(URL, SystemFailure)

  /// What makes a file name unacceptable.
  public enum NameProblem: String, Sendable, Hashable {
    /// The name is empty or only an extension.
    case empty
    /// The name has a `/` or a `\`, so it could name another directory; this includes absolute paths.
    case separator
    /// The name begins with a dot: `.`, `..`, and files that listings hide.
    case leadingDot
    /// The name has a NUL or another control character (general category Cc).
    case controlCharacter
    /// The name with its extension has more than 200 bytes in UTF-8.
    ///
    /// File systems allow 255; the remainder is for the name under which a damaged file is kept.
    case tooLong
  }
}

extension DocumentError: CustomStringConvertible {
  /// The case and its facts, for logs.
  public var description: String {
    switch self {
    case .nameRefused(let name, let problem): "nameRefused \(name.debugDescription) \(problem.rawValue)"
    case .directoryRefused(let url): "directoryRefused \(url.absoluteString)"
    case .noDocumentsDirectory: "noDocumentsDirectory"
    case .notRegularFile(let url): "notRegularFile \(url.path)"
    case .unreadable(let url, let failure): "unreadable \(url.path): \(failure)"
    case .damaged(let url, let keptAs, let failure):
      "damaged \(url.path), \(keptAs.map { "kept as \($0.lastPathComponent)" } ?? "left in place"): \(failure)"
    case .notEncodable(let url, let failure): "notEncodable \(url.path): \(failure)"
    case .notWritten(let url, let failure): "notWritten \(url.path): \(failure)"
    }
  }
}
