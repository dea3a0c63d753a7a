/// Where the bytes of a data file come from.
protocol ByteSource: Sendable {
  /// How many bytes there are in all; nil where nobody knows, as with a pipe.
  var totalBytes: Int? { get }

  /// Reads the next bytes into the buffer; the count of them, and 0 at the end.
  mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(InputError) -> Int

  /// Lets a read that waits for more bytes on another thread end, and all that come after.
  func stop()
}

extension ByteSource {
  /// Does nothing, where no read ever waits.
  func stop() {}
}

/// Why a data file as a whole cannot be read.
struct InputError: Error, Sendable, Hashable, CustomStringConvertible {
  var file: String
  var problem: String

  var description: String { "\(file): \(problem)" }
}

extension InputError {
  /// The fault of a part that the whole file depends on.
  init(file: String, fault: RecordFault) {
    let problem =
      switch fault.problem {
      case .malformed(let text): text
      case .tooLarge(let maximum): "larger than \(maximum) bytes"
      }
    self.init(file: "\(file):\(fault.position)", problem: problem)
  }
}
