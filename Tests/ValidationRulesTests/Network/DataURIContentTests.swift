import Testing
import ValidationCore

@testable import ValidationRules

@Suite("The data of a data URI")
struct DataURIContentTests {
  private static let rule = Validation<String>.dataURI(types: nil, content: true)

  @Test(
    "are of the declared type, under each of its names",
    arguments: [
      "data:image/png;base64,iVBORw0KGgo=", "data:image/gif,GIF89a", "data:IMAGE/JPG;base64,/9j/4AAQ",
      "data:image/png,%89PNG%0D%0A%1A%0A", "data:audio/wav;base64,UklGRiQAAABXQVZFZm10IA==",
      "data:application/epub+zip;base64,UEsDBA==", "data:application/octet-stream,GIF89a", "data:,a",
      "data:,",
      "data:image/svg+xml,%3Csvg/%3E", "data:text/csv;charset=utf-8;base64,77u/YQ==",
      "data:video/mp4;base64,AAAA",
    ])
  func valid(text: String) {
    #expect(Self.rule.errors(in: text) == [])
  }

  @Test("of another type lead to that type")
  func otherType() {
    let error = ValidationError(
      code: .choiceNotListed, limits: ["allowed": .alternatives(["image/gif"])], ranges: [5..<14],
      suggestion: "data:image/gif;a=b;base64,R0lGODlh")
    expect(Row("data:image/png;a=b;base64,R0lGODlh", error), from: Self.rule)
    // Where the type of the bytes is not accepted, nothing is suggested.
    let pictures = Validation<String>.dataURI(types: ["image/png"], content: true)
    #expect(pictures.errors(in: "data:image/png,GIF89a").map(\.suggestion) == [nil])
  }

  @Test("that do not begin as all files of the type do are refused", arguments: ["AAAA", "iVBORw==", ""])
  func unknown(data: String) {
    let errors = Self.rule.errors(in: "data:image/png;base64," + data)
    #expect(errors.map(\.code) == [.identifierShape])
    #expect(errors.map(\.ranges) == [[22..<22 + data.utf8.count]])
  }

  @Test("of a megabyte are read to the last byte that tells a type")
  func large() {
    #expect(Self.rule.errors(in: "data:image/png;base64,iVBORw0KGgoA" + megabyte(of: "AAAA")) == [])
  }
}
