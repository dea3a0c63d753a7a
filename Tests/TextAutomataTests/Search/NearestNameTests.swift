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

  @Test(
    "The distance counts edits and transpositions",
    arguments: [("", "", 0), ("abc", "", 3), ("abc", "acb", 1), ("ca", "abc", 3), ("kitten", "sitting", 3)]
  )
  func distance(left: String, right: String, distance: Int) {
    #expect(NearestName.distance(Array(left.unicodeScalars), Array(right.unicodeScalars)) == distance)
    #expect(NearestName.distance(Array(right.unicodeScalars), Array(left.unicodeScalars)) == distance)
  }
}
