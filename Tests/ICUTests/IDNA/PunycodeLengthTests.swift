import ICU
import Randomness
import Testing

@Suite("The length of a label in DNS")
struct PunycodeLengthTests {
  private static let characters = Array("abz019-éüßşд例用户сلامกक😀𠀀".unicodeScalars)

  @Test("is that of the encoded label")
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
      let length = label.withUTF8 { PunycodeLength.ofLabel($0) }
      if ascii.faults.isEmpty {
        #expect(length == ascii.name.utf8.count, "\(label)")
      } else {
        #expect(length.map { $0 > 63 } ?? true, "\(label)")
      }
      encoded += 1
    }
    #expect(encoded > 100)
  }
}
