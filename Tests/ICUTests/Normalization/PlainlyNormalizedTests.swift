import Testing

@testable import ICU

@Suite("Text that is normalized by a look at each code point")
struct PlainlyNormalizedTests {
  @Test("is normalized, alone and beside any other", arguments: NormalizationForm.allCases)
  func soundness(form: NormalizationForm) throws {
    var plain: [Unicode.Scalar] = []
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), isPlain(String(scalar), form) else { continue }
      plain.append(scalar)
    }
    // All of them in one text, in two orders, stay as they are.
    for scalars in [plain, plain.reversed()] {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      #expect(try form.isNormalized(String(text)))
    }
    #expect(plain.contains("中") && plain.contains("ب") && plain.contains("a") && plain.contains("\0"))
  }

  @Test(
    "is not known where marks or compositions may be",
    arguments: ["e\u{301}", "\u{301}", "e\u{323}\u{307}", "\u{1161}", "ﬁ\u{301}"]
  )
  func marks(text: String) {
    #expect(!isPlain(text, .nfc))
  }

  private func isPlain(_ text: String, _ form: NormalizationForm) -> Bool {
    TextBuffers.withUTF8(of: text) { form.plainCodePoints?.containsAll(of: $0) ?? false }
  }
}
