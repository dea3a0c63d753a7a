#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A compressed format that a program of the system reads.
enum Compression: String, CaseIterable {
  case gzip, zstd, xz, bzip2

  /// The extension of its files.
  var fileExtension: String {
    switch self {
    case .gzip: "gz"
    case .zstd: "zst"
    case .xz: "xz"
    case .bzip2: "bz2"
    }
  }

  /// The bytes at the start of each file (RFC 1952, RFC 8878, the formats of xz and bzip2), and their place.
  ///
  /// A text can begin with the letters of bzip2, so the bytes after the size of its blocks count.
  private var signature: (place: Int, bytes: [UInt8]) {
    switch self {
    case .gzip: (0, [0x1F, 0x8B])
    case .zstd: (0, [0x28, 0xB5, 0x2F, 0xFD])
    case .xz: (0, [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00])
    case .bzip2: (4, [0x31, 0x41, 0x59, 0x26, 0x53, 0x59])
    }
  }

  /// How many bytes tell the formats apart.
  static let longestSignature = 10

  /// The format of a file by its first bytes; nil if they are not of a compressed file.
  init?(startingWith bytes: some Collection<UInt8>) {
    let format = Self.allCases.first { format in
      bytes.dropFirst(format.signature.place).starts(with: format.signature.bytes)
    }
    guard let format else { return nil }
    self = format
  }
}

/// A program of the system that decompresses a file, and whose output is read in place of the file.
struct Decompression {
  let format: Compression
  /// The end of the pipe that has the decompressed bytes.
  let output: Int32
  private let process: pid_t

  /// Starts the program; its input is the file from the descriptor's place on.
  init(_ format: Compression, of input: Int32, file: String) throws(InputError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw InputError(file: file, problem: String(cString: strerror(errno))) }
    // Only the program has the other end, so that its end is the end of the bytes.
    defer { close(ends[1]) }
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
    let (process, status) = Self.start(format.rawValue, input: input, output: ends[1])
    guard status == 0 else {
      close(ends[0])
      throw InputError(
        file: file,
        problem: status == ENOENT
          ? "the file is compressed by \(format.rawValue), which is not installed"
          : "\(format.rawValue) cannot be started: \(String(cString: strerror(status)))")
    }
    self.format = format
    self.process = process
    output = ends[0]
  }

  /// Waits for the program; nil if it read the whole file.
  func end(of file: String) -> InputError? {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      // Another part of the process may have waited for all of its children.
      guard errno == EINTR else { return nil }
    }
    return status == 0
      ? nil : InputError(file: file, problem: "\(format.rawValue) cannot decompress the file")
  }

  private static func start(_ name: String, input: Int32, output: Int32) -> (pid_t, Int32) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    // What it says is said by the error.
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    // This process ignores closed pipes, and Ctrl-C ends its reading in its own time.
    var defaults = sigset_t()
    sigemptyset(&defaults)
    sigaddset(&defaults, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    let arguments = [strdup(name), strdup("-dc"), nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let status = posix_spawnp(&process, name, &actions, &attributes, arguments, environ)
    return (process, status)
  }
}
