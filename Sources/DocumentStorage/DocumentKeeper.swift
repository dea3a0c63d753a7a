import Essentials

/// One document's file and what is known about it, so that content it has not read is never overwritten.
///
/// Its owner runs one operation at a time.
struct DocumentKeeper: Sendable {
  /// The file, or why there can be none.
  let file: Result<DocumentFile, DocumentError>
  /// The content that was last read or written; nil if there was no file.
  private var known: FileStatus.Identity?
  /// Why the file could not be read at the last load; writing is refused until it can be read.
  private var unread: DocumentError?
  private var hasSwept = false

  init(_ file: Result<DocumentFile, DocumentError>) { self.file = file }

  /// Reads the document; nil if there is no file.
  ///
  /// - Throws: `unreadable` or `notRegularFile`, with the file left unchanged; `damaged`, after the file was moved
  ///   aside; or why there can be no file.
  mutating func load<Value>(
    _ decode: (Data) throws(CodingFailure) -> Value
  ) throws(DocumentError) -> Value? {
    let file = try file.get()
    known = nil
    unread = nil
    let content: DocumentFile.Content
    do { content = try file.read() } catch {
      unread = error
      throw error
    }
    guard case .bytes(let bytes, let identity) = content else { return nil }
    let value: Value
    do { value = try decode(bytes) } catch { throw keep(identity, of: file, damagedBy: error).error }
    known = identity
    return value
  }

  /// Replaces the document.
  ///
  /// A damaged file that another writer has put there since the last check is moved aside first; a valid document of
  /// another writer is replaced.
  /// - Returns: the damage that was moved aside on the way, if any.
  /// - Throws: why the value was not written; the file is then unchanged.
  mutating func save(
    _ bytes: Result<Data, CodingFailure>,
    over isDocument: (Data) throws(CodingFailure) -> Void
  ) throws(DocumentError) -> DocumentError? {
    let file = try file.get()
    if let unread { throw unread }
    let data: Data
    do { data = try bytes.get() } catch { throw .notEncodable(file.location.url, error) }
    var found: DocumentError?
    if try file.identity() != known { found = try keepIfDamaged(file, isDocument) }
    known = try file.replace(with: data)
    if !hasSwept {
      hasSwept = true
      file.sweepLeftovers()
    }
    return found
  }

  /// Deletes the document.
  ///
  /// - Throws: why the file was not deleted.
  mutating func remove() throws(DocumentError) {
    let file = try file.get()
    if let unread { throw unread }
    try file.remove()
    known = nil
  }

  private func keepIfDamaged(
    _ file: DocumentFile,
    _ isDocument: (Data) throws(CodingFailure) -> Void
  ) throws(DocumentError) -> DocumentError? {
    guard case .bytes(let bytes, let identity) = try file.read() else { return nil }
    do {
      try isDocument(bytes)
      return nil
    } catch {
      let damage = keep(identity, of: file, damagedBy: error)
      if damage.isInPlace { throw damage.error }
      return damage.error
    }
  }

  /// Moves a damaged file aside and returns the facts; `isInPlace` if it could not be moved.
  ///
  /// In that case the next save tries again before it writes: `known` is not the identity of the current file.
  private func keep(
    _ content: FileStatus.Identity,
    of file: DocumentFile,
    damagedBy failure: CodingFailure
  ) -> (error: DocumentError, isInPlace: Bool) {
    let url = file.location.url
    do {
      return (.damaged(file: url, keptAs: try file.setAside(content), failure), false)
    } catch {
      return (.damaged(file: url, keptAs: nil, failure), true)
    }
  }
}
