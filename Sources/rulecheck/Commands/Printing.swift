import ArgumentParser

/// Writes a result to standard output; a reader that has closed the pipe is not a failure.
///
/// - Throws: The exit code for any other failure, after reporting it on standard error.
func print(_ text: String) throws {
  var output = Output()
  do throws(Output.Failure) {
    try output.write(text)
    try output.flush()
  } catch {
    if case .failed(let problem) = error { throw badData("standard output: \(problem)") }
  }
}
