import Foundation
import Testing
import ValidationCore

@testable import DocumentStorage

@Suite("An invalid value is shown, and not written")
struct ValidationTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  static let notEmpty = Validation<String> { value in
    if value.isEmpty { throw ValidationError(code: "presence.empty") }
  }
  static let short = Validation<String> { value in
    if value.count > 5 { throw ValidationError(code: "length.tooLong", arguments: ["maximum": .integer(5)]) }
  }
  static let unusual = Validation<String> { value in
    if value.contains("؟") { throw ValidationError(code: "unusual", severity: .warning) }
  }

  struct Form {
    @DocStorage<String> var name: String
    @DocStorage<String?> var nickname: String?

    init(in directory: URL) {
      _name = DocStorage(
        wrappedValue: "سلمى", fileName: "name", directory: directory, notEmpty, short, unusual)
      _nickname = DocStorage(wrappedValue: nil, fileName: "nickname", directory: directory, notEmpty, short)
    }
  }

  /// The rules in the declaration; it only compiles here, since it names the real documents.
  struct Declared {
    @DocStorage(fileName: "name", ValidationTests.notEmpty, ValidationTests.short) var name = "王"
    @DocStorage(fileName: "nickname", ValidationTests.short) var nickname: String? = nil
    @DocStorage(fileName: "mail", .present) var mail: String? = nil
    @DocStorage(fileName: "post", .present, .brief) var post: String? = nil
    @DocStorage<[Mobile]>(fileName: "mobiles", .present) var mobiles = []
  }

  @Test("The errors are those of the value in memory, and the file keeps the last valid value")
  func invalid() throws {
    let form = Form(in: scratch.directory)
    #expect(form.$name.errors == [])
    form.name = "王小明"
    #expect(try scratch.text("name.json") == "\"王小明\"\n")
    form.name = "abcdef"
    #expect(form.name == "abcdef")
    #expect(
      form.$name.errors == [ValidationError(code: "length.tooLong", arguments: ["maximum": .integer(5)])])
    #expect(form.$name.error == nil)
    #expect(!form.$name.save())
    #expect(try scratch.text("name.json") == "\"王小明\"\n")
    form.name = "abc"
    #expect(form.$name.errors == [])
    #expect(try scratch.text("name.json") == "\"abc\"\n")
  }

  @Test("A warning is shown and does not stop the write")
  func warning() throws {
    let form = Form(in: scratch.directory)
    form.name = "من؟"
    #expect(form.$name.errors == [ValidationError(code: "unusual", severity: .warning)])
    #expect(try scratch.text("name.json") == "\"من؟\"\n")
  }

  @Test("An invalid value from the file is taken, told, and left in the file")
  func invalidInFile() throws {
    try scratch.put("\"\"", at: "name.json")
    let form = Form(in: scratch.directory)
    #expect(form.name == "")
    #expect(form.$name.error == nil)
    #expect(form.$name.errors == [ValidationError(code: "presence.empty")])
    #expect(try scratch.names == ["name.json"])
  }

  @Test("An invalid default is told at the start, also when the file is damaged")
  func invalidDefault() throws {
    try scratch.put("?", at: "name.json")
    let storage = DocStorage(wrappedValue: "", fileName: "name", directory: scratch.directory, Self.notEmpty)
    #expect(storage.errors == [ValidationError(code: "presence.empty")])
    #expect(storage.keptAside == scratch.url("name.damaged-1.json"))
  }

  @Test("An absent optional passes the rules of its value")
  func optional() throws {
    let form = Form(in: scratch.directory)
    form.nickname = "too long"
    #expect(form.$nickname.errors.map(\.code) == ["length.tooLong"])
    #expect(try scratch.names == [])
    form.nickname = nil
    #expect(form.$nickname.errors == [])
    #expect(try scratch.text("nickname.json") == "null\n")
  }

  @Test("A value that is invalid in a place that cannot be written reports both")
  func bothTroubles() {
    let storage = DocStorage(wrappedValue: "x", fileName: "..", directory: scratch.directory, Self.notEmpty)
    storage.wrappedValue = ""
    #expect(storage.errors == [ValidationError(code: "presence.empty")])
    #expect(storage.error == .nameRefused(name: "..", .leadingDot))
  }
}

extension Validation {
  /// A rule of any type, as the built-in rules about presence are.
  fileprivate static var present: Validation { Validation { _ in } }
}

extension Validation where Value == String {
  fileprivate static var brief: Validation { ValidationTests.short }
}
