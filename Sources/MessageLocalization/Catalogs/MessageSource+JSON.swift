package import JSONText
package import MessageFormat

extension MessageSource {
  /// The message as a catalog writes it.
  ///
  /// - Parameter syntax: The syntax that the catalog states for its messages; a message in another syntax is an object
  ///   that states its own. Nil if every message states it, except for choices, which read the same in every file.
  package func json(beside syntax: CatalogSyntax?) -> JSONNode {
    switch self {
    case .pattern(let text): Self.json(text, .mf1, beside: syntax)
    case .messageFormat2(let text): Self.json(text, .mf2, beside: syntax)
    case .choice(let choice):
      // Within a choice there are only patterns.
      .members(
        of: [(choice.kind.rawValue, .text(choice.argument))]
          + choice.forms.map { ($0.selector, $0.message.json(beside: .mf1)) })
    }
  }

  private static func json(_ text: String, _ own: CatalogSyntax, beside syntax: CatalogSyntax?) -> JSONNode {
    own == syntax ? .text(text) : .members(of: [(own.rawValue, .text(text))])
  }
}
