import Foundation
import LocalizedValidation
import Testing

private struct Address: Codable, Sendable, Equatable, Validatable {
  var city = ""
  var doorCode = ""

  static let rules = Validation<Address>.all(
    .field(\.city, .notBlank), .field(\.doorCode, .length(...4)).sensitive())
}

private struct SignUp: Codable, Sendable, Equatable, Validatable {
  var email = ""
  var password = ""
  var confirmation: String?
  var address = Address()
  var others: [Address] = []
  var tags: [String] = []

  static let rules = Validation<SignUp>.all(
    .field(\.email, .notBlank.trimmed),
    .field(\.password, .length(8...).sensitive()),
    .compare("confirmation", \.confirmation, .sameAs, "other", \.confirmation).sensitive(),
    .field(\.address), .field(\.others, .valid), .field(\.tags, .each(.notBlank)))
}

private let filled = SignUp(
  email: "ana", password: "12345678", confirmation: "secret", address: Address(city: "Porto", doorCode: "77"),
  others: [Address(city: "Lisboa", doorCode: "78")], tags: ["a"])

@Suite("The draft of a form in a file")
struct KeptDraftTests {
  private let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("KeptDraftTests-\(UUID().uuidString)", isDirectory: true)

  private var file: URL { directory.appendingPathComponent("sign-up.json") }
  private var exists: Bool { FileManager.default.fileExists(atPath: file.path) }

  private func form() -> (ValidatedForm<SignUp>, KeptDraft<SignUp>) {
    let form = ValidatedForm(SignUp())
    return (form, form.keepDraft(in: "sign-up", directory: directory))
  }

  @Test("is continued with what the reader has done, without what is sensitive")
  func continued() throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let (first, kept) = form()
    #expect(kept.save() && kept.error == nil && kept.url == file && !exists)
    first.model = filled
    first[\.email].value = ""
    first[\.email].touch()
    #expect(kept.save())
    let text = try String(contentsOf: file, encoding: .utf8)
    for secret in ["12345678", "secret", "77", "78"] { #expect(!text.contains(secret)) }

    let (second, _) = form()
    // Elements of a list with something sensitive are not kept: they do not correspond to those of the beginning.
    #expect(second.model == SignUp(address: Address(city: "Porto"), tags: ["a"]))
    #expect(second[\.email].isTouched && second[\.email].isChanged && second.isDirty)
    #expect(second.shownErrors.map(\.path) == [["email"]])
    #expect(first.draft.model == second.model)
  }

  @Test("is written by itself, also when the form is gone at once")
  func background() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    form().0[\.email].value = "joão"
    for _ in 0..<2_000 where !exists { try await Task.sleep(for: .milliseconds(5)) }
    #expect(form().0[\.email].value == "joão")
  }

  @Test("is deleted when the form is sent or reset, and starts anew")
  func deleted() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let (form, kept) = form()
    form.model = filled
    #expect(kept.save() && exists)
    #expect(try await !form.submit { _ in throw ValidationErrors([ValidationError(code: "taken")]) })
    #expect(kept.save() && exists)
    #expect(try await form.submit { _ in })
    #expect(!exists)
    form[\.email].touch()
    #expect(kept.save() && !exists)
    form[\.email].value = "zoë"
    #expect(kept.save() && exists)
    form.reset()
    #expect(kept.save() && !exists && kept.error == nil)
  }

  @Test("of another form is kept aside")
  func damaged() throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try Data(#"{"model": 5}"#.utf8).write(to: file)
    let (form, kept) = form()
    #expect(form.model == SignUp() && !exists)
    guard case .damaged? = kept.error else {
      Issue.record("\(String(describing: kept.error))")
      return
    }
    form[\.email].value = "ana"
    #expect(kept.save() && exists && kept.error == nil)
  }

  @Test("that cannot be written says why")
  func refused() {
    let form = ValidatedForm(SignUp())
    let kept = form.keepDraft(in: "../sign-up", directory: directory)
    form[\.email].value = "ana"
    #expect(!kept.save() && kept.error == .nameRefused(name: "../sign-up", .separator) && kept.url == nil)
  }

  @Test("of a form whose rules make the whole model secret is refused")
  func secret() async {
    await #expect(processExitsWith: .failure) {
      let rules = Validation<String> { _ in }.sensitive()
      ValidatedForm("", rules).keepDraft(in: "draft", directory: FileManager.default.temporaryDirectory)
    }
  }
}
