/// A parsed message, not bound to a locale: the data model of MessageFormat 1 and 2.
///
/// A message is text with arguments. An argument of MessageFormat 1 may be a choice of messages, which nest. A message of
/// MessageFormat 2 has declarations, expressions and markup, and at most one matcher, which then is its only part.
struct MessageSyntax: Sendable, Hashable {
  /// One piece of a message.
  enum Part: Sendable, Hashable {
    /// Literal text, without quoting.
    case text(String)
    /// `#`: the number of the enclosing plural.
    case number
    /// An argument in braces.
    indirect case argument(Argument)
    /// `{$name :function}`
    indirect case expression(Expression)
    /// `{#name}`
    indirect case markup(Markup)
    /// `.match $name …`
    indirect case match(Matcher)
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

  /// The variables that MessageFormat 2 declares, in order; empty within a variant.
  var declarations: [Declaration] = []
  /// The pieces in order.
  var parts: [Part] = []
}
