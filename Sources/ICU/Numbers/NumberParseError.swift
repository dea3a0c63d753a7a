/// Why a text is no number in a locale's writing; every offset counts UTF-8 bytes from the start.
package enum NumberParseError: Error, Sendable, Hashable {
  /// The text is empty.
  case empty
  /// A digit was expected: "-", "5.", "abc".
  case digitExpected(offset: Int)
  /// Digits of two scripts stand in one number, as in "1٢".
  case mixedDigitScripts(offset: Int)
  /// A grouping separator stands where the locale does not group: "1,23" in `en`.
  case misplacedGrouping(offset: Int)
  /// Something that belongs to no number of the locale: "12px", "1,5" in `en` after the fraction.
  case unexpected(offset: Int)

  /// Where the fault is, in UTF-8 bytes.
  package var offset: Int {
    switch self {
    case .empty: 0
    case .digitExpected(let offset), .mixedDigitScripts(let offset), .misplacedGrouping(let offset),
      .unexpected(let offset):
      offset
    }
  }
}
