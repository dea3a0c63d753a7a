import ICU

/// What a locale writes around a number for each of some units, in all widths and plural forms.
struct MeasureNames {
  /// What is around numbers, with the index of the unit.
  private(set) var affixes: [AffixTable.Key: Int] = [:]
  /// Texts without a number, with the number that they say times the number of units, plus the index of the unit.
  private(set) var words: [AffixTable.Key: Int] = [:]

  /// From the most usual names on: where two units have the same one, the first has it.
  private static let widths = ["short", "full-name", "narrow"]
  /// Numbers of all plural categories of all languages.
  private static let samples: [ArgumentFormat.Value] =
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 20, 21, 22, 100, 101, 102, 103, 1_000_000].map {
      .integer($0)
    }
    + [.double(0.5), .double(1.5), .double(2.1), .double(10.5)]

  init(_ locale: String, _ units: [String]) throws(ICUError) {
    for width in Self.widths {
      var found: [AffixTable.Key: Set<Int>] = [:]
      for (index, unit) in units.enumerated() {
        let format = try Self.format(locale, unit, "unit-width-\(width)")
        for (position, sample) in Self.samples.enumerated() {
          if let affix = try Self.affix(format, sample) {
            for after in Set([affix.after, Self.withMicroSign(affix.after)]) {
              found[.init(before: affix.before, after: after), default: []].insert(index)
            }
          } else if 1...2 ~= position {
            // The number is the position: 1 or 2.
            let key = AffixTable.Key(before: try format.string(from: sample), after: "")
            words[key] = words[key] ?? position * units.count + index
          }
        }
      }
      // A narrow name that two units share, such as "m", says neither.
      for (key, indices) in found where affixes[key] == nil && indices.count == 1 {
        affixes[key] = indices.first
      }
    }
  }

  /// CLDR has the letter of Greek, and keyboards the sign that Unicode took over from Latin-1.
  private static func withMicroSign(_ name: String) -> String {
    name.replacing("\u{3BC}", with: "\u{B5}")
  }

  /// The format of a unit, which is called otherwise before ICU 72 if it is a tonne.
  static func format(_ locale: String, _ unit: String, _ options: String) throws(ICUError) -> SkeletonFormat {
    do throws(ICUError) {
      return try SkeletonFormat(locale: locale, skeleton: "unit/\(unit) \(options)")
    } catch {
      guard unit == "tonne" else { throw error }
      return try SkeletonFormat(locale: locale, skeleton: "unit/metric-ton \(options)")
    }
  }

  /// What a format writes before and after a number.
  struct Affix {
    let before: String
    let after: String
    /// What a reader is shown of it.
    var shown: String {
      let text = [before, after].filter { !$0.isEmpty }.joined(separator: " … ")
      return String(
        String.UnicodeScalarView(
          text.unicodeScalars.drop { TextBlank($0) != nil }.reversed().drop { TextBlank($0) != nil }
            .reversed()))
    }
  }

  private static let ofNumbers: Set<String> = ["integer", "group", "decimal", "fraction"]

  /// Nil if the format does not write the number at all.
  static func affix(
    _ format: SkeletonFormat, _ number: ArgumentFormat.Value
  ) throws(ICUError) -> Affix? {
    let parts = try format.parts(of: number)
    guard let first = parts.firstIndex(where: { ofNumbers.contains($0.type) }),
      let last = parts.lastIndex(where: { ofNumbers.contains($0.type) })
    else { return nil }
    return Affix(
      before: parts[..<first].map(\.text).joined(), after: parts[(last + 1)...].map(\.text).joined())
  }
}
