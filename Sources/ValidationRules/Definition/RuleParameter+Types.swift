import Primitives
import ValidationCore

extension RuleParameter where Value == Bool {
  /// True or false.
  static func flag(_ name: String, default standard: Bool) -> Self {
    Self(
      name, .boolean, default: standard, decoded: \.boolean,
      encoded: {
        $0 == standard ? .omitted : .value(.boolean($0))
      })
  }
}

extension RuleParameter where Value == Bool? {
  /// True or false; omission is a third value.
  static func flag(_ name: String) -> Self {
    Self(
      name, .boolean, default: .some(nil), decoded: { .some($0.boolean) },
      encoded: {
        $0.map { .value(.boolean($0)) } ?? .omitted
      })
  }
}

extension RuleParameter where Value == Int {
  /// A required whole number from 0 up, or one with a default.
  static func count(_ name: String, shorthand: Bool = false, default standard: Int? = nil) -> Self {
    Self(
      name, .count, shorthand: shorthand, default: standard, decoded: \.integer,
      encoded: {
        $0 == standard ? .omitted : .value(.integer($0))
      })
  }
}

extension RuleParameter where Value == Int? {
  /// An optional whole number from 0 up.
  static func count(_ name: String, shorthand: Bool = false) -> Self {
    Self(
      name, .count, shorthand: shorthand, default: .some(nil), decoded: { .some($0.integer) },
      encoded: {
        $0.map { .value(.integer($0)) } ?? .omitted
      })
  }
}

extension RuleParameter where Value == [Int]? {
  /// Optional whole numbers from 0 up.
  static func counts(_ name: String, shorthand: Bool = false) -> Self {
    Self(
      name, .list(of: .count), shorthand: shorthand, default: .some(nil),
      decoded: { .some($0.list?.compactMap(\.integer)) },
      encoded: { $0.map { .value(.list($0.map { .integer($0) })) } ?? .omitted })
  }
}

extension RuleParameter where Value == ExactDecimal {
  /// A required number.
  static func number(_ name: String, shorthand: Bool = false) -> Self {
    Self(
      name, .number, shorthand: shorthand, default: nil, decoded: \.number, encoded: { .value(.number($0)) })
  }
}

extension RuleParameter where Value == ExactDecimal? {
  /// An optional number.
  static func number(_ name: String) -> Self {
    Self(
      name, .number, default: .some(nil), decoded: { .some($0.number) },
      encoded: {
        $0.map { .value(.number($0)) } ?? .omitted
      })
  }
}

extension RuleParameter where Value == String {
  /// A required text.
  static func text(_ name: String, shorthand: Bool = false) -> Self {
    Self(name, .text, shorthand: shorthand, default: nil, decoded: \.text, encoded: { .value(.text($0)) })
  }

  /// The path of another field.
  static func field(_ name: String, shorthand: Bool = false) -> Self {
    Self(name, .field, shorthand: shorthand, default: nil, decoded: \.text, encoded: { .value(.text($0)) })
  }
}

extension RuleParameter where Value == String? {
  /// An optional text.
  static func text(_ name: String, shorthand: Bool = false) -> Self {
    Self(
      name, .text, shorthand: shorthand, default: .some(nil), decoded: { .some($0.text) },
      encoded: {
        $0.map { .value(.text($0)) } ?? .omitted
      })
  }

  /// The path of another field, optional.
  static func field(_ name: String, shorthand: Bool = false) -> Self {
    Self(
      name, .field, shorthand: shorthand, default: .some(nil), decoded: { .some($0.text) },
      encoded: {
        $0.map { .value(.text($0)) } ?? .omitted
      })
  }
}

extension RuleParameter where Value == [String] {
  /// Required texts.
  static func texts(_ name: String, shorthand: Bool = false) -> Self {
    Self(
      name, .list(of: .text), shorthand: shorthand, default: nil,
      decoded: { $0.list?.compactMap(\.text) }, encoded: { .value(.list($0.map { .text($0) })) })
  }

  /// The paths of other fields.
  static func fields(_ name: String, shorthand: Bool = false) -> Self {
    Self(
      name, .list(of: .field), shorthand: shorthand, default: nil,
      decoded: { $0.list?.compactMap(\.text) }, encoded: { .value(.list($0.map { .text($0) })) })
  }
}

extension RuleParameter where Value == [String]? {
  /// Optional texts.
  static func texts(_ name: String, shorthand: Bool = false) -> Self {
    Self(
      name, .list(of: .text), shorthand: shorthand, default: .some(nil),
      decoded: { .some($0.list?.compactMap(\.text)) },
      encoded: { $0.map { .value(.list($0.map { .text($0) })) } ?? .omitted })
  }
}

extension RuleParameter where Value == [String]? {
  /// The paths of other fields, optional.
  static func fields(_ name: String) -> Self {
    Self(
      name, .list(of: .field), default: .some(nil), decoded: { .some($0.list?.compactMap(\.text)) },
      encoded: { $0.map { .value(.list($0.map { .text($0) })) } ?? .omitted })
  }
}

extension RuleParameter where Value == RuleValue {
  /// Any value.
  static func value(_ name: String, shorthand: Bool = false) -> Self {
    Self(name, .value, shorthand: shorthand, default: nil, decoded: { $0 }, encoded: { .value($0) })
  }
}

extension RuleParameter where Value == RuleValue? {
  /// Any value, optional.
  static func value(_ name: String) -> Self {
    Self(
      name, .value, default: .some(nil), decoded: { .some($0) },
      encoded: { $0.map { .value($0) } ?? .omitted })
  }
}

extension RuleParameter where Value == [RuleValue] {
  /// Values of any type.
  static func values(_ name: String, shorthand: Bool = false) -> Self {
    Self(
      name, .list(of: .value), shorthand: shorthand, default: nil, decoded: \.list,
      encoded: { .value(.list($0)) })
  }
}

extension RuleParameter where Value == [RuleValue]? {
  /// Values of any type, optional.
  static func values(_ name: String) -> Self {
    Self(
      name, .list(of: .value), default: .some(nil), decoded: { .some($0.list) },
      encoded: {
        $0.map { .value(.list($0)) } ?? .omitted
      })
  }
}

extension RuleParameter where Value: RawRepresentable<String> & CaseIterable & Equatable {
  /// One of a type's cases, by its raw value.
  static func choice(_ name: String, shorthand: Bool = false, default standard: Value? = nil) -> Self {
    Self(
      name, .choice(Value.allCases.map(\.rawValue)), shorthand: shorthand, default: standard,
      decoded: { $0.text.flatMap(Value.init) },
      encoded: { $0 == standard ? .omitted : .value(.text($0.rawValue)) })
  }
}

extension RuleParameter {
  /// One of a type's cases, by its raw value, optional.
  static func choice<Choice>(_ name: String, shorthand: Bool = false) -> Self
  where Value == Choice?, Choice: RawRepresentable<String> & CaseIterable & Sendable {
    Self(
      name, .choice(Choice.allCases.map(\.rawValue)), shorthand: shorthand, default: .some(nil),
      decoded: { .some($0.text.flatMap(Choice.init)) },
      encoded: { $0.map { .value(.text($0.rawValue)) } ?? .omitted })
  }

  /// Several of a type's cases, by their raw values.
  ///
  /// - Parameter standard: The cases if the argument is omitted; nil for all.
  static func choices<Choice>(
    _ name: String, shorthand: Bool = false, default standard: [Choice]? = nil
  ) -> Self
  where Value == [Choice], Choice: RawRepresentable<String> & CaseIterable & Equatable & Sendable {
    let all = Array(Choice.allCases)
    let standard = standard ?? all
    return Self(
      name, .list(of: .choice(all.map(\.rawValue))), shorthand: shorthand, default: standard,
      decoded: { $0.list?.compactMap { $0.text.flatMap(Choice.init) } },
      encoded: { $0 == standard ? .omitted : .value(.list($0.map { .text($0.rawValue) })) })
  }
}
