import CICUShim

/// The fields of a locale's dates, as the letters of UTS #35 (`yMMMd`), and the clocks of time zones.
package enum DateSkeleton {
  /// How much room there is for a date.
  package enum Length: String, Sendable, Hashable, CaseIterable {
    case long, medium, short
  }

  /// The skeleton of a locale's date with year, month and day: `yyMd` for the short one in `en-US`.
  ///
  /// Throws when the tag is not well-formed or ICU fails.
  package static func date(_ length: Length, in locale: String) throws(ICUError) -> String {
    let operation = "find the dates of \(locale)"
    let tag = try LocaleData.tagWithData(locale, to: operation)
    let style =
      switch length {
      case .long: icushim_date_long
      case .medium: icushim_date_medium
      case .short: icushim_date_short
      }
    return try textFromICU(operation) { buffer, capacity, status in
      withICUText(tag) { icushim_date_style_skeleton($0, $1, Int32(style), buffer, capacity, status) }
    }
  }

  /// Whether ICU knows a time zone: a name of IANA, or an offset such as `GMT+05:30`.
  package static func isTimeZone(_ name: String) -> Bool {
    guard !name.isEmpty, name.utf8.count < 100, name.utf8.allSatisfy({ (0x21..<0x7F).contains($0) }) else {
      return false
    }
    var status: Int32 = 0
    return withICUText(name) { icushim_time_zone_is_known($0, $1, &status) } != 0 && status <= 0
  }

  /// The time in UTC at which the clocks of a zone show a time; both in milliseconds since 1970.
  ///
  /// The zone is the process's own if there is no name. A time that occurs twice is the first one.
  package static func universalTime(ofLocal milliseconds: Double, in zone: String?) throws(ICUError) -> Double
  {
    var status: Int32 = 0
    let offset = withICUText(zone ?? "") { icushim_time_zone_offset($0, $1, milliseconds, &status) }
    try ICUError.check(status, "find the offset of \(zone ?? "the local time")")
    return milliseconds - Double(offset)
  }
}

extension LocaleData {
  /// A canonical tag with another calendar, a type of BCP 47's key `ca`.
  package static func tag(_ tag: String, calendar: String) -> String {
    var subtags = tag.split(separator: "-").map(String.init)
    guard let extensions = subtags.firstIndex(of: "u") else { return "\(tag)-u-ca-\(calendar)" }
    if let key = subtags[extensions...].firstIndex(of: "ca") {
      let end = subtags[(key + 1)...].firstIndex { $0.utf8.count <= 2 } ?? subtags.count
      subtags.removeSubrange(key..<end)
    }
    subtags.insert(contentsOf: ["ca", calendar], at: extensions + 1)
    return subtags.joined(separator: "-")
  }
}
