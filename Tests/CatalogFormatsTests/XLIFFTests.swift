import MessageFormat
import Testing

@testable import CatalogFormats

@Suite("XLIFF of other tools")
struct XLIFFTests {
  @Test("Version 1.2: prefixes, alternatives, CDATA, references, untranslated and inline units")
  func version1() throws {
    let text = """
      <?xml version='1.0'?>
      <!-- a tool -->
      <x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <x:file source-language="en" target-language="fr" original='a&quot;b'><x:body>
      <x:trans-unit id="a"><x:source>A</x:source><x:alt-trans><x:target>no</x:target></x:alt-trans>
      <x:target>&#x41; &lt; <![CDATA[<b>]]></x:target><x:note>n</x:note></x:trans-unit>
      <x:trans-unit id="b"><x:source>B</x:source></x:trans-unit>
      <x:trans-unit id="c"><x:source>C</x:source><x:target>C <x:g id="1">c</x:g></x:target></x:trans-unit>
      </x:body></x:file></x:xliff>
      """
    let (files, findings) = try XLIFF.read(Array(text.utf8))
    #expect(files.map(\.locale) == ["fr"] && files.map(\.sourceLocale) == ["en"])
    #expect(
      files[0].messages
        == [.init(key: "a", message: .pattern("A < <b>"), source: .pattern("A"), note: "n")])
    #expect(files[0].places == ["a": TextPlace(line: 5, column: 1)])
    #expect(
      findings
        == [
          TranslationFinding(
            key: "c", place: .init(line: 8, column: 1), problem: "elements inside of a text are not supported"
          )
        ])
  }

  @Test("Version 2: several segments are one text")
  func version2() throws {
    let text = """
      <xliff version="2.0" srcLang="en" trgLang="de"><file id="f"><unit id="1" name="k">
      <segment><source>One. </source><target>Eins. </target></segment>
      <segment><source>Two.</source><target>Zwei.</target></segment></unit></file></xliff>
      """
    #expect(
      try XLIFF.read(Array(text.utf8)).files[0].messages
        == [.init(key: "k", message: .pattern("Eins. Zwei."), source: .pattern("One. Two."))])
  }

  @Test(
    "What is not well-formed is refused with its line",
    arguments: [
      ("", 1, "there is no element"), ("text", 1, "there is text outside of the root element"),
      ("<a></a>", 1, "the root element is “a”"), ("<xliff>", 1, "the element “xliff” does not end"),
      ("<xliff>\n</a>", 2, "“</a>” ends nothing"), ("<xliff a=1/>", 1, "the value has no quotation marks"),
      ("<xliff a='1' a='2'/>", 1, "the attribute “a” appears twice"),
      ("<xliff a='<'/>", 1, "“<” in the value of an attribute"),
      ("<xliff>&e;</xliff>", 1, "unknown reference “&e;”"),
      ("<xliff>&#0;</xliff>", 1, "unknown reference “&#0;”"),
      ("<xliff>& </xliff>", 1, "the reference does not end"),
      ("<xliff/><xliff/>", 1, "there are several root elements"),
      (
        "<!DOCTYPE a [<!ENTITY b \"c\">]><xliff/>", 1,
        "the document type has declarations, which are not supported"
      ),
      ("<xliff><!--", 1, "the comment does not end"), ("<xliff", 1, "unexpected character in a tag"),
      (String(repeating: "<xliff>", count: 100_000), 1, "elements are nested too deeply"),
    ]
  )
  func broken(_ text: String, _ line: Int, _ problem: String) {
    let error = #expect(throws: TranslationFileError.self) { try XLIFF.read(Array(text.utf8)) }
    #expect(error?.place?.line == line)
    #expect(error?.problem == problem)
  }

  @Test("A megabyte of text, and bytes that are not UTF-8")
  func large() throws {
    let text = String(repeating: "نص &amp; ", count: 100_000)
    let file =
      "<xliff version='1.2'><file><body><trans-unit id='a'><source/><target>\(text)</target></trans-unit></body></file></xliff>"
    let message = MessageSource.pattern(text.replacing("&amp;", with: "&"))
    #expect(try XLIFF.read(Array(file.utf8)).files[0].messages.map(\.message) == [message])
    #expect(throws: TranslationFileError.self) { try XLIFF.read([0x3C, 0xFF]) }
  }
}
