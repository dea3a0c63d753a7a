import Foundation
import LocalizedValidation
import LocalizedValidationTesting
import Testing

@Suite("A fixed day")
struct TodayTests {
  private static let leapDay = Date(timeIntervalSince1970: 1_709_164_800)  // 2024-02-29T00:00:00Z

  @Test(
    "is what rules about time compare with",
    arguments: [
      (.past(), "2024-02-28", []), (.past(), "2024-02-29", [.dateNotPast]),
      (.past(in: .gmt), "2024-02-28T23:59:59Z", []), (.past(), "2024-02-29T00:00:00+00:00", [.dateNotPast]),
      (.future(), "2024-03-01", []), (.future(), "2024-02-29", [.dateNotFuture]),
      (.future(), "2024-02-29T00:00:00-01:00", []),
      (.age(minimum: 18), "2006-02-28", []), (.age(minimum: 18), "2006-03-01", [.dateTooYoung]),
      (.age(maximum: 4), "2020-02-29", []), (.age(maximum: 3), "2020-02-29", [.dateTooOld]),
      (.past(now: { Date(timeIntervalSince1970: 0) }), "1970-01-02", [.dateNotPast]),
    ] as [(Validation<String>, String, [ValidationError.Code])])
  func rules(rule: Validation<String>, text: String, codes: [ValidationError.Code]) {
    withToday(Self.leapDay) {
      #expect(rule.errors(in: text).map(\.code) == codes)
    }
  }

  @Test("is that of documents, of tasks that the test starts, and of nobody else")
  func scope() async throws {
    let document = try RuleDocument(
      json: Data(#"{"fields": {"day": ["past"], "until": [{"future": {"now": "2000-01-01"}}]}}"#.utf8))
    let record = Data(#"{"day": "2024-06-01", "until": "2001-01-01"}"#.utf8)
    #expect(try document.errors(inJSON: record).isEmpty)
    let codes = try await withToday(Self.leapDay) {
      try await Task { try document.errors(inJSON: record).map(\.code) }.value
    }
    #expect(codes == [.dateNotPast])
    let detached = try await withToday(Self.leapDay) {
      try await Task.detached { try document.errors(inJSON: record).map(\.code) }.value
    }
    #expect(detached == [])
  }
}
