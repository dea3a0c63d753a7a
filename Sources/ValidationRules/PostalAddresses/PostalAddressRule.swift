package import ValidationCore

/// Checks the parts of an address beside each other.
package struct PostalAddressRule: Sendable {
  /// What a record says of an address.
  package struct Reading {
    package var country: String?
    package var administrativeArea: String?
    package var postalCode: String?
    /// The parts that are present, and those of them that have something visible.
    package private(set) var present: PostalAddressParts = []
    package private(set) var visible: PostalAddressParts = []

    package init() {}

    /// Adds a text of a part.
    package mutating func add(_ part: PostalAddress.Part, isBlank: Bool, _ text: @autoclosure () -> String) {
      present.insert(PostalAddressParts(part))
      if isBlank { return }
      visible.insert(PostalAddressParts(part))
      switch part {
      case .country: country = text()
      case .administrativeArea: administrativeArea = text()
      case .postalCode: postalCode = text()
      case .recipient, .organization, .lines, .dependentLocality, .locality, .sortingCode: break
      }
    }
  }

  package let fields: PostalAddressFields
  private let country: String?
  /// The addresses of that country.
  private let known: CountryAddresses?
  private let digits: DigitScripts
  private let onlyUsedParts: Bool
  private let places: [PostalAddress.Part: PathPattern]

  init(
    country: String?, fields: PostalAddressFields, digits: DigitScripts, onlyUsedParts: Bool
  ) throws(ImpossibleRule) {
    known = country.flatMap { CountryAddresses.of($0) }
    if let country, known == nil {
      throw ImpossibleRule(
        at: "country", "nothing is known of the addresses of \(RuleValue.text(country))",
        expected: "a country's code of ISO 3166-1 such as \"BR\"", known: CountryAddresses.countries)
    }
    (self.country, self.fields, self.digits, self.onlyUsedParts) = (country, fields, digits, onlyUsedParts)
    places = Dictionary(
      uniqueKeysWithValues: PostalAddress.Part.allCases.map { part in
        (part, PathPattern(.key(fields.names(of: part).first ?? part.rawValue)))
      })
  }

  /// Whether a text has nothing visible.
  package static func isBlank(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    if let first = utf8.first, 0x21...0x7E ~= first { return false }
    var sink = ErrorSink(.verdict)
    notBlank.run(utf8: utf8, &sink)
    return sink.hasError
  }

  private static let notBlank = Validation.notBlank
  private static let anyCountry = Validation.country

  package func check(_ address: borrowing Reading, _ sink: inout ErrorSink) {
    guard let addresses = addresses(address, &sink) else { return }
    let form = addresses.form
    for part in form.required where !address.visible.contains(PostalAddressParts(part)) {
      let isPresent = address.present.contains(PostalAddressParts(part))
      report(part, isPresent ? .presenceBlank : .presenceMissing, &sink)
      if sink.isDecided { return }
    }
    let area = checkArea(address.administrativeArea, addresses, &sink)
    if sink.isDecided { return }
    checkPostalCode(address.postalCode, area, address.administrativeArea ?? "", addresses, &sink)
    if sink.isDecided || !onlyUsedParts || addresses === CountryAddresses.international { return }
    for part in PostalAddress.Part.allCases {
      let one = PostalAddressParts(part)
      if address.visible.contains(one), !addresses.used.contains(one) {
        report(part, .presenceUnexpected, &sink)
        if sink.isDecided { return }
      }
    }
  }

  /// The addresses of the country, after its errors were reported; nil for a wrong one.
  private func addresses(_ address: borrowing Reading, _ sink: inout ErrorSink) -> CountryAddresses? {
    let named = address.country
    if let country {
      if let named, named != country {
        at(.country, &sink) { sink in
          sink.report(
            ValidationError(
              reporting: .choiceNotListed, limits: ArgumentList("allowed", .alternative(country))))
        }
        if sink.isDecided { return nil }
      }
      return known
    }
    guard let named else {
      let isPresent = address.present.contains(.country)
      report(.country, isPresent ? .presenceBlank : .presenceMissing, &sink)
      return nil
    }
    if let known = CountryAddresses.of(named) { return known }
    let isCountry = !sink.failing { sink in at(.country, &sink) { Self.anyCountry.run(named, &$0) } }
    return isCountry ? .international : nil
  }

  /// The area that the address names, after an error was reported for an unknown one.
  private func checkArea(_ name: String?, _ addresses: CountryAddresses, _ sink: inout ErrorSink) -> Int? {
    // Where no address names its area, nothing is known of how it is written.
    guard let name, addresses.used.contains(PostalAddressParts(.administrativeArea)),
      !addresses.form.areas.isEmpty
    else { return nil }
    if let area = addresses.area(named: name) { return area }
    at(.administrativeArea, &sink) { sink in
      sink.report(
        ValidationError(
          reporting: .addressAreaUnknown,
          found: ArgumentList("area", .text(shown(name))),
          ranges: [0..<name.utf8.count], suggestion: addresses.nearestArea(to: name)))
    }
    return nil
  }

  private func checkPostalCode(
    _ code: String?, _ area: Int?, _ areaName: String, _ addresses: CountryAddresses,
    _ sink: inout ErrorSink
  ) {
    guard let code else { return }
    at(.postalCode, &sink) { sink in
      var isChecked = false
      let isWrong = sink.failing { isChecked = addresses.checkPostalCode(code, digits, &$0) }
      guard isChecked, !isWrong, let area, !addresses.isPostalCode(code, ofArea: area) else { return }
      sink.report(
        ValidationError(
          reporting: .addressOtherArea, found: ArgumentList("area", .text(shown(areaName))),
          ranges: [0..<code.utf8.count]))
    }
  }

  private func shown(_ text: String) -> String {
    var text = text
    return text.withUTF8 { ShownPart.text(of: $0, 0..<$0.count) }
  }

  private func report(_ part: PostalAddress.Part, _ code: ValidationError.Code, _ sink: inout ErrorSink) {
    at(part, &sink) { $0.report(ValidationError(code: code)) }
  }

  private func at(_ part: PostalAddress.Part, _ sink: inout ErrorSink, _ body: (inout ErrorSink) -> Void) {
    if let place = places[part] { sink.entering(place, body) }
  }
}

extension PostalAddressRule.Reading {
  /// Reads an address.
  init(_ address: PostalAddress) {
    self.init()
    func read(_ part: PostalAddress.Part, _ text: String?, _ reading: inout Self) {
      guard var text else { return }
      let isBlank = text.withUTF8 { PostalAddressRule.isBlank($0) }
      reading.add(part, isBlank: isBlank, text)
    }
    for line in address.lines { read(.lines, line, &self) }
    read(.country, address.country, &self)
    read(.recipient, address.recipient, &self)
    read(.organization, address.organization, &self)
    read(.dependentLocality, address.dependentLocality, &self)
    read(.locality, address.locality, &self)
    read(.administrativeArea, address.administrativeArea, &self)
    read(.postalCode, address.postalCode, &self)
    read(.sortingCode, address.sortingCode, &self)
  }
}
