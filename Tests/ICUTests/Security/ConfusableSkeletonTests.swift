import ICU
import Testing

@Suite("Skeletons of texts that look alike")
struct ConfusableSkeletonTests {
  static func skeleton(
    _ text: String, _ direction: ConfusableSkeleton.Direction = .leftToRight
  ) throws -> String {
    try TextBuffers.withUTF8(of: text) { (utf8) throws(ICUError) in
      try ConfusableSkeleton.with(of: utf8, direction) { String(decoding: $0, as: UTF8.self) }
    }
  }

  @Test(
    "Texts that look alike have one skeleton",
    arguments: [
      ("paypal", "раураl"), ("paypal", "раура1"), ("m", "rn"), ("scope", "ѕсоре"), ("a", "\u{200B}a\u{FEFF}"),
      ("é", "e\u{301}"), ("", "\u{200D}"), ("paypal", "\u{202E}lapyap\u{202C}"), ("א)", "\u{202E}(א\u{202C}"),
    ]
  )
  func alike(left: String, right: String) throws { #expect(try Self.skeleton(left) == Self.skeleton(right)) }

  @Test(
    "Texts that do not have two",
    arguments: [("paypal", "paypa"), ("O", "o"), ("lapyap", "paypal")])
  func different(left: String, right: String) throws {
    #expect(try Self.skeleton(left) != Self.skeleton(right))
  }

  @Test("The direction of the paragraph counts where there are two")
  func direction() throws {
    #expect(try Self.skeleton("abc", .rightToLeft) == Self.skeleton("abc"))
    #expect(try Self.skeleton("a א", .rightToLeft) != Self.skeleton("a א"))
  }

  @Test("Texts that are shown alike have one skeleton, in the order of UTS #39's own example")
  func shownAlike() throws {
    #expect(try Self.skeleton("A1<ש\u{5C2}") == Self.skeleton("Aש\u{5BA}>1"))
    #expect(try Self.skeleton("A1<ש\u{5C2}", .rightToLeft) != Self.skeleton("Aש\u{5BA}>1", .rightToLeft))
  }

  @Test("A skeleton may be much longer than its text")
  func long() throws {
    // U+FDFA stands for a sentence.
    #expect(try Self.skeleton(String(repeating: "\u{FDFA}", count: 1_000)).utf8.count > 20_000)
  }

  @Test("The sets of identifier characters are those of the linked ICU")
  func identifiers() throws {
    let allowed = try IdentifierProfile.allowed.get()
    for scalar in "aZ_9é漢ب'-.:".unicodeScalars { #expect(allowed.contains(scalar), "\(scalar)") }
    for scalar in " !ﬁªᎠ\u{200B}♥".unicodeScalars { #expect(!allowed.contains(scalar), "\(scalar)") }
    #expect(try IdentifierProfile.start.get().contains("a" as Unicode.Scalar))
    #expect(try !IdentifierProfile.start.get().contains("1" as Unicode.Scalar))
    #expect(try IdentifierProfile.continue.get().contains("1" as Unicode.Scalar))
  }

  @Test(
    "Mappings of one code point",
    arguments: [
      ("Ａ", "A", "a"), ("ｶ", "カ", "ｶ"), ("İ", "İ", "i\u{307}"), ("Σ", "Σ", "σ"), ("ǅ", "ǅ", "ǆ"),
      ("￣", "¯", "￣"),
    ]
      as [(Unicode.Scalar, Unicode.Scalar, String)]
  )
  func mappings(scalar: Unicode.Scalar, width: Unicode.Scalar, lowercase: String) {
    var mapped = String.UnicodeScalarView()
    (scalar == "Ａ" ? width : scalar).icuProperties.forEachLowercase { mapped.append($0) }
    #expect(String(mapped) == lowercase)
    #expect(scalar.icuProperties.widthMapping == width)
  }
}
