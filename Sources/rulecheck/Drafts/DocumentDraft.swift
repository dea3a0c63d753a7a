import JSONText
import ValidationCore

/// A rule document that all records seen so far pass.
struct DocumentDraft {
  /// How deep values are looked into, and how many fields are kept: a record of arbitrary keys has no end of them.
  private static let maximumDepth = 8
  private static let maximumFields = 1_000

  /// How many records were added.
  private(set) var records = 0
  private var fields: [FieldDraft] = []
  private var indices: [String: Int] = [:]

  mutating func add(_ record: JSONNode) {
    records += 1
    add(membersOf: record, in: nil, "", depth: 0)
  }

  /// Adds members of the record that may have no value in any record.
  mutating func addMembers(_ names: [String]) {
    for name in names { _ = field(FieldPath([.key(name)]).description, in: nil) }
  }

  private mutating func add(membersOf value: JSONNode, in parent: Int?, _ path: String, depth: Int) {
    guard depth < Self.maximumDepth else { return }
    for element in value.array ?? [] {
      guard let index = field("\(path)[]", in: parent) else { continue }
      add(element, to: index, depth: depth)
    }
    for member in value.object ?? [] {
      let name = FieldPath([.key(member.key)]).description
      let isBracketed = name.hasPrefix("[") || path.isEmpty
      guard let index = field(isBracketed ? path + name : "\(path).\(name)", in: parent) else { continue }
      add(member.value, to: index, depth: depth)
    }
  }

  private mutating func add(_ value: JSONNode, to index: Int, depth: Int) {
    fields[index].add(value)
    add(membersOf: value, in: index, fields[index].path, depth: depth + 1)
  }

  private mutating func field(_ path: String, in parent: Int?) -> Int? {
    if let index = indices[path] { return index }
    guard fields.count < Self.maximumFields else { return nil }
    indices[path] = fields.count
    fields.append(FieldDraft(path: path, parent: parent))
    return fields.count - 1
  }

  /// The document, with a line for each field, also for one without rules.
  ///
  /// - Parameter cellsAreTexts: Whether numbers and booleans are written as texts, as in CSV.
  func document(cellsAreTexts: Bool) -> String {
    let lines = fields.map { field in
      var rules = field.rules(cellsAreTexts: cellsAreTexts)
      if let presence = presence(of: field) { rules.insert(presence, at: 0) }
      return "    \(JSONText.quoted(field.path)): \(JSONNode.list(rules))"
    }
    return "{\n  \"fields\": {\n\(lines.joined(separator: ",\n"))\n  }\n}\n"
  }

  /// `required`, if the field is in every value of the object that has it, on the condition that there is one.
  private func presence(of field: FieldDraft) -> JSONNode? {
    guard !field.isElement else { return nil }
    guard let parent = field.parent.map({ fields[$0] }) else {
      return field.present == records ? .text("required") : nil
    }
    guard field.present == parent.objects, parent.objects > 0 else { return nil }
    let isAlways = parent.isElement || presence(of: parent)?.string != nil
    if isAlways, parent.objects == parent.present { return .text("required") }
    let condition: JSONNode = .members(["field": .text(parent.path), "present": JSONNode(.bool(true))])
    // An element of another type is told by its own rules.
    guard parent.objects == parent.present else { return nil }
    return .members(["required": JSONNode(.bool(true)), "when": condition])
  }
}
