import Foundation
import Testing

/// Every case that a fuzzer found, without libFuzzer; `.ci/fuzz` looks for more.
@Suite("Cases that fuzzers found", .serialized)
struct ReplayTests {
  /// `Tests/Fuzz`
  private static let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test("Each case passes the checks of its target", arguments: FuzzTarget.all.map(\.name))
  func found(target name: String) throws {
    let target = try #require(FuzzTarget.all.first { $0.name == name })
    var reports: [String] = []
    Check.onFailure = { _, report in reports.append(report) }
    defer { Check.onFailure = nil }
    let folder = Self.directory.appendingPathComponent("Found/\(name)", isDirectory: true)
    // A target for which nothing was ever found has no folder.
    for file in (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? [] {
      try [UInt8](Data(contentsOf: folder.appendingPathComponent(file))).withUnsafeBufferPointer(target.run)
      #expect(reports == [], "\(name)/\(file)")
      reports = []
    }
  }
}
