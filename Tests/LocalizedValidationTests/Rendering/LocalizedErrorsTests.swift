import Foundation
import LocalizedValidation
import Testing

@Suite("The language and catalogs of a request") struct LocalizedErrorsTests {
  static let errors = ValidationErrors([ValidationError(code: .presenceMissing, path: ["email"])])

  static func tenant(_ message: String) throws -> MessageCatalogs {
    let catalogs = MessageCatalogs(basedOn: .builtIn())
    try catalogs.override("presence.missing", with: message, in: "en")
    return catalogs
  }

  @Test("are used where errors are rendered, for two tenants in one process")
  func tenants() async throws {
    let (first, second) = (try Self.tenant("we need this"), try Self.tenant("do not forget this"))
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<200 {
        let (catalogs, expected) = index % 2 == 0 ? (first, "We need this") : (second, "Do not forget this")
        group.addTask {
          await ActiveLocale.with("en", catalogs: catalogs) {
            for _ in 0..<5 {
              await Task.yield()
              let texts = Self.errors.errors.localizedDescriptions(in: "en", form: .standalone)
              #expect(texts == [expected])
              #expect(Self.errors[0].localizedDescription(in: "en", form: .standalone) == expected)
              #expect(ProblemDetails(Self.errors, form: .standalone).errors.map(\.detail) == [expected])
            }
          }
        }
      }
    }
    #expect(
      Self.errors[0].localizedDescription(in: "en", form: .standalone, catalogs: first) == "We need this")
    #expect(Self.errors[0].localizedDescription(in: "en", form: .standalone) == "This field is required")
  }

  @Test("survive outside of the task")
  func remembered() async throws {
    let catalogs = try Self.tenant("we need this")
    let remembered = ActiveLocale.with("en-GB", catalogs: catalogs) { Self.errors.localized() }
    let text = await Task.detached { remembered.localizedDescription }.value
    #expect(text == "“\u{2068}email\u{2069}” we need this")
    #expect(remembered.localizedDescriptions(form: .standalone) == ["We need this"])
    #expect(
      remembered.locale == "en-GB" && remembered.catalogs === catalogs && remembered.errors == Self.errors)
    #expect(
      Self.errors.localized(in: "ar").localizedDescriptions
        == Self.errors.errors.localizedDescriptions(in: "ar"))
    // They are facts still.
    try catalogs.override("presence.missing", with: "it is missing", in: "en")
    #expect((remembered as any Error).localizedDescription == "“\u{2068}email\u{2069}” it is missing")
  }

  @Test("reach the descriptions of an application's own errors")
  func underlying() throws {
    struct Own: LocalizedError {
      var errorDescription: String? {
        "\(ActiveLocale.current) \(MessageCatalogs.current === MessageCatalogs.shared)"
      }
    }
    let error = ValidationError(code: .invalid, underlying: Own())
    let catalogs = try Self.tenant("x")
    #expect(error.localizedDescription(in: "ar", catalogs: catalogs) == "ar false")
    #expect([Own()].localizedDescriptions(in: "es", catalogs: catalogs) == ["es false"])
    #expect(error.localizedDescription(in: "ar") == "ar true")
  }
}
