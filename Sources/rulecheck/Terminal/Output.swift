#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Buffered text for a file descriptor, written in large portions.
struct Output: ~Copyable {
  /// The reader has closed its end, or the device is full.
  enum Failure: Error, Sendable, Hashable {
    case closed
    case failed(String)
  }

  private static let portion = 64 << 10

  private let descriptor: Int32
  private var buffer: [UInt8] = []

  init(_ descriptor: Int32 = STDOUT_FILENO) { self.descriptor = descriptor }

  /// Whether the output goes to a terminal.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  mutating func write(_ text: String) throws(Failure) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.portion { try flush() }
  }

  /// Writes text that is already UTF-8.
  mutating func write(_ bytes: [UInt8]) throws(Failure) {
    if buffer.isEmpty { buffer = bytes } else { buffer.append(contentsOf: bytes) }
    if buffer.count >= Self.portion { try flush() }
  }

  mutating func flush() throws(Failure) {
    var start = 0
    while start < buffer.count {
      let count = buffer.withUnsafeBytes { bytes in
        systemWrite(descriptor, bytes.baseAddress.map { $0 + start }, bytes.count - start)
      }
      if count >= 0 {
        start += count
      } else if errno == EAGAIN {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
      } else if errno != EINTR {
        buffer.removeAll()
        throw errno == EPIPE ? .closed : .failed(String(cString: strerror(errno)))
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }
}

/// `write(2)`, which the method of the same name hides.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}

/// Prints a diagnostic: a line on standard error, without terminal control characters.
func writeDiagnostic(_ line: String) {
  writeToStandardError(TerminalText.inert(line) + "\n")
}

/// Writes text to standard error unchanged.
func writeToStandardError(_ text: String) {
  var output = Output(STDERR_FILENO)
  // If standard error is closed, the failure cannot be reported anywhere.
  do throws(Output.Failure) {
    try output.write(text)
    try output.flush()
  } catch {}
}
