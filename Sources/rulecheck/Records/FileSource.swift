#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file, or what comes in on standard input.
final class FileSource: ByteSource {
  private let descriptor: Int32
  private let file: String
  private let closesAtEnd: Bool
  let totalBytes: Int?

  /// Opens the file at `path`; `-` is standard input.
  init(path: String) throws(InputError) {
    file = path
    closesAtEnd = path != "-"
    descriptor = closesAtEnd ? open(path, O_RDONLY | O_CLOEXEC) : STDIN_FILENO
    guard descriptor >= 0 else { throw Self.failure(path) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Self.failure(path) }
    let kind = status.st_mode & S_IFMT
    totalBytes = kind == S_IFREG ? Int(status.st_size) : nil
  }

  deinit {
    if closesAtEnd, descriptor >= 0 { close(descriptor) }
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(InputError) -> Int {
    while !Interruption.isRequested {
      let count = systemRead(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      guard errno == EINTR else { throw Self.failure(file) }
    }
    return 0
  }

  private static func failure(_ path: String) -> InputError {
    InputError(file: path, problem: String(cString: strerror(errno)))
  }
}

/// `read(2)`, which the method of the same name hides.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}
