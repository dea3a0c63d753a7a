import BulkJSON

/// Writes the outcomes of portions in the order of the file, in whatever order they arrive.
///
/// The output is the same as that of one core: a portion counts only after all portions before it have been written,
/// and the portion in which a limit is reached is checked again with the number of earlier errors known.
struct OrderedWriter: ~Copyable {
  private let check: ChunkValidator
  /// Whether the text before the first entry and after the last is written by someone else.
  private let isPart: Bool
  private var output: Output
  private var progress: ProgressBar?
  private var waiting: [Int: ChunkResult] = [:]
  private var next = 0
  private var hasEntries: Bool
  private(set) var summary: Summary
  /// Why nothing more can be written; nil if writing is possible.
  private(set) var failure: Output.Failure?

  /// - Parameter before: The summary of the files whose entries are in the same report; nil if this is a whole report.
  init(
    _ check: ChunkValidator, to output: consuming Output, progress: ProgressBar?, after before: Summary? = nil
  ) {
    self.check = check
    self.output = output
    self.progress = progress
    isPart = before != nil
    summary = before ?? Summary()
    hasEntries = !summary.codes.isEmpty
  }

  /// Whether the run ended before the end of its file.
  var isStopped: Bool { summary.stop != nil || failure != nil }

  /// Writes the text before the first entry.
  mutating func begin() {
    if isPart { return }
    attempt { writer throws(Output.Failure) in try writer.output.write(writer.check.report.opening) }
  }

  /// Takes an outcome and writes all outcomes that are next in order; returns how many were written.
  mutating func write(_ outcome: ChunkResult) -> Int {
    waiting[outcome.portion.number] = outcome
    var written = 0
    while !isStopped, let outcome = waiting.removeValue(forKey: next) {
      next += 1
      written += 1
      attempt { writer throws(Output.Failure) in try writer.writeNext(outcome) }
    }
    if isStopped { waiting = [:] }
    return written
  }

  /// Writes the text after the last entry.
  mutating func finish() {
    if Interruption.isRequested, failure == nil { summary.stop = .interrupted }
    attempt { writer throws(Output.Failure) in
      writer.progress?.clear()
      if !writer.isPart { try writer.output.write(writer.check.report.closing(writer.summary)) }
      try writer.output.flush()
    }
  }

  private mutating func writeNext(_ outcome: ChunkResult) throws(Output.Failure) {
    var outcome = outcome
    if let maximum = check.limits.maximumErrors, summary.errors > 0,
      summary.errors + outcome.summary.errors >= maximum
    {
      outcome = check.outcome(of: outcome.portion, reported: summary.errors, reading: BulkJSONReader())
    }
    summary.add(outcome.summary)
    if outcome.hasEntries {
      if output.isTerminal { progress?.clear() }
      if hasEntries { try output.write(check.report.separator) }
      try output.write(outcome.text)
      hasEntries = true
    }
    try output.flush()
    progress?.show(bytes: outcome.portion.bytesRead, summary)
  }

  private mutating func attempt(_ work: (inout OrderedWriter) throws(Output.Failure) -> Void) {
    guard failure == nil, summary.stop != .closedOutput else { return }
    do throws(Output.Failure) {
      try work(&self)
    } catch .closed {
      summary.stop = .closedOutput
    } catch {
      failure = error
    }
    if failure != nil || summary.stop == .closedOutput { progress?.clear() }
  }
}
