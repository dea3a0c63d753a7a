import MessageFormat
import Testing

@testable import CatalogFormats

@Suite("A message goes through each format and back")
struct RoundTripTests {
  @Test("ARB, with descriptions")
  func arb() throws {
    let (file, findings) = try ARB.read(ARB.text(of: Samples.arabic).bytes)
    #expect(file.locale == "ar")
    #expect(file.keeping(notes: true) == Samples.arabic.keeping(notes: true))
    #expect(findings == [])
  }

  @Test("PO, with the source and notes")
  func po() throws {
    let (file, findings) = try PortableObject.read(PortableObject.text(of: Samples.arabic).bytes)
    #expect(file.locale == "ar")
    #expect(file.sourceLocale == "en")
    #expect(file.keeping(notes: true) == Samples.arabic.keeping(notes: true))
    #expect(file.messages[0].source == Samples.arabic.messages[0].source)
    #expect(findings == [])
  }

  @Test("String catalogs of Xcode, with comments")
  func stringCatalog() throws {
    let english = TranslationFile(
      locale: "en", messages: [.init(key: "port", message: .pattern("up to # %"))])
    let (files, findings) = try StringCatalog.read(StringCatalog.text(of: [english, Samples.arabic]).bytes)
    #expect(files.map(\.locale) == ["en", "ar"])
    #expect(files[0].messages == english.messages)
    #expect(Set(files[1].keeping(notes: true)) == Set(Samples.arabic.keeping(notes: true)))
    #expect(findings == [])
  }

  @Test("Both files of .strings and .stringsdict together")
  func strings() throws {
    let (texts, findings) = try StringsFile.sentences(StringsFile.text(of: Samples.arabic).bytes)
    let dictionary = try #require(StringsDictionary.text(of: Samples.arabic).bytes)
    let (plurals, others) = try StringsDictionary.sentences(dictionary)
    let (messages, missing) = SentenceList.messages(from: texts + plurals)
    let file = TranslationFile(locale: nil, messages: messages)
    #expect(Set(file.keeping(notes: false)) == Set(Samples.arabic.keeping(notes: false)))
    #expect(findings + others + missing == [])
  }

  @Test("XLIFF, with sources and notes", arguments: XLIFF.Version.allCases)
  func xliff(_ version: XLIFF.Version) throws {
    let (bytes, lost) = XLIFF.text(of: Samples.arabic, version)
    let (files, findings) = try XLIFF.read(bytes)
    #expect(files.map(\.locale) == ["ar"])
    #expect(files.map(\.sourceLocale) == ["en"])
    #expect(files[0].keeping(notes: true) == Samples.arabic.keeping(notes: true))
    #expect(files[0].messages[0].source == Samples.arabic.messages[0].source)
    #expect(lost + findings == [])
  }

  @Test("A control character, which XML cannot hold, is a finding", arguments: XLIFF.Version.allCases)
  func control(_ version: XLIFF.Version) throws {
    let file = TranslationFile(
      locale: "de",
      messages: [.init(key: "a", message: .pattern("x\u{1}")), .init(key: "b", message: .pattern("y"))])
    let (bytes, findings) = XLIFF.text(of: file, version)
    #expect(findings.map(\.key) == ["a"])
    #expect(try XLIFF.read(bytes).files[0].messages.map(\.key) == ["b"])
  }

  @Test(
    "Keys of sentences",
    arguments: [
      (SentenceKey(key: "length.tooShort", path: ["words", "few"]), "length.tooShort|words|few"),
      (SentenceKey(key: "a|b\\", path: ["=0"]), "a\\|b\\\\|=0"),
      (SentenceKey(key: "", path: []), ""),
    ]
  )
  func keys(_ key: SentenceKey, _ text: String) {
    #expect(key.text == text)
    #expect(SentenceKey(text) == key)
  }
}
