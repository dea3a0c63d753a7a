/// What the file system says of a file.
struct FileStatus: Sendable, Hashable {
  /// Tells one content of a file from another: a file that was replaced or rewritten has a new identity.
  struct Identity: Sendable, Hashable {
    let device: UInt64
    let file: UInt64
    /// In bytes.
    let size: Int64
    /// The time of the last change of content, since 1970.
    let seconds: Int64
    let nanoseconds: Int64
  }

  /// Whether it is a plain file: no link, directory, pipe or device.
  let isRegular: Bool
  /// Whether a directory still names it: an open file that was removed has no name.
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
