import Foundation

/// One document's file together with what is known of it, so that nothing unseen is overwritten.
///
/// Its owner lets one operation run at a time.
struct DocumentKeeper: Sendable {
  /// The file, or why there can be none.
  let file: Result<DocumentFile, DocumentError>
  /// The content that was read or written last; nil when there was no file.
  private var known: FileStatus.Identity?
  /// Why the file could not be read at the last load; writing is refused until it can be.
  private var unread: DocumentError?
  private var hasSwept = false

  init(_ file: Result<DocumentFile, DocumentError>) { self.file = file }

  /// Reads the document; nil when there is no file.
  ///
  /// - Throws: `unreadable` or `notRegularFile`, the file being left alone; `damaged`, the file having been moved
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
  /// A damaged file that somebody has put there since the last look is moved aside first; a document that another
  /// writer left is replaced.
  /// - Returns: the damage that was moved aside on the way, if any.
  /// - Throws: why the value was not written; the file is then what it was.
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

  /// Moves a damaged file aside and states the facts; `isInPlace` when it could not be moved.
  ///
  /// Then the next save tries again before it writes: `known` is not the identity of what is there.
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
