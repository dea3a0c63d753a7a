import JSONText
import Testing
import ValidationCore
import ValidationRules

@testable import RuleDocuments

/// What ``ValidationError`` promises, for each built-in rule over hostile values.
@Suite("What errors promise")
struct ErrorFactsTests {
  @Test("Ranges, suggestions and counts are true", arguments: RuleCall.all)
  func facts(use: RuleCall) throws {
    let codes = Set(RuleRegistry.builtIn.rule(named: use.rule)?.codes ?? []).union([.typeMismatch])
    var violations: [String] = []
    for value in use.values(valuesPerUse) {
      let record = RuleCall.record(value)
      let errors = use.document.errors(in: record)
      if use.document.isValid(value: record) != errors.isEmpty {
        violations.append("verdict: \(shown(value))")
      }
      for error in errors {
        if !codes.contains(error.code) { violations.append("code \(error.code): \(shown(value))") }
        guard let text = value.string else {
          if !error.ranges.isEmpty || error.suggestion != nil {
            violations.append("no text: \(shown(value))")
          }
          continue
        }
        violations += Self.faults(of: error, in: text, use).map { "\(error.code) \($0): \(shown(value))" }
      }
      if violations.count > 5 { break }
    }
    #expect(violations == [], "\(use.use)")
  }

  private func shown(_ value: JSONNode) -> String {
    value.string.map { String(reflecting: $0) } ?? "\(value)"
  }

  private static func faults(of error: ValidationError, in text: String, _ use: RuleCall) -> [String] {
    var faults = rangeFaults(of: error, in: text)
    if let suggestion = error.suggestion {
      if suggestion.isEmpty { faults.append("empty suggestion") }
      if suggestion.utf8.elementsEqual(text.utf8) { faults.append("suggests the value") }
      if !use.document.isValid(value: RuleCall.record(JSONNode(.string(suggestion)))) {
        faults.append("suggestion refused: \(String(reflecting: suggestion))")
      }
    }
    if let fault = Recount.fault(of: error, in: text) { faults.append(fault) }
    return faults
  }

  private static func rangeFaults(of error: ValidationError, in text: String) -> [String] {
    let utf8 = Array(text.utf8)
    func isBoundary(_ offset: Int) -> Bool { offset == utf8.count || utf8[offset] & 0xC0 != 0x80 }
    var faults: [String] = []
    var end = 0
    for range in error.ranges {
      guard range.lowerBound >= 0, range.upperBound <= utf8.count else {
        faults.append("range beyond the text: \(range) of \(utf8.count)")
        continue
      }
      if !isBoundary(range.lowerBound) || !isBoundary(range.upperBound) {
        faults.append("range within a code point: \(range)")
      }
      if range.lowerBound < end || end > 0 && range.upperBound <= end {
        faults.append("ranges not in order: \(error.ranges)")
      }
      end = range.upperBound
      if range.isEmpty, !missing.contains(error.code) { faults.append("empty range: \(range)") }
      if wholeClusters.contains(error.code),
        !Set(Recount.clusterBoundaries(text)).isSuperset(of: [range.lowerBound, range.upperBound])
      {
        faults.append("range within a character: \(range)")
      }
    }
    let places = error.ranges(in: text).map {
      text.utf8.distance(
        from: text.startIndex, to: $0.lowerBound)..<text.utf8.distance(
          from: text.startIndex, to: $0.upperBound)
    }
    if faults.isEmpty, places != error.ranges { faults.append("ranges(in:) \(places)") }
    return faults
  }

  /// Codes about grapheme clusters.
  private static let wholeClusters: Set<ValidationError.Code> = [
    "unicode.emoji", "unicode.notEmoji", "unicode.emojiNotRecommended",
  ]

  /// Codes of something that may be missing at a place: a sign, or all that had to follow; of a choice, the media type of a
  /// data URI.
  private static let missing: Set<ValidationError.Code> = [
    "base64.padding", "choice.notListed", "creditCard.scheme", "date.syntax", "dateTime.syntax",
    "duration.syntax",
    "email.domain",
    "email.localPart", "format.mismatch", "hexColor.sign", "hostname.emptyLabel",
    "identifier.grouping", "identifier.shape", "ipAddress.prefixMissing", "ipAddress.syntax", "json.syntax",
    "jwt.header",
    "jwt.signature",
    "languageTag.syntax", "mimeType.subtype", "mimeType.type", "number.syntax", "phone.countryCode",
    "phone.international", "port.syntax", "semanticVersion.build", "semanticVersion.core",
    "semanticVersion.prerelease", "time.offsetMissing", "time.syntax", "timeZone.unknown", "url.hostMissing",
    "url.scheme",
    "week.syntax",
  ]
}
