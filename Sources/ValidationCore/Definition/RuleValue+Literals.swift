extension RuleValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral {
  public init(nilLiteral: ()) { self = .null }

  public init(booleanLiteral value: Bool) { self = .boolean(value) }

  public init(integerLiteral value: Int) { self = .integer(value) }
}

extension RuleValue: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  public init(stringLiteral value: String) { self = .text(value) }

  public init(arrayLiteral values: RuleValue...) { self = .list(values) }

  public init(dictionaryLiteral members: (String, RuleValue)...) {
    self = .object(members.map { Member($0.0, $0.1) })
  }
}
