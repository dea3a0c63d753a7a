import Foundation

@testable import rulecheck

/// The built tool, run as a process.
enum Binary {
  struct Result: Sendable, Equatable {
    var status: Int32
    var output: String
    var diagnostics: String
  }

  /// The tool beside the test bundle.
  static var url: URL? {
    let candidates =
      [Bundle.main.executableURL, Bundle.main.bundleURL, URL(fileURLWithPath: CommandLine.arguments[0])]
      .compactMap(\.self)
    let directories = candidates.flatMap { url in
      sequence(first: url.deletingLastPathComponent()) {
        $0.path == "/" ? nil : $0.deletingLastPathComponent()
      }
      .prefix(4)
    }
    return directories.map { $0.appendingPathComponent("rulecheck") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  static func run(
    _ arguments: [String],
    input: [UInt8] = [],
    environment: [String: String] = ["LANG": "en_US.UTF-8"]
  ) throws -> Result {
    guard let url else { throw InputError(file: "rulecheck", problem: "not built beside the tests") }
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.environment = environment
    let (standardInput, output, diagnostics) = (Pipe(), Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = output
    process.standardError = diagnostics
    try process.run()
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input))
    try standardInput.fileHandleForWriting.close()
    // What the tests ask for fits into a pipe, so that one can be read after the other.
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let problems = String(decoding: diagnostics.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Result(status: process.terminationStatus, output: text, diagnostics: problems)
  }
}

/// A directory of files that goes away with its owner.
final class TemporaryFiles {
  let directory: URL

  init(_ files: [String: String]) throws {
    directory = FileManager.default.temporaryDirectory.appendingPathComponent(
      "rulecheck-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    for (name, content) in files { try Data(content.utf8).write(to: directory.appendingPathComponent(name)) }
  }

  deinit {
    // A directory that stays behind in the system's directory for temporary files does no harm.
    try? FileManager.default.removeItem(at: directory)
  }

  func path(_ name: String) -> String { directory.appendingPathComponent(name).path }
}
