import ICU
import Testing

@Suite("Sets of scripts")
struct ScriptSetTests {
  @Test(
    "The scripts of a code point are augmented as UTS #39 has it",
    arguments: [
      ("漢", ["Hani", "Hanb", "Jpan", "Kore"], ["Hira", "Latn"]), ("か", ["Hira", "Jpan"], ["Hani", "Kore"]),
      ("한", ["Hang", "Kore"], ["Jpan"]), ("ㄅ", ["Bopo", "Hanb"], ["Jpan"]),
      ("ー", ["Hira", "Kana", "Jpan"], ["Hani"]),
      ("a", ["Latn"], ["Cyrl"]), ("1", ["Latn", "Arab", "Zyyy"], []), ("\u{301}", ["Latn", "Cyrl"], []),
    ] as [(Unicode.Scalar, [String], [String])]
  )
  func augmented(scalar: Unicode.Scalar, scripts: [String], others: [String]) throws {
    let set = try ScriptSet(augmentedExtensionsOf: scalar)
    for code in scripts { #expect(set.contains(try #require(Script(rawValue: code))), "\(code)") }
    for code in others { #expect(!set.contains(try #require(Script(rawValue: code))), "\(code)") }
  }

  @Test("The recommended scripts are those in modern use")
  func recommended() throws {
    for (code, isRecommended) in [("Latn", true), ("Thaa", true), ("Cher", false), ("Dsrt", false)] {
      #expect(ScriptSet.recommended.contains(try #require(Script(rawValue: code))) == isRecommended)
    }
  }
}
