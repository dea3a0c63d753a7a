import Testing

@testable import ValidationCore

@Suite("A path as a JSON Pointer") struct JSONPointerTests {
  @Test(
    "in the fragment of a URI reads back as it was",
    arguments: [
      ([], "#"), (["email"], "#/email"), (["items", 3, "name"], "#/items/3/name"), ([""], "#/"),
      (["a/b", "~"], "#/a~1b/~0"), (["~1"], "#/~01"), (["a b\"%"], "#/a%20b%22%25"), (["é"], "#/%C3%A9"),
      (["e\u{301}"], "#/e%CC%81"), (["\u{301}"], "#/%CC%81"), (["\u{0}"], "#/%00"),
      (["سن"], "#/%D8%B3%D9%86"),
      (["007"], "#/007"), (["-1"], "#/-1"), (["99999999999999999999"], "#/99999999999999999999"),
      ([0, 0], "#/0/0"), (["a?b@c:d"], "#/a?b@c:d"), (["#"], "#/%23"), (["🦕"], "#/%F0%9F%A6%95"),
    ] as [(FieldPath, String)]
  )
  func fragments(path: FieldPath, fragment: String) {
    #expect(path.jsonPointerFragment == fragment)
    #expect(FieldPath(jsonPointerFragment: fragment) == path)
    #expect(FieldPath(jsonPointerFragment: path.jsonPointer) == path)
  }

  @Test("A member whose name is a number reads back as an offset")
  func numbers() {
    #expect(FieldPath(jsonPointer: FieldPath(["scores", "3"]).jsonPointer) == ["scores", 3])
  }

  @Test("Other texts are refused", arguments: ["a", "#a", "#/%", "#/%G0", "#/%ff", "#/%E2%82", "0", " /a"])
  func refused(text: String) { #expect(FieldPath(jsonPointerFragment: text) == nil) }

  @Test(
    "An escape that there is not stays as it is", arguments: [("/a~2", "a~2"), ("/~", "~"), ("/~~0", "~~")])
  func escapes(text: String, name: String) { #expect(FieldPath(jsonPointer: text) == [.key(name)]) }
}
