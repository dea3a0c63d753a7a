import Foundation
import Testing

@testable import MessageFormat

/// The conformance suite of the MessageFormat working group (unicode-org/message-format-wg, `test/tests`).
///
/// It is not part of the repository. `CONFORMANCE_SUITES` names the folder that holds it, by default the folder
/// `shared/conformance` beside the checkout.
enum ConformanceSuite {
  /// One case, with the defaults of its file filled in.
  struct Case: Sendable, CustomTestStringConvertible {
    let file: String
    let number: Int
    let source: String
    let locale: String
    let isIsolating: Bool
    let arguments: [String: MessageArgument]
    /// The text, if the case says it.
    let text: String?
    /// The parts in JSON, if the case says them.
    let parts: Data?
    /// The kinds of errors; no errors if the case does not say any.
    let errors: [String]

    var testDescription: String { "\(file) \(number): \(source)" }
  }

  /// The number of cases in the version of LDML 48.2.
  static let count = 461

  static let folder: URL = {
    let named = ProcessInfo.processInfo.environment["CONFORMANCE_SUITES"].map { URL(filePath: $0) }
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let beside = ["../shared/conformance", "../../shared/conformance"].map { root.appending(path: $0) }
    let suites = ([named].compactMap(\.self) + beside).map { $0.appending(path: "messageformat2/test/tests") }
    return suites.first { FileManager.default.fileExists(atPath: $0.path) } ?? suites[0]
  }()

  static let isPresent = FileManager.default.fileExists(atPath: folder.path)

  static let comment: Comment =
    "NOT RUN: the conformance suite of MessageFormat 2, as \(folder.path) is missing"

  static let cases: [Case] = {
    guard isPresent else { return [] }
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let urls = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "json" }
    return urls.sorted { $0.path < $1.path }.flatMap(read)
  }()

  private static func read(_ file: URL) -> [Case] {
    guard let data = try? Data(contentsOf: file),
      let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let tests = root["tests"] as? [[String: Any]]
    else { return [] }
    let defaults = root["defaultTestProperties"] as? [String: Any] ?? [:]
    return tests.enumerated().compactMap { number, test in
      let test = defaults.merging(test) { _, own in own }
      guard let source = test["src"] as? String, let locale = test["locale"] as? String else { return nil }
      var arguments: [String: MessageArgument] = [:]
      for parameter in test["params"] as? [[String: Any]] ?? [] {
        guard let name = parameter["name"] as? String, let value = parameter["value"] else { continue }
        arguments[name] = argument(value)
      }
      return Case(
        file: file.deletingPathExtension().lastPathComponent, number: number + 1, source: source,
        locale: locale, isIsolating: test["bidiIsolation"] as? String != "none", arguments: arguments,
        text: test["exp"] as? String,
        parts: (test["expParts"] as? [Any]).flatMap { try? JSONSerialization.data(withJSONObject: $0) },
        errors: (test["expErrors"] as? [[String: String]] ?? []).compactMap { $0["type"] })
    }
  }

  private static func argument(_ value: Any) -> MessageArgument {
    guard let number = value as? NSNumber else { return .text("\(value)") }
    // On Linux a boolean is a number of this type.
    if String(cString: number.objCType) == "c" { return .text(number.boolValue ? "true" : "false") }
    return Int(exactly: number.doubleValue).map { .integer($0) } ?? .double(number.doubleValue)
  }
}
