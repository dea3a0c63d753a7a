/// The valid values that allocate all the same, so that the gate holds all others to none.
enum KnownAllocations {
  /// Rules and values, with what allocates.
  private static let rows: Set<[String]> = [
    // ICU finds the words of Chinese, Japanese, Thai, Khmer, Lao and Burmese with dictionaries, which it does not give
    // out, and makes vectors of its own for each run of such a script (CjkBreakEngine::divideUpDictionaryRange).
    ["wordCount", #""我爱北京""#]
  ]

  static func contains(_ row: RuleRow) -> Bool { rows.contains([row.rule, row.value]) }
}
