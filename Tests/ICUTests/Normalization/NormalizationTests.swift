import ICU
import Testing

@Suite("Normalization")
struct NormalizationTests {
  @Test(
    "Text is brought into each form",
    arguments: [
      (NormalizationForm.nfc, "Zoe\u{308}", "Zoë"),
      (.nfc, "Zoë", "Zoë"),
      (.nfd, "Zoë", "Zoe\u{308}"),
      (.nfc, "\u{1112}\u{1161}\u{11AB}", "한"),
      (.nfd, "한", "\u{1112}\u{1161}\u{11AB}"),
      (.nfc, "ﬁ２", "ﬁ２"),
      (.nfkc, "ﬁ２", "fi2"),
      (.nfkd, "ﬁé", "fie\u{301}"),
      (.nfkcCasefold, "Straße\u{AD}", "strasse"),
      (.nfkcCasefold, "ABC", "abc"),
      (.nfkcCasefold, "abc", "abc"),
      (.nfkcCasefold, "\u{200B}", ""),
      (.nfc, "\u{301}", "\u{301}"),
      (.nfc, "a\u{0}e\u{301}", "a\u{0}é"),
      (.nfc, "\u{212B}", "Å"),
      (.nfc, "", ""),
    ]
  )
  func normalized(form: NormalizationForm, text: String, expected: String) throws {
    let normalized = try form.normalized(text)
    #expect(Array(normalized.unicodeScalars) == Array(expected.unicodeScalars))
    #expect(try form.isNormalized(normalized))
    #expect(try form.quickCheck(normalized) != .no)
    #expect(try form.isNormalized(text) == text.utf8.elementsEqual(expected.utf8))
  }

  @Test(
    "The first code point that normalization changes is found",
    arguments: [
      (NormalizationForm.nfc, "Zoe\u{308}", 2),
      (.nfc, "Zoë", nil),
      (.nfc, "", nil),
      (.nfc, "plain", nil),
      (.nfd, "aé", 1),
      (.nfc, "日本e\u{301}", 6),
      (.nfd, "a\u{301}\u{323}", 1),
      (.nfc, "日\u{F900}", 3),
      (.nfkc, "aﬁ", 1),
      (.nfkcCasefold, "abC", 2),
      (.nfkcCasefold, "ab\u{AD}", 2),
      (.nfkcCasefold, "\u{AD}\u{AD}a", 0),
    ] as [(NormalizationForm, String, Int?)]
  )
  func firstOffending(form: NormalizationForm, text: String, expected: Int?) throws {
    let index = try form.firstUnnormalizedIndex(in: text)
    #expect(index == expected.map { text.utf8.index(text.startIndex, offsetBy: $0) })
    #expect(try form.isNormalized(text) == (expected == nil))
  }

  @Test("A quick check may not know")
  func quickCheck() throws {
    #expect(try NormalizationForm.nfc.quickCheck("e\u{301}") == .maybe)
    #expect(try NormalizationForm.nfc.quickCheck("\u{212B}") == .no)
    #expect(try NormalizationForm.nfd.quickCheck("é") == .no)
    #expect(try NormalizationForm.nfc.quickCheck("é") == .yes)
    #expect(try NormalizationForm.nfkcCasefold.quickCheck("A") == .no)
  }

  @Test("A megabyte is taken in every form", arguments: NormalizationForm.allCases)
  func megabyte(form: NormalizationForm) throws {
    let text = String(repeating: "Ångstro\u{308}m ﷺ ", count: 50_000)
    let normalized = try form.normalized(text)
    #expect(try form.isNormalized(text) == false)
    #expect(try form.isNormalized(normalized))
    let again = try form.normalized(normalized)
    #expect(again.utf8.elementsEqual(normalized.utf8))
  }

  @Test("An empty buffer without an address is normalized", arguments: NormalizationForm.allCases)
  func emptyBuffer(form: NormalizationForm) throws {
    let nothing = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    #expect(try form.isNormalized(nothing))
    #expect(try form.quickCheck(nothing) == .yes)
    #expect(try form.firstUnnormalizedOffset(nothing) == nil)
  }

  @Test(
    "Long runs of marks out of order are put into order",
    arguments: [
      (.nfd, "a", "\u{301}\u{323}", "a", "\u{323}", "\u{301}"),
      (.nfc, "a", "\u{301}\u{323}", "\u{1EA1}", "\u{323}", "\u{301}"),
      (.nfkcCasefold, "A", "\u{301}\u{200B}\u{323}", "\u{1EA1}", "\u{323}", "\u{301}"),
      (.nfkd, "ﬁ", "\u{301}\u{FF9E}", "fi", "\u{3099}", "\u{301}"),
      (.nfd, "x", "\u{F73}", "x", "\u{F71}", "\u{F72}"),
    ] as [(NormalizationForm, String, String, String, String, String)]
  )
  func longRuns(
    form: NormalizationForm, base: String, marks: String, normalBase: String, low: String, high: String
  ) throws {
    let count = 5_000
    func times(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
    let text = base + times(marks, count) + "e\u{301}"
    // A base that is composed with a mark has taken it from the run.
    let lows = normalBase == "\u{1EA1}" ? count - 1 : count
    let end = form == .nfd || form == .nfkd ? "e\u{301}" : "\u{E9}"
    let expected = normalBase + times(low, lows) + times(high, count) + end
    #expect(Array(try form.normalized(text).utf8) == Array(expected.utf8))
    #expect(try !form.isNormalized(text))
    #expect(try form.isNormalized(expected))
  }
}
