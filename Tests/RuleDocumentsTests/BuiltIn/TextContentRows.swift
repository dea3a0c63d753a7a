import ValidationCore

extension RuleRow {
  private static func character(
    _ code: ValidationError.Code, _ character: Unicode.Scalar, _ ranges: [Range<Int>], _ letters: String,
    _ suggestion: String? = nil
  ) -> ValidationError {
    error(code, ["character": .character(character), "letters": .text(letters)], ranges, suggestion)
  }

  static let textContent: [RuleRow] = [
    RuleRow(
      "wordCount", #"{"wordCount": {"min": 2}}"#, #""مرحبا""#,
      error("length.tooShort", ["minimum": 2, "actual": 1, "unit": "words"])),
    RuleRow(
      "wordCount", #"{"wordCount": {"max": 1}}"#, #""我爱北京""#,
      error("length.tooLong", ["maximum": 1, "actual": 3, "unit": "words"])),
    RuleRow(
      "wordCount", #"{"wordCount": 1}"#, #""a b""#,
      error("length.wrong", ["expected": 1, "actual": 2, "unit": "words"])),
    RuleRow("displayWidth", #"{"displayWidth": {"min": 1, "max": 4}}"#, #""中文""#),
    RuleRow(
      "displayWidth", #"{"displayWidth": 4}"#, #""中""#,
      error("length.wrong", ["expected": 4, "actual": 2, "unit": "displayColumns"])),
    RuleRow(
      "startsWith", #"{"startsWith": "é"}"#, "\"e\u{301}\"",
      error("text.startMissing", ["expected": "é", "content": "text"])),
    RuleRow("startsWith", #"{"startsWith": {"text": "i", "ignoring": ["case"], "locale": "tr"}}"#, #""İ""#),
    RuleRow(
      "endsWith", #"{"endsWith": ".pdf"}"#, #""a.PDF""#,
      error("text.endMissing", ["expected": ".pdf", "content": "text"])),
    RuleRow("endsWith", #"{"endsWith": {"text": ".pdf", "ignoring": ["case"]}}"#, #""a.PDF""#),
    RuleRow(
      "contains", #"{"contains": "@"}"#, #""a""#,
      error("text.partMissing", ["expected": "@", "content": "text"])),
    RuleRow("contains", #"{"contains": {"text": "e", "ignoring": ["accents"], "locale": "und"}}"#, #""é""#),
    RuleRow(
      "notContains", #"{"notContains": {"text": "admin", "ignoring": ["case", "accents"]}}"#, #""x-ÁDMIN""#,
      error("text.partForbidden", ["forbidden": "admin", "content": "text"], [2..<8])),
    RuleRow("notContains", #"{"notContains": "admin"}"#, #""Admin""#),
    RuleRow("notContains", #"{"notContains": "admin"}"#, "1", mismatch("text", "number")),
    RuleRow(
      "letterCase", #"{"letterCase": {"case": "upper", "locale": "tr"}}"#, #""Iİi""#,
      error("letterCase.notUpper", [:], [3..<4], "Iİİ")),
    RuleRow(
      "letterCase", #"{"letterCase": "lower"}"#, #""AB""#, error("letterCase.notLower", [:], [0..<2], "ab")),
    RuleRow(
      "letterCase", #"{"letterCase": "title"}"#, #""a b""#,
      error("letterCase.notTitle", [:], [0..<1, 2..<3], "A B")),
    RuleRow("alphabetic", #""alphabetic""#, #""हिन्दी""#),
    RuleRow("alphabetic", #""alphabetic""#, #""""#, error("presence.empty")),
    RuleRow(
      "alphabetic", #"{"alphabetic": {"ascii": true}}"#, #""é""#,
      character("text.notAlphabetic", "é", [0..<2], "ascii")),
    RuleRow(
      "alphanumeric", #""alphanumeric""#, #""a_""#,
      character("text.notAlphanumeric", "_", [1..<2], "unicode")),
    RuleRow("alphanumeric", #"{"alphanumeric": {"ascii": true}}"#, #""a1""#),
    RuleRow(
      "slug", #""slug""#, #""A b""#, character("slug.character", "A", [0..<2], "ascii", "a-b")),
    RuleRow("slug", #"{"slug": {"ascii": false}}"#, #""東京-""#, error("slug.hyphen", [:], [6..<7], "東京")),
    RuleRow("slug", #"{"slug": true}"#, #""a-b""#),
    RuleRow("ascii", #""ascii""#, #""aé""#, error("text.notASCII", ["character": .character("é")], [1..<3])),
    RuleRow("encodable", #"{"encodable": "Windows-1256"}"#, #""سلام""#),
    RuleRow(
      "encodable", #"{"encodable": {"charset": "big5"}}"#, #""简""#,
      error("text.notEncodable", ["character": .character("简"), "charset": "Big5"], [0..<3])),
  ]
}
