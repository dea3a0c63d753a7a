import Testing

@testable import TextAutomata

/// The name that was probably meant.
struct NearestNameTests {
  private static let names = [
    "required", "notEmpty", "notBlank", "length", "matches", "notMatches", "max", "min",
  ]

  @Test(
    "The nearest known name is found",
    arguments: [
      ("requierd", "required"), ("lenght", "length"), ("Length", "length"), ("matchs", "matches"),
      ("notmatches", "notMatches"), ("maxx", "max"), ("notEmtpy", "notEmpty"),
      ("minimum", nil), ("", nil), ("长度", nil), (String(repeating: "length", count: 100_000), nil),
    ]
  )
  func nearest(word: String, name: String?) {
    #expect(NearestName.nearest(to: word, among: Self.names) == name)
  }

  @Test("A name that is passed over at a glance is not near by its distance either")
  func glance() {
    var random = LinearCongruential(state: 20_261_123)
    let letters = ["a", "b", "B", "c", "é", "E\u{301}", "ß", "I", "İ", "1", "q", "Q", "-"]
    func word() -> String {
      (0..<Int.random(in: 0...9, using: &random)).map { _ in letters.randomElement(using: &random) ?? "" }
        .joined()
    }
    for _ in 0..<2_000 {
      let (word, names) = (word(), (0..<12).map { _ in word() })
      let scalars = Array(word.lowercased().unicodeScalars)
      let distances = names.map { NearestName.distance(scalars, Array($0.lowercased().unicodeScalars)) }
      let least = distances.min() ?? 0
      let nearest = least <= max(1, scalars.count / 3) ? names[distances.firstIndex(of: least) ?? 0] : nil
      #expect(NearestName.nearest(to: word, among: names) == nearest, "\(word) among \(names)")
    }
  }

  @Test(
    "The distance counts edits and transpositions",
    arguments: [("", "", 0), ("abc", "", 3), ("abc", "acb", 1), ("ca", "abc", 3), ("kitten", "sitting", 3)]
  )
  func distance(left: String, right: String, distance: Int) {
    #expect(NearestName.distance(Array(left.unicodeScalars), Array(right.unicodeScalars)) == distance)
    #expect(NearestName.distance(Array(right.unicodeScalars), Array(left.unicodeScalars)) == distance)
  }
}
