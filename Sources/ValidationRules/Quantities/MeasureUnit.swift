public import Essentials

extension RuleOption {
  /// What is measured.
  public enum Dimension: String, Sendable, Hashable, CaseIterable {
    case length, mass, area, volume, temperature, speed, duration, digital, angle, pressure, power, energy,
      frequency

    /// The units by their CLDR identifiers, the base unit first.
    public var units: [String] { MeasureUnit.all[self]?.map(\.name) ?? [] }
  }
}

/// A unit of measurement, with its exact ratio to the base unit of its dimension.
///
/// The names are CLDR's unit identifiers (UTS #35, part 6). The factors are exact by definition: the SI Brochure (9th
/// edition), the international yard and pound of 1959, and NIST Special Publication 811 (2008), appendix B. ICU converts
/// units through an internal interface only. Months and years, which are not exact, are left out.
struct MeasureUnit: Sendable {
  let name: String
  /// A value times the factor, plus the addend, divided by the divisor, is the value in the base unit.
  let factor: Decimal
  let addend: Decimal
  let divisor: Decimal

  private init(_ name: String, _ factor: String, plus addend: String = "0", by divisor: String = "1") {
    self.name = name
    self.factor = Self.decimal(factor)
    self.addend = Self.decimal(addend)
    self.divisor = Self.decimal(divisor)
  }

  private static func decimal(_ text: String) -> Decimal {
    Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) ?? 0
  }

  /// The unit of a name, with what it measures; nil for an unknown one.
  static func named(_ name: String) -> (unit: MeasureUnit, dimension: RuleOption.Dimension)? {
    byName[name]
  }

  static var names: [String] { byName.keys.sorted() }

  private static let byName = Dictionary(
    uniqueKeysWithValues: all.flatMap { dimension, units in units.map { ($0.name, ($0, dimension)) } })

  static let all: [RuleOption.Dimension: [MeasureUnit]] = [
    .length: [
      .init("meter", "1"), .init("kilometer", "1000"), .init("decimeter", "0.1"), .init("centimeter", "0.01"),
      .init("millimeter", "0.001"), .init("micrometer", "0.000001"), .init("nanometer", "0.000000001"),
      .init("mile", "1609.344"), .init("yard", "0.9144"), .init("foot", "0.3048"), .init("inch", "0.0254"),
      .init("nautical-mile", "1852"),
    ],
    .mass: [
      .init("kilogram", "1"), .init("gram", "0.001"), .init("milligram", "0.000001"),
      .init("microgram", "0.000000001"), .init("tonne", "1000"), .init("pound", "0.45359237"),
      .init("ounce", "0.028349523125"), .init("stone", "6.35029318"), .init("ton", "907.18474"),
    ],
    .area: [
      .init("square-meter", "1"), .init("square-kilometer", "1000000"), .init("hectare", "10000"),
      .init("square-centimeter", "0.0001"), .init("square-mile", "2589988.110336"),
      .init("acre", "4046.8564224"), .init("square-yard", "0.83612736"), .init("square-foot", "0.09290304"),
      .init("square-inch", "0.00064516"),
    ],
    .volume: [
      .init("liter", "1"), .init("milliliter", "0.001"), .init("centiliter", "0.01"),
      .init("deciliter", "0.1"), .init("hectoliter", "100"), .init("cubic-meter", "1000"),
      .init("cubic-centimeter", "0.001"), .init("gallon", "3.785411784"), .init("quart", "0.946352946"),
      .init("pint", "0.473176473"), .init("cup", "0.2365882365"), .init("fluid-ounce", "0.0295735295625"),
      .init("gallon-imperial", "4.54609"), .init("cubic-foot", "28.316846592"),
      .init("cubic-inch", "0.016387064"),
    ],
    .temperature: [
      .init("celsius", "1"), .init("fahrenheit", "5", plus: "-160", by: "9"),
      .init("kelvin", "1", plus: "-273.15"),
    ],
    .speed: [
      .init("meter-per-second", "1"), .init("kilometer-per-hour", "1000", by: "3600"),
      .init("mile-per-hour", "0.44704"), .init("knot", "1852", by: "3600"),
    ],
    .duration: [
      .init("second", "1"), .init("millisecond", "0.001"), .init("minute", "60"), .init("hour", "3600"),
      .init("day", "86400"), .init("week", "604800"),
    ],
    .digital: [
      .init("byte", "1"), .init("bit", "0.125"), .init("kilobyte", "1000"), .init("megabyte", "1000000"),
      .init("gigabyte", "1000000000"), .init("terabyte", "1000000000000"),
      .init("petabyte", "1000000000000000"), .init("kilobit", "125"), .init("megabit", "125000"),
      .init("gigabit", "125000000"),
    ],
    .angle: [
      .init("degree", "1"), .init("arc-minute", "1", by: "60"), .init("arc-second", "1", by: "3600"),
    ],
    .pressure: [
      .init("pascal", "1"), .init("hectopascal", "100"), .init("kilopascal", "1000"),
      .init("megapascal", "1000000"), .init("bar", "100000"), .init("millibar", "100"),
      .init("atmosphere", "101325"), .init("millimeter-ofhg", "133.322387415"),
      .init("pound-force-per-square-inch", "4.4482216152605", by: "0.00064516"),
    ],
    .power: [
      .init("watt", "1"), .init("milliwatt", "0.001"), .init("kilowatt", "1000"),
      .init("megawatt", "1000000"),
      .init("gigawatt", "1000000000"), .init("horsepower", "745.69987158227022"),
    ],
    .energy: [
      .init("joule", "1"), .init("kilojoule", "1000"), .init("calorie", "4.184"),
      .init("kilocalorie", "4184"), .init("kilowatt-hour", "3600000"),
      .init("british-thermal-unit", "1055.05585262"),
    ],
    .frequency: [
      .init("hertz", "1"), .init("kilohertz", "1000"), .init("megahertz", "1000000"),
      .init("gigahertz", "1000000000"),
    ],
  ]
}

/// A measurement that a text says.
///
/// To use it, `import LocalizedValidation` is enough.
public struct MeasuredValue: Sendable, Hashable, Codable {
  /// The number, exactly.
  public var value: Decimal
  /// The unit's CLDR identifier, such as `kilometer`.
  public var unit: String

  /// Makes a measurement in a unit.
  public init(value: Decimal, unit: String) { (self.value, self.unit) = (value, unit) }

  /// The number in another unit; nil for an unknown unit, and for one that measures something else.
  ///
  /// Exact within the 38 digits of a decimal, and rounded where the ratio of the units is not a decimal.
  public func value(in other: String) -> Decimal? {
    guard let (from, dimension) = MeasureUnit.named(unit), let (to, same) = MeasureUnit.named(other),
      dimension == same
    else { return nil }
    if from.name == to.name { return value }
    // One division at the end, so that as little as possible is rounded.
    let numerator = (value * from.factor + from.addend) * to.divisor - to.addend * from.divisor
    return numerator / (from.divisor * to.factor)
  }
}
