import Foundation

/// What a target says when a check fails.
enum Check {
  /// The input of the moment.
  nonisolated(unsafe) static var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)

  /// Fails where two answers differ. Texts are compared by `same`, since `==` holds canonical equivalents for equal.
  ///
  /// - Parameters:
  ///   - what: The kind of failure, without anything of the input in it.
  ///   - subject: What both answers are about.
  static func equal<Answer: Equatable>(
    _ left: Answer,
    _ right: Answer,
    _ what: @autoclosure () -> String,
    _ subject: @autoclosure () -> String
  ) {
    if left != right { fail(what(), "\(left)", "\(right)", subject()) }
  }

  /// Fails where two texts differ in a byte.
  static func same(
    _ left: String?,
    _ right: String?,
    _ what: @autoclosure () -> String,
    _ subject: @autoclosure () -> String
  ) {
    switch (left, right) {
    case (nil, nil): return
    case (let left?, let right?) where left.utf8.elementsEqual(right.utf8): return
    default: fail(what(), left?.debugDescription ?? "nil", right?.debugDescription ?? "nil", subject())
    }
  }

  /// Fails where a property does not hold.
  static func holds(
    _ condition: Bool,
    _ what: @autoclosure () -> String,
    _ subject: @autoclosure () -> String
  ) {
    if !condition { fail(what(), "false", "true", subject()) }
  }

  private static func fail(_ what: String, _ left: String, _ right: String, _ subject: String) {
    let report = "CHECK FAILED: \(what)\n  left:  \(left)\n  right: \(right)\n  on:    \(subject)\n"
    if let survey { return survey.add(what, report, bytes) }
    FileHandle.standardError.write(Data(report.utf8))
    abort()
  }

  nonisolated(unsafe) private static let survey = ProcessInfo.processInfo.environment["FUZZ_COLLECT"]
    .map(Survey.init)
}

/// Keeps the smallest input for each kind of failure.
private final class Survey {
  private let directory: URL
  private var sizes: [String: Int] = [:]

  init(_ path: String) { directory = URL(fileURLWithPath: path, isDirectory: true) }

  func add(_ kind: String, _ report: String, _ bytes: UnsafeBufferPointer<UInt8>) {
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
