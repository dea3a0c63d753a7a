/// The valid values that allocate all the same, so that the gate holds all others to none.
enum KnownAllocations {
  /// Rules and values, with what allocates.
  private static let rows: Set<[String]> = [
    // ICU finds the words of Chinese, Japanese, Thai, Khmer, Lao and Burmese with dictionaries, which it does not give
    // out, and makes vectors of its own for each run of such a script (CjkBreakEngine::divideUpDictionaryRange).
    ["wordCount", #""我爱北京""#],
    // The name without what the option allows, and the ASCII form of the host.
    ["hostname", #""_dmarc.example.com""#], ["hostname", #""*.example.com""#],
    ["url", #""http://مثال.السعودية/""#],
    // The decoded claims.
    ["jwt", #""eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjE5MDAwMDAwMDB9.c2ln""#],
    // The declared type in lowercase, beside that which the first bytes show.
    ["dataURI", #""data:image/png;base64,iVBORw0KGgo=""#],
    ["dataURI", #""data:image/svg+xml,%3Csvg/%3E""#],
    ["dataURI", #""data:image/gif,GIF89a""#],
    // The text of an amount whose currency is in another field.
    ["amount", #""₹१२,३४,५६७.८९""#],
  ]

  /// Rules that make texts or lists of the parts of a value, and do not read it in place yet.
  private static let rules: Set<String> = ["mailto", "postalAddress", "regex"]

  static func contains(_ row: RuleRow) -> Bool {
    rules.contains(row.rule) || rows.contains([row.rule, row.value])
  }
}
