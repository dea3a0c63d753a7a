import CICUShim

/// How a locale writes times of day: the pattern, and the names of the parts of a day.
package struct TimePattern: Sendable {
  /// In the letters of UTS #35, such as `h:mm a`.
  package let pattern: String
  /// For each half hour of the day, what the pattern has for the part of the day; empty texts if it does not have one.
  package private(set) var periods: [String] = []
  /// For each half hour, the name of its half of the day: "PM".
  package private(set) var halves: [String] = []
  /// For each half hour, the name of the part of the day: "in the afternoon".
  package private(set) var flexiblePeriods: [String] = []

  /// Finds the times of a BCP 47 tag with the fields of a skeleton, such as `jm`, in which `j` is the locale's hour.
  ///
  /// Throws when the tag is not well-formed or ICU fails.
  package init(locale: String, skeleton: String) throws(ICUError) {
    let operation = "find the times of \(locale)"
    let tag = try LocaleData.tagWithData(locale, to: operation)
    let text = try textFromICU(operation, capacity: 4_096) { buffer, capacity, status in
      withICUText(tag) { tag, length in
        withICUText(skeleton) { icushim_time_form(tag, length, $0, $1, buffer, capacity, status) }
      }
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    pattern = lines.first.map(String.init) ?? ""
    guard !pattern.isEmpty, lines.count > 48 else {
      throw ICUError(status: Int32(icushim_invalid_format), operation: operation)
    }
    for line in lines[1...48] {
      let names = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard names.count == 3 else {
        throw ICUError(status: Int32(icushim_invalid_format), operation: operation)
      }
      periods.append(names[0])
      halves.append(names[1])
      flexiblePeriods.append(names[2])
    }
  }
}
