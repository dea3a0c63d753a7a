import Foundation
import Testing

@testable import rulecheck

@Suite struct ProgressBarTests {
  private static let summary: Summary = {
    var summary = Summary()
    summary.records = 7
    summary.errors = 2
    return summary
  }()

  @Test(
    "a progress line tells records, speed, errors and the time left",
    arguments: [
      (0, Optional(1_000), 0, "░░░░░░░░░░░░░░░░░░░░░░░░ 0%  7 records  0.0 MB/s  2 errors"),
      (500_000, 2_000_000, 1, "██████░░░░░░░░░░░░░░░░░░ 25%  7 records  0.5 MB/s  2 errors  0:03 left"),
      (2_000_000, 2_000_000, 4, "████████████████████████ 100%  7 records  0.5 MB/s  2 errors  0:00 left"),
      (1_500_000, 200_000_000, 1, "░░░░░░░░░░░░░░░░░░░░░░░░ 0%  7 records  1.5 MB/s  2 errors  2:13 left"),
      (3_000_000, nil, 2, "7 records  1.5 MB/s  2 errors"),
    ])
  func progress(bytes: Int, total: Int?, seconds: Int, line: String) {
    #expect(ProgressBar.line(bytes: bytes, of: total, elapsed: .seconds(seconds), Self.summary) == line)
  }

  @Test(
    "a line is narrower than the window, and whole parts are left out of it",
    arguments: [
      (200, "██████░░░░░░░░░░░░░░░░░░ 25%  7 records  0.5 MB/s  2 errors  0:03 left"),
      (71, "██████░░░░░░░░░░░░░░░░░░ 25%  7 records  0.5 MB/s  2 errors  0:03 left"),
      (70, "██████░░░░░░░░░░░░░░░░░░ 25%  7 records  2 errors  0:03 left"),
      (60, "██████░░░░░░░░░░░░░░░░░░ 25%  7 records  0:03 left"),
      (51, "██████░░░░░░░░░░░░░░░░░░ 25%  7 records  0:03 left"),
      (50, "██████░░░░░░░░░░░░░░░░░░ 25%  2 errors  0:03 left"),
      (40, "██████░░░░░░░░░░░░░░░░░░ 25%  0:03 left"),
      (39, "25%  7 records  2 errors  0:03 left"), (20, "25%  0:03 left"), (14, "25%  2 errors"), (13, "25%"),
      (4, "25%"), (3, ""),
      (1, ""), (0, ""),
    ])
  func width(columns: Int, shown: String) {
    let line = ProgressBar.line(
      bytes: 500_000, of: 2_000_000, elapsed: .seconds(1), Self.summary, columns: columns)
    #expect(line == shown)
    #expect(line.count < max(1, columns))
  }

  @Test(
    "a terminal shows the progress of a slow run and clears it, but not with --quiet",
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"), "no terminal without script(1)"),
    arguments: [
      ([], "\r\u{1B}[K3 records  1 errors\r\u{1B}[Kexit 1\r\n"), (["--quiet"], "exit 1\r\n"),
    ] as [([String], String)])
  func terminal(arguments: [String], shown: String) throws {
    let tool = try #require(Binary.url)
    let files = try TemporaryFiles([
      "rules.json": #"{"fields": {"a": ["required"]}}"#,
      "run.sh": #"""
      stty cols 20
      cd "$(dirname "$0")"
      (echo '{"a": 1}'; sleep 2; printf '{}\n{"a": 2}\n') | "$TOOL" validate --rules rules.json --input ndjson $OPTIONS >out
      echo "exit $?"
      """#,
    ])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/script")
    process.arguments = ["-qec", "sh '\(files.path("run.sh"))'", "/dev/null"]
    process.environment = [
      "PATH": "/usr/bin:/bin", "LANG": "en_US.UTF-8", "TOOL": tool.path,
      "OPTIONS": arguments.joined(separator: " "),
    ]
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text == shown)
  }
}
