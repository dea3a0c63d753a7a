import CICUShim

/// The currencies of ISO 4217 that are in use, as the linked ICU knows them: money, funds, metals and test codes.
package enum CurrencyCodes {
  /// The three-digit numeric code of each alphabetic code, or why ICU could not give them. Read once.
  package static let all: Result<[String: String], ICUError> = rows.map { $0.mapValues(\.number) }

  /// How many decimals amounts of each currency have, by its alphabetic code: 0 for JPY, 3 for KWD. Read once.
  package static let decimals: Result<[String: Int], ICUError> = rows.map { $0.mapValues(\.decimals) }

  private static let rows = Result { () throws(ICUError) in try load() }

  private static func load() throws(ICUError) -> [String: (number: String, decimals: Int)] {
    let rows = try textFromICU("read the codes of currencies", capacity: 4_096) {
      icushim_currency_codes($0, $1, $2)
    }
    var currencies: [String: (number: String, decimals: Int)] = [:]
    for row in rows.split(separator: "\n") {
      let parts = row.split(separator: " ").map(String.init)
      // CNH and the gold francs are CLDR's own: ISO 4217 has no number for them.
      guard parts.count == 3, parts[1] != "000", let decimals = Int(parts[2]) else { continue }
      currencies[parts[0]] = (parts[1], decimals)
    }
    return currencies
  }
}
