import CICUShim

/// The currencies of ISO 4217 that are in use, as the linked ICU knows them: money, funds, metals and test codes.
package enum CurrencyCodes {
  /// The three-digit numeric code of each alphabetic code, or why ICU could not give them. Read once.
  package static let all: Result<[String: String], ICUError> = Result { () throws(ICUError) in try load() }

  private static func load() throws(ICUError) -> [String: String] {
    let rows = try textFromICU("read the codes of currencies", capacity: 2_048) {
      icushim_currency_codes($0, $1, $2)
    }
    var numbers: [String: String] = [:]
    for row in rows.split(separator: "\n") {
      let codes = row.split(separator: " ").map(String.init)
      // CNH and the gold francs are CLDR's own: ISO 4217 has no number for them.
      guard codes.count == 2, codes[1] != "000" else { continue }
      numbers[codes[0]] = codes[1]
    }
    return numbers
  }
}
