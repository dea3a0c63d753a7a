import JSONText
import RuleDocuments
import Testing
import ValidationCore

@testable import rulecheck

/// A record has the same errors as a row of CSV, as JSON with types, and in Swift.
@Suite struct CSVVerdictTests {
  /// What a column of a case holds where records are JSON.
  enum Content: Sendable {
    case text, number, boolean
    /// Numbers and booleans.
    case scalar
    /// Texts and numbers; of those that write both, texts.
    case mixed(texts: Set<String>)
    /// Dates, or numbers.
    case ordered
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var rules: String
    var columns: [(name: String, content: Content)]
    var testDescription: String { rules }

    init(_ rules: String, _ columns: (String, Content)...) {
      self.rules = rules
      self.columns = columns.map { (name: $0.0, content: $0.1) }
    }
  }

  static let cases: [Case] = [
    Case(#""a": [{"requiredIf": {"field": "b", "equals": true}}]"#, ("a", .text), ("b", .boolean)),
    Case(#""a": [{"requiredIf": {"field": "b", "equals": 5}}]"#, ("a", .text), ("b", .number)),
    Case(#""a": [{"prohibitedIf": {"field": "b", "in": [5, 6]}}]"#, ("a", .text), ("b", .number)),
    Case(#""a": [{"requiredUnless": {"field": "b", "in": ["5", "x"]}}]"#, ("a", .text), ("b", .text)),
    Case(
      #""a": {"rules": ["required"], "when": {"field": "b", "equals": false}}"#, ("a", .text), ("b", .boolean)
    ),
    Case(
      #""a": [{"required": true, "when": {"not": {"any": [{"field": "b", "equals": 5}, {"all": [{"field": "c", "equals": true}, {"field": "b", "in": [6]}]}]}}}]"#,
      ("a", .text), ("b", .number), ("c", .boolean)),
    Case(#""a": [{"oneOf": [5, 6]}]"#, ("a", .number)),
    Case(#""a": [{"oneOf": [true]}]"#, ("a", .boolean)),
    Case(#""a": [{"oneOf": ["5", 6]}]"#, ("a", .mixed(texts: ["5"]))),
    Case(#""a": [{"noneOf": [5, 6.0]}]"#, ("a", .number)),
    Case(#""a": [{"noneOf": ["5", "true"]}]"#, ("a", .text)),
    Case(#""a": [{"notEqual": 5}]"#, ("a", .number)),
    Case(#""a": [{"equal": 5}]"#, ("a", .number)),
    Case(#""a": [{"equal": "5"}]"#, ("a", .text)),
    Case(#""a": [{"sameAs": "b"}], "b": [{"range": {"max": 100}}]"#, ("a", .scalar), ("b", .scalar)),
    Case(#""a": [{"range": {"max": 100}}, {"sameAs": "b"}]"#, ("a", .scalar), ("b", .scalar)),
    Case(#""a": [{"differentFrom": "b"}], "b": [{"type": "boolean"}]"#, ("a", .scalar), ("b", .scalar)),
    Case(#""a": ["confirmed", {"type": "number"}]"#, ("a", .scalar), ("aConfirmation", .scalar)),
    Case(#""a": ["confirmed"]"#, ("a", .text), ("aConfirmation", .text)),
    // A chain of comparisons that ends with a number.
    Case(
      #""a": [{"sameAs": "b"}], "b": [{"sameAs": "c"}], "d": [{"required": true, "when": {"field": "c", "equals": 5}}]"#,
      ("a", .number), ("b", .number), ("c", .number), ("d", .text)),
    Case(#""a": [{"afterField": "b"}]"#, ("a", .ordered), ("b", .ordered)),
    Case(
      #""a": [{"beforeField": {"field": "b", "orEqual": true}}, "required"]"#, ("a", .ordered),
      ("b", .ordered)),
    Case(#""a": [{"length": {"max": 2}}, {"oneOf": ["5", "x"]}]"#, ("a", .text)),
    Case(
      #""a": ["accepted"], "b": [{"requiredIf": {"field": "a", "equals": true}}]"#, ("a", .boolean),
      ("b", .text)),
    Case(#""a": [{"sameAs": "b"}], "b": [{"length": 1}]"#, ("a", .text), ("b", .text)),
    Case(
      #""o.a": ["required", {"oneOf": [5]}], "o.b": [{"sameAs": "o.a"}]"#, ("o.a", .number), ("o.b", .number)),
    Case(
      #""l[].a": ["required", {"max": 5}], "l[].b": [{"requiredIf": {"field": "l[].a", "equals": 5}}], "l": ["unique"]"#,
      ("l[0].a", .scalar), ("l[0].b", .text), ("l[1].a", .scalar), ("l[1].b", .text)),
    Case(
      #""l": [{"containsElement": 5}, "unique"]"#, ("l[0]", .number), ("l[1]", .number), ("l[2]", .number)),
    Case(#""o": [{"equal": {"to": {"a": 5, "b": [true]}}}]"#, ("o.a", .number), ("o.b[0]", .boolean)),
    Case(
      #""p": [{"sameAs": "q"}], "q.a": [{"type": "number"}]"#, ("p.a", .scalar), ("q.a", .scalar),
      ("p.b", .text),
      ("q.b", .text)),
    Case(#""[\"o.a\"]": [{"oneOf": [5]}]"#, ("o.a", .number)),
  ]

  private static let cells = [
    "", "5", "6", "5.0", "7", "true", "false", "x", "2026-02-28", "2026-03-01", "null", "05", "1e400", "é",
    "e\u{301}",
  ]

  /// A cell as a person would write it in JSON.
  private static func value(_ cell: String, _ content: Content) -> JSONNode {
    let isNumber = ["5", "6", "5.0", "7", "1e400"].contains(cell)
    let isBoolean = ["true", "false"].contains(cell)
    let text = JSONNode(.string(cell))
    switch content {
    case .scalar where isBoolean: return JSONNode(.bool(cell == "true"))
    case .number, .ordered, .scalar: return isNumber ? JSONNode(.number(cell)) : text
    case .boolean: return isBoolean ? JSONNode(.bool(cell == "true")) : text
    case .mixed(let texts): return isNumber && !texts.contains(cell) ? JSONNode(.number(cell)) : text
    case .text: return text
    }
  }

  /// The rows with every pair of cells in any two columns that are next to each other.
  private static func rows(of count: Int) -> [[String]] {
    (0..<cells.count * cells.count).map { number in
      (0..<count).map { column in
        let index = column % 2 == 0 ? number % cells.count : number / cells.count
        return cells[(index + column / 2 * 3) % cells.count]
      }
    }
  }

  @Test("a row has the errors of the record that it writes", arguments: cases)
  func verdicts(of row: Case) throws {
    let document = try RuleDocument(json: "{\"fields\": {\(row.rules)}}".utf8)
    let rows = Self.rows(of: row.columns.count)
    let header = row.columns.map(\.name).joined(separator: ",")
    let table = ([header] + rows.map { $0.joined(separator: ",") }).joined(separator: "\n")
    var options = RecordReader<MemorySource>.Options(format: .csv)
    options.columns = { document.cellTypes.columns(named: $0) }
    var reader = RecordReader(MemorySource(Array(table.utf8), portion: 65_536), options: options)
    var found: [[ValidationError]] = []
    while let batch = try reader.nextBatch() {
      for span in batch.spans { found.append(document.errors(in: try batch.record(span))) }
    }
    // A row of one empty cell is an empty line, which is none.
    let written = rows.filter { $0 != [""] }
    try #require(found.count == written.count)
    for (cells, errors) in zip(written, found) {
      let record = Self.record(
        zip(row.columns, cells).map { ($0.name, $1.isEmpty ? nil : Self.value($1, $0.content)) }, row)
      #expect(errors == document.errors(in: record), "\(record)")
      #expect(try document.errors(inJSON: record.description.utf8) == errors, "\(record)")
    }
  }

  /// The record as it would be written in JSON, by the shape that each case has.
  private static func record(_ cells: [(String, JSONNode?)], _ row: Case) -> JSONNode {
    func object(_ members: [(String, JSONNode?)]) -> JSONNode? {
      let there = members.compactMap { name, value in value.map { JSONNode.Member(key: name, value: $0) } }
      return there.isEmpty ? nil : JSONNode(.object(there))
    }
    func list(_ elements: [JSONNode?]) -> JSONNode? {
      guard let last = elements.lastIndex(where: { $0 != nil }) else { return nil }
      return JSONNode(.array(elements[...last].map { $0 ?? JSONNode(.null) }))
    }
    let values = Dictionary(uniqueKeysWithValues: cells)
    func value(_ name: String) -> JSONNode? { values[name] ?? nil }
    let names = cells.map(\.0)
    let members: [(String, JSONNode?)] =
      switch names {
      case ["o.a", "o.b"]: [("o", object([("a", value("o.a")), ("b", value("o.b"))]))]
      case ["l[0].a", "l[0].b", "l[1].a", "l[1].b"]:
        [("l", list(["l[0]", "l[1]"].map { object([("a", value($0 + ".a")), ("b", value($0 + ".b"))]) }))]
      case ["l[0]", "l[1]", "l[2]"]: [("l", list(names.map(value)))]
      case ["o.a", "o.b[0]"]: [("o", object([("a", value("o.a")), ("b", list([value("o.b[0]")]))]))]
      case ["p.a", "q.a", "p.b", "q.b"]:
        ["p", "q"].map { ($0, object([("a", value($0 + ".a")), ("b", value($0 + ".b"))])) }
      default: cells
      }
    return object(members) ?? JSONNode(.object([]))
  }

  @Test(
    "names of columns are paths, or names of members",
    arguments: [
      (["a", "o.b", "o.c.d", "l[0]", "l[1]"], ["a", "o.b", "o.c.d", "l[0]", "l[1]"]),
      // What another column is in the way of is a member of its own.
      (["o", "o.b"], ["o", #"["o.b"]"#]), (["o.b.c", "o.b"], ["o.b.c", #"["o.b"]"#]),
      (["x.a", "x[0]"], ["x.a", #"["x[0]"]"#]), (["y.a", #"y["a"]"#], ["y.a", #"["y[\"a\"]"]"#]),
      // A name that is not a path, and a name that the document has as a member.
      (
        ["first name", "a..b", "a[]", ".", "[0]"],
        [#"["first name"]"#, #"["a..b"]"#, #"["a[]"]"#, #"["."]"#, #"["[0]"]"#]
      ),
      (["flat.name"], [#"["flat.name"]"#]),
      // A list has no large gaps.
      (["l[16]", "l[99]"], ["l[16]", #"["l[99]"]"#]),
      (["m[9223372036854775807].x"], [#"["m[9223372036854775807].x"]"#]),
    ])
  func columnPaths(names: [String], paths: [String]) throws {
    let document = try RuleDocument(json: #"{"fields": {"[\"flat.name\"]": ["required"]}}"#.utf8)
    #expect(document.cellTypes.columns(named: names).map(\.path.description) == paths)
  }

  @Test(
    "nested columns make one record",
    arguments: [
      ("1,2,3,4", #"{"o":{"b":"1","c":"2"},"l":[{"x":"3"},{"x":"4"}]}"#), (",,,", "{}"),
      (",2,,4", #"{"o":{"c":"2"},"l":[null,{"x":"4"}]}"#), ("1,,3,", #"{"o":{"b":"1"},"l":[{"x":"3"}]}"#),
      (#""",,,"#, #"{"o":{"b":""}}"#),
    ])
  func nested(cells: String, record: String) throws {
    let document = try RuleDocument(json: #"{"fields": {}}"#.utf8)
    let lines = read(Array("o.b,o.c,l[0].x,l[1].x\n\(cells)\n".utf8), as: .csv, types: document.cellTypes)
    #expect(lines == ["1 2:1 \(record)"])
  }
}
