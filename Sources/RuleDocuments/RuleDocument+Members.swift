import ValidationCore

extension RuleDocument {
  /// The types that the rules of a member of the record take together; every type where no rule asks for one.
  ///
  /// - Parameter name: The member's name; members of members are not looked at.
  package func kinds(ofMember name: String) -> ValueKinds {
    fields.reduce(.any) { kinds, field in
      guard field.pattern.stands(for: [.key(name)]) else { return kinds }
      return field.requirements.reduce(kinds) { $0.common(with: $1.kinds) }
    }
  }
}
