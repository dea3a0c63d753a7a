import Essentials

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// File system metadata that changes when the file changes.
struct FileStamp: Sendable, Hashable {
  /// How long a modification time may stay the same while a file is written again; FAT has a resolution of 2 seconds.
  private static let coarsestClock: Int64 = 2_000_000_000

  let device: UInt64
  let inode: UInt64
  /// The size in bytes.
  let size: Int64
  /// The modification time in nanoseconds since 1970.
  let modified: Int64
  /// Whether the modification time is old enough that another write would have changed it.
  let isSettled: Bool

  /// Queries the file system; nil when there is no such regular file.
  init?(path: String) {
    var info = stat()
    guard stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    device = UInt64(truncatingIfNeeded: info.st_dev)
    inode = UInt64(truncatingIfNeeded: info.st_ino)
    size = Int64(info.st_size)
    modified = Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    let now = Int64(clamping: Int(Date().timeIntervalSince1970 * 1_000)) &* 1_000_000
    isSettled = now &- modified > Self.coarsestClock
  }
}
