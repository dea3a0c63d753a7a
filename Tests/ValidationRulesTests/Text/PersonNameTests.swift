import Testing
import ValidationCore
import ValidationRules

@Suite("Names of people")
struct PersonNameTests {
  @Test(
    "of all kinds are accepted",
    arguments: [
      "O'Brien", "O’Brien", "Nguyễn", "عبد الله", "玛丽·居里", "Jean-Luc", "João d'Ávila", "X Æ A-Xii",
      "María José", "李", "ஸ்ரீ", "Sammy Davis, Jr.", "Henry VIII", "ʻOkina", "D’Arcy", "Björk Guðmundsdóttir",
      "Mª José", "Дмитро́ Шоста́кович", "რუსთაველი", "Հովհաննես", "בן־גוריון", "צ׳רצ׳יל", "ราชบัณฑิต", "နုနု",
      "བསྟན་འཛིན", "አበበ", "ソフィア・ローレン", "山田\u{3000}太郎", "葛\u{E0100}城", "김철수", "क्\u{200D}ष", "شیرین\u{200C}بانو",
      "Siti a/p Raman", "William \"Bill\" Gates", "Nicolás (Nico) Paz", "J.R.R. Tolkien", "Ng", "O", "𠮷野家",
      "e\u{301}lodie", "Mc\u{2010}Donald",
    ])
  func accepted(name: String) { expect(Row(name), from: .personName) }

  private static func spacing(_ ranges: [Range<Int>], _ suggestion: String?) -> ValidationError {
    ValidationError(
      code: .precisNotEnforced, limits: ["profile": "Nickname"], ranges: ranges, suggestion: suggestion)
  }

  private static func error(
    _ code: ValidationError.Code, _ character: Unicode.Scalar, _ ranges: Range<Int>...,
    suggestion: String? = nil
  ) -> ValidationError {
    ValidationError(
      code: code, found: ["character": .character(character)], ranges: ranges, suggestion: suggestion)
  }

  @Test(
    "what no name has is refused",
    arguments: [
      Row("", ValidationError(code: .presenceEmpty)),
      Row("Ana\u{0}", error(.unicodeInvisible, "\u{0}", 3..<4, suggestion: "Ana")),
      Row("Ana\u{202E}", error(.unicodeInvisible, "\u{202E}", 3..<6, suggestion: "Ana")),
      Row("a\u{200D}b", error(.unicodeInvisible, "\u{200D}", 1..<4, suggestion: "ab")),
      Row("Ana\n", ValidationError(code: .textLineBreak, ranges: [3..<4], suggestion: "Ana")),
      Row("ana@example.com", error(.precisDisallowed, "@", 3..<4)),
      Row("https://a.b", error(.precisDisallowed, ":", 5..<8)),
      Row("a/b/c", error(.precisDisallowed, "/", 1..<2, 3..<4)),
      Row("Ana 👩‍👩‍👧", error(.precisDisallowed, "👩", 4..<8, 11..<15, 18..<22)),
      Row("R2D2", error(.precisDisallowed, "2", 3..<4)), Row("٢٣", error(.precisDisallowed, "٣", 2..<4)),
      Row("A\u{20DD}", error(.precisDisallowed, "\u{20DD}", 1..<4)),
      Row("\u{301}Ana", error(.precisContext, "\u{301}", 0..<2)),
      Row("Ana -\u{301}", error(.precisContext, "\u{301}", 5..<7)),
      Row(" Ana", spacing([0..<1], "Ana")), Row("Ana ", spacing([3..<4], "Ana")),
      Row("Ana \t Souza", spacing([4..<6], "Ana Souza")),
      Row("عبد\u{A0}\u{A0}الله", spacing([8..<10], "عبد الله")),
      Row("...", ValidationError(code: .textLetterMissing)),
      Row("7", ValidationError(code: .textLetterMissing)),
      Row(" ", spacing([0..<1], nil), ValidationError(code: .textLetterMissing)),
    ])
  func refused(row: Row<String>) { expect(row, from: .personName) }

  @Test("may have more digits where the rule allows them, and none where it does not")
  func digits() {
    #expect(Validation.personName(digits: 2).isValid(value: "X Æ A-12"))
    #expect(!Validation.personName(digits: 0).isValid(value: "John 3rd"))
    #expect(Validation.personName.isValid(value: megabyte(of: "ა")))
    #expect(!Validation.personName.isValid(value: megabyte(of: "\u{301}")))
  }

  @Test("a character is in names or is not, whether the bytes alone tell it or the errors of the text do")
  func everyCharacter() {
    let letters: [ClosedRange<UInt32>] = [
      0...0x33FF, 0x4DB0...0x4E20, 0x9FF0...0xAC20, 0xD7A0...0xD7FF, 0xE000...0xE010, 0xF900...0x1_6FFF,
      0x1_AFF0...0x1_FFFF, 0x2_0000...0x2_0010, 0xE_0000...0xE_01FF,
    ]
    let different = letters.joined().compactMap(Unicode.Scalar.init).filter { scalar in
      // The space at the beginning keeps the bytes from telling that a name is valid.
      let errors = Validation.personName.errors(in: " a\(scalar)b")
      let isInNames = errors.map(\.ranges) == [[0..<1]]
      return Validation.personName.isValid(value: "a\(scalar)b") != isInNames
    }
    #expect(different == [])
  }
}
