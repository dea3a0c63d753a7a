import Foundation
import LocalizedValidation
import Testing

/// The examples of the article `YourOwnLanguage`, each in a process of its own since they add to its catalogs.
@Suite("The article on a language of one's own")
struct YourOwnLanguageTests {
  @Test("adds a language from a directory")
  func directory() async {
    await #expect(processExitsWith: .success) {
      let directory = try YourOwnLanguage.makeDirectory()
      let output = try printed { try YourOwnLanguage.directory(directory) }
      expectShown(
        output,
        """
        true
        “uzantnomo” ne povas esti malplena
        “etikedoj” bezonas 2 erojn
        Must contain an @, as in name@example.com
        """
      )
    }
  }

  @Test("takes a message in MessageFormat 2")
  func messageFormat2() async {
    await #expect(processExitsWith: .success) {
      let catalog = try MessageCatalog(json: Data(YourOwnLanguage.messageFormat2.utf8), file: "eo.json")
      MessageCatalogs.shared.addLayer([catalog])
      let output = printed {
        let post = YourOwnLanguage.Post(username: "", tags: ["verda"], email: "")
        let errors = Validation<YourOwnLanguage.Post>.field("tags", \.tags, .count(2...)).errors(value: post)
        for message in errors.localizedDescriptions(in: "eo") { print(message) }
        for message in errors.localizedDescriptions(in: "eo", form: .inline) { print(message) }
      }
      expectShown(output, "“tags” bezonas 2 erojn\nbezonas 2 erojn")
    }
  }

  @Test("changes single messages")
  func singleMessages() async {
    await #expect(processExitsWith: .success) {
      let output = try printed(YourOwnLanguage.singleMessages)
      expectShown(
        output,
        """
        Preencha este campo
        املأ هذا الحقل
        املأ هذا الحقل من فضلك
        """
      )
    }
  }

  @Test("reads changed files again, and keeps the last good ones")
  func reloading() async {
    await #expect(processExitsWith: .success) {
      let directory = try YourOwnLanguage.makeDirectory()
      let output = try printed { try YourOwnLanguage.reloading(directory) }
      YourOwnLanguage.watching()
      expectShown(
        output,
        """
        eo.json:1:28: presence.blank: unexpected “n” after the argument name field; expected } or ,
        Ne povas esti malplena
        """
      )
    }
  }
}

private enum YourOwnLanguage {
  static let messageFormat2 = """
    {
      "count.tooFew": {
        "mf2": ".input {$minimum :integer} .match $minimum one {{[“{$field}” ]bezonas {$minimum} eron}} * {{[“{$field}” ]bezonas {$minimum} erojn}}"
      }
    }
    """

  static let esperanto = """
    {
      "@@locale": "eo",
      "error.full": "{field}: {message}",
      "presence.blank": "[“{field}” ]ne povas esti malplena",
      "count.tooFew": {
        "plural": "minimum",
        "one": "[“{field}” ]bezonas # eron",
        "other": "[“{field}” ]bezonas # erojn"
      },
      "field.username": "uzantnomo",
      "field.tags": "etikedoj"
    }
    """

  static func makeDirectory() throws -> URL {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("LocalizedValidation-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try Data(esperanto.utf8).write(to: directory.appendingPathComponent("eo.json"))
    return directory
  }

  struct Post {
    var username: String
    var tags: [String]
    var email: String
  }

  @Sendable static func directory(_ directory: URL) throws {
    try MessageCatalogs.shared.addLayer(directory: directory)
    print(MessageCatalogs.shared.availableLocales.contains("eo"))

    let rules = Validation<Post>.all(
      .field("username", \.username, .notBlank),
      .field("tags", \.tags, .count(2...))
    )
    let post = Post(username: " ", tags: ["verda"], email: "")
    for message in rules.errors(value: post).localizedDescriptions(in: "eo") { print(message) }

    let email = Validation<String>.email
    for message in email.errors(value: "nia").localizedDescriptions(in: "eo") { print(message) }
  }

  @Sendable static func singleMessages() throws {
    let catalogs = MessageCatalogs.shared
    try catalogs.override("presence.blank", with: "preencha este campo", in: "pt-BR")
    let errors = Validation<String>.notBlank.errors(value: "")
    for message in errors.localizedDescriptions(in: "pt-BR") { print(message) }

    try catalogs.addLayer(["presence.blank": "املأ هذا الحقل"], for: "ar")
    for message in errors.localizedDescriptions(in: "ar-EG") { print(message) }

    try catalogs.addLayer(["presence.blank": "املأ هذا الحقل من فضلك"], for: "ar-EG")
    for message in errors.localizedDescriptions(in: "ar-EG") { print(message) }
  }

  @Sendable static func reloading(_ directory: URL) throws {
    let layer = try MessageCatalogs.shared.addLayer(directory: directory)
    let file = directory.appendingPathComponent("eo.json")
    try Data(#"{"presence.blank": "{field ne povas esti malplena"}"#.utf8).write(to: file)
    do {
      try layer.reload()
    } catch {
      print(error.description.replacingOccurrences(of: directory.path + "/", with: ""))
    }
    let errors = Validation<String>.notBlank.errors(value: "")
    for message in errors.localizedDescriptions(in: "eo") { print(message) }
  }

  static func watching() {
    let watching = MessageCatalogs.shared.watch(every: .seconds(2)) { error in print(error) }
    watching.cancel()
  }
}
