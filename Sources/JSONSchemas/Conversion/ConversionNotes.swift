import JSONText
import RuleDocuments

/// What a rule document does not say of a schema, or says in another way, noted on the way through the schema.
struct ConversionNotes {
  /// A note that may depend on what other schemas say of the same path.
  private struct Note: Hashable {
    enum Condition: Hashable {
      case always
      /// The values at a path can have a type that the rule refuses.
      case otherTypes(path: String, accepted: JSONTypeSet)
      /// No rule refuses null at a path.
      case acceptsNull(path: String)
    }

    let omission: ConvertedSchema.Omission
    let condition: Condition
  }

  private var list: [Note] = []
  /// A schema that applies to many parts has the same notes for each.
  private var known: Set<Note> = []

  mutating func omit(
    _ rules: SubschemaRules, _ keyword: String, _ reason: String,
    effect: ConvertedSchema.Omission.Effect = .weaker
  ) {
    add(rules.location + JSONPointer.token(keyword), reason, effect, .always)
  }

  /// Notes that the rule of a keyword refuses values of other types, which the keyword passes.
  mutating func omitTypes(
    _ rules: SubschemaRules, _ keyword: String, at path: String, accepted: JSONTypeSet
  ) {
    add(
      rules.location + JSONPointer.token(keyword), "values of other types are refused", .stricter,
      .otherTypes(path: path, accepted: accepted))
  }

  /// Notes that null is an absent value at a path, where the schema refuses it.
  mutating func omitNull(_ rules: SubschemaRules, at path: String) {
    let reason = "null is accepted, since it is an absent value in a rule document"
    add(rules.location, reason, .weaker, .acceptsNull(path: path))
  }

  private mutating func add(
    _ location: String, _ reason: String, _ effect: ConvertedSchema.Omission.Effect,
    _ condition: Note.Condition
  ) {
    let omission = ConvertedSchema.Omission(location: location, reason: reason, effect: effect)
    let note = Note(omission: omission, condition: condition)
    if known.insert(note).inserted { list.append(note) }
  }

  /// The notes that hold for the fields of the document, each once.
  func omissions(from fields: ConvertedFields) -> [ConvertedSchema.Omission] {
    var seen: Set<ConvertedSchema.Omission> = []
    return list.compactMap { note in
      let holds =
        switch note.condition {
        case .always: true
        case .otherTypes(let path, let accepted): !fields.types(at: path).ruleTypes.isSubset(of: accepted)
        case .acceptsNull(let path): !fields.isRequired(path)
        }
      return holds && seen.insert(note.omission).inserted ? note.omission : nil
    }
  }
}
