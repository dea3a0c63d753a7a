import Essentials

/// One file that is read whole and replaced whole.
///
/// A reader sees the old bytes or the new ones, never a mixture: `rename` replaces them in one step, and an open file
/// keeps its bytes when another file takes its name.
struct DocumentFile: Sendable {
  /// What a read found.
  enum Content {
    /// There is no file of that name.
    case absent
    /// The bytes, and the identity of the content.
    case bytes(Data, FileStatus.Identity)
  }

  /// Where the file is.
  let location: DocumentLocation
  /// The calls to the operating system.
  let calls: FileCalls
  /// How many bytes the file may have: 256 MiB, so that a file from another writer cannot exhaust memory.
  var maximumBytes = 256 << 20

  /// Reads the whole file.
  ///
  /// - Throws: `unreadable`, with `EFBIG` for a file that is too large, or `notRegularFile` for a link, a directory
  ///   or a pipe.
  func read() throws(DocumentError) -> Content {
    do throws(SystemFailure) {
      let file = try calls.openForReading(location.path)
      let status = try calls.status(of: file)
      if status.isRegular {
        let bytes = try calls.readAll(file, expecting: status.identity.size, limit: maximumBytes)
        return .bytes(bytes, status.identity)
      }
    } catch {
      if error.isAbsence { return .absent }
      if !error.isLink { throw .unreadable(location.url, error) }
    }
    throw .notRegularFile(location.url)
  }

  /// The identity of the current content; nil if there is no file.
  ///
  /// - Throws: `notRegularFile`, or `notWritten` if the path cannot be examined.
  func identity() throws(DocumentError) -> FileStatus.Identity? {
    try status()?.identity
  }

  /// Replaces the file's bytes in one step, so that they survive a power cut.
  ///
  /// The bytes are written to a file in the same directory, which is flushed and renamed; then the directory is
  /// flushed. Missing directories are created, and the owner and permissions of the previous file are kept.
  /// - Returns: the identity of the new content.
  /// - Throws: `notWritten` with the call that failed (`EFBIG` if there are more bytes than a read accepts), or
  ///   `notRegularFile`; the file is then unchanged.
  func replace(with bytes: Data) throws(DocumentError) -> FileStatus.Identity {
    let previous = try status()
    do throws(SystemFailure) {
      if bytes.count > maximumBytes { throw SystemFailure(call: "write", code: EFBIG) }
      try makeDirectory(location.directory)
      let identity = try write(bytes, like: previous)
      try calls.synchronizeDirectory(location.directory)
      return identity
    } catch {
      throw .notWritten(location.url, error)
    }
  }

  /// Deletes the file, so that it remains deleted after a power cut.
  ///
  /// - Throws: `notWritten` with the call that failed, or `notRegularFile`.
  func remove() throws(DocumentError) {
    if try status() == nil { return }
    do throws(SystemFailure) {
      try calls.remove(location.path)
      try calls.synchronizeDirectory(location.directory)
    } catch {
      if !error.isAbsence { throw .notWritten(location.url, error) }
    }
  }

  /// Moves the file to a name that is not in use yet: `mobiles.damaged-1.json`, then `-2`.
  ///
  /// - Parameter content: the content that was found damaged; if the file has other content by now, it is not moved.
  /// - Returns: the new location, or nil if there was nothing left to move.
  /// - Throws: the call that failed; the file is then still in its old place.
  func setAside(_ content: FileStatus.Identity) throws(SystemFailure) -> URL? {
    guard try calls.status(of: location.path)?.identity == content else { return nil }
    let kept = try reserveName()
    do {
      try calls.rename(location.path, kept)
    } catch {
      // Only the first failure is reported; the reserved name is then an empty file beside the document.
      try? calls.remove(kept)
      if error.isAbsence { return nil }
      throw error
    }
    // If a power cut undoes the move, the damaged file is back in its old place and is found again.
    try? calls.synchronizeDirectory(location.directory)
    return URL(fileURLWithPath: kept, isDirectory: false)
  }

  private func status() throws(DocumentError) -> FileStatus? {
    let status: FileStatus?
    do { status = try calls.status(of: location.path) } catch { throw .notWritten(location.url, error) }
    if let status, !status.isRegular { throw .notRegularFile(location.url) }
    return status
  }

  /// Writes a temporary file and gives it the document's name.
  private func write(_ bytes: Data, like previous: FileStatus?) throws(SystemFailure) -> FileStatus.Identity {
    let temporary = try TemporaryFile(beside: location, permissions: previous?.permissions, calls)
    do throws(SystemFailure) {
      if let previous { try calls.setOwnerAndPermissions(temporary.file, to: previous) }
      try calls.writeAll(bytes, to: temporary.file)
      try calls.synchronize(temporary.file)
      let identity = try calls.status(of: temporary.file).identity
      try calls.rename(temporary.path, location.path)
      return identity
    } catch {
      // Only the first failure is reported; a later save removes a file that is left behind.
      try? calls.remove(temporary.path)
      throw error
    }
  }

  /// Creates a directory and its missing parents, each flushed to the disk.
  private func makeDirectory(_ path: String) throws(SystemFailure) {
    var missing: [String] = []
    var existing = path
    while !existing.isEmpty, try calls.status(of: existing) == nil {
      missing.append(existing)
      let parent = existing.utf8.prefix(upTo: existing.utf8.lastIndex(of: 0x2F) ?? existing.utf8.startIndex)
      existing = String(decoding: parent, as: UTF8.self)
    }
    for directory in missing.reversed() {
      if try calls.makeDirectory(directory) {
        try calls.synchronizeDirectory(existing.isEmpty ? "/" : existing)
      }
      existing = directory
    }
  }

  /// Reserves a free name by creating an empty file, since `rename` alone would overwrite an existing file.
  private func reserveName() throws(SystemFailure) -> String {
    var number = 1
    while true {
      let path = location.sibling("\(location.stem).damaged-\(number).json")
      do {
        _ = try calls.create(path, 0o600)
        return path
      } catch  where error.isPresence && number < 1_000_000 {
        number += 1
      }
    }
  }
}
