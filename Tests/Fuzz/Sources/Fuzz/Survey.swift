import Foundation

/// Keeps the smallest input for each kind of failure.
final class Survey {
  private let directory: URL
  private var sizes: [String: Int] = [:]

  /// The survey that the environment requests; nil where it requests none.
  static var requested: Survey? { ProcessInfo.processInfo.environment["FUZZ_COLLECT"].map(Survey.init) }

  private init(_ path: String) { directory = URL(fileURLWithPath: path, isDirectory: true) }

  func add(_ kind: String, _ report: String) {
    let bytes = Check.bytes
    guard bytes.count < sizes[kind] ?? .max else { return }
    sizes[kind] = bytes.count
    let name = String(kind.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" }.prefix(120))
    do {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      try Data(bytes).write(to: directory.appendingPathComponent(name))
      try Data(report.utf8).write(to: directory.appendingPathComponent(name + ".txt"))
    } catch {
      print("\(error)")
    }
  }
}
