import Foundation
import MessageFormat
import Testing

@testable import CatalogFormats

@Suite("Property lists")
struct PropertyListTests {
  /// What an application's bundle has: Xcode compiles both files into binary property lists.
  private static var dictionary: [String: Any] {
    [
      "count.tooFew": [
        "NSStringLocalizedFormatKey": "%#@minimum@",
        "minimum": [
          "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "lld",
          "one": "%lld élément 😀", "other": String(repeating: "%lld ", count: 20),
        ],
      ]
    ]
  }

  @Test(
    "of both formats read the same", arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func formats(_ format: PropertyListSerialization.PropertyListFormat) throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: Self.dictionary, format: format, options: 0)
    let (sentences, findings) = try StringsDictionary.sentences([UInt8](data))
    #expect(findings == [])
    guard case .choice(let choice) = sentences.first?.message else { return #expect(Bool(false)) }
    #expect(choice.argument == "minimum")
    #expect(
      Set(choice.forms) == [
        .init("one", .pattern("# élément 😀")), .init("other", .pattern(String(repeating: "# ", count: 20))),
      ])
    let texts = try PropertyListSerialization.data(
      fromPropertyList: ["a": "é", "b": ["c"]] as [String: Any], format: format, options: 0)
    let strings = try StringsFile.sentences([UInt8](texts))
    #expect(strings.sentences.map(\.message) == [.pattern("é")])
    #expect(strings.findings.map(\.key) == ["b"])
  }

  @Test("cut anywhere, or with any byte changed, are read or refused")
  func damaged() throws {
    let data = [UInt8](
      try PropertyListSerialization.data(fromPropertyList: Self.dictionary, format: .binary, options: 0))
    for length in 0..<data.count { _ = try? StringsDictionary.sentences(Array(data[..<length])) }
    for index in data.indices {
      for value in [0x00, 0x0F, 0x5F, 0xD1, 0xFF] as [UInt8] {
        var changed = data
        changed[index] = value
        _ = try? StringsDictionary.sentences(changed)
      }
    }
    #expect(throws: TranslationFileError.self) { try StringsDictionary.sentences(Array(data.dropLast())) }
  }

  @Test(
    "in XML that are not well-formed name the place",
    arguments: [
      ("<plist>", 1, 8, "the element “plist” does not end"), ("<plist/>", 1, 9, "the property list is empty"),
      ("<dict/>", 1, 1, "the root element is not “plist”"),
      ("<plist>\n<dict><string>a</string></dict></plist>", 2, 7, "unexpected element “string”"),
      ("<plist><dict><key>a</key></dict></plist>", 1, 33, "the key “a” has no value"),
      ("<plist><dict>x</dict></plist>", 1, 14, "there is a text outside of an element"),
      ("<!DOCTYPE plist [<!ENTITY a \"b\">]><plist/>", 1, 17, "the document type has declarations"),
      ("<!DOCTYPE plist PUBLIC \"", 1, 25, "the document type does not end"),
    ]
  )
  func broken(_ text: String, _ line: Int, _ column: Int, _ problem: String) {
    let error = #expect(throws: TranslationFileError.self) {
      try StringsDictionary.sentences(Array(text.utf8))
    }
    #expect(error?.place == TextPlace(line: line, column: column))
    #expect(error?.problem.hasPrefix(problem) == true, "\(error?.problem ?? "")")
  }

  @Test("with a value that is not a dictionary are refused")
  func kinds() {
    for text in ["<plist><array/></plist>", "<plist><string>a</string></plist>"] {
      #expect(throws: TranslationFileError.self) { try StringsDictionary.sentences(Array(text.utf8)) }
    }
  }
}
