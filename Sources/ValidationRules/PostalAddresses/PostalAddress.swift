/// A postal address in parts, as forms collect them and as posts print them.
///
/// ```swift
/// let address = PostalAddress(
///   country: "BR", lines: ["Av. Paulista, 1578"], locality: "São Paulo", administrativeArea: "SP",
///   postalCode: "01310-200")
/// address.formatted()   // ["Av. Paulista, 1578", "São Paulo-SP", "01310-200"]
/// ```
/// The parts are those of Google's address data and of OASIS xAL; ``PostalAddressForm`` tells which of them the addresses of
/// a country have.
public struct PostalAddress: Sendable, Hashable, Codable {
  /// A part of an address.
  public enum Part: String, Sendable, Hashable, CaseIterable, Codable {
    /// The person who receives mail.
    case recipient
    /// The organization that receives mail.
    case organization
    /// The street, the house and what is within it; the post office box.
    case lines
    /// A part of the locality: a neighborhood, a suburb, a district.
    case dependentLocality
    /// The city, the post town.
    case locality
    /// The state, the province, the prefecture, the emirate, the county or the island.
    case administrativeArea
    case postalCode
    /// A code of mail that is sorted before it is sent, such as `CEDEX 08` in France.
    case sortingCode
    case country
  }

  /// The country's ISO 3166-1 alpha-2 code, such as `BR`; nil if it is not known.
  public var country: String?
  public var recipient: String?
  public var organization: String?
  public var lines: [String]
  public var dependentLocality: String?
  public var locality: String?
  /// The name of the area in whichever language, or its code, such as `SP` or `BR-SP`.
  public var administrativeArea: String?
  public var postalCode: String?
  public var sortingCode: String?

  /// Makes an address from its parts.
  public init(
    country: String?, recipient: String? = nil, organization: String? = nil, lines: [String] = [],
    dependentLocality: String? = nil, locality: String? = nil, administrativeArea: String? = nil,
    postalCode: String? = nil, sortingCode: String? = nil
  ) {
    (self.country, self.recipient, self.organization, self.lines) = (country, recipient, organization, lines)
    (self.dependentLocality, self.locality) = (dependentLocality, locality)
    (self.administrativeArea, self.postalCode) = (administrativeArea, postalCode)
    self.sortingCode = sortingCode
  }
}

extension PostalAddress {
  /// The text of a part; that of ``lines`` has a line feed between two of them.
  func text(of part: Part) -> String? {
    switch part {
    case .recipient: recipient
    case .organization: organization
    case .lines: lines.isEmpty ? nil : lines.joined(separator: "\n")
    case .dependentLocality: dependentLocality
    case .locality: locality
    case .administrativeArea: administrativeArea
    case .postalCode: postalCode
    case .sortingCode: sortingCode
    case .country: country
    }
  }

  /// The lines of the address in the order of its country, without the country's name.
  ///
  /// What the country's addresses do not have is left out, and so are empty lines.
  ///
  /// - Parameter isLatin: Whether the address is written in Latin letters: in China, Japan, Korea and some more countries
  ///   the order is then another.
  public func formatted(isLatin: Bool = false) -> [String] {
    let form = country.flatMap(PostalAddressForm.init(country:)) ?? .international
    return (isLatin ? form.latinLayout : form.layout).lines(of: self)
  }
}
