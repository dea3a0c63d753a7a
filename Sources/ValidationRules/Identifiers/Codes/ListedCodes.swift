import ICU
import Primitives
import TextAutomata
public import ValidationCore

extension ValidationError.Code {
  /// The code is of the right form, and not in the list of codes. Arguments: `kind`, `code`.
  public static let identifierUnknown: Self = "identifier.unknown"
}

extension RuleReport {
  static let identifierUnknown = RuleReport(
    .identifierUnknown, limits: ["kind": .key], found: ["code": .text])
}

extension Rules {
  static let scriptCode = RuleOf(
    "scriptCode",
    "The text is the code of a script, in four letters.",
    standard: "ISO 15924",
    reports: [.identifierUnknown, .letterCaseNotTitle],
    samples: [
      RuleSample(
        valid: ["Latn", "Arab", "Hans", "Zyyy"],
        invalid: ["Abcd": .identifierUnknown, "latn": .letterCaseNotTitle])
    ],
    make: { ListedCodeRule(kind: "scriptCode", list: .script, lengths: [4], letterCase: .title) }
  )

  static let subdivision = RuleOf(
    "subdivision",
    "The text is the code of a part of a country, such as a state or a province.",
    standard: "ISO 3166-2",
    reports: [.identifierUnknown, caseReport],
    samples: [
      RuleSample(
        valid: ["BR-SP", "CN-BJ", "EG-C", "GB-ENG"],
        invalid: ["BR-XX": .identifierUnknown, "br-sp": .identifierCase, "BRSP": .identifierUnknown]),
      RuleSample(["country": "BR"], invalid: ["CN-BJ": .identifierUnknown]),
    ],
    takes: .text("country"),
    make: SubdivisionRule.rule
  )

  static let caseReport = RuleReport(.identifierCase, limits: ["kind": .key, "case": .text])
}

extension Validation where Value == String {
  /// The text is the code of a script: ISO 15924 as of February 2026, and what the linked ICU (CLDR) has beside it; the
  /// first letter is a capital.
  ///
  /// Variants of scripts (`Latf`, `Cyrs`), scripts that Unicode does not encode (`Maya`) and codes for private use
  /// (`Qaaa` to `Qabx`) are accepted.
  ///
  /// Codes: `identifier.unknown`, `letterCase.notTitle`.
  public static var scriptCode: Validation { Rules.scriptCode() }

  /// The text is the code of a part of a country: ISO 3166-2, in capitals, with a hyphen after the country.
  ///
  /// The codes are those of the linked ICU (CLDR), with the changes that brought CLDR 42 to ISO 3166-2 as of February
  /// 2026. Parts that have a code of ISO 3166-1 too are accepted (`US-PR`, `FR-NC`), withdrawn codes are not (`IN-TG`).
  ///
  /// Codes: `identifier.unknown`, `identifier.case`.
  ///
  /// - Parameters:
  ///   - country: The country by its two letters; nil for any.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func subdivision(
    of country: String? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> Validation {
    Rules.subdivision(country, file: file, line: line)
  }
}

/// A code of a standard.
struct ListedCodeRule: TextRule {
  enum LetterCase {
    case lower, title, upper

    func applied(to code: String) -> String {
      switch self {
      case .lower: code.lowercased()
      case .title: code.prefix(1).uppercased() + code.dropFirst().lowercased()
      case .upper: code.uppercased()
      }
    }
  }

  let kind: String
  let list: ListedCodes
  let lengths: Set<Int>
  let letterCase: LetterCase
  /// What comes before the code in the text, in capitals.
  var prefix = ""

  var quick: QuickCheck? {
    if let country = ByteSearch(Array(prefix.utf8)) {
      return QuickCheck(country) { country, utf8, count in
        country.reading(ByteSearch.self) { $0.begins(UnsafeBufferPointer(start: utf8, count: count)) }
          && ListedCodes.subdivisions?.contains(utf8, count) ?? false
      }
    }
    switch list {
    case .language(.shortest): return QuickCheck { ListedCodes.shortest?.contains($1, $2) ?? false }
    case .language(.alpha2): return QuickCheck { ListedCodes.twoLetters?.contains($1, $2) ?? false }
    case .language(.alpha3): return QuickCheck { ListedCodes.threeLetters?.contains($1, $2) ?? false }
    case .script: return QuickCheck { ListedCodes.scripts?.contains($1, $2) ?? false }
    case .subdivision: return QuickCheck { ListedCodes.subdivisions?.contains($1, $2) ?? false }
    }
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    do throws(ICUError) {
      let known = try list.codes.get()
      let isWritten = lengths.contains(text.utf8.count) && text.isASCII
      let code = isWritten ? text.string : ""
      let cased = letterCase.applied(to: code)
      let isKnown = isWritten && cased.hasPrefix(prefix) && known.contains(key(code))
      if isKnown, cased == code { return }
      if isKnown, letterCase == .title {
        return sink.report(
          ValidationError(
            reporting: .letterCaseNotTitle, ranges: [0..<code.utf8.count], suggestion: cased))
      }
      if isKnown {
        return sink.report(
          .identifier(
            .identifierCase, kind,
            limits: ArgumentList("case", letterCase == .lower ? "lower" : "upper"),
            ranges: [0..<code.utf8.count], suggestion: cased))
      }
      let suggestion = sink.goal == .list && text.isASCII ? list.current(for: text.string) : nil
      sink.report(
        .identifier(
          .identifierUnknown, kind,
          found: ArgumentList("code", ShownPart.argument(of: text.utf8, 0..<text.utf8.count)),
          ranges: [0..<text.utf8.count], suggestion: suggestion))
    } catch {
      sink.report(ValidationError(error))
    }
  }

  /// The code as CLDR's list has it.
  private func key(_ code: String) -> String {
    guard list == .subdivision else { return code.lowercased() }
    // Only the hyphen after the country is left out; a text of up to 15 bytes is not allocated.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: code.utf8.count) { bytes in
      var length = 0
      for (index, byte) in code.utf8.enumerated() {
        if byte == UInt8(ascii: "-") {
          if index == 2 { continue }
          return ""
        }
        if index == 2 { return "" }
        bytes.initializeElement(at: length, to: 0x41...0x5A ~= byte ? byte | 0x20 : byte)
        length += 1
      }
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[..<length]), as: UTF8.self)
    }
  }
}

/// Parts of countries.
enum SubdivisionRule {
  static func rule(country: String?) throws(ImpossibleRule) -> ListedCodeRule {
    if let country {
      let isKnown = (try? CodeList.countries.set()).map { set in
        Array(country.utf8).withUnsafeBufferPointer { code in
          code.baseAddress.map { set.contains($0, code.count) } ?? false
        }
      }
      guard isKnown != false, country.utf8.allSatisfy({ 0x41...0x5A ~= $0 }) else {
        throw ImpossibleRule(
          at: "country", "\(RuleValue.text(country)) is not a country",
          expected: "two capitals, such as \"BR\"")
      }
    }
    return ListedCodeRule(
      kind: "subdivision", list: .subdivision, lengths: [4, 5, 6], letterCase: .upper,
      prefix: country.map { $0 + "-" } ?? "")
  }
}
