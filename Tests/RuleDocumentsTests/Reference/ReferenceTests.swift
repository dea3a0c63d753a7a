import JSONText
import Primitives
import Randomness
import Testing
import ValidationCore

@testable import RuleDocuments

/// A document reports the same errors, in the same order, as an evaluation that searches the record for each field.
struct ReferenceTests {
  @Test("Generated documents and records", arguments: 0..<60)
  func generated(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed) &* 7919 &+ 11)
    let text = RandomDocument.document(&random)
    let document: RuleDocument
    do { document = try RuleDocument(json: text.utf8) } catch {
      Issue.record("\(error) in \(text)")
      return
    }
    for _ in 0..<60 {
      let record = RandomDocument.record(&random)
      let chosen = random.element(of: [[], [], ["s"], ["t"], ["s", "t", "other"]] as [Set<Scenario>])
      try Scenario.$chosen.withValue(chosen) {
        try compare(document, record, limit: { random.below($0) }, "\(record) by \(text) on \(chosen)")
        #expect(
          try document.applied(on: chosen).errors(inJSON: record.utf8) == document.errors(inJSON: record.utf8)
        )
      }
    }
  }

  private func compare(
    _ document: RuleDocument, _ record: String, limit random: (Int) -> Int, _ comment: Comment
  ) throws {
    let expected = ReferenceEvaluation.errors(of: document, in: try JSONNode.parse(record))
    let errors = try document.errors(inJSON: record.utf8)
    #expect(errors == expected, comment)
    let limit = random(errors.count + 2)
    var left = limit
    let first = expected.prefix { error in
      defer { if error.severity == .error { left -= 1 } }
      return left > 0
    }
    #expect(
      try document.errors(inJSON: record.utf8, maximumErrors: limit) == Array(first), comment
    )
    #expect(
      document.isValid(value: try JSONNode.parse(record)) == !expected.contains { $0.severity == .error })
  }

  @Test("Most generated records have errors, some have none, and elements have them too")
  func variety() throws {
    var random = SplitMix(seed: 5)
    var (valid, invalid, inElements) = (0, 0, 0)
    for _ in 0..<40 {
      let document = try RuleDocument(json: RandomDocument.document(&random).utf8)
      for _ in 0..<20 {
        let errors = try document.errors(inJSON: RandomDocument.record(&random).utf8)
        if errors.isEmpty { valid += 1 } else { invalid += 1 }
        if errors.contains(where: {
          $0.path.segments.contains { if case .index = $0 { true } else { false } }
        }) {
          inElements += 1
        }
      }
    }
    #expect(valid > 10 && invalid > 200 && inElements > 100, "\(valid) \(invalid) \(inElements)")
  }
}
