import Dispatch
import Foundation
import Testing

@testable import rulecheck

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How the tool ends before its file does, as a process.
@Suite struct StoppingTests {
  /// Starts the tool with pipes for its input, output and diagnostics.
  static func start(_ arguments: [String], input: Any) throws -> (
    process: Process, output: Pipe, diagnostics: Pipe
  ) {
    guard let url = Binary.url else {
      throw InputError(file: "rulecheck", problem: "not built beside the tests")
    }
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.environment = ["LANG": "en_US.UTF-8"]
    let (output, diagnostics) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = diagnostics
    try process.run()
    // A tool that does not end must not hold the other tests up; its status then tells.
    let identifier = process.processIdentifier
    DispatchQueue.global().asyncAfter(deadline: .now() + 30) {
      if process.isRunning { kill(identifier, SIGKILL) }
    }
    return (process, output, diagnostics)
  }

  @Test(
    "ctrl-C while more input is awaited gives the summary so far and 130", .timeLimit(.minutes(1)),
    arguments: [1, 2, 4])
  func interruption(jobs: Int) throws {
    let files = try TemporaryFiles(["rules.json": ValidateCommandTests.rules])
    let input = Pipe()
    let tool = try Self.start(
      ["validate", "--rules", files.path("rules.json"), "--input", "ndjson", "--jobs", "\(jobs)"],
      input: input)
    // The second record is not broken: the remainder of it has not arrived yet.
    input.fileHandleForWriting.write(Data("{\"age\":1}\n{\"name\":".utf8))
    // The first part comes once the record has been written, and the tool waits for more.
    var text = ""
    while !text.contains("presence.missing\n") {
      let data = tool.output.fileHandleForReading.availableData
      if data.isEmpty { break }
      text += String(decoding: data, as: UTF8.self)
    }
    kill(tool.process.processIdentifier, SIGINT)
    text += String(decoding: tool.output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    tool.process.waitUntilExit()
    #expect(
      text == """
        Record 1, line 1
          name: “\u{2068}name\u{2069}” is required
            presence.missing

        1 record checked, 1 invalid, 1 error
          1  presence.missing

        """)
    #expect(tool.process.terminationStatus == 130)
  }

  @Test(
    "a reader who leaves after a line ends the run quietly", .timeLimit(.minutes(1)), arguments: [1, 2, 4])
  func closedPipe(jobs: Int) throws {
    let lines = String(repeating: "{\"age\":200}\n", count: 50_000)
    let files = try TemporaryFiles(["rules.json": ValidateCommandTests.rules, "records.ndjson": lines])
    let tool = try Self.start(
      [
        "validate", "--rules", files.path("rules.json"), "--jobs", "\(jobs)", files.path("records.ndjson"),
      ], input: FileHandle.nullDevice)
    let first = tool.output.fileHandleForReading.availableData
    try tool.output.fileHandleForReading.close()
    let problems = String(
      decoding: tool.diagnostics.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    tool.process.waitUntilExit()
    #expect(String(decoding: first, as: UTF8.self).hasPrefix("Record 1, line 1\n"))
    #expect(problems == "")
    #expect(tool.process.terminationStatus == 1)
  }
}
