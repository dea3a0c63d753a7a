import JSONText
import RuleDocuments
import ValidationCore

/// The fields of a rule document as inputs of a form.
struct SignUpForm: Sendable {
  /// One input.
  struct Field: Sendable, Hashable {
    /// The name of the input: a path in the record, in which `[]` is the first element.
    let name: String
    /// The path as the document writes it, by which labels are found.
    let documentPath: String
    /// The choices, if the document lists them.
    var choices: [String] = []
    /// Whether the value is kept out of the page.
    var isSecret = false
    /// What the rules say of the input, except for what would keep a wrong value from being typed, and so from being
    /// explained.
    var attributes = HTMLAttributes()
  }

  let fields: [Field]

  /// - Parameters:
  ///   - document: A valid rule document; none has no fields.
  ///   - attributes: What its rules say of inputs.
  init(document: JSONNode?, attributes: FormAttributes) {
    let members = document?["fields"]?.object ?? []
    var fields: [Field] = []
    var sameAs: [String: String] = [:]
    for member in members {
      // A list is filled in by its elements.
      if members.contains(where: { $0.key.hasPrefix(member.key + "[") }) { continue }
      var field = Field(name: member.key.replacing("[]", with: "[0]"), documentPath: member.key)
      field.attributes = attributes[member.key].filter { Self.shownAttributes.contains($0.name) }
      let settings = member.value
      field.isSecret = settings["sensitive"]?.bool == true
      for rule in settings["rules"]?.array ?? settings.array ?? [] {
        if rule["sensitive"]?.bool == true { field.isSecret = true }
        let choices = rule["oneOf"]?.array ?? rule["oneOf"]?["values"]?.array
        if let choices { field.choices = choices.compactMap { $0.string ?? $0.number } }
        sameAs[member.key] = rule["sameAs"]?.string ?? rule["sameAs"]?["field"]?.string ?? sameAs[member.key]
      }
      fields.append(field)
      if fields.count == Self.mostFields { break }
    }
    let secrets = Set(fields.filter(\.isSecret).map(\.documentPath))
    self.fields = fields.map { field in
      var field = field
      // What must repeat a secret is one.
      if let other = sameAs[field.documentPath], secrets.contains(other) { field.isSecret = true }
      return field
    }
  }

  private static let mostFields = 200
  private static let shownAttributes: Set<String> = ["inputmode", "required", "minlength", "pattern"]

  /// The record of what was typed. An empty input is an absent value; which texts are numbers and booleans is decided
  /// as for the cells of a table.
  func record(of values: FormFields, for document: RuleDocument) -> JSONNode {
    let columns = document.cellTypes.columns(named: fields.map(\.name))
    return CSVShape(columns.map(\.path)).record(at: .start) { index in
      guard let text = values[fields[index].name], !text.isEmpty else { return nil }
      return JSONNode(columns[index].type.content(of: text))
    }
  }

  /// The input to which an error belongs: the one with its path, or the first inside or around it.
  func index(of error: ValidationError) -> Int? {
    let path = error.path.description
    return fields.firstIndex { $0.name == path }
      ?? fields.firstIndex { $0.name.hasPrefix(path + "[") || $0.name.hasPrefix(path + ".") }
      ?? fields.firstIndex { path.hasPrefix($0.name + "[") || path.hasPrefix($0.name + ".") }
  }
}
