import Testing
import ValidationCore

@Suite("Errors by field")
struct ErrorsByFieldTests {
  static let whole = ValidationError(code: "whole")
  static let email = ValidationError(code: "email.noAt", path: ["email"])
  static let items = ValidationError(code: "count.tooFew", path: ["items"])
  static let first = ValidationError(code: "a", path: ["items", 0, "name"])
  static let third = ValidationError(code: "b", path: ["items", 2])
  static let errors = [items, third, email, first, whole]

  @Test("are those whose path is exactly the one named")
  func exact() {
    let errors = Self.errors
    #expect(errors["email"] == [Self.email])
    #expect(errors["items"] == [Self.items])
    #expect(errors["items", 0, "name"] == [Self.first])
    #expect(errors["items[0].name"] == [])
    #expect(errors[Self.third.path] == [Self.third])
    #expect(errors[[]] == [Self.whole])
    #expect(ValidationErrors(errors)["email"] == [Self.email])
    #expect(errors[0] == Self.items)
  }

  @Test("of a part are those of everything within it too")
  func within() {
    #expect(Self.errors.at("items") == [Self.items, Self.third, Self.first])
    #expect(Self.errors.at("items", 0) == [Self.first])
    #expect(Self.errors.at("item") == [])
    #expect(Self.errors.at() == Self.errors)
  }

  @Test("make a tree in the order of the first error of each part")
  func tree() {
    let tree = Self.errors.tree
    #expect(tree.errors == [Self.whole])
    #expect(tree.parts.map(\.path) == [["items"], ["email"]])
    #expect(tree["items"].errors == [Self.items])
    #expect(tree["items"].parts.map(\.path) == [["items", 2], ["items", 0]])
    #expect(tree["items", 0].errors == [])
    #expect(tree["items", 0].parts == [tree["items"][0]["name"]])
    #expect(tree["items", 0, "name"].errors == [Self.first])
    #expect(tree["name"].isEmpty && tree["name"].parts.isEmpty && !tree["items", 0].isEmpty)
  }

  @Test("make a tree of paths of any length")
  func depth() {
    let path = FieldPath(Array(repeating: .index(0), count: 100_000))
    let tree = [ValidationError(code: "deep", path: path)].tree
    #expect(tree.parts.map(\.path) == [[0]])
    #expect(tree[0, 0, 0].errors == [])
  }
}
