/// Reads records, checks them with the rules and writes a report in order, on any number of cores.
struct ValidationRun<Source: ByteSource> {
  let reader: RecordReader<Source>
  let check: RecordCheck
  let report: any Report
  var limits = StopLimits()
  /// How many threads share the work; the output does not depend on it.
  var jobs = 1
  /// How many records a thread takes at once.
  var portionRecords = 1_000
  /// Shows the progress of the run; nil if there is no terminal to show it.
  var progress: ProgressBar?

  init(
    _ reader: RecordReader<Source>,
    check: RecordCheck,
    report: any Report,
    limits: StopLimits = StopLimits(),
    jobs: Int = 1,
    portionRecords: Int = 1_000,
    progress: ProgressBar? = nil
  ) {
    self.reader = reader
    self.check = check
    self.report = report
    self.limits = limits
    self.jobs = jobs
    self.portionRecords = portionRecords
    self.progress = progress
  }

  /// Runs until the end of the file, or until a limit, Ctrl-C or a closed output ends the run.
  ///
  /// - Throws: If the file as a whole cannot be read. The output then contains what was found before.
  func run(to output: consuming Output) throws(RunFailure) -> Summary {
    let (summary, failure) = try run(to: output, after: nil)
    if let failure { throw .input(failure) }
    return summary
  }

  /// Writes the entries of one file of several, without the text before the first entry and after the last.
  ///
  /// - Parameter before: The summary of the files before this one; nil if there are no others.
  /// - Returns: The summary of all files until now, and why this one could not be read to its end, if it could not.
  func run(
    to output: consuming Output, after before: Summary?
  ) throws(RunFailure) -> (Summary, InputError?) {
    let portions = ChunkValidator(check: check, report: report, limits: limits, file: reader.file)
    let writer = OrderedWriter(portions, to: output, progress: progress, after: before)
    return try Pipeline(
      reader,
      check: portions,
      jobs: jobs,
      maximumRecords: portionRecords,
      writer: writer
    ).run()
  }
}

/// Why a run could not be completed.
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
