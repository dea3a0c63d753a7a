import Testing
import ValidationCore

@Suite("Text view")
struct TextViewTests {
  static let texts = [
    "", "a", "user@example.com\n", "\0", "a\0b", "\u{301}", "e\u{301}", "é", "أحمد ٣", "家庭", "👨‍👩‍👧‍👦",
    "\u{10FFFF}",
    "\r\n", String(repeating: "ص", count: 300), String(repeating: "👍", count: 1 << 18),
  ]

  @Test("tells what Swift tells", arguments: texts)
  func facts(text: String) {
    TextView.over(text) { view in
      #expect(view.string == text)
      #expect(view.utf8.elementsEqual(text.utf8))
      #expect(view.codePointCount == text.unicodeScalars.count)
      #expect(view.isASCII == text.utf8.allSatisfy { $0 < 0x80 })
      #expect(view.utf16.elementsEqual(text.utf16))
      #expect(view.utf16.elementsEqual(text.utf16), "the second reading is the first")
      #expect(view.scalars.map(\.scalar) == Array(text.unicodeScalars))
    }
  }

  @Test("keeps the texts of nested runs apart")
  func nesting() {
    TextView.over("外") { outer in
      let units = Array(outer.utf16)
      TextView.over("👍 inner") { inner in #expect(inner.utf16.elementsEqual("👍 inner".utf16)) }
      #expect(outer.utf16.elementsEqual(units))
    }
  }

  @Test(
    "finds the byte of a UTF-16 unit",
    arguments: [("aé家👍b", [0, 1, 3, 6, 10, 10, 11]), ("", [0, 0])]
  )
  func offsets(text: String, expected: [Int]) {
    TextView.over(text) { view in
      // The unit within a pair belongs to the character after it.
      #expect(expected.indices.map { view.utf8Offset(ofUTF16: $0) } == expected)
    }
  }

  @Test("rules over bytes alone find what they find in a string", arguments: texts)
  func bytesAlone(text: String) {
    let ascii = Validation<String> { text in
      if !text.utf8.allSatisfy({ $0 < 0x80 }) { throw ValidationError(code: "ascii") }
    }
    let short = Validation<String> { if $0.utf8.count > 5 { throw ValidationError(code: "short") } }
    for validation in [ascii, .all(ascii, short), .firstFailure(short.asWarning, ascii)] {
      for goal in [ErrorSink.Goal.list, .verdict] {
        var (expected, found) = (ErrorSink(goal), ErrorSink(goal))
        validation.run(text, &expected)
        Array(text.utf8).withUnsafeBufferPointer { validation.run(utf8: $0, &found) }
        #expect(found.errors == expected.errors)
        #expect(found.hasError == expected.hasError)
      }
    }
  }
}
