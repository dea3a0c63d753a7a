package import Primitives
package import ValidationCore

/// What a rule does, independent of the notation of the records.
package enum RuleImplementation: Sendable {
  /// A rule for values of some types; a value of another type is refused with `type.mismatch`.
  case typed(TypedRule)
  /// A type that the value must have.
  case type(JSONType)
  /// The value is one of several, or none of them: text by canonical equivalence, numbers by value.
  case choice([RuleValue], isAccepted: Bool, ValidationError)
  /// No element of a list repeats an earlier one, or no value at a path in an element repeats that of an earlier one.
  case unique(by: String?)
  /// A list has an element that equals a value.
  case containsElement(RuleValue, ValidationError)
  /// An object has all of the members.
  case requiredKeys([String])
  /// An object is a postal address.
  case postalAddress(PostalAddressRule)
  /// The value has a relation to other fields of the record.
  case relation(FieldRelation)
  /// Another field repeats the value; its name is the rule's own field name followed by `Confirmation`.
  case confirmation
}

/// A rule as a validation for each type of value that it accepts.
package struct TypedRule: Sendable {
  package var text: Validation<String>?
  package var number: Validation<ExactDecimal>?
  package var boolean: Validation<Bool>?
  /// For the number of elements in a list.
  package var elementCount: Validation<Range<Int>>?
  /// For the number of members in an object.
  package var memberCount: Validation<Range<Int>>?
  /// Whether values of the other types pass as well.
  package var takesAnyType: Bool
  /// What the rule reports for an absent value; nil if an absent value passes.
  package var absent: (@Sendable (inout ErrorSink) -> Void)?

  package init(
    text: Validation<String>? = nil,
    number: Validation<ExactDecimal>? = nil,
    boolean: Validation<Bool>? = nil,
    elementCount: Validation<Range<Int>>? = nil,
    memberCount: Validation<Range<Int>>? = nil,
    takesAnyType: Bool = false,
    absent: (@Sendable (inout ErrorSink) -> Void)? = nil
  ) {
    self.text = text
    self.number = number
    self.boolean = boolean
    self.elementCount = elementCount
    self.memberCount = memberCount
    self.takesAnyType = takesAnyType
    self.absent =
      absent ?? text?.checkAbsent ?? number?.checkAbsent ?? boolean?.checkAbsent ?? elementCount?.checkAbsent
      ?? memberCount?.checkAbsent
  }
}
