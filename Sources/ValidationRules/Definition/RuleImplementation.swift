package import Primitives
package import ValidationCore

/// What a rule does, free of the notation in which records come.
package enum RuleImplementation: Sendable {
  /// A rule over values of some types; a value of another type is refused with `type.mismatch`.
  case typed(TypedRule)
}

/// A rule as a validation for each type of value that it takes.
package struct TypedRule: Sendable {
  package var text: Validation<String>?
  package var number: Validation<ExactDecimal>?
  package var boolean: Validation<Bool>?
  /// Over the number of elements of a list.
  package var elementCount: Validation<Range<Int>>?
  /// Over the number of members of an object.
  package var memberCount: Validation<Range<Int>>?
  /// Whether values of the other types pass, too.
  package var takesAnyType: Bool
  /// What the rule says of an absent value; nil where it passes.
  package var absent: (@Sendable (inout Findings) -> Void)?

  package init(
    text: Validation<String>? = nil,
    number: Validation<ExactDecimal>? = nil,
    boolean: Validation<Bool>? = nil,
    elementCount: Validation<Range<Int>>? = nil,
    memberCount: Validation<Range<Int>>? = nil,
    takesAnyType: Bool = false,
    absent: (@Sendable (inout Findings) -> Void)? = nil
  ) {
    self.text = text
    self.number = number
    self.boolean = boolean
    self.elementCount = elementCount
    self.memberCount = memberCount
    self.takesAnyType = takesAnyType
    self.absent =
      absent ?? text?.runAbsent ?? number?.runAbsent ?? boolean?.runAbsent ?? elementCount?.runAbsent
      ?? memberCount?.runAbsent
  }
}
