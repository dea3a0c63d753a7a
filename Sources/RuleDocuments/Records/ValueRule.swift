public import JSONText
public import Primitives
public import ValidationCore

/// A rule for one JSON value: a validation for each type of value that it accepts.
///
/// A value of any other type is rejected with `type.mismatch` before the rule runs.
public struct ValueRule: Sendable {
  /// The types that the rule accepts.
  public let kinds: JSONTypeSet

  let text: Validation<String>?
  let number: Validation<ExactDecimal>?
  let boolean: Validation<Bool>?
  let list: Validation<JSONTapeValue>?
  let object: Validation<JSONTapeValue>?
  /// The lists and objects that are valid by the number of their parts alone.
  let partCounts: PartCounts
  /// What the rule reports for an absent value; nil if it passes.
  let absent: (@Sendable (inout ErrorSink) -> Void)?

  init(
    kinds: JSONTypeSet,
    text: Validation<String>? = nil,
    number: Validation<ExactDecimal>? = nil,
    boolean: Validation<Bool>? = nil,
    list: Validation<JSONTapeValue>? = nil,
    object: Validation<JSONTapeValue>? = nil,
    partCounts: PartCounts? = nil,
    absent: (@Sendable (inout ErrorSink) -> Void)?
  ) {
    self.kinds = kinds
    self.text = text
    self.number = number
    self.boolean = boolean
    self.list = list
    self.object = object
    self.partCounts = partCounts ?? (list == nil && object == nil ? .all : .none)
    self.absent = absent
  }

  /// A rule for the types for which a validation is given.
  public init(
    text: Validation<String>? = nil,
    number: Validation<ExactDecimal>? = nil,
    boolean: Validation<Bool>? = nil,
    list: Validation<[JSONNode]>? = nil,
    object: Validation<JSONNode>? = nil
  ) {
    var kinds: JSONTypeSet = []
    if text != nil { kinds.insert(.text) }
    if number != nil { kinds.formUnion([.number, .integer]) }
    if boolean != nil { kinds.insert(.boolean) }
    if list != nil { kinds.insert(.list) }
    if object != nil { kinds.insert(.object) }
    self.init(
      kinds: kinds,
      text: text,
      number: number,
      boolean: boolean,
      list: list.map { Validation(list: $0) },
      object: object.map { Validation(object: $0) },
      absent: text?.checkAbsent ?? number?.checkAbsent ?? boolean?.checkAbsent ?? list?.checkAbsent
        ?? object?.checkAbsent
    )
  }

  /// A rule that only requires a type.
  public static func type(_ kinds: JSONTypeSet) -> ValueRule { ValueRule(kinds: kinds, absent: nil) }

  /// A rule for texts.
  public static func text(_ rule: Validation<String>) -> ValueRule { ValueRule(text: rule) }

  /// A rule for numbers, by their exact value.
  public static func number(_ rule: Validation<ExactDecimal>) -> ValueRule { ValueRule(number: rule) }

  /// A rule for `true` and `false`.
  public static func boolean(_ rule: Validation<Bool>) -> ValueRule { ValueRule(boolean: rule) }

  /// A rule for arrays.
  public static func list(_ rule: Validation<[JSONNode]>) -> ValueRule { ValueRule(list: rule) }

  /// A rule for whole numbers. A number that does not fit in `Int` is rejected with the code `invalid`.
  public static func integer(_ rule: Validation<Int>) -> ValueRule {
    let run = rule.run
    let number = Validation<ExactDecimal>(run: { value, sink in
      guard let integer = value.integer else { return sink.report(ValidationError(code: .invalid)) }
      run(integer, &sink)
    })
    return ValueRule(kinds: [.integer], number: number, absent: rule.checkAbsent)
  }

  /// A rule for values of any type.
  public static func value(_ rule: Validation<JSONNode>) -> ValueRule {
    let run = rule.run
    return ValueRule(
      kinds: .any,
      text: Validation(run: { value, sink in run(JSONNode(.string(value)), &sink) }),
      number: Validation(run: { value, sink in run(JSONNode(.number(value.text)), &sink) }),
      boolean: Validation(run: { value, sink in run(JSONNode(.bool(value)), &sink) }),
      list: Validation(object: rule),
      object: Validation(object: rule),
      absent: rule.checkAbsent
    )
  }

  /// The types for which the rule has more than the type requirement.
  var ruledKinds: JSONTypeSet {
    var kinds: JSONTypeSet = []
    if text != nil { kinds.insert(.text) }
    if number != nil { kinds.insert(.number) }
    if boolean != nil { kinds.insert(.boolean) }
    if list != nil { kinds.insert(.list) }
    if object != nil { kinds.insert(.object) }
    return kinds
  }
}
