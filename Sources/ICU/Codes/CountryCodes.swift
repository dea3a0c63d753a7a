import CICUShim

/// The officially assigned codes of ISO 3166-1, according to the linked ICU.
///
/// CLDR has more territories. Codes that are deprecated, reserved (`AC`, `EU`), for groups of countries, or for private
/// use (`XK`, `ZZ`) are left out: CLDR's validity data names them, and numbers from 900 up are for private use.
package struct CountryCodes: Sendable {
  package let alpha2: Set<String>
  package let alpha3: Set<String>
  /// Three digits each.
  package let numeric: Set<String>

  /// The codes, or why ICU could not give them; read once.
  package static let all: Result<CountryCodes, ICUError> = Result { () throws(ICUError) in try load() }

  private static func load() throws(ICUError) -> CountryCodes {
    let rows = try textFromICU("read the codes of countries", capacity: 4_096) {
      icushim_country_codes($0, $1, $2)
    }
    let regular = try ValidSubtags.load(.region, statuses: ["regular"])
    var (alpha2, alpha3, numeric): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    for row in rows.split(separator: "\n") {
      let codes = row.split(separator: " ").map(String.init)
      guard codes.count == 3, codes[0].utf8.allSatisfy({ 0x41...0x5A ~= $0 }), codes[0].utf8.count == 2,
        regular.contains(codes[0].lowercased()), let number = Int(codes[1]), number < 900
      else { continue }
      alpha2.insert(codes[0])
      alpha3.insert(codes[2])
      numeric.insert(codes[1])
    }
    return CountryCodes(alpha2: alpha2, alpha3: alpha3, numeric: numeric)
  }
}
