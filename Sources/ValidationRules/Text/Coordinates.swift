public import ValidationCore

extension ValidationError.Code {
  /// The text is not a latitude and a longitude. Argument: `example`. The range is where it goes wrong.
  public static let coordinatesSyntax: Self = "coordinates.syntax"
}

extension RuleReport {
  static let coordinatesSyntax = RuleReport(.coordinatesSyntax, limits: ["example": .text])
}

extension Rules {
  static let coordinates = RuleOf(
    "coordinates",
    "The text is a latitude and a longitude, in degrees with a fraction or with minutes and seconds.",
    standard: "ISO 6709, annex D",
    reports: [.coordinatesSyntax, .rangeTooLarge, .rangeTooSmall],
    samples: [
      RuleSample(
        valid: [
          "48.8583, 2.2945", "-33.8568 151.2153", "48°51′30″N 2°17′40″E", "N 40° 26.767' W 79° 58.933'",
          "48° 2°",
          "٢٤٫٤٦٧٢، ٣٩٫٦١١١", "４８．８５８３，２．２９４５",
        ],
        invalid: [
          "48.8583": .coordinatesSyntax, "Paris": .coordinatesSyntax, "48°61′N 2°E": .coordinatesSyntax,
          "91, 0": .rangeTooLarge, "0, -180.1": .rangeTooSmall,
        ])
    ],
    make: CoordinatesRule.init
  )
}

extension Validation where Value == String {
  /// The text is a latitude and a longitude on Earth: ISO 6709, annex D, as maps write them.
  ///
  /// Decimal degrees with a sign, or degrees, minutes and seconds with the letters N, S, E and W before or after them;
  /// in the digits and with the signs of any script. A comma, a semicolon or a space is between the two; with a
  /// semicolon, a comma is a decimal separator.
  ///
  /// Codes: `coordinates.syntax`, `range.tooLarge`, `range.tooSmall`.
  public static var coordinates: Validation { Rules.coordinates() }
}

struct CoordinatesRule: TextRule {
  /// The greatest latitude and longitude in degrees.
  private static let (latitude, longitude) = (90, 180)

  var quick: QuickCheck? {
    QuickCheck { _, utf8, count in
      CoordinatesReader.reading(UnsafeBufferPointer(start: utf8, count: count)) { reader in
        guard let first = reader.coordinate(isLatitude: true), abs(first.degrees) <= Double(Self.latitude),
          let second = reader.coordinate(isLatitude: false)
        else { return false }
        return abs(second.degrees) <= Double(Self.longitude)
      }
    }
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    let utf8 = text.utf8
    let place = CoordinatesReader.reading(utf8) { reader in Self.fault(&reader, utf8, &sink) }
    guard let place else { return }
    sink.report(
      ValidationError(
        reporting: .coordinatesSyntax, limits: ArgumentList("example", "48.8583, 2.2945"),
        ranges: [text.scalarRange(at: place)]))
  }

  /// Reports coordinates that do not exist; returns where the text is not of coordinates, if it is not.
  private static func fault(
    _ reader: inout CoordinatesReader, _ utf8: UnsafeBufferPointer<UInt8>, _ sink: inout ErrorSink
  ) -> Int? {
    for limit in [latitude, longitude] {
      guard let found = reader.coordinate(isLatitude: limit == latitude) else { return reader.place }
      guard abs(found.degrees) > Double(limit) else { continue }
      let isLarge = found.degrees > 0
      sink.report(
        ValidationError(
          reporting: isLarge ? .rangeTooLarge : .rangeTooSmall,
          limits: ArgumentList(isLarge ? "maximum" : "minimum", .integer(isLarge ? limit : -limit)),
          found: ArgumentList("actual", ShownPart.argument(of: utf8, found.range)), ranges: [found.range]))
      if sink.isDecided { return nil }
    }
    return nil
  }
}
