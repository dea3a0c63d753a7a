import ICU
import JSONText
import MessageFormat

extension CatalogReader {
  /// The argument of a plural object that does not name one.
  static let defaultPluralArgument = "count"

  private static let categories = PluralCategory.allCases.map(\.rawValue)

  /// Reads `{"one": …, "other": …, "arg": …}`; reports the faults and returns nil when the object has another shape.
  mutating func readPlural(_ member: JSONNode.Member) -> CatalogEntry.Source? {
    let faultsBefore = errors.count
    var branches: [String: String] = [:]
    var argument = Self.defaultPluralArgument
    for (first, repeated) in member.value.duplicateMembers {
      report(
        at: repeated.position,
        key: member.key,
        "“\(repeated.key)” appears twice, on lines \(first.position.line) and \(repeated.position.line)",
        expected: "each plural category once"
      )
    }
    for branch in member.value.object ?? [] {
      guard let text = branch.value.string else {
        report(
          at: branch.value.position,
          key: member.key,
          "the value of “\(branch.key)” is \(branch.value.kind)",
          expected: "a string"
        )
        continue
      }
      if branch.key == "arg" {
        argument = text
      } else if Self.categories.contains(branch.key) || Self.isExactNumber(branch.key) {
        branches[branch.key] = text
      } else {
        report(
          at: branch.position,
          key: member.key,
          "“\(branch.key)” is not a plural category",
          expected: "one of \(Self.categories.joined(separator: ", ")), or =n, or \"arg\""
        )
      }
    }
    if branches["other"] == nil, errors.count == faultsBefore {
      report(
        at: member.value.position,
        key: member.key,
        "the plural category “other” is missing",
        expected: "\"other\", which every language needs"
      )
    }
    return errors.count == faultsBefore ? .plural(branches, argument: argument) : nil
  }

  /// Whether a branch is for a single number: `=0`, `=12`.
  private static func isExactNumber(_ name: String) -> Bool {
    name.utf8.first == UInt8(ascii: "=") && name.utf8.count > 1
      && name.utf8.dropFirst().allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// Reports a broken pattern at its position in the file, with JSON escapes taken into account.
  mutating func reportPattern(_ error: MessagePatternError, in member: JSONNode.Member) {
    let literal = error.form.flatMap { member.value[$0] } ?? member.value
    report(
      at: literal.string.map { place(of: error, in: $0, literal: literal) } ?? literal.position,
      key: member.key,
      error.problem,
      expected: error.expected
    )
  }

  /// The position in the file of a fault, given its line and column in the decoded pattern.
  private func place(of fault: MessagePatternError, in pattern: String, literal: JSONNode) -> JSONPosition {
    var index = 0
    var line = 1
    var column = 1
    for scalar in pattern.unicodeScalars {
      if line > fault.line || (line == fault.line && column >= fault.column) { break }
      index += 1
      if scalar == "\n" {
        line += 1
        column = 1
      } else {
        column += 1
      }
    }
    return JSONText.position(ofCodePoint: index, inStringAt: literal.position, of: bytes)
  }
}
