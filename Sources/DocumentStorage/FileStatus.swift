/// What the file system reports about a file.
struct FileStatus: Sendable, Hashable {
  /// Identifies one content of a file: a file that was replaced or rewritten has a new identity.
  struct Identity: Sendable, Hashable {
    let device: UInt64
    let file: UInt64
    /// In bytes.
    let size: Int64
    /// The time of the last change of content, since 1970.
    let seconds: Int64
    let nanoseconds: Int64
  }

  /// Whether it is a regular file: not a link, directory, pipe or device.
  let isRegular: Bool
  /// Whether a directory entry still refers to it: an open file that was removed has no name.
  let hasName: Bool
  /// The nine permission bits.
  let permissions: UInt32
  /// The user's number.
  let owner: UInt32
  /// The group's number.
  let group: UInt32
  /// Which content this is.
  let identity: Identity
}
