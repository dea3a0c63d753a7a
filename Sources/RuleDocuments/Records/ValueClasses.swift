import JSONText
import Primitives

/// The values that conditions compare one field with, each with a number: its class.
///
/// However many conditions test a field, its value is looked up once for each record or element; a condition then only
/// tests whether the class is in its own set.
struct ValueClasses: ~Copyable {
  /// The class of every value that no condition names.
  static let other = 0

  /// The class of the first value.
  private static let first = 1

  private let values: ValueTable

  init(_ values: [JSONNode]) { self.values = ValueTable(values) }

  /// The class of a field's value.
  ///
  /// - Parameter value: The value; nil if it is absent, which is the same as `null`.
  func number(of value: JSONTapeValue?) -> Int {
    let offset = if let value { values.offset(of: value) } else { values.nullOffset }
    return offset.map { $0 + Self.first } ?? Self.other
  }

  /// The class of a value that a condition names; `other` if it is not among the values.
  func number(of value: JSONNode) -> Int {
    values.offset(of: value).map { $0 + Self.first } ?? Self.other
  }
}

/// A set of classes.
struct ClassSet {
  /// The first word with a bit of the set, counted from that of class 0: a set takes no space for lower classes.
  let first: Int
  /// Where its words are among those of the document.
  let start: Int
  let count: Int
}
