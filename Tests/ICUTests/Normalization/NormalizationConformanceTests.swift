import ICU
import Testing
import UnicodeDataFiles

@Suite("Normalization against the standard's file")
struct NormalizationConformanceTests {
  @Test(
    "Every line of NormalizationTest holds in all four forms",
    .enabled(if: UnicodeDataFile.normalization.isUsable, UnicodeDataFile.normalization.comment)
  )
  func normalizationTest() throws {
    let lines = try UnicodeDataFile.normalization.content.get()
    #expect(lines.count > 18_000)
    for line in lines {
      let columns = line.split(separator: ";", maxSplits: 5).prefix(5).map(text(ofCodePoints:))
      guard columns.count == 5 else {
        Issue.record("malformed line: \(line)")
        continue
      }
      let (source, nfc, nfd, nfkc, nfkd) = (columns[0], columns[1], columns[2], columns[3], columns[4])
      for text in [source, nfc, nfd] {
        check(text, .nfc, nfc, line)
        check(text, .nfd, nfd, line)
      }
      for text in [nfkc, nfkd] {
        check(text, .nfc, nfkc, line)
        check(text, .nfd, nfkd, line)
      }
      for text in columns {
        check(text, .nfkc, nfkc, line)
        check(text, .nfkd, nfkd, line)
      }
    }
  }

  /// Checks that all functions agree with the expected form of a text.
  private func check(_ text: String, _ form: NormalizationForm, _ expected: String, _ line: String) {
    do {
      let isNormalized = text.utf8.elementsEqual(expected.utf8)
      let normalized = try form.normalized(text)
      let quick = try form.quickCheck(text)
      let agrees =
        try normalized.utf8.elementsEqual(expected.utf8)
        && form.isNormalized(text) == isNormalized
        && (form.firstUnnormalizedIndex(in: text) == nil) == isNormalized
        && (quick == .maybe || (quick == .yes) == isNormalized)
      if !agrees { Issue.record("\(form) of \(codePoints(text)) is \(codePoints(normalized)): \(line)") }
    } catch {
      Issue.record(error)
    }
  }

  @Test(
    "A code point that the file does not list is normalized in every form",
    .enabled(if: UnicodeDataFile.normalization.isUsable, UnicodeDataFile.normalization.comment)
  )
  func unlisted() throws {
    let lines = try UnicodeDataFile.normalization.content.get()
    // Lines of one code point in the first column, whichever part of the file they are in.
    let listed = Set(lines.compactMap { UInt32($0.prefix { $0 != ";" }, radix: 16) })
    for block in stride(from: UInt32(0), to: 0x11_0000, by: 256) {
      var text = ""
      for value in block..<(block + 256) where !listed.contains(value) {
        guard let scalar = Unicode.Scalar(value) else { continue }
        // A line end keeps neighbours from combining.
        text.unicodeScalars.append(contentsOf: [scalar, "\n"])
      }
      for form in [NormalizationForm.nfc, .nfd, .nfkc, .nfkd] {
        #expect(try form.isNormalized(text), "\(form) of block \(String(block, radix: 16))")
      }
    }
  }
}
