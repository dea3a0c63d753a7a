import MessageFormat

@testable import CatalogFormats

/// Messages of every shape that a catalog can have.
enum Samples {
  static let arabic = TranslationFile(
    locale: "ar",
    sourceLocale: "en",
    messages: [
      TranslationFile.Message(
        key: "presence.missing",
        message: .pattern("[حقل «{field}»|هذا الحقل] مطلوب"),
        source: .pattern("[“{field}”|this field] is required"),
        note: "There is no value at all.\nSee also presence.blank."
      ),
      TranslationFile.Message(
        key: "length.tooShort",
        message: .choice(
          .init(
            .select, on: "unit",
            [
              .init("words", plural("minimum", ["zero", "one", "two", "few", "many", "other"], "كلمات #")),
              .init("other", plural("minimum", ["zero", "one", "two", "few", "many", "other"], "أحرف #")),
            ]
          )
        ),
        source: .choice(
          .init(
            .select, on: "unit",
            [
              .init("words", plural("minimum", ["one", "other"], "# words")),
              .init("other", plural("minimum", ["one", "other"], "# characters")),
            ]
          )
        )
      ),
      TranslationFile.Message(
        key: "count.tooMany", message: plural("maximum", ["=0", "one", "other"], "% # '#' '{'")),
      TranslationFile.Message(
        key: "port", message: .pattern("حتى {maximum, number, ::group-off} — 100 %, لا غير")),
      TranslationFile.Message(
        key: "Email can't be \"empty\"\\|\n", message: .pattern("سطر\nثانٍ\t\\ \"نص\" \u{2067}e\u{301}")),
      TranslationFile.Message(key: "mf2", message: .messageFormat2("[{$field} ]لا|{{…"), note: "ملاحظة"),
      TranslationFile.Message(
        key: "rank", message: .choice(.init(.ordinal, on: "n", [.init("other", .pattern("# '{}'"))]))),
    ]
  )

  static func plural(_ argument: String, _ selectors: [String], _ text: String) -> MessageSource {
    .choice(.init(.plural, on: argument, selectors.map { .init($0, .pattern("\($0) \(text)")) }))
  }
}

extension TranslationFile {
  /// The messages without what only some formats hold.
  func keeping(notes: Bool) -> [Message] {
    messages.map { message in
      Message(key: message.key, message: message.message, note: notes ? message.note : nil)
    }
  }
}
