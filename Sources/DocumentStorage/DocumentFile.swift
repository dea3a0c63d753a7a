import Foundation

/// One file that is read whole and replaced whole.
///
/// A reader sees the old bytes or the new ones, never a mixture: `rename` swaps them in one step, and an
/// open file keeps its bytes when another takes its name.
struct DocumentFile: Sendable {
  /// What a read found.
  enum Content {
    /// Nothing of that name.
    case absent
    /// The bytes, and which content of the file they were.
    case bytes(Data, FileStatus.Identity)
  }

  /// Where the file stands.
  let location: DocumentLocation
  /// The way to the operating system.
  let calls: FileCalls

  /// Reads the whole file.
  ///
  /// - Throws: `unreadable`, or `notRegularFile` for a link, a directory or a pipe.
  func read() throws(DocumentError) -> Content {
    do throws(SystemFailure) {
      let file = try calls.openForReading(location.path)
      let status = try calls.status(of: file)
      if status.isRegular {
        let bytes = try calls.readAll(file, expecting: Int(clamping: status.identity.size))
        return .bytes(bytes, status.identity)
      }
    } catch {
      if error.isAbsence { return .absent }
      if !error.isLink { throw .unreadable(location.url, error) }
    }
    throw .notRegularFile(location.url)
  }

  /// Which content stands at the place now; nil when nothing does.
  ///
  /// - Throws: `notRegularFile`, or `notWritten` when the place cannot be looked at.
  func identity() throws(DocumentError) -> FileStatus.Identity? {
    try status()?.identity
  }

  /// Replaces the file's bytes in one step, so that they are there after a power cut.
  ///
  /// A file in the same directory takes the bytes, is flushed, and is renamed; then the directory is flushed.
  /// Missing directories are made, and the owner and permissions of the file that was there are kept.
  /// - Returns: the identity of the new content.
  /// - Throws: `notWritten` with the call that failed, or `notRegularFile`; the file is then what it was.
  func replace(with bytes: Data) throws(DocumentError) -> FileStatus.Identity {
    let previous = try status()
    let temporary = location.sibling(TemporaryName.new(for: location.name))
    do throws(SystemFailure) {
      try makeDirectory(location.directory)
      let identity: FileStatus.Identity
      do throws(SystemFailure) {
        identity = try write(bytes, to: temporary, like: previous)
        try calls.rename(temporary, location.path)
      } catch {
        // The first failure is the one to report; a file left behind is swept up later.
        try? calls.remove(temporary)
        throw error
      }
      try calls.synchronizeDirectory(location.directory)
      return identity
    } catch {
      throw .notWritten(location.url, error)
    }
  }

  /// Gives the file another name, under which nothing stands yet: `mobiles.damaged-1.json`, then `-2`.
  ///
  /// - Parameter content: what was found damaged; if another content stands there by now, nothing moves.
  /// - Returns: the new place, or nil when there was nothing to move any more.
  /// - Throws: the call that failed; the file is then where it was.
  func setAside(_ content: FileStatus.Identity) throws(SystemFailure) -> URL? {
    guard try calls.status(of: location.path)?.identity == content else { return nil }
    let kept = try reserveName()
    do {
      try calls.rename(location.path, kept)
    } catch {
      try? calls.remove(kept)
      if error.isAbsence { return nil }
      throw error
    }
    // If a power cut undoes the move, the damaged file is back in its place and is found again.
    try? calls.synchronizeDirectory(location.directory)
    return URL(fileURLWithPath: kept, isDirectory: false)
  }

  private func status() throws(DocumentError) -> FileStatus? {
    let status: FileStatus?
    do { status = try calls.status(of: location.path) } catch { throw .notWritten(location.url, error) }
    if let status, !status.isRegular { throw .notRegularFile(location.url) }
    return status
  }

  private func write(
    _ bytes: Data,
    to path: String,
    like previous: FileStatus?
  ) throws(SystemFailure) -> FileStatus.Identity {
    let file = try calls.create(path, previous?.permissions ?? 0o666)
    if let previous { try calls.setOwnerAndPermissions(file, to: previous) }
    try calls.writeAll(bytes, to: file)
    try calls.synchronize(file)
    return try calls.status(of: file).identity
  }

  /// Makes a directory and those above it, each of them lasting.
  private func makeDirectory(_ path: String) throws(SystemFailure) {
    if try calls.status(of: path) != nil { return }
    let parent = String(
      decoding: path.utf8.prefix(upTo: path.utf8.lastIndex(of: 0x2F) ?? path.utf8.startIndex), as: UTF8.self)
    if !parent.isEmpty { try makeDirectory(parent) }
    if try calls.makeDirectory(path) { try calls.synchronizeDirectory(parent.isEmpty ? "/" : parent) }
  }

  /// Takes a free name by making an empty file, since `rename` alone would overwrite what has the name.
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
