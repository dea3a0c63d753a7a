import Randomness
import Testing

@testable import ValidationRules

@Suite("What a phone number dials")
struct PhoneDiallingTests {
  @Test("is read from a well-written text in ASCII as from any other")
  func sameAsReading() {
    var random = SplitMix(seed: 5)
    let characters = Array("000112345678999+-. ()/".unicodeScalars)
    let others = Array("x#,;٣０\u{A0}\u{FF0B}\u{200E}\0a".unicodeScalars)
    var (wellWritten, plain) = (0, 0)
    for _ in 0..<60_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...14, using: &random) {
        let set = Int.random(in: 0...60, using: &random) == 0 ? others : characters
        text.append(set.randomElement(using: &random) ?? "0")
      }
      if Bool.random(using: &random) { text.insert("+", at: text.startIndex) }
      if Int.random(in: 0...30, using: &random) == 0 {
        text.append(contentsOf: String(repeating: "12 ", count: 20).unicodeScalars)
        text.append("3")
      }
      let takesExtension = Bool.random(using: &random)
      var string = String(text)
      let (fast, reading) = string.withUTF8 {
        (PhoneDialling(wellWritten: $0), PhoneReading($0, takesExtension: takesExtension))
      }
      let isWellWritten =
        reading.fault == nil && reading.extension == nil && text.allSatisfy(\.isASCII)
      #expect((fast != nil) == isWellWritten, "\(string)")
      if let fast {
        #expect(fast == reading.dialling, "\(string)")
        wellWritten += 1
        if fast.isPlain { plain += 1 }
      }
    }
    #expect(wellWritten > 5_000 && plain > 1_000)
  }

  @Test("holds 32 digits and counts the others")
  func digits() {
    var digits = PhoneDigits()
    let values = (0..<40).map { UInt8($0 * 7 % 10) }
    for value in values { digits.append(value) }
    #expect(digits.count == 32)
    #expect((0..<40).map { digits[$0] } == values.prefix(32) + Array(repeating: 0, count: 8))
    for length in -1...33 {
      let rest = digits.dropping(length)
      #expect(
        (0..<rest.count).map { rest[$0] } == Array(values.prefix(32).dropFirst(max(0, length))), "\(length)")
    }
  }
}
