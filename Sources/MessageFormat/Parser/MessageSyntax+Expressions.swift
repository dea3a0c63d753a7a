// What MessageFormat 2 has and MessageFormat 1 does not (LDML 48, "Data Model"). Offsets count code points from the
// start of the source; names and keys are in NFC.
extension MessageSyntax {
  /// A literal or a variable.
  enum Operand: Sendable, Hashable {
    case literal(String)
    case variable(String)
  }

  /// `name=value` of a function or of markup.
  struct Option: Sendable, Hashable {
    var name: String
    var value: Operand
    var offset: Int
  }

  /// `@name` or `@name=value`, which has no effect on the message that is written.
  struct Attribute: Sendable, Hashable {
    var name: String
    var value: String?
  }

  /// `:name` with its options.
  struct Function: Sendable, Hashable {
    var name: String
    var options: [Option]
  }

  /// `{operand :function option=value @attribute}`, of which the operand or the function may be absent.
  struct Expression: Sendable, Hashable {
    var operand: Operand?
    var function: Function?
    var attributes: [Attribute]
    /// The position of the opening brace.
    var offset: Int
  }

  /// `{#name option=value}`, `{#name/}` or `{/name}`, which has no text of its own.
  struct Markup: Sendable, Hashable {
    enum Kind: String, Sendable, Hashable {
      case open, standalone, close
    }

    var kind: Kind
    var name: String
    var options: [Option]
    var attributes: [Attribute]
    /// The position of the opening brace.
    var offset: Int
  }

  /// `.input {…}` or `.local $name = {…}`.
  struct Declaration: Sendable, Hashable {
    var isInput: Bool
    var name: String
    var value: Expression
    /// The position of the keyword.
    var offset: Int
  }

  /// `.match` with its variants.
  struct Matcher: Sendable, Hashable {
    var selectors: [Selector]
    var variants: [Variant]
  }

  /// A variable that chooses.
  struct Selector: Sendable, Hashable {
    var name: String
    var offset: Int
  }

  /// The keys of a message within a matcher.
  struct Variant: Sendable, Hashable {
    var keys: [Key]
    var message: MessageSyntax
    /// The position of the first key.
    var offset: Int
  }

  /// What a selector's value is compared with.
  enum Key: Sendable, Hashable {
    case literal(String)
    /// `*`
    case catchAll
  }
}
