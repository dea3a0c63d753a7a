/// A parsed message pattern, not bound to a locale.
struct MessageSyntax: Sendable, Hashable {
  /// One piece of a message.
  enum Part: Sendable, Hashable {
    /// Literal text, without quoting.
    case text(String)
    /// `#`: the number of the enclosing plural.
    case number
    /// An argument in braces.
    indirect case argument(Argument)
  }

  /// An argument with the contents of its braces.
  struct Argument: Sendable, Hashable {
    var name: String
    var kind: Kind
    /// The position of its opening brace, in code points from the start of the pattern.
    var offset: Int
  }

  /// The type of an argument.
  enum Kind: Sendable, Hashable {
    /// `{name}`
    case plain
    /// `{name, type}` and `{name, type, style}`, both as written.
    case typed(type: String, style: String?)
    /// `{name, plural, …}`
    case plural(Plural)
    /// `{name, select, …}`
    case select([Branch])
  }

  /// The forms of a plural or ordinal argument.
  struct Plural: Sendable, Hashable {
    var isOrdinal: Bool
    /// The number subtracted before the category is chosen and `#` is written.
    var offset: Double
    var branches: [Branch]
  }

  /// One selector with its message.
  struct Branch: Sendable, Hashable {
    /// The selector as written: "few", "=1", "female".
    var selector: String
    /// The number of an explicit selector.
    var exact: Double?
    var message: MessageSyntax
  }

  /// The pieces in order.
  var parts: [Part] = []
}
