import ICU
import Randomness
import Testing

@Suite("Punycode")
struct PunycodeTests {
  private static let characters = Array("abz019-éüßşд例用户сلامกक😀𠀀".unicodeScalars)

  @Test("A label is written as ICU writes it, and not if it is too long")
  func agreement() throws {
    var random = SplitMix(seed: 12)
    var encoded = 0
    for _ in 0..<2_000 {
      let scalars = (0..<Int.random(in: 1...24, using: &random)).compactMap { _ in
        Self.characters.randomElement(using: &random)
      }
      var label = String(String.UnicodeScalarView(scalars))
      let ascii = try IDNA.asciiForm(of: label)
      // Only what is mapped to itself has the length of its own form.
      guard ascii.faults.isSubset(of: [.labelTooLong]), try IDNA.readableForm(of: label).name == label else {
        continue
      }
      let written = label.withUTF8 { label in
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 80) { buffer in
          Punycode.encode(label, into: buffer).map { String(decoding: buffer[..<$0], as: UTF8.self) }
        }
      }
      #expect(written == (ascii.faults.isEmpty ? ascii.name : nil), "\(label)")
      encoded += 1
    }
    #expect(encoded > 100)
  }

  @Test(
    "Forms of names are those of ICU",
    arguments: [
      "bücher.example", "例え.jp", "ＢÜCHER．例え。JP", "مثال.السعودية", "xn--bcher-kva.de", "a.b", "faß.de",
      "नेपाल.भारत",
    ]
  )
  func forms(name: String) throws {
    var name = name
    let forms = try name.withUTF8 { utf8 throws in
      try IDNA.withValidForms(of: utf8) { readable, ascii in
        [String(decoding: readable, as: UTF8.self), String(decoding: ascii, as: UTF8.self)]
      }
    }
    #expect(try forms == [IDNA.toUnicode(name), IDNA.toASCII(name)])
  }

  @Test(
    "A name that breaks a rule has no forms",
    arguments: [
      "", ".", "a..b", "例え.", "-a.de", "a·l.com", String(repeating: "a", count: 64) + ".de",
      Array(repeating: "例え例え", count: 30).joined(separator: "."),
      String(repeating: "例え.", count: 70) + "jp",
    ]
  )
  func refused(name: String) throws {
    var name = name
    let isPassed = try name.withUTF8 { utf8 throws in try IDNA.withValidForms(of: utf8) { _, _ in true } }
    #expect(isPassed == nil)
  }
}
