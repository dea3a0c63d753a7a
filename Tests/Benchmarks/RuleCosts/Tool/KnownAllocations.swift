/// The valid values that allocate all the same, so that the gate holds all others to none.
enum KnownAllocations {
  /// Rules and values, with what allocates.
  private static let rows: Set<[String]> = [
    // ICU finds the words, and makes title case, by objects of its own.
    ["wordCount", #""我爱北京""#], ["letterCase", #""IJsselmeer""#],
    // ICU folds the text, or gives its collation elements.
    ["startsWith", #""istanbul'da""#], ["contains", #""والسَّلام""#], ["notContains", #""ana""#],
    // ICU maps the labels of internationalized names.
    ["email", #""用户@例子.中国""#], ["hostname", #""xn--bcher-kva.example""#], ["hostname", #""例え.jp""#],
    // ICU reads the words of a date.
    ["localizedDate", #""Saturday, January 31, 2026""#],
    // A text that is not in NFC is compared as a `String`.
    ["equal", #""é""#],
  ]

  static func contains(_ row: RuleRow) -> Bool { rows.contains([row.rule, row.value]) }
}
