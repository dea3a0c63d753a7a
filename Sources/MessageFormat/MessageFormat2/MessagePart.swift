/// A part of a written message (LDML 48, "Formatting of the Selected Pattern").
package enum MessagePart: Sendable, Hashable {
  /// The kind of value in a part.
  package enum ValueType: String, Sendable, Hashable {
    case string, number, datetime
    /// The value of a function for tests.
    case test
  }

  /// A piece of a number, such as its fraction, by the names of ECMA-402.
  package struct Piece: Sendable, Hashable {
    package let type: String
    package let value: String

    package init(type: String, value: String) { (self.type, self.value) = (type, value) }
  }

  /// The value of an expression.
  package struct Value: Sendable, Hashable {
    package let type: ValueType
    package let text: String
    /// The pieces of a number; nil for other values.
    package let pieces: [Piece]?
    /// `ltr` or `rtl`, nil if the direction is not known.
    package let direction: String?
    package let locale: String
    /// The option `u:id`.
    package let id: String?
  }

  /// Markup, which has no text.
  package struct Markup: Sendable, Hashable {
    /// `open`, `standalone` or `close`.
    package let kind: String
    package let name: String
    /// The option `u:id`.
    package let id: String?
    package let options: [String: String]
  }

  case text(String)
  /// A control that isolates the next value, or ends the isolation of the last one.
  case bidiIsolation(String)
  case value(Value)
  case markup(Markup)
  /// An expression that could not be written, by its source: `$name`, `|literal|`, `:function`.
  case fallback(source: String)

  /// What the part adds to the message.
  package var string: String {
    switch self {
    case .text(let text), .bidiIsolation(let text): text
    case .value(let value): value.text
    case .markup: ""
    case .fallback(let source): "{\(source)}"
    }
  }
}
