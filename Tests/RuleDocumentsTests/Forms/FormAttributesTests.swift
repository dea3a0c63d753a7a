import Testing
import ValidationCore
import ValidationRules

@testable import RuleDocuments

@Suite("Attributes of HTML") struct FormAttributesTests {
  private static func attributes(_ rules: String, emptyIsAbsent: Bool = true) throws -> String {
    let json = "{\"scenarios\": [\"s\"], \"fields\": {\"a\": \(rules)}}"
    return try RuleDocument.formAttributes(json: json.utf8, emptyIsAbsent: emptyIsAbsent)["a"].description
  }

  @Test(
    "say what the browser can check as well",
    arguments: [
      ("[]", #"dir="auto""#),
      (#"["required"]"#, #"dir="auto" required"#),
      (#"["notBlank"]"#, #"dir="auto" required"#),
      (#"[{"length": {"min": 2, "max": 5, "unit": "utf16"}}]"#, #"dir="auto" minlength="2" maxlength="5""#),
      // A code point has two units at most, a cluster any number; a unit has three bytes at most.
      (
        #"[{"length": {"min": 2, "max": 5, "unit": "codePoints"}}]"#,
        #"dir="auto" minlength="2" maxlength="10""#
      ),
      (#"[{"length": {"min": 2, "max": 5}}]"#, #"dir="auto" minlength="2""#),
      (#"[{"length": {"max": 5, "maxBytes": 80}}]"#, #"dir="auto" maxlength="80""#),
      (#"[{"length": {"min": 7, "max": 9, "unit": "utf8"}}]"#, #"dir="auto" minlength="3" maxlength="9""#),
      (#"[{"length": {"exact": 3, "unit": "words"}}]"#, #"dir="auto" minlength="3""#),
      (#"[{"length": {"min": 3, "max": 4, "unit": "displayColumns"}}]"#, #"dir="auto""#),
      (#"[{"matches": "[a-z/-]{2}(?:&&|.)?"}]"#, #"dir="auto""#),
      (#"[{"matches": "[a-z/-]{2}(?:x|\\.)?"}]"#, #"dir="auto" pattern="[a-z\/\-]{2}(?:x|\.)?""#),
      (#"[{"matches": "[!!]<&"}]"#, #"dir="auto" pattern="[!\x21]&lt;&amp;""#),
      (#"[{"matches": {"pattern": "a", "find": true}}]"#, #"dir="auto""#),
      (#"[{"matches": "\\p{L}+"}]"#, #"dir="auto""#),
      // Numbers: whole ones in steps from the minimum, others in any.
      (
        #"[{"range": {"min": 0.5, "max": 9}}]"#,
        #"type="number" inputmode="decimal" min="0.5" max="9" step="any""#
      ),
      (#"[{"type": "integer"}]"#, #"type="number" step="any""#),
      (
        #"[{"type": "integer"}, {"range": {"min": 0.5, "below": 9}}]"#,
        #"type="number" inputmode="numeric" min="1" max="8" step="1""#
      ),
      (
        #"[{"type": "integer"}, {"min": -5}, {"lessThan": 20}, {"multipleOf": 10}]"#,
        #"type="number" min="0" max="19" step="10""#
      ),
      (#"[{"min": 5}, {"multipleOf": 10}]"#, #"type="number" inputmode="numeric" min="5" step="1""#),
      (
        #"[{"multipleOf": 0.01}, {"min": 0}, {"max": 1}]"#,
        #"type="number" inputmode="decimal" min="0" max="1" step="any""#
      ),
      (#"[{"min": 1e999}]"#, #"type="number" inputmode="decimal" step="any""#),
      (
        #"[{"type": "integer"}, {"min": 9007199254740993}]"#,
        #"type="number" inputmode="numeric" min="9007199254740993" step="any""#
      ),
      (#"[{"range": {"min": 1, "locale": "ar"}}]"#, #"dir="auto""#),
      // What a rule tells of the keyboard, and of what is filled in.
      (#"["required", "email"]"#, #"inputmode="email" autocomplete="email" dir="auto" required"#),
      (#"["url"]"#, #"inputmode="url" autocomplete="url" dir="auto""#),
      (#"["phone"]"#, #"type="tel" autocomplete="tel""#),
      (#"[{"postalCode": "JP"}]"#, #"autocomplete="postal-code" dir="auto""#),
      (#"["creditCard"]"#, #"inputmode="numeric" autocomplete="cc-number" dir="auto""#),
      (#"["password"]"#, #"type="password" autocomplete="new-password""#),
      (
        #"{"sensitive": true, "rules": [{"length": {"max": 8, "unit": "utf16"}}]}"#,
        #"type="password" maxlength="8""#
      ),
      (#"["cn.mobile"]"#, #"type="tel" autocomplete="tel""#),
      // Boxes, lists and groups.
      (#"["required", {"type": "boolean"}]"#, #"type="checkbox""#),
      (#"["accepted"]"#, #"type="checkbox" required"#),
      (#"["required", {"type": "array"}, {"count": {"max": 3}}]"#, ""),
      (#"[{"type": "object"}]"#, ""),
      // Rules that do not apply to every record, and warnings.
      (#"{"rules": ["required"], "when": {"field": "b", "equals": "x"}}"#, #"dir="auto""#),
      (#"[{"length": {"min": 3}, "on": "s"}, {"required": true, "severity": "warning"}]"#, #"dir="auto""#),
      (#"{"optional": true, "rules": ["required", {"length": {"min": 3}}]}"#, #"dir="auto" minlength="3""#),
    ])
  func rules(rules: String, attributes: String) throws {
    #expect(try Self.attributes(rules) == attributes)
  }

  @Test(
    "require an input if the server refuses an empty text",
    arguments: [
      (#"["required"]"#, false), (#"["required", {"length": {"max": 5}}]"#, false),
      (#"["required", "notEmpty"]"#, true), (#"["required", "email"]"#, true),
      (#"["required", {"min": 3}]"#, true), (#"["email"]"#, false),
    ])
  func emptyTexts(rules: String, isRequired: Bool) throws {
    let attributes = try Self.attributes(rules, emptyIsAbsent: false)
    #expect(attributes.contains("required") == isRequired)
  }

  @Test("are those of each field, and none of an element that need not exist")
  func paths() throws {
    let json =
      #"{"fields": {"address.city": ["required"], "items[].name": ["required", {"length": {"min": 2}}]}}"#
    let form = try RuleDocument.formAttributes(json: json.utf8)
    #expect(form.fields.map(\.path) == ["address.city", "items[].name"])
    #expect(form["address.city"]["required"] == "")
    #expect(form["items[].name"].description == #"dir="auto" minlength="2""#)
    #expect(form["other"].attributes == [])
  }

  @Test(
    "have no field for a list or an object, since its elements and members have theirs",
    arguments: [
      (
        #"{"tags": ["required", {"type": "array"}], "tags[]": ["required"], "o": [{"type": "object"}]}"#,
        [#"tags[]: dir="auto""#]
      ),
      (#"{"a": ["required"], "a.b": []}"#, [#"a.b: dir="auto""#]),
      (#"{"a": ["required"], "a[\"b.c\"]": []}"#, [#"a["b.c"]: dir="auto""#]),
      (
        #"{"a": ["required"], "ab": [], "s": [{"oneOf": ["x"]}]}"#,
        [
          #"a: dir="auto" required"#, #"ab: dir="auto""#, #"s: dir="auto""#,
        ]
      ),
    ])
  func containers(fields: String, attributes: [String]) throws {
    let form = try RuleDocument.formAttributes(json: "{\"fields\": \(fields)}".utf8)
    #expect(form.fields.map { "\($0.path): \($0.attributes)" } == attributes)
  }

  @Test("are escaped")
  func escaping() {
    var attributes = HTMLAttributes()
    attributes.add("pattern", "\"<'&'>\r\u{1F600}")
    attributes.add("required")
    #expect(attributes.description == "pattern=\"&quot;&lt;'&amp;'&gt;&#13;\u{1F600}\" required")
  }

  @Test("of a Swift chain are those of its document")
  func chain() {
    struct Order: Sendable {
      var email: String?
      var quantity: Int
    }
    let rules = Validation<Order>.all(
      .field("email", \.email, .required, .email),
      .field("quantity", \.quantity, .range(1...99)),
      .field("quantity", \.quantity, Validation<Int> { _ in }))
    let form = rules.formAttributes()
    #expect(form["email"].description == #"inputmode="email" autocomplete="email" dir="auto" required"#)
    #expect(form["quantity"].description == #"type="number" inputmode="decimal" min="1" max="99" step="any""#)
  }
}
