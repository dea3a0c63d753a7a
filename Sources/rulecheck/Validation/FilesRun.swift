/// Checks files one after another, and writes one report about all of them.
struct FilesRun {
  let files: [PathArgument]
  let check: RecordCheck
  let report: any Report
  let limits: StopLimits
  let jobs: Int
  /// Whether a terminal on standard error shows the progress.
  var showsProgress = true
  /// How a file is read.
  let options: (PathArgument) -> RecordReader<FileSource>.Options

  /// The outcome of a run on all files.
  struct Outcome {
    var summary = Summary()
    /// Why files could not be opened, or not be read to their ends.
    var failures: [InputError] = []
  }

  /// Runs until the end of the last file, or until a limit, Ctrl-C or a closed output ends the run.
  ///
  /// A file that cannot be read does not keep the others from being checked. If none can be opened, nothing is written.
  /// - Throws: If the output cannot be written.
  func run() throws(RunFailure) -> Outcome {
    var outcome = Outcome()
    var isBegun = false
    for file in files where outcome.summary.stop == nil {
      let source: FileSource
      do throws(InputError) { source = try FileSource(file) } catch {
        outcome.failures.append(error)
        continue
      }
      if !isBegun, outcome.summary.stop == nil {
        isBegun = true
        outcome.summary.stop = try write(report.opening)
      }
      let run = ValidationRun(
        RecordReader(source, options: options(file)),
        check: check,
        report: report,
        limits: limits,
        jobs: jobs,
        progress: showsProgress ? ProgressBar(totalBytes: source.totalBytes) : nil
      )
      let (summary, failure) = try run.run(to: Output(), after: outcome.summary)
      outcome.summary = summary
      if let failure { outcome.failures.append(failure) }
    }
    outcome.summary.unreadFiles = outcome.failures.count
    if isBegun, outcome.summary.stop != .closedOutput, let stop = try write(report.closing(outcome.summary)) {
      outcome.summary.stop = stop
    }
    return outcome
  }

  /// Writes text of the report; returns why the run is over, if it is.
  private func write(_ text: String) throws(RunFailure) -> Summary.Stop? {
    var output = Output()
    do throws(Output.Failure) {
      try output.write(text)
      try output.flush()
      return nil
    } catch .closed {
      return .closedOutput
    } catch {
      throw .output(error)
    }
  }
}
