import ICU
import TextAutomata
import ValidationCore

/// Looks for a text in others: by its bytes, or by the comparison rules of a language.
struct TextPartRule: TextRule {
  private enum Search: Sendable {
    case exact([UInt8], SearchPattern<UInt8>)
    case collated(CollationSearch)
  }

  private let place: TextPlace
  private let search: Search
  private let text: String

  init(
    _ place: TextPlace,
    _ text: String,
    _ differences: TextDifferences,
    _ locale: String?
  ) throws(ImpossibleRule) {
    let bytes = Array(text.utf8)
    guard let sought = SearchPattern(bytes) else {
      throw .nothingToFind("every text contains the empty text")
    }
    if differences.isEmpty {
      guard locale == nil else {
        throw ImpossibleRule(
          at: "locale",
          "\"locale\" stands without \"ignoring\"",
          expected: "differences to ignore, since texts by code point are the same in every language"
        )
      }
      search = .exact(bytes, sought)
    } else {
      let collated: CollationSearch?
      do {
        collated = try CollationSearch(text, locale: locale ?? "und", levels: differences.levels)
      } catch { throw .nothingToFind("no rules to compare text by: \(error)") }
      guard let collated else {
        throw .nothingToFind("nothing is left of the text where these differences are ignored")
      }
      search = .collated(collated)
    }
    (self.place, self.text) = (place, text)
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    do throws(ICUError) {
      switch place {
      case .nowhere:
        let ranges = try ranges(in: &text, limit: sink.goal == .list ? OffendingScalars.maximumRanges : 1)
        if ranges.isEmpty { return }
        // The forbidden text comes from the rule, but it is also content of the value, so it counts as found.
        sink.report(
          ValidationError(
            reporting: .textPartForbidden, found: ["forbidden": .text(self.text)], ranges: ranges))
      case .start: if try !isFound(.start, &text) { sink.report(missing(.textStartMissing)) }
      case .end: if try !isFound(.end, &text) { sink.report(missing(.textEndMissing)) }
      case .anywhere: if try !isFound(.anywhere, &text) { sink.report(missing(.textPartMissing)) }
      }
    } catch {
      sink.report(ValidationError(error))
    }
  }

  private func isFound(
    _ place: CollationSearch.Place,
    _ text: inout TextView
  ) throws(ICUError) -> Bool {
    switch search {
    case .collated(let search): return try search.isFound(at: place, of: text.utf8, text.utf16)
    case .exact(let bytes, let sought):
      switch place {
      case .start: return text.utf8.starts(with: bytes)
      case .end: return text.utf8.count >= bytes.count && text.utf8.suffix(bytes.count).elementsEqual(bytes)
      case .anywhere:
        var matched = 0
        for byte in text.utf8 where sought.step(from: &matched, byte) { return true }
        return false
      }
    }
  }

  private func ranges(in text: inout TextView, limit: Int) throws(ICUError) -> FaultRanges {
    var ranges: FaultRanges = []
    switch search {
    case .collated(let search):
      for range in try search.ranges(in: text.utf8, text.utf16, limit: limit) {
        let start = text.utf8Offset(ofUTF16: range.lowerBound)
        ranges.append(start..<text.utf8Offset(ofUTF16: range.upperBound))
      }
    case .exact(let bytes, let sought):
      var matched = 0
      for (offset, byte) in text.utf8.enumerated() where sought.step(from: &matched, byte) {
        ranges.append(offset + 1 - bytes.count..<offset + 1)
        if ranges.count == limit { break }
        matched = 0
      }
    }
    return ranges
  }

  private func missing(_ code: ValidationError.Code) -> ValidationError {
    ValidationError(reporting: code, limits: ["expected": .text(text)])
  }
}

extension ImpossibleRule {
  fileprivate static func nothingToFind(_ problem: String) -> ImpossibleRule {
    ImpossibleRule(at: "text", problem, expected: "a text with something to find")
  }
}
