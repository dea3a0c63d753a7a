/// Takes records from a reader through the rules to a report, in order.
struct ValidationRun<Source: ByteSource> {
  var reader: RecordReader<Source>
  let check: RecordCheck
  let report: any Report
  let limits: StopLimits
  /// Shows how far the run has come; nil where nobody would see it.
  var progress: ProgressBar?

  /// Runs to the end of the file, or as far as the limits, ctrl-C or a closed output let it.
  ///
  /// - Throws: Where the file as a whole cannot be read. What was found before is in the output then.
  mutating func run(to output: inout Output) throws(RunFailure) -> Summary {
    var summary = Summary()
    do throws(Output.Failure) {
      try output.write(report.opening)
      var hasEntries = false
      while summary.stop == nil, let batch = try nextBatch(&output) {
        for span in batch.spans {
          var result = check.result(of: span, in: batch)
          limits.cut(&result, reported: summary.errors)
          summary.add(result)
          if !result.errors.isEmpty {
            progress?.clear()
            if hasEntries { try output.write(report.separator) }
            try output.write(report.entry(result))
            hasEntries = true
          }
          summary.stop = Interruption.isRequested ? .interrupted : limits.stop(after: summary)
          if summary.stop != nil { break }
        }
        try output.flush()
        progress?.show(bytes: reader.bytesRead, summary)
      }
      if Interruption.isRequested { summary.stop = .interrupted }
      progress?.clear()
      try output.write(report.closing(summary))
      try output.flush()
    } catch {
      progress?.clear()
      guard error == .closed else { throw .output(error) }
      summary.stop = .closedOutput
    }
    if let failure { throw .input(failure) }
    return summary
  }

  private var failure: InputError?

  init(
    _ reader: RecordReader<Source>,
    check: RecordCheck,
    report: any Report,
    limits: StopLimits = StopLimits(),
    progress: ProgressBar? = nil
  ) {
    self.reader = reader
    self.check = check
    self.report = report
    self.limits = limits
    self.progress = progress
  }

  /// The next records; nil at the end and where reading fails, which `failure` then tells.
  private mutating func nextBatch(_ output: inout Output) throws(Output.Failure) -> RecordBatch? {
    do throws(InputError) {
      return try reader.nextBatch()
    } catch {
      failure = error
      return nil
    }
  }
}

/// Why a run could not be finished.
enum RunFailure: Error, Sendable, CustomStringConvertible {
  case input(InputError)
  case output(Output.Failure)

  var description: String {
    switch self {
    case .input(let error): error.description
    case .output(.failed(let problem)): "standard output: \(problem)"
    case .output(.closed): "standard output is closed"
    }
  }
}
