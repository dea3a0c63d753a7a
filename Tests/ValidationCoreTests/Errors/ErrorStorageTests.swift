import Testing

@testable import ValidationCore

@Suite("What an error stores")
struct ErrorStorageTests {
  private static let facts = SharedArguments("actual", with: ["minimum": 3])

  /// The same facts, by a rule in a literal and by a user in dictionaries.
  static let pairs: [(String, ValidationError, ValidationError)] = [
    ("nothing", ValidationError(code: "c"), ValidationError(code: "c", arguments: [:])),
    (
      "one character", ValidationError(code: "c", found: ["character": .character("é")], ranges: [1..<3]),
      ValidationError(code: "c", arguments: ["character": .character(["é"])], ranges: [1..<3])
    ),
    (
      "five arguments",
      ValidationError(
        code: "c", limits: ["a": 1, "b": "x", "d": .key("k")], found: ["e": 2, "f": .integer(3)]),
      ValidationError(code: "c", arguments: ["a": 1, "b": "x", "d": .key("k"), "e": 2, "f": 3])
    ),
    (
      "a name that is in both",
      ValidationError(code: "c", limits: ["a": 1, "b": 2], found: ["a": .text("é")]),
      ValidationError(code: "c", arguments: ["a": "é", "b": 2])
    ),
    (
      "measured", ValidationError(code: "c", facts, 2),
      ValidationError(code: "c", arguments: ["minimum": 3, "actual": 2])
    ),
    (
      "shared, with a finding", ValidationError(code: "c", facts, found: ["x": 1], suggestion: "s"),
      ValidationError(code: "c", arguments: ["minimum": 3, "x": 1], suggestion: "s")
    ),
    (
      "several ranges", ValidationError(code: "c", ranges: [1..<2, 3..<4]),
      ValidationError(code: "c", arguments: [:], ranges: [1..<2, 3..<4])
    ),
    (
      "a range beyond what is stored compactly",
      ValidationError(code: "c", ranges: [1..<(Int(Int32.max) + 1)]),
      ValidationError(code: "c", arguments: [:], ranges: [1..<(Int(Int32.max) + 1)])
    ),
  ]

  @Test("is what was put into it, however it is stored", arguments: pairs.map(\.0))
  func equal(name: String) throws {
    let (_, one, other) = try #require(Self.pairs.first { $0.0 == name })
    #expect(one == other && one.hashValue == other.hashValue)
    #expect(one.arguments == other.arguments && one.ranges == other.ranges)
    for (name, value) in other.arguments { #expect(one.argument(named: name) == value) }
    #expect(one.limits.merging(one.found) { $1 } == one.arguments)
    #expect(one.redacted.limits == one.limits)
    #expect(one.redacted.found == one.found.mapValues { _ in .redacted })
    #expect(one.redacted.ranges.isEmpty && one.redacted.suggestion == nil)
  }

  @Test("is changed in one copy only")
  func copies() {
    let original = ValidationError(code: "c", found: ["a": 1], ranges: [0..<1, 2..<3], suggestion: "s")
    let changes: [(inout ValidationError) -> Void] = [
      { $0.arguments = [:] }, { $0.arguments["a"] = 2 }, { $0.path = ["p"] }, { $0.message = .key("k") },
      { $0.ranges = [] }, { $0.ranges = [5..<6] }, { $0.ranges = [5..<6, 7..<8] }, { $0.suggestion = nil },
      { $0.underlying = CancellationError() }, { $0.redact() },
    ]
    for change in changes {
      var copy = original
      change(&copy)
      #expect(copy != original)
      #expect(
        original
          == ValidationError(
            code: "c", arguments: ["a": 1], ranges: [0..<1, 2..<3], suggestion: "s"))
    }
  }

  @Test("is small")
  func size() { #expect(MemoryLayout<ValidationError>.stride <= 72) }
}
