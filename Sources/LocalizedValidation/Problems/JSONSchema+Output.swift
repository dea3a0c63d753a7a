public import JSONSchemas
public import JSONText
public import MessageLocalization
import ValidationCore

extension JSONSchema {
  /// What the schema says of a value, in a format of the specification (2020-12 core, section 12), with sentences in the
  /// reader's language.
  ///
  /// ```swift
  /// schema.output(of: order, as: .detailed, in: "pt-BR")
  /// // {"valid":false,"keywordLocation":"","instanceLocation":"","errors":[
  /// //   {"valid":false,"keywordLocation":"/required","instanceLocation":"","error":"O campo “Itens” é obrigatório"}]}
  /// ```
  /// `keywordLocation` goes through references and `absoluteKeywordLocation` does not; the latter is left out where it
  /// would say the same. Several faults of one keyword are several units.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - format: Which of the formats.
  ///   - locale: The locale of the sentences: the active one, unless another is given.
  public func output(
    of value: JSONNode, as format: OutputFormat = .basic, in locale: LanguageTag = ActiveLocale.current
  ) -> JSONNode {
    output(of: value, as: format) { $0.localizedDescription(in: locale) }
  }

  /// What the schema says of a value in text form, in a format of the specification.
  ///
  /// - Throws: `JSONSyntaxError` if the text is not JSON.
  public func output(
    ofJSON json: some Collection<UInt8>, as format: OutputFormat = .basic,
    in locale: LanguageTag = ActiveLocale.current
  ) throws(JSONSyntaxError) -> JSONNode {
    output(of: try JSONNode.parse(json), as: format, in: locale)
  }
}
