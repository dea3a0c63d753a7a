/// The valid values that allocate all the same, so that the gate holds all others to none.
enum KnownAllocations {
  /// Rules, arguments and values, of which ICU allocates what it does for.
  private static let rows: Set<[String]> = [
    // ICU finds the words of Chinese, Japanese, Thai, Khmer, Lao and Burmese with dictionaries, which it does not give
    // out, and makes vectors of its own for each run of such a script (CjkBreakEngine::divideUpDictionaryRange).
    ["wordCount", #"{"max":3,"min":2}"#, #""我爱北京""#],
    // A pattern of ICU is one that ICU compiles.
    ["regex", #"{"syntax":"icu"}"#, #""(?i)a++\\z""#],
  ]

  static func contains(_ row: RuleRow) -> Bool { rows.contains([row.rule, row.arguments, row.value]) }
}
