import BulkJSON
import Dispatch
import Essentials
import Primitives
import Synchronization

/// Threads that take portions of records in turn, check them, and write the outcomes in order.
///
/// Each thread performs all the steps for a portion, so no thread waits for another stage. A thread takes a new
/// portion only while the number of unwritten portions is below a limit, so memory is bounded however slow one portion
/// is.
final class Pipeline<Source: ByteSource>: Sendable {
  private let feed: Lock<ChunkQueue<Source>>
  private let writer: Lock<OrderedWriter>
  private let check: ChunkValidator
  private let jobs: Int
  private let stopReading: @Sendable () -> Void
  /// Counts the portions that may still be taken; it starts at 0, since a semaphore must not be destroyed with a value
  /// below its initial value.
  private let room = DispatchSemaphore(value: 0)
  private let isStopped = Atomic(false)

  init(
    _ reader: RecordReader<Source>,
    check: ChunkValidator,
    jobs: Int,
    maximumRecords: Int,
    writer: consuming sending OrderedWriter
  ) {
    self.check = check
    self.jobs = max(1, jobs)
    stopReading = reader.stopReading
    feed = Lock(ChunkQueue(reader, maximumRecords: maximumRecords))
    self.writer = Lock(writer)
  }

  /// Runs until the end of the file, or until a limit, Ctrl-C or a closed output ends the run.
  ///
  /// - Returns: The summary, and why the file as a whole could not be read, if it could not.
  /// - Throws: If the output cannot be written.
  func run() throws(RunFailure) -> (Summary, InputError?) {
    writer.withLock { $0.begin() }
    for _ in 0..<(jobs == 1 ? 1 : 2 * jobs) { room.signal() }
    let others = DispatchGroup()
    for _ in 1..<max(jobs, 1) { startThread(in: others) }
    work(check)
    others.wait()
    let (summary, failure) = writer.withLock { writer in
      writer.finish()
      return (writer.summary, writer.failure)
    }
    if let failure { throw .output(failure) }
    return (summary, summary.stop == .closedOutput ? nil : feed.withLock { $0.failure })
  }

  private func startThread(in group: DispatchGroup) {
    group.enter()
    // The same stack as a main thread has; musl gives other threads 128 KB, too little for deeply nested records.
    let isStarted = WorkerThread.start(stackBytes: 8 << 20) {
      self.work(self.check.separate)
      group.leave()
    }
    // The other threads do its work.
    if !isStarted { group.leave() }
  }

  private func work(_ check: ChunkValidator) {
    let reader = BulkJSONReader()
    while true {
      room.wait()
      guard !isOver, let portion = feed.withLock({ isOver ? nil : $0.next() }), !isOver else {
        // Wakes the next waiting thread, so that it also sees the end.
        room.signal()
        return
      }
      let outcome = check.outcome(of: portion, reading: reader) { isStopped.load(ordering: .relaxed) }
      let (written, isLast) = writer.withLock { ($0.write(outcome), $0.isStopped) }
      if isLast { stop() }
      for _ in 0..<written { room.signal() }
    }
  }

  private var isOver: Bool { isStopped.load(ordering: .relaxed) || Interruption.isRequested }

  private func stop() {
    isStopped.store(true, ordering: .relaxed)
    stopReading()
    room.signal()
  }
}
