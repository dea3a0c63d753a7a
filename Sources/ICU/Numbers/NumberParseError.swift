/// Why a text is not a number as a locale writes it; every offset counts UTF-8 bytes from the start.
package enum NumberParseError: Error, Sendable, Hashable {
  /// The text is empty.
  case empty
  /// A digit was expected: "-", "5.", "abc".
  case digitExpected(offset: Int)
  /// One number has digits of two scripts, as in "1٢".
  case mixedDigitScripts(offset: Int)
  /// A grouping separator is in a position where the locale does not group: "1,23" in `en`.
  case misplacedGrouping(offset: Int)
  /// A character that does not belong to a number of the locale: "12px", "1,5" in `en` after the fraction.
  case unexpected(offset: Int)

  /// The position of the fault, in UTF-8 bytes.
  package var offset: Int {
    switch self {
    case .empty: 0
    case .digitExpected(let offset), .mixedDigitScripts(let offset), .misplacedGrouping(let offset),
      .unexpected(let offset):
      offset
    }
  }
}
