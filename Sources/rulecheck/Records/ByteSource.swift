/// A source of the bytes of a data file.
protocol ByteSource: Sendable {
  /// The total number of bytes; nil if it is unknown, as for a pipe.
  var totalBytes: Int? { get }

  /// Reads the next bytes into the buffer; returns their count, or 0 at the end.
  mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(InputError) -> Int

  /// Ends a read that is waiting for more bytes on another thread, and all later reads.
  func stop()
}

extension ByteSource {
  /// Does nothing, for sources whose reads never wait.
  func stop() {}
}

/// Why a data file as a whole cannot be read.
struct InputError: Error, Sendable, Hashable, CustomStringConvertible {
  var file: String
  var problem: String

  var description: String { "\(file): \(problem)" }
}

extension InputError {
  /// Makes an error from a fault in a part that the whole file depends on.
  init(file: String, fault: RecordFault) {
    let problem =
      switch fault.problem {
      case .malformed(let text): text
      case .tooLarge(let maximum): "larger than \(maximum) bytes"
      }
    self.init(file: "\(file):\(fault.position)", problem: problem)
  }
}
