/// A message as a catalog writes it: one sentence, or a choice among sentences by one argument.
package enum MessageSource: Sendable, Hashable {
  /// A pattern in ICU MessageFormat.
  case pattern(String)
  /// A message in MessageFormat 2.
  case messageFormat2(String)
  /// A choice by one argument. In the sentences of a plural or an ordinal, `#` is the number.
  case choice(Choice)

  /// Messages of which one argument chooses one.
  package struct Choice: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable, CaseIterable {
      case select, plural, ordinal
    }

    package let kind: Kind
    /// The argument that chooses.
    package let argument: String
    /// The messages with their selectors, in the order of the catalog.
    package let forms: [Form]

    package init(_ kind: Kind, on argument: String, _ forms: [Form]) {
      self.kind = kind
      self.argument = argument
      self.forms = forms
    }
  }

  /// One message of a choice.
  package struct Form: Sendable, Hashable {
    /// "few", "=1", or the text that a `select` compares.
    package let selector: String
    package let message: MessageSource

    package init(_ selector: String, _ message: MessageSource) {
      self.selector = selector
      self.message = message
    }
  }

  /// One sentence of a message.
  package struct Leaf: Sendable, Hashable {
    /// The selectors that lead to the sentence, from the outside; empty if the message is one pattern.
    package let path: [String]
    package let pattern: String
    /// Whether `#` is the number of a plural.
    package let isCounted: Bool
    /// Whether the pattern is in MessageFormat 2.
    package let isMessageFormat2: Bool

    /// The syntax of the sentence by itself.
    func syntax() throws(MessagePatternError) -> MessageSyntax {
      if isMessageFormat2 { return try MessageFormat2Parser.message(pattern) }
      var parser = MessageParser(pattern)
      return try parser.pattern(inPlural: isCounted)
    }

    /// The key under which tools list the sentence: `length.tooShort|words|few`.
    package func key(in message: String) -> String { ([message] + path).joined(separator: "|") }

    /// The path as text: `words|few`; nil if the message is one pattern.
    package var form: String? { path.isEmpty ? nil : path.joined(separator: "|") }
  }

  /// How many choices may be inside each other.
  package static let deepestNesting = 8

  /// Every sentence, in the order of the catalog.
  package var leaves: [Leaf] { leaves(path: [], isCounted: false) }

  private func leaves(path: [String], isCounted: Bool) -> [Leaf] {
    switch self {
    case .pattern(let text):
      [Leaf(path: path, pattern: text, isCounted: isCounted, isMessageFormat2: false)]
    case .messageFormat2(let text):
      [Leaf(path: path, pattern: text, isCounted: isCounted, isMessageFormat2: true)]
    case .choice(let choice):
      choice.forms.flatMap { form in
        form.message.leaves(path: path + [form.selector], isCounted: isCounted || choice.kind != .select)
      }
    }
  }

  /// The bytes of all sentences.
  package var size: Int {
    switch self {
    case .pattern(let text), .messageFormat2(let text): text.utf8.count
    case .choice(let choice): choice.forms.reduce(0) { $0 + $1.message.size }
    }
  }
}
