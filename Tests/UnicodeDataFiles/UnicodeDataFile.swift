import Foundation
import ICU
package import Testing

/// A test file of the Unicode Character Database, as Debian's `unicode-data` installs it.
///
/// A file tests something only when it is of the same version of Unicode as ICU's data; else the test that reads
/// it is skipped, and the reason is printed.
package struct UnicodeDataFile: Sendable {
  /// The name without version and extension, such as "GraphemeBreakTest".
  package let name: String
  /// The lines, or why the test cannot run.
  package let content: Result<[String], Reason>

  package struct Reason: Error, CustomStringConvertible {
    package let description: String
  }

  package static let graphemes = UnicodeDataFile("GraphemeBreakTest", at: "auxiliary/GraphemeBreakTest.txt")
  package static let words = UnicodeDataFile("WordBreakTest", at: "auxiliary/WordBreakTest.txt")
  package static let normalization = UnicodeDataFile("NormalizationTest", at: "NormalizationTest.txt")

  private init(_ name: String, at path: String) {
    self.name = name
    content = Result { try Self.read(name, at: "/usr/share/unicode/\(path)") }
      .mapError { $0 as? Reason ?? Reason(description: "\($0)") }
  }

  /// Whether the file is of the Unicode version of ICU.
  package var isUsable: Bool { (try? content.get()) != nil }

  /// Why the file cannot be used, for the log.
  package var comment: Comment {
    switch content {
    case .success: "\(name) agrees with ICU's Unicode \(ICUVersion.unicode)"
    case .failure(let reason): "NOT RUN against the standard's file: \(reason)"
    }
  }

  private static func read(_ name: String, at path: String) throws -> [String] {
    let data: Data
    if FileManager.default.fileExists(atPath: path) {
      data = try Data(contentsOf: URL(filePath: path))
    } else if FileManager.default.fileExists(atPath: path + ".bz2") {
      data = try decompress(path + ".bz2")
    } else {
      throw Reason(description: "\(path) is missing (apt-get install unicode-data)")
    }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    let expected = "# \(name)-\(ICUVersion.unicode).txt"
    guard let first = lines.first, first == expected else {
      throw Reason(
        description: "\(path) is \(lines.first ?? "empty"), but ICU has Unicode \(ICUVersion.unicode)")
    }
    return lines.filter { !$0.hasPrefix("#") && !$0.hasPrefix("@") }
  }

  private static func decompress(_ path: String) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["bzip2", "-dc", path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Reason(description: "bzip2 cannot read \(path)") }
    return data
  }
}

/// Text from code points in hexadecimal, parted by spaces.
package func text(ofCodePoints hexadecimal: Substring) -> String {
  var text = String.UnicodeScalarView()
  for number in hexadecimal.split(separator: " ") {
    if let value = UInt32(number, radix: 16), let scalar = Unicode.Scalar(value) { text.append(scalar) }
  }
  return String(text)
}

/// The code points of text as in the standard's files, so that a failure shows marks and controls.
package func codePoints(_ text: String) -> String {
  text.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
}
