import RuleDocuments
import ValidationCore
import ValidationRules

/// Valid values of rules that the samples do not show: texts that are not in NFC, that are long, or in scripts that need
/// more of ICU, and lists and objects that are compared. None of them allocates.
enum UnusualValues {
  private static let decomposed = #""e\u0301a\u0308o\u0302""#
  private static let long = "\"\(String(repeating: "e\u{301} ", count: 400))\""
  /// Of 60 KB.
  private static let veryLong = "\"\(String(repeating: "e\u{301} ", count: 15_000))\""

  /// The rules and the record in which they apply to the field `a`.
  private static let rows: [(rules: String, record: String)] = [
    (#"{"notEqual": {"to": "é"}}"#, #"{"a": \#(decomposed)}"#),
    (#"{"equal": {"to": "éäô"}}"#, #"{"a": \#(decomposed)}"#),
    (#"{"noneOf": {"forbidden": ["admin", "é"]}}"#, #"{"a": \#(long)}"#),
    (#"{"oneOf": [[1, {"b": "é"}], 2]}"#, #"{"a": [1.0, {"b": "e\u0301"}]}"#),
    (#"{"noneOf": {"forbidden": [{"b": [1]}]}}"#, #"{"a": {"b": [2]}}"#),
    (#"{"sameAs": "b"}"#, #"{"a": \#(decomposed), "b": "éäô"}"#),
    (#"{"sameAs": "b"}"#, #"{"a": {"c": [1, "é"], "d": 2}, "b": {"d": 2.0, "c": [1, "e\u0301"]}}"#),
    (#"{"differentFrom": "b"}"#, #"{"a": \#(decomposed), "b": \#(long)}"#),
    (#"{"unique": true}"#, #"{"a": [\#(decomposed), "é", \#(long), {"b": [1]}, {"b": [2]}]}"#),
    (#"{"notContains": {"text": "admin", "ignoring": ["case", "accents"]}}"#, #"{"a": \#(long)}"#),
    (
      #"{"notContains": {"text": "admin", "ignoring": ["case", "accents"]}}"#,
      #"{"a": "Lisboa, بلد, Яна, 字"}"#
    ),
    (#"{"contains": {"text": "แมว", "ignoring": ["accents"]}}"#, #"{"a": "เธอมีแมวสองตัว"}"#),
    (#"{"startsWith": {"text": "ສະບາຍ", "ignoring": ["case"]}}"#, #"{"a": "ສະບາຍດີ ເຈົ້າ"}"#),
    (#"{"password": {"min": 8, "personalFields": ["b"]}}"#, #"{"a": "nguyệt-2026", "b": "Nguyễn Văn An"}"#),
    (#"{"password": {"min": 8}}"#, #"{"a": "ｐａｓｓ\#(String(repeating: "é", count: 300))"}"#),
    (#"{"localizedDate": {"locale": "en", "style": "full"}}"#, #"{"a": "SATURDAY, january 31, 2026"}"#),
    (#"{"email": {"mode": "internationalized"}}"#, #"{"a": "राम@उदाहरण-हिन्दी-में-लिखा-नाम.भारत"}"#),
    (#"{"hostname": {"mode": "internationalized"}}"#, #"{"a": "müller-großhandel-und-söhne-gmbh.example"}"#),
    (#"{"url": true}"#, #"{"a": "https://สวัสดีชาวโลกที่น่ารัก.example.com/"}"#),
    (#"{"nickname": true}"#, #"{"a": "\#(String(repeating: "Ana ", count: 400))x"}"#),
    (#"{"letterCase": {"case": "lower", "locale": "pt"}}"#, #"{"a": \#(long)}"#),
    (#"{"normalized": "NFD"}"#, #"{"a": \#(long)}"#),
    (#"{"normalized": "NFKC"}"#, #"{"a": "\#(String(repeating: "é", count: 400))"}"#),
    (#"{"noneOf": {"forbidden": ["admin", "é"]}}"#, #"{"a": \#(veryLong)}"#),
    (#"{"port": true}"#, #"{"a": 443.0}"#),
  ]

  /// Prints those that allocate; returns how many there are, of how many.
  static func check() throws -> (allocating: Int, all: Int) {
    var allocating = 0
    for row in rows {
      let document = try RuleDocument(json: "{\"fields\": {\"a\": [\(row.rules)]}}".utf8)
      let record = Array(row.record.utf8)
      let cost = Cost.of {
        do {
          let errors = try document.errors(inJSON: record)
          precondition(errors.isEmpty, "\(row.rules) of \(row.record): \(errors)")
        } catch { preconditionFailure("\(error)") }
      }
      guard cost.allocations > 0.01 else { continue }
      allocating += 1
      print("allocates: \(row.rules) of \(row.record)")
    }
    return (allocating, rows.count)
  }
}
