import Testing

@testable import ICU

@Suite("Text that is case-folded by a look at each code point")
struct PlainlyNormalizedTests {
  private let plain = NormalizationForm.plainlyCasefolded

  @Test("is in NFKC_Casefold, alone and beside any other")
  func soundness() throws {
    let scalars = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init).filter {
      plain?.contains($0) == true
    }
    // All of them in one text, in two orders, stay as they are.
    for scalars in [scalars, scalars.reversed()] {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      #expect(try NormalizationForm.nfkcCasefold.isNormalized(String(text)))
    }
    #expect(["中", "ب", "a", "\0"].allSatisfy(scalars.contains))
  }

  @Test("is not known where marks or compositions may be", arguments: ["\u{301}", "\u{1161}", "ﬁ", "A"])
  func marks(scalar: Unicode.Scalar) {
    #expect(plain?.contains(scalar) == false)
  }
}
