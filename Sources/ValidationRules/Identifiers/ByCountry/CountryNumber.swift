import ICU
import Primitives
package import ValidationCore

/// A kind of number that most countries have, each its own.
package enum CountryNumber: String, Sendable, Hashable, CaseIterable {
  case nationalID, taxNumber, vat, companyNumber, passportNumber, licensePlate

  /// What the numbers that have rules of their own are used for.
  private var purpose: NumberPurposes {
    switch self {
    case .nationalID: .nationalID
    case .taxNumber: .taxNumber
    case .vat: .vat
    case .companyNumber: .companyNumber
    case .passportNumber, .licensePlate: []
    }
  }

  /// The forms of numbers without rules of their own.
  private var forms: [OfficialForm] {
    switch self {
    case .passportNumber: OfficialForm.passports
    case .licensePlate: OfficialForm.licensePlates
    case .nationalID, .taxNumber, .vat, .companyNumber: []
    }
  }

  /// What is the same for the numbers of all countries.
  var format: IdentifierFormat {
    switch self {
    case .passportNumber: .passportNumber
    case .licensePlate: .licensePlate
    case .nationalID, .taxNumber, .vat, .companyNumber: .ofCountry
    }
  }

  /// The countries that have such a number, by ISO 3166-1 codes, sorted.
  package var countries: [String] {
    if purpose.isEmpty { return forms.map(\.country) }
    var countries = Set(
      IdentifierFormat.countryCodes.filter { !numbers(of: $0).isEmpty }.map { $0.uppercased() })
    if self == .vat { countries.formUnion(VATMembers.all.map { $0.country == "EL" ? "GR" : $0.country }) }
    countries.remove("EU")
    return countries.sorted()
  }

  /// The numbers of a country that will do; none if it does not have such a number.
  func formats(of country: String) -> [IdentifierFormat] {
    if purpose.isEmpty { return forms.filter { $0.country == country }.map { format.with($0) } }
    let code = country.lowercased()
    // Only capitals are codes.
    guard code != country, code != "eu" else { return [] }
    let numbers = numbers(of: code)
    guard self == .vat else { return numbers }
    let prefixed = Self.countriesBeforeVAT.contains(country) ? numbers.compactMap { $0.after(country) } : []
    return VATMembers.formats(of: country == "GR" ? "EL" : country) + numbers + prefixed
  }

  /// The countries outside the European Union where invoices have the code of the country before the VAT number.
  private static let countriesBeforeVAT: Set = ["GB", "IS", "NO"]

  private func numbers(of code: String) -> [IdentifierFormat] {
    IdentifierFormat.numbers(of: code).filter { $0.purposes.contains(purpose) }
  }
}

extension CountryNumber {
  private struct Key: Hashable {
    let number: CountryNumber
    let country: String
    let digits: DigitScripts
  }

  private static let rules = Lock<[Key: CountryNumberRule]>([:])

  /// The rule for the numbers of a country; nil if it does not have such a number.
  ///
  /// The rules of the countries that were asked for are kept; there are no more of them than countries.
  func rule(of country: String, _ digits: DigitScripts) -> CountryNumberRule? {
    let key = Key(number: self, country: country, digits: digits)
    return Self.rules.withLock { rules in
      if let known = rules[key] { return known }
      let formats = formats(of: country)
      guard !formats.isEmpty else { return nil }
      let rule = CountryNumberRule(formats, digits)
      rules[key] = rule
      return rule
    }
  }

  /// Reports what is wrong with a text as a number of a country, if that has such a number.
  func check(
    _ text: UnsafeBufferPointer<UInt8>, in country: UnsafeBufferPointer<UInt8>, _ digits: DigitScripts,
    _ sink: inout ErrorSink
  ) {
    guard let rule = rule(of: String(decoding: country, as: UTF8.self), digits) else { return }
    if rule.accepts(text) { return }
    TextView.over(text) { rule.check(&$0, &sink) }
  }

  /// What is wrong with a text as a number of a country; nil for a valid one, and for a country without such a number.
  package func fault(of text: String, in country: String, _ digits: DigitScripts) -> ValidationError? {
    rule(of: country, digits).flatMap { Validation($0).errors(in: text).first }
  }
}

extension VATMembers {
  /// The VAT numbers of a member state, with the country code before them and without it.
  static func formats(of country: String) -> [IdentifierFormat] {
    guard let member = all.first(where: { $0.country == country })?.member else { return [] }
    let bare = IdentifierVariant(member.patterns, allowsBare: false, checks: member.checks)
    return [member.variant(of: country), bare].map { IdentifierFormat.europeanVAT.with($0) }
  }
}
