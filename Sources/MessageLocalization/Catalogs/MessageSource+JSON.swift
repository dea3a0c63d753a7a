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
      JSONNode(
        .object(
          [JSONNode.Member(key: choice.kind.rawValue, value: JSONNode(.string(choice.argument)))]
            + choice.forms.map { form in
              // Within a choice there are only patterns.
              JSONNode.Member(key: form.selector, value: form.message.json(beside: .mf1))
            }
        )
      )
    }
  }

  private static func json(_ text: String, _ own: CatalogSyntax, beside syntax: CatalogSyntax?) -> JSONNode {
    let text = JSONNode(.string(text))
    return own == syntax ? text : JSONNode(.object([JSONNode.Member(key: own.rawValue, value: text)]))
  }
}
