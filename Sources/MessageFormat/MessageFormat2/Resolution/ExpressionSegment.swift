/// An expression, bound to the functions and variables of its message.
struct ExpressionSegment: Sendable {
  /// The origin of an operand or of an option's value.
  enum Source: Sendable {
    case literal(String)
    /// A variable of the message, by its number.
    case declared(Int, name: String)
    /// A variable that only the arguments can have.
    case argument(name: String)
  }

  /// `name=value`
  struct Option: Sendable {
    let name: String
    let value: Source
  }

  /// `:name` with its options.
  struct Function: Sendable {
    let name: String
    /// Nil if no function has the name.
    let function: (any MessageFunction)?
    let options: [Option]
  }

  let operand: Source?
  let function: Function?

  /// How the expression is shown if it cannot be resolved (its fallback value).
  var source: String {
    switch operand {
    case .literal(let text): Self.quoted(text)
    case .declared(_, let name), .argument(let name): "$\(name)"
    case nil: ":\(function?.name ?? "")"
    }
  }

  /// A literal in quotes.
  static func quoted(_ text: String) -> String {
    var quoted = String.UnicodeScalarView("|".unicodeScalars)
    for scalar in text.unicodeScalars {
      if scalar == "\\" || scalar == "|" { quoted.append("\\") }
      quoted.append(scalar)
    }
    quoted.append("|")
    return String(quoted)
  }

  /// The numbers of the declared variables that the expression uses.
  var dependencies: [Int] {
    ([operand] + (function?.options.map(\.value) ?? [])).compactMap { source in
      if case .declared(let number, _)? = source { number } else { nil }
    }
  }
}

/// A variable that the message declares.
struct DeclarationSegment: Sendable {
  let name: String
  let value: ExpressionSegment
  /// The numbers of the variables that the value depends on; all smaller than its own.
  let dependencies: [Int]

  init(name: String, value: ExpressionSegment) {
    (self.name, self.value, dependencies) = (name, value, value.dependencies)
  }
}

/// Markup, bound to the variables of its message.
struct MarkupSegment: Sendable {
  let kind: MessageSyntax.Markup.Kind
  let name: String
  let options: [ExpressionSegment.Option]
}

/// The variants among which variables choose.
final class MatchSegment: Sendable {
  struct Variant: Sendable {
    let keys: [MessageSyntax.Key]
    let message: [MessageSegment]
  }

  /// The declared variables, by number and name.
  let selectors: [(number: Int, name: String)]
  let variants: [Variant]
  /// The usual length of the longest variant.
  let usualLength: Int

  init(selectors: [(number: Int, name: String)], variants: [Variant]) {
    (self.selectors, self.variants) = (selectors, variants)
    usualLength = variants.map(\.message.usualLength).max() ?? 0
  }
}
