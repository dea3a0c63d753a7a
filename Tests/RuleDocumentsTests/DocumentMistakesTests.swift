import RuleDocuments
import Testing

/// All mistakes of a document are found in one reading.
struct DocumentMistakesTests {
  @Test("All mistakes of a document are listed in its order, and the first is the one that reading it throws")
  func allMistakes() throws {
    let json = """
      {"record": ["nil"], "fields": {
        "a": ["requird", {"matches": "("}, "notBlank"],
        "b": {"label": 5, "rules": [{"sameAs": "c["}]},
        "b[]": 3, "c": {}, "a[": [],
        "d": [{"length": 3, "email": true}], "e": ["email"]
      }}
      """
    let mistakes = RuleDocument.mistakes(json: Array(json.utf8), file: "r.json")
    #expect(
      mistakes.map { "\($0.line):\($0.column) \($0.path)" } == [
        "1:13 /record/0", "2:9 /fields/a/0", "2:34 /fields/a/1/matches", "3:18 /fields/b/label",
        "3:42 /fields/b/rules/0/sameAs", "4:10 /fields/b[]", "4:18 /fields/c", "4:25 /fields/a[",
        "5:23 /fields/d/0/email",
      ])
    #expect(throws: try #require(mistakes.first)) { try RuleDocument(json: Array(json.utf8), file: "r.json") }
    #expect(RuleDocument.mistakes(json: Array(#"{"fields": {"a": ["email"]}}"#.utf8)) == [])
    #expect(RuleDocument.mistakes(json: Array("{".utf8)).map(\.line) == [1])
  }

  @Test(
    "Mistakes around the fields and within one rule are listed too, each once, without what only follows from another",
    arguments: [
      (
        "around the fields",
        #"""
        {"feilds": {}, "stopAtFrist": true, "unknownFields": "eror", "description": 5,
          "fields": {"a": ["requird"]}}
        """#,
        ["1:2 /feilds", "1:16 /stopAtFrist", "1:54 /unknownFields", "1:77 /description", "2:20 /fields/a/0"]
      ),
      (
        "no rules at all, but an unknown name of them",
        #"""
        {"feild": {}, "stopAtFirst": 0, "stopAtFirst": 1}
        """#,
        ["1:2 /feild", "1:30 /stopAtFirst", "1:33 /stopAtFirst"]
      ),
      (
        "no rules beside another mistake",
        #"""
        {"stopAtFrist": true}
        """#,
        ["1:1 ", "1:2 /stopAtFrist"]
      ),
      (
        "in the object of a field",
        #"""
        {"fields": {"a": {"ruls": [], "labell": "A", "label": 1, "when": {}, "severity": 2, "optional": 3},
          "b": {"lable": "B"}}}
        """#,
        [
          "1:19 /fields/a/ruls", "1:31 /fields/a/labell", "1:55 /fields/a/label", "1:66 /fields/a/when",
          "1:82 /fields/a/severity", "1:97 /fields/a/optional", "2:8 /fields/b", "2:9 /fields/b/lable",
        ]
      ),
      (
        "in the arguments of one rule",
        #"""
        {"fields": {"a": [{"length": {"minn": 2, "maxx": 4, "unit": "bites"}, "mesage": "x", "severity": "fatal"}]}}
        """#,
        [
          "1:31 /fields/a/0/length/minn", "1:42 /fields/a/0/length/maxx", "1:61 /fields/a/0/length/unit",
          "1:71 /fields/a/0/mesage", "1:98 /fields/a/0/severity",
        ]
      ),
      (
        "an argument that is left out, and one that is misspelled",
        #"""
        {"fields": {"a": [{"requiredIf": {"equls": 1}}, {"requiredIf": {"feld": "b", "in": 1}}]}}
        """#,
        [
          "1:34 /fields/a/0/requiredIf", "1:35 /fields/a/0/requiredIf/equls",
          "1:65 /fields/a/1/requiredIf/feld", "1:84 /fields/a/1/requiredIf/in",
        ]
      ),
      (
        "elements of a list",
        #"""
        {"fields": {"a": [{"atLeastOneOf": [1, "b[", "c", 2]}]}}
        """#,
        [
          "1:37 /fields/a/0/atLeastOneOf/0", "1:43 /fields/a/0/atLeastOneOf/1",
          "1:51 /fields/a/0/atLeastOneOf/3",
        ]
      ),
      (
        "two rules in one object",
        #"""
        {"fields": {"a": [{"length": {"mn": 1}, "email": 3, "length": 4}]}}
        """#,
        [
          "1:31 /fields/a/0/length/mn", "1:41 /fields/a/0/email", "1:50 /fields/a/0/email",
          "1:53 /fields/a/0/length",
        ]
      ),
      (
        "nested conditions, in the order of the document",
        #"""
        {"fields": {"姓名": {"rules": ["requird"], "when": {"any": [{"feld": "b", "equals": 1}, {"equals": 1},
          {"not": {"field": "c[", "present": 1}}, {"field": "d"}, {"all": []}]}}}, "record": ["nil"]}
        """#,
        [
          "1:30 /fields/姓名/rules/0", "1:60 /fields/姓名/when/any/0/feld", "1:87 /fields/姓名/when/any/1",
          "2:24 /fields/姓名/when/any/2/not/field", "2:38 /fields/姓名/when/any/2/not/present",
          "2:43 /fields/姓名/when/any/3", "2:67 /fields/姓名/when/any/4/all", "2:87 /record/0",
        ]
      ),
      (
        "scenarios, and no names beside a broken declaration",
        #"""
        {"scenarios": ["a", 1, "", "a"], "fields": {"x": {"rules": [], "on": ["b", 2]}}}
        """#,
        ["1:21 /scenarios/1", "1:24 /scenarios/2", "1:28 /scenarios/3", "1:76 /fields/x/on/1"]
      ),
      (
        "names of scenarios that are declared",
        #"""
        {"scenarios": ["create"], "fields": {"x": {"rules": [{"email": true, "on": ["craete", "create", "b"]}], "on": []}}}
        """#,
        ["1:77 /fields/x/rules/0/on/0", "1:97 /fields/x/rules/0/on/2", "1:111 /fields/x/on"]
      ),
      (
        "scenarios under a name that is unknown",
        #"""
        {"scenario": ["create"], "fields": {"x": {"rules": [], "on": "create"}}}
        """#,
        ["1:2 /scenario"]
      ),
      (
        "messages",
        #"""
        {"fields": {"x": [{"email": true, "message": {"kee": "a", "lit": "b"}}, {"email": true, "message": {"key": 1, "literal": 2}}]}}
        """#,
        [
          "1:47 /fields/x/0/message/kee", "1:59 /fields/x/0/message/lit", "1:100 /fields/x/1/message",
          "1:108 /fields/x/1/message/key", "1:122 /fields/x/1/message/literal",
        ]
      ),
      (
        "a field that is written again, whose rules are read",
        #"""
        {"fields": {"a": ["requird"], "a": ["emial"], "[\"a\"]": ["lenght"], "b[": [], "b[": ["urll"]}}
        """#,
        [
          "1:19 /fields/a/0", "1:31 /fields/a", "1:37 /fields/a/0", #"1:47 /fields/["a"]"#,
          #"1:59 /fields/["a"]/0"#, "1:73 /fields/b[", "1:80 /fields/b[",
        ]
      ),
    ] as [(String, String, [String])])
  func mistakesOfOnePlace(name: String, json: String, places: [String]) {
    let mistakes = RuleDocument.mistakes(json: Array(json.utf8))
    #expect(
      mistakes.map { "\($0.line):\($0.column) \($0.path)" } == places,
      "\(mistakes.map(\.description).joined(separator: "\n"))")
  }
}
