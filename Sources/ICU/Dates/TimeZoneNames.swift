import CICUShim

/// The names of time zones in the data of the linked ICU, which come from the IANA Time Zone Database.
package enum TimeZoneNames {
  /// All names, including links such as `US/Pacific`, and excluding the names that only ICU has.
  package static func all() throws(ICUError) -> [String] {
    let text = try textFromICU("list the time zones", capacity: 16_384) {
      icushim_time_zone_names($0, $1, $2)
    }
    return text.split(separator: "\n").map(String.init).filter { !isOwn($0) }
  }

  /// Names that ICU adds to those of IANA, from the file `icuzones` in its source (tools/tzcode, ICU 70 to 78): the
  /// three-letter names of Java 1.1, `Etc/Unknown`, and the zones of System V.
  private static let own: Set<String> = [
    "ACT", "AET", "AGT", "ART", "AST", "BET", "BST", "CAT", "CNT", "CST", "CTT", "EAT", "ECT", "IET", "IST",
    "JST", "MIT", "NET", "NST", "PLT", "PNT", "PRT", "PST", "SST", "VST", "Etc/Unknown",
  ]

  private static func isOwn(_ name: String) -> Bool { own.contains(name) || name.hasPrefix("SystemV/") }
}
