import ValidationCore

extension RuleRow {
  static let text: [RuleRow] = [
    RuleRow(
      "length", #"{"length": {"min": 3, "max": 20}}"#, #""中文""#,
      error("length.tooShort", ["minimum": 3, "actual": 2, "unit": "graphemes"])),
    RuleRow("length", #"{"length": {"min": 3, "max": 20}}"#, #""مرحبا""#),
    RuleRow("length", #"{"length": 2}"#, "\"e\u{301}👨‍👩‍👧‍👦\""),
    RuleRow("length", #"{"length": {"max": 2}}"#, "\"\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}क्षि\""),
    RuleRow(
      "length", #"{"length": {"max": 2}}"#, "\"\u{1F468}\u{200D}\u{1F469}é中\"",
      error("length.tooLong", ["maximum": 2, "actual": 3, "unit": "graphemes"])),
    RuleRow("lengthOneOf", #"{"lengthOneOf": [2, 4]}"#, "\"e\u{301}👨‍👩‍👧‍👦\""),
    RuleRow(
      "lengthOneOf", #"{"lengthOneOf": [2, 4]}"#, "\"e\u{301}\"",
      error(
        "length.notListed",
        ["allowed": .alternatives([.integer(2), .integer(4)]), "actual": 1, "unit": "graphemes"])),
    RuleRow("lengthOneOf", #"{"lengthOneOf": {"lengths": [1, 5], "unit": "codePoints"}}"#, "\"👨‍👩‍👧\""),
    RuleRow(
      "lengthOneOf", #"{"lengthOneOf": {"lengths": [1, 3], "unit": "codePoints"}}"#, "\"e\u{301}\"",
      error(
        "length.notListed",
        ["allowed": .alternatives([.integer(1), .integer(3)]), "actual": 2, "unit": "codePoints"])),
    RuleRow(
      "length", #"{"length": {"exact": 2, "unit": "codePoints"}}"#, "\"e\u{301}x\"",
      error("length.wrong", ["expected": 2, "actual": 3, "unit": "codePoints"])),
    RuleRow(
      "length", #"{"length": {"max": 3, "unit": "utf8"}}"#, #""éé""#,
      error("length.tooLong", ["maximum": 3, "actual": 4, "unit": "utf8"])),
    RuleRow(
      "length", #"{"length": {"max": 1, "maxBytes": 4}}"#, "\"e\u{301}\u{301}\"",
      error("length.tooLong", ["maximum": 4, "actual": 5, "unit": "utf8"])),
    RuleRow("length", #"{"length": {"maxBytes": 4}}"#, #""abcd""#),
    RuleRow("length", #"{"length": 2}"#, nil),
    RuleRow("length", #"{"length": 2}"#, "12", mismatch("text", "number")),
    RuleRow("matches", #"{"matches": "^[\\p{L}\\p{M}\\p{N}_]+$"}"#, #""यूज़र_१""#),
    RuleRow(
      "matches", #"{"matches": "^[\\p{L}\\p{M}\\p{N}_]+$"}"#, #""a b""#,
      error("format.mismatch", ["pattern": #"^[\p{L}\p{M}\p{N}_]+$"#], [1..<2])),
    RuleRow(
      "matches", #"{"format": "a+$"}"#, #""aa\n""#,
      error("format.mismatch", ["pattern": "a+$"], [2..<3])),
    RuleRow(
      "matches", #"{"matches": {"pattern": "É", "options": ["caseInsensitive"], "find": true}}"#, #""xéx""#),
    RuleRow(
      "matches", #"{"matches": {"pattern": "(a*)*\\1b", "deadlineMilliseconds": 1}}"#,
      "\"\(String(repeating: "a", count: 40))\"", error("format.deadlineExceeded", ["milliseconds": 1])),
    RuleRow(
      "matches", #"{"matches": {"pattern": "(a*)*\\1b", "deadlineMilliseconds": 1}}"#,
      "\"\(String(repeating: "a", count: 400))\"", error("format.tooLong", ["maximum": 180])),
    RuleRow(
      "notMatches", #"{"notMatches": {"pattern": "admin", "find": true}}"#, #""x-admin""#,
      error("format.forbidden", ["pattern": "admin"], [2..<7])),
    RuleRow("notMatches", #"{"notMatches": "admin"}"#, #""x-admin""#),
    RuleRow(
      "notMatches", #"{"notMatches": {"pattern": "(a*)*\\1b", "deadlineMilliseconds": 1}}"#,
      "\"\(String(repeating: "a", count: 40))\"", error("format.deadlineExceeded", ["milliseconds": 1])),
    RuleRow(
      "notMatches", #"{"notMatches": {"pattern": "(?i)(a*)*\\1b", "deadlineMilliseconds": 1}}"#,
      "\"\(String(repeating: "a", count: 40))\"", error("format.tooLong", ["maximum": 17])),
    RuleRow("email", #""email""#, #""ana@example.com""#),
    RuleRow(
      "email", #""email""#, #"".ana@-example.com""#,
      error("email.localPart", [:], [0..<1]), error("email.domain", [:], [5..<13])),
    RuleRow(
      "email", #""email""#, "\"\(String(repeating: "a", count: 65))@example.com\"",
      error("email.localPartTooLong", ["maximum": 64, "actual": 65])),
    RuleRow(
      "email", #""email""#, "\"\(String(repeating: "a", count: 243))@example.com\"",
      error("email.tooLong", ["maximum": 254, "actual": 255])),
    RuleRow("email", #""email""#, #""ana.example.com""#, error("email.missingAt")),
    RuleRow("email", #"{"email": {"unqualified": true}}"#, #""root@localhost""#),
    RuleRow("email", #"{"email": "internationalized"}"#, #""用户@例子.公司""#),
    RuleRow(
      "email", #"{"email": {"mode": "ascii"}}"#, #""é@example.com""#,
      error("email.notASCII", ["character": .character("é")], [0..<2])),
  ]
}
