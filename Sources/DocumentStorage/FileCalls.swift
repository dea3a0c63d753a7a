import Essentials

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Every call to the operating system that this module makes; tests replace them with their own.
///
/// Each closure is one POSIX call, named in its comment. An interrupted call (`EINTR`) is repeated here.
struct FileCalls: Sendable {
  /// Room for bytes that are read.
  typealias Bytes = UnsafeMutableRawBufferPointer

  /// `open(2)` for reading; does not follow a link in the last path component and does not wait for a pipe's writer.
  var openForReading: @Sendable (_ path: String) throws(SystemFailure) -> FileDescriptor = {
    path throws(SystemFailure) in
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    return FileDescriptor(try FileCalls.repeating("open") { open(path, flags) })
  }
  /// `open(2)` of a file that must not exist yet; `mode` is subject to the process's umask.
  var create: @Sendable (_ path: String, _ mode: UInt32) throws(SystemFailure) -> FileDescriptor = {
    path, mode throws(SystemFailure) in
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let mode = mode_t(truncatingIfNeeded: mode)
    return FileDescriptor(try FileCalls.repeating("open") { open(path, flags, mode) })
  }
  /// `read(2)`: how many bytes arrived, 0 at the end.
  var read: @Sendable (borrowing FileDescriptor, Bytes) throws(SystemFailure) -> Int = {
    file, buffer throws(SystemFailure) in
    try FileCalls.repeating("read") { posixRead(file.number, buffer.baseAddress, buffer.count) }
  }
  /// `write(2)`: how many bytes were written, which may be fewer than were passed.
  var write: @Sendable (borrowing FileDescriptor, UnsafeRawBufferPointer) throws(SystemFailure) -> Int = {
    file, buffer throws(SystemFailure) in
    try FileCalls.repeating("write") { posixWrite(file.number, buffer.baseAddress, buffer.count) }
  }
  /// `fsync(2)`; on Apple systems `F_FULLFSYNC`, since `fsync` there stops at the drive's cache.
  var synchronize: @Sendable (borrowing FileDescriptor) throws(SystemFailure) -> Void = {
    file throws(SystemFailure) in
    #if canImport(Darwin)
      if fcntl(file.number, F_FULLFSYNC) == 0 { return }
    #endif
    _ = try FileCalls.repeating("fsync") { fsync(file.number) }
  }
  /// `rename(2)`: replaces one file by another in one step.
  var rename: @Sendable (_ old: String, _ new: String) throws(SystemFailure) -> Void = {
    old, new throws(SystemFailure) in
    _ = try FileCalls.repeating("rename") { posixRename(old, new) }
  }

  /// `unlink(2)`.
  var remove: @Sendable (_ path: String) throws(SystemFailure) -> Void = { path throws(SystemFailure) in
    _ = try FileCalls.repeating("unlink") { unlink(path) }
  }
  /// `flock(2)`, exclusive and non-blocking: false if another open file holds the lock.
  ///
  /// The lock is released when the file is closed, and therefore also when the process is killed.
  var lock: @Sendable (borrowing FileDescriptor) throws(SystemFailure) -> Bool = {
    file throws(SystemFailure) in
    let number = file.number
    do throws(SystemFailure) {
      _ = try FileCalls.repeating("flock") { flock(number, LOCK_EX | LOCK_NB) }
      return true
    } catch {
      if error.code == EWOULDBLOCK { return false }
      throw error
    }
  }

  /// The calls of this system.
  static let system = FileCalls()

  /// `mkdir(2)`, with all permissions that the umask allows; returns whether this call created it.
  func makeDirectory(_ path: String) throws(SystemFailure) -> Bool {
    do {
      _ = try FileCalls.repeating("mkdir") { mkdir(path, 0o777) }
      return true
    } catch  where error.code == EEXIST {
      return false
    }
  }

  /// Writes every byte, however few each call takes.
  func writeAll(_ bytes: Data, to file: borrowing FileDescriptor) throws(SystemFailure) {
    var rest = bytes
    while !rest.isEmpty {
      let taken = try rest.withUnsafeBytes { buffer in
        Result { () throws(SystemFailure) in try write(file, buffer) }
      }.get()
      // POSIX does not report this as an error; without the check, a device that accepts no bytes would block the
      // caller forever.
      if taken == 0 { throw SystemFailure(call: "write", code: EIO) }
      rest = rest.dropFirst(taken)
    }
  }

  /// Reads to the end; `size` is the expected size in bytes.
  ///
  /// - Throws: `EFBIG` for a file with more than `limit` bytes, before they are in memory.
  func readAll(
    _ file: borrowing FileDescriptor,
    expecting size: Int64,
    limit: Int
  ) throws(SystemFailure) -> Data {
    let tooLarge = SystemFailure(call: "read", code: EFBIG)
    if size > limit { throw tooLarge }
    var bytes = Data()
    var chunk = [UInt8](repeating: 0, count: Int(min(max(size, 4095) + 1, 1 << 20)))
    while true {
      let count = try chunk.withUnsafeMutableBytes { buffer in
        Result { () throws(SystemFailure) in try read(file, buffer) }
      }.get()
      if count == 0 { return bytes }
      // The file may grow while it is read.
      if count > limit - bytes.count { throw tooLarge }
      bytes.append(contentsOf: chunk.prefix(count))
    }
  }

  /// `fsync(2)` of a directory, which makes a rename in it last; a file system that does not support it is not an
  /// error.
  func synchronizeDirectory(_ path: String) throws(SystemFailure) {
    do {
      let directory = FileDescriptor(
        try FileCalls.repeating("open directory") { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
      )
      try synchronize(directory)
    } catch  where error.call == "fsync" && [EINVAL, ENOTSUP, EBADF].contains(error.code) {
      return
    } catch {
      throw SystemFailure(call: "fsync directory", code: error.code)
    }
  }

  /// `lstat(2)`, or nil if no file has that name.
  func status(of path: String) throws(SystemFailure) -> FileStatus? {
    var record = stat()
    do {
      _ = try FileCalls.repeating("lstat") { lstat(path, &record) }
    } catch  where error.isAbsence {
      return nil
    }
    return FileStatus(record)
  }

  /// `fstat(2)`.
  func status(of file: borrowing FileDescriptor) throws(SystemFailure) -> FileStatus {
    var record = stat()
    let number = file.number
    _ = try FileCalls.repeating("fstat") { fstat(number, &record) }
    return FileStatus(record)
  }

  /// `fchown(2)` and `fchmod(2)`: gives a file the permissions of another and, if the system allows it, its owner.
  func setOwnerAndPermissions(_ file: borrowing FileDescriptor, to status: FileStatus) throws(SystemFailure) {
    let number = file.number
    // Only a privileged process may change the owner; otherwise the file belongs to the writer.
    _ = fchown(number, status.owner, status.group)
    _ = try FileCalls.repeating("fchmod") { fchmod(number, mode_t(truncatingIfNeeded: status.permissions)) }
  }

  /// Repeats a call while it is interrupted, and turns -1 into the failure that `errno` describes.
  static func repeating<Number: SignedInteger>(
    _ name: String,
    _ call: () -> Number
  ) throws(SystemFailure) -> Number {
    while true {
      let answer = call()
      if answer != -1 { return answer }
      let code = errno
      if code != EINTR { throw SystemFailure(call: name, code: code) }
    }
  }

  /// `strerror(3)`: the system's English description of an error number.
  static func text(of code: Int32) -> String { String(cString: strerror(code)) }

  /// The number of this process.
  static var processNumber: Int32 { getpid() }
}

extension SystemFailure {
  /// Whether no file has that name (`ENOENT`).
  var isAbsence: Bool { code == ENOENT }
  /// Whether a file of that name already exists (`EEXIST`).
  var isPresence: Bool { code == EEXIST }
  /// Whether the name is a link, which is not followed (`ELOOP`; `EMLINK` on FreeBSD's relatives).
  var isLink: Bool { code == ELOOP || code == EMLINK }
}

extension FileStatus {
  fileprivate init(_ record: stat) {
    #if canImport(Darwin)
      let changed = record.st_mtimespec
    #else
      let changed = record.st_mtim
    #endif
    isRegular = record.st_mode & S_IFMT == S_IFREG
    hasName = record.st_nlink > 0
    permissions = UInt32(record.st_mode) & 0o777
    owner = record.st_uid
    group = record.st_gid
    identity = Identity(
      device: UInt64(truncatingIfNeeded: record.st_dev),
      file: UInt64(truncatingIfNeeded: record.st_ino),
      size: Int64(record.st_size),
      seconds: Int64(changed.tv_sec),
      nanoseconds: Int64(changed.tv_nsec)
    )
  }
}

/// An open file, closed when its owner releases it.
struct FileDescriptor: ~Copyable {
  fileprivate let number: Int32
  fileprivate init(_ number: Int32) { self.number = number }
  // The bytes have already been flushed, so an error here does not matter; `close` must not be repeated.
  deinit { _ = close(number) }
}

// Inside the closures above, `read`, `write` and `rename` name the type's own properties.
private func posixRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, bytes, count)
}

private func posixWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}

private func posixRename(_ old: String, _ new: String) -> Int32 { rename(old, new) }
