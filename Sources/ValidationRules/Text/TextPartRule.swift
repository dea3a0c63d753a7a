import ICU
import TextAutomata
import ValidationCore

/// Looks for a text in others: by its bytes, or by the comparison rules of a language.
struct TextPartRule: TextRule {
  private enum Search: Sendable {
    case exact(ByteSearch)
    case collated(CollationSearch)
  }

  private let place: TextPlace
  private let search: Search
  /// The search for bytes, if it is one: a part of an enumeration would be copied for each text.
  private let exact: ByteSearch?
  private let text: String
  /// What the text is, as a message chooses by it: a space between quotation marks says little to a reader.
  private let content: String

  init(
    _ place: TextPlace,
    _ text: String,
    _ differences: TextDifferences,
    _ locale: String?
  ) throws(ImpossibleRule) {
    let bytes = ByteSearch(differences.isEmpty ? Array(text.utf8) : [])
    if text.isEmpty { throw .nothingToFind("every text contains the empty text") }
    if let bytes {
      guard locale == nil else {
        throw ImpossibleRule(
          at: "locale",
          "\"locale\" requires \"ignoring\"",
          expected: "differences to ignore, since texts by code point are the same in every language"
        )
      }
      search = .exact(bytes)
    } else {
      let collated: CollationSearch?
      do {
        collated = try CollationSearch(text, locale: locale ?? "und", levels: differences.levels)
      } catch { throw .nothingToFind("cannot load the rules for comparing text: \(error)") }
      guard let collated else {
        throw .nothingToFind("the text is empty if these differences are ignored")
      }
      search = .collated(collated)
    }
    (self.place, self.text, exact) = (place, text, bytes)
    content = text.unicodeScalars.allSatisfy(\.icuProperties.isWhitespace) ? "spaces" : "text"
  }

  var quick: QuickCheck? {
    guard let exact else { return nil }
    switch place {
    case .start:
      return QuickCheck(exact) { search, utf8, count in
        search.reading(ByteSearch.self) { $0.begins(UnsafeBufferPointer(start: utf8, count: count)) }
      }
    case .end:
      return QuickCheck(exact) { search, utf8, count in
        search.reading(ByteSearch.self) { $0.ends(UnsafeBufferPointer(start: utf8, count: count)) }
      }
    case .anywhere:
      return QuickCheck(exact) { search, utf8, count in
        search.reading(ByteSearch.self) { $0.isFound(in: UnsafeBufferPointer(start: utf8, count: count)) }
      }
    case .nowhere:
      return QuickCheck(exact) { search, utf8, count in
        search.reading(ByteSearch.self) { !$0.isFound(in: UnsafeBufferPointer(start: utf8, count: count)) }
      }
    }
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
            reporting: .textPartForbidden,
            found: ArgumentList("forbidden", .text(self.text), "content", .text(content)), ranges: ranges))
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
    case .exact(let sought):
      switch place {
      case .start: return sought.begins(text.utf8)
      case .end: return sought.ends(text.utf8)
      case .anywhere: return sought.isFound(in: text.utf8)
      }
    }
  }

  private func ranges(in text: inout TextView, limit: Int) throws(ICUError) -> FaultRanges {
    var ranges: FaultRanges = []
    switch search {
    case .collated(let search):
      let utf16 = text.utf16
      try search.forEachRange(in: text.utf8, utf16, limit: limit) { range in
        let start = text.utf8Offset(ofUTF16: range.lowerBound)
        ranges.append(start..<text.utf8Offset(ofUTF16: range.upperBound))
      }
    case .exact(let sought):
      while ranges.count < limit,
        let range = sought.firstRange(in: text.utf8, from: ranges.last?.upperBound ?? 0)
      {
        ranges.append(range)
      }
    }
    return ranges
  }

  private func missing(_ code: ValidationError.Code) -> ValidationError {
    ValidationError(
      reporting: code, limits: ArgumentList("expected", .text(text), "content", .text(content)))
  }
}

extension ImpossibleRule {
  fileprivate static func nothingToFind(_ problem: String) -> ImpossibleRule {
    ImpossibleRule(at: "text", problem, expected: "a text with something to find")
  }
}
