import MessageFormat
import Testing

@testable import CatalogFormats

/// Files as other tools write them, and broken ones.
@Suite("Files of other tools")
struct ForeignFilesTests {
  @Test("A .strings file with words as keys, comments, escapes and a text that is its own key")
  func strings() throws {
    let text = """
      // Sign-up
      field.email = "E-mail";
      /* The user's
         name */
      "field.name" = "Nom d\\U00e9\\ud83d\\ude00 \\"x\\"" ;
      "Can't be blank";
      "welcome" = "Hello %@";
      """
    let (sentences, findings) = try StringsFile.sentences(Array(text.utf8))
    #expect(sentences.map(\.key.text) == ["field.email", "field.name", "Can't be blank"])
    #expect(
      sentences.map(\.message)
        == [.pattern("E-mail"), .pattern("Nom dé😀 \"x\""), .pattern("Can't be blank")])
    #expect(
      sentences.map(\.note) == ["Sign-up", "The user's\n   name", nil].map { $0 == "Sign-up" ? nil : $0 })
    #expect(
      findings == [
        TranslationFinding(
          key: "welcome", place: .init(line: 7, column: 1),
          problem: "“%@” shows an argument by its position; expected a name such as {minimum}")
      ])
  }

  @Test("UTF-16 with a byte order mark, of either order")
  func utf16() throws {
    let units = Array("\"a\" = \"é😀\";".utf16)
    for isLittle in [true, false] {
      let bytes =
        (isLittle ? [0xFF, 0xFE] : [0xFE, 0xFF] as [UInt8])
        + units.flatMap { isLittle ? [UInt8($0 & 255), UInt8($0 >> 8)] : [UInt8($0 >> 8), UInt8($0 & 255)] }
      #expect(try StringsFile.sentences(bytes).sentences.map(\.message) == [.pattern("é😀")])
      #expect(throws: TranslationFileError.self) { try StringsFile.sentences(bytes.dropLast()) }
    }
  }

  @Test(
    "Broken .strings files name the line",
    arguments: [
      ("\"a\" = \"b\"", 1, 10, "the file ends", "“;”"),
      ("\n\"a\" \"b\";", 2, 5, "unexpected “\"”", "“=”"),
      ("\"a\" = \"b", 1, 7, "the text does not end", "a quotation mark"),
      ("\r\n /* a", 2, 2, "the comment does not end", "*/"),
      ("\"a\" = \"\\Ud83d\";", 1, 14, "unexpected “\"”", "the second half of a surrogate pair"),
      ("\"a\" = \"\\U00\";", 1, 10, "unexpected “0”", "four hexadecimal digits"),
      ("\"a\" = \"\\777\";", 1, 12, "the escape is not an ASCII character", "a code of at most 177"),
      ("=", 1, 1, "unexpected “=”", "a key in quotes"),
      ("\"a\" = \"\\", 1, 9, "the file ends", "an escaped character"),
      (
        "\"a\" = \"\0\";", 1, 8, "the text has the character U+0000",
        "a text without it; UTF-16 needs a byte order mark"
      ),
    ]
  )
  func brokenStrings(_ text: String, _ line: Int, _ column: Int, _ problem: String, _ expected: String) {
    let place = TextPlace(line: line, column: column)
    #expect(throws: TranslationFileError(place: place, problem: problem, expected: expected)) {
      try StringsFile.sentences(Array(text.utf8))
    }
  }

  @Test("A .stringsdict as an application has it; two numbers in one text are a finding")
  func dictionary() throws {
    func entry(_ key: String, _ format: String, _ names: [String]) -> String {
      let variables = names.map {
        """
        <key>\($0)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d item</string>
        <key>other</key><string>%1$ld items</string></dict>
        """
      }
      return
        "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(variables.joined())</dict>"
    }
    let text =
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>"
      + entry("count.tooFew", "at least %#@minimum@!", ["minimum"])
      + entry("two", "%#@a@ %#@b@", ["a", "b"]) + entry("none", "%#@c@", [])
      + "</dict></plist>"
    let (sentences, findings) = try StringsDictionary.sentences(Array(text.utf8))
    #expect(
      sentences.map(\.message)
        == [
          .choice(
            .init(
              .plural, on: "minimum",
              [
                .init("one", .pattern("at least # item!")), .init("other", .pattern("at least # items!")),
              ]
            )
          ),
          .choice(
            .init(
              .plural, on: "a",
              ["one", "other"].map { a in
                .init(
                  a,
                  .choice(
                    .init(
                      .plural, on: "b",
                      ["one", "other"].map { b in
                        let words = [a, b].map { $0 == "one" ? "item" : "items" }
                        return .init(b, .pattern("{a} \(words[0]) {b} \(words[1])"))
                      }
                    )
                  )
                )
              }
            )
          ),
        ]
    )
    #expect(
      findings == [
        TranslationFinding(
          key: "none", place: .init(line: 7, column: 59),
          problem: "“%#@c@” is the place of a plural that the file does not have")
      ])
    #expect(throws: TranslationFileError.self) { try StringsDictionary.sentences(Array("<plist>".utf8)) }
    #expect(throws: TranslationFileError.self) { try StringsDictionary.sentences([]) }
  }

  @Test("A string catalog as Xcode writes it")
  func stringCatalog() throws {
    let text = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "": {}, "Name": {}, "Hello %@": {},
        "field.email": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "E-Mail"}},
          "fr": {"stringUnit": {"state": "new", "value": ""}}}},
        "items": {"localizations": {"de": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld Ding #1"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld Dinge, 5 %%"}}}}}}},
        "screen": {"localizations": {"de": {"variations": {"device": {"mac": {}}}}}}
      }}
      """
    let (files, findings) = try StringCatalog.read(Array(text.utf8))
    #expect(files.map(\.locale) == ["en", "de"])
    #expect(files[0].messages.map(\.key) == ["Name"])
    #expect(
      files[1].messages.map(\.message)
        == [
          .pattern("E-Mail"),
          .choice(
            .init(
              .plural, on: "count",
              [.init("one", .pattern("# Ding '#'1")), .init("other", .pattern("# Dinge, 5 %"))])
          ),
        ]
    )
    #expect(
      findings
        == [
          TranslationFinding(
            key: "screen", place: .init(line: 8, column: 38),
            problem: "variations other than plurals are not supported")
        ])
  }

  @Test("A PO file of gettext: continued lines, fuzzy entries, obsolete ones, gettext's plurals")
  func po() throws {
    let text = """
      # German
      msgid ""
      msgstr ""
      "Language: pt_BR\\n"
      "Content-Type: text/plain; charset=UTF-8\\n"

      #. A note
      #: a.swift:1
      msgctxt "presence.blank"
      msgid "must not "
      "be empty"
      msgstr "não pode "
      "ficar vazio"
      #, fuzzy
      msgid "b"
      msgstr "c"

      msgid "one"
      msgid_plural "many"
      msgstr[0] "um"
      msgstr[1] "muitos"

      #~ msgid "old"
      #~ msgstr "velho"

      msgid "untranslated"
      msgstr ""
      """
    let (file, findings) = try PortableObject.read(Array(text.utf8))
    #expect(file.locale == "pt-BR")
    #expect(
      file.messages
        == [
          TranslationFile.Message(
            key: "presence.blank", message: .pattern("não pode ficar vazio"),
            source: .pattern("must not be empty"), note: "A note")
        ]
    )
    #expect(findings.map(\.key) == ["b", "one"])
    #expect(findings.map(\.place?.line) == [15, 18])
  }

  @Test(
    "Broken PO files name the line",
    arguments: [
      ("msgid \"a", 1, 7, "the text does not end"), ("\n\"a\"", 2, 1, "the text belongs to no field"),
      ("hello", 1, 1, "unexpected “hello”"), ("msgid \"a\"\nmsgid \"b\"", 2, 1, "“msgid” appears twice"),
      ("msgid \"a\nb\"", 1, 7, "the text does not end on its line"),
      ("msgid \"a\" x", 1, 11, "unexpected “x”"), ("msgid x", 1, 7, "unexpected “x”"),
      ("msgctxt \"a\"\nmsgstr \"b\"", 1, 1, "the entry has no “msgid”"),
      ("msgid \"a\"", 1, 1, "the entry has no “msgstr”"),
    ]
  )
  func brokenPO(_ text: String, _ line: Int, _ column: Int, _ problem: String) {
    let error = #expect(throws: TranslationFileError.self) { try PortableObject.read(Array(text.utf8)) }
    #expect(error?.place == TextPlace(line: line, column: column))
    #expect(error?.problem == problem)
  }

  @Test("Sentences that do not make a message are findings")
  func sentences() throws {
    let text = "\"a|one\" = \"1\"; \"b\" = \"2\"; \"b|other\" = \"3\"; \"b\" = \"4\";"
    let (sentences, _) = try StringsFile.sentences(Array(text.utf8))
    let (messages, findings) = SentenceList.messages(from: sentences)
    #expect(messages == [])
    #expect(
      findings.map(\.problem)
        == [
          "nothing says which argument chooses “one”",
          "the key has several texts, or a text beside its forms",
        ])
    let known = Samples.plural("n", ["one", "other"], "")
    #expect(
      SentenceList.messages(from: Array(sentences.prefix(1)), known: { _ in known }).messages.map(\.message)
        == [.choice(.init(.plural, on: "n", [.init("one", .pattern("1"))]))])
  }
}
