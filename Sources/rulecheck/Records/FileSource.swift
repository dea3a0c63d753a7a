import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file, or standard input. A compressed file is read through the program of the system that decompresses it.
final class FileSource: ByteSource {
  /// How long a wait for bytes lasts, in milliseconds, before it checks whether the run is over.
  private static let patience: Int32 = 100

  private let descriptor: Int32
  private let file: String
  private let closesAtEnd: Bool
  private let decompression: Decompression?
  private let isDecompressed = Atomic(false)
  private let isStopped = Atomic(false)
  let totalBytes: Int?

  /// Opens a file, or standard input.
  init(_ path: PathArgument) throws(InputError) {
    file = path.description
    closesAtEnd = path != .standardInput
    let opened = closesAtEnd ? open(path.cString, O_RDONLY | O_CLOEXEC) : STDIN_FILENO
    guard opened >= 0 else { throw Self.failure(file) }
    var status = stat()
    guard fstat(opened, &status) == 0 else { throw Self.failure(file) }
    let isRegular = status.st_mode & S_IFMT == S_IFREG
    guard isRegular, let format = Self.compression(of: opened) else {
      descriptor = opened
      decompression = nil
      totalBytes = isRegular ? Int(status.st_size) : nil
      return
    }
    let isOpened = closesAtEnd
    defer { if isOpened { close(opened) } }
    let decompression = try Decompression(format, of: opened, file: file)
    descriptor = decompression.output
    self.decompression = decompression
    totalBytes = nil
  }

  /// The format in which a file is compressed, by its next bytes, which stay unread; nil if it is not.
  private static func compression(of descriptor: Int32) -> Compression? {
    var start = [UInt8](repeating: 0, count: Compression.longestSignature)
    let count = start.withUnsafeMutableBytes { bytes in
      pread(descriptor, bytes.baseAddress, bytes.count, lseek(descriptor, 0, SEEK_CUR))
    }
    return Compression(startingWith: start.prefix(max(0, count)))
  }

  deinit {
    if closesAtEnd || decompression != nil, descriptor >= 0 { close(descriptor) }
    // The program ends when nothing reads its output any more.
    if !isDecompressed.load(ordering: .relaxed) { _ = decompression?.end(of: file) }
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(InputError) -> Int {
    while !isOver {
      guard totalBytes != nil || hasBytes else { continue }
      let count = systemRead(descriptor, buffer.baseAddress, buffer.count)
      if count == 0 { try endDecompression() }
      if count >= 0 { return count }
      guard errno == EINTR else { throw Self.failure(file) }
    }
    return 0
  }

  private func endDecompression() throws(InputError) {
    guard let decompression, !isOver, !isDecompressed.exchange(true, ordering: .relaxed) else { return }
    if let failure = decompression.end(of: file) { throw failure }
  }

  /// Reads to the end.
  ///
  /// - Parameter limit: The maximum number of bytes that the file may have.
  func readAll(limit: Int) throws(InputError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try chunk.withUnsafeMutableBytes { buffer in
        Result { () throws(InputError) in try read(into: buffer) }
      }.get()
      if count == 0 { return bytes }
      if count > limit - bytes.count { throw InputError(file: file, problem: "larger than \(limit) bytes") }
      bytes.append(contentsOf: chunk.prefix(count))
    }
  }

  func stop() { isStopped.store(true, ordering: .relaxed) }

  private var isOver: Bool { Interruption.isRequested || isStopped.load(ordering: .relaxed) }

  /// Waits for a limited time for bytes, the end or a failure, which `read(2)` then reports.
  ///
  /// A blocking read would miss a signal that another thread receives.
  private var hasBytes: Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, Self.patience) > 0
  }

  private static func failure(_ path: String) -> InputError {
    InputError(file: path, problem: String(cString: strerror(errno)))
  }
}

/// `read(2)`, which the method of the same name hides.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}
