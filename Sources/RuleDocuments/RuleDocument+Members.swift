import ValidationCore

extension RuleDocument {
  /// The types that the rules of a member of the record take together; every type where no rule asks for one.
  ///
  /// - Parameter name: The member's name; members of members are not looked at.
  package func kinds(ofMember name: String) -> ValueKinds {
    var kinds = ValueKinds.any
    plan.fields.visit { field in
      if field.pattern.stands(for: [.key(name)]) {
        kinds = field.requirements.reduce(kinds) { $0.common(with: $1.kinds) }
      }
      return true
    }
    return kinds
  }
}
