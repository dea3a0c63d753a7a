import Foundation
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

  /// The brands of a file of MP4 are in a box whose size is in its first four bytes.
  @Test(
    "The brand that tells MP4 may be far behind",
    arguments: [(200, true), (300, true), (359, true), (360, false)])
  func brands(count: Int, isTold: Bool) {
    let size = 8 + 4 * count
    let head: [UInt8] = [0, 0, UInt8(size >> 8), UInt8(size & 255)]
    let brands = ["isom", "\0\0\0\0"] + Array(repeating: "avc1", count: count - 3) + ["mp42"]
    let bytes = head + Array(("ftyp" + brands.joined()).utf8) + Array(repeating: 0x41, count: 9_000)
    let text = "data:image/png;base64," + Data(bytes).base64EncodedString()
    let errors = Self.rule.errors(in: text)
    #expect(errors.map(\.code) == [isTold ? .choiceNotListed : .identifierShape])
    #expect(errors.first?.arguments["allowed"] == (isTold ? .alternatives(["video/mp4"]) : nil))
  }

  @Test(
    "The type of an EBML header may be behind many zeros",
    arguments: [(100, true), (1_300, true), (1_500, false)])
  func zeros(count: Int, isTold: Bool) {
    let head: [UInt8] = [0x1A, 0x45, 0xDF, 0xA3, 0x42, 0x82, 0x84]
    let type = Array(repeating: 0, count: count) + Array("webm".utf8)
    let bytes = head + type + Array(repeating: 1, count: 9_000)
    let errors = Self.rule.errors(in: "data:video/webm;base64," + Data(bytes).base64EncodedString())
    #expect(errors.isEmpty)
    let others = Self.rule.errors(in: "data:image/png;base64," + Data(bytes).base64EncodedString())
    #expect(others.map(\.code) == [isTold ? .choiceNotListed : .identifierShape])
  }
}
