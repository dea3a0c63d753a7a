package import ValidationCore

/// A parameter of a rule's initializer, with the arguments of a rule document from which it is read.
package struct RuleParameter<Value: Sendable>: Sendable {
  /// The arguments in a rule document; several if they form one value together, as `exact`, `min` and `max` do.
  package let arguments: [RuleArgument]
  /// Reads the value from arguments whose types have been checked.
  let read: @Sendable (_ given: [String: RuleValue]) throws(ImpossibleRule) -> Value
  /// Writes the value into the arguments, nothing for a default; false for a value that a document cannot hold.
  let write: @Sendable (Value, _ given: inout [String: RuleValue]) -> Bool

  package init(
    _ arguments: [RuleArgument],
    read: @escaping @Sendable ([String: RuleValue]) throws(ImpossibleRule) -> Value,
    write: @escaping @Sendable (Value, inout [String: RuleValue]) -> Bool
  ) {
    self.arguments = arguments
    self.read = read
    self.write = write
  }

  /// A parameter that consists of one argument.
  ///
  /// - Parameters:
  ///   - standard: The value if the argument is omitted; nil if it is required.
  ///   - decoded: Reads the value; nil for a value of another type, which documents refuse before this.
  ///   - encoded: Writes the value; nil for the default and for a value that a document cannot hold.
  package init(
    _ name: String,
    _ type: ArgumentType,
    shorthand: Bool = false,
    default standard: Value?,
    decoded: @escaping @Sendable (RuleValue) throws(ImpossibleRule) -> Value?,
    encoded: @escaping @Sendable (Value) -> Written
  ) {
    self.init(
      [RuleArgument(name, type, isRequired: standard == nil, isShorthand: shorthand)],
      read: { given throws(ImpossibleRule) in
        guard let value = given[name] else {
          guard let standard else { throw .missing(name) }
          return standard
        }
        guard let read = try decoded(value) else {
          throw ImpossibleRule(at: name, "the value is of another type", expected: "\(type)")
        }
        return read
      },
      write: { value, given in
        switch encoded(value) {
        case .omitted: return true
        case .value(let written):
          given[name] = written
          return true
        case .unwritable: return false
        }
      }
    )
  }

  /// How a value is written in a rule document.
  package enum Written: Sendable {
    /// By omitting the argument.
    case omitted
    case value(RuleValue)
    /// Not at all.
    case unwritable
  }
}

extension ImpossibleRule {
  static func missing(_ name: String) -> ImpossibleRule {
    ImpossibleRule("the argument \"\(name)\" is missing", expected: "a value for it")
  }
}
