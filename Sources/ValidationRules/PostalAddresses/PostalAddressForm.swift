import Primitives

/// Which parts the postal addresses of a country have: for a form that asks for them, and for the rule that checks them.
///
/// ```swift
/// let form = PostalAddressForm(country: "JP")
/// form?.parts      // postalCode, administrativeArea, lines, organization, recipient
/// form?.required   // lines, administrativeArea, postalCode
/// form?.administrativeAreaKind   // "prefecture"
/// form?.areas.first?.names       // ["北海道", "Hokkaido"]
/// ```
/// The facts are those of Google's address data (libaddressinput), from the postal operators.
public struct PostalAddressForm: Sendable, Hashable {
  /// A state, a province, a prefecture or the like of a country.
  public struct Area: Sendable, Hashable {
    /// The code of ISO 3166-2 after the country's; nil if the data do not have it.
    public let code: String?
    /// The names, in the country's own languages first; at least one. Abbreviations that posts use are among them.
    public let names: [String]
    /// Prefixes of the area's postal codes; empty if they are not known.
    let postalPrefixes: [PostalPrefix]
  }

  /// The country's ISO 3166-1 alpha-2 code.
  public let country: String
  /// The parts in the order in which the country writes them.
  public var parts: [PostalAddress.Part] { layout.parts }
  /// The parts without which mail does not arrive.
  public let required: [PostalAddress.Part]
  /// All states, provinces and so on; empty if the data do not have them, as where no address names them.
  public let areas: [Area]
  /// What an administrative area is called in English: `state`, `province`, `emirate` and so on.
  public let administrativeAreaKind: String
  /// What a locality is called in English: `city`, `post town`, `district`.
  public let localityKind: String
  /// What a dependent locality is called in English: `suburb`, `neighborhood` and so on.
  public let dependentLocalityKind: String
  /// What a postal code is called in English: `postal`, `zip`, `pin` or `eircode`.
  public let postalCodeKind: String
  let layout: PostalAddressLayout
  let latinLayout: PostalAddressLayout

  /// The form of a country by its ISO 3166-1 alpha-2 code, or `XK` for Kosovo; nil if the data do not have the country.
  public init?(country: String) {
    guard let known = CountryAddresses.of(country) else { return nil }
    self = known.form
  }

  /// The countries that have a form, sorted.
  public static var countries: [String] { CountryAddresses.countries }

  /// The form of addresses of which nothing is known: lines and a locality.
  static let international = PostalAddressForm(
    row: "|AC|%N%n%O%n%A%n%C||province|city|suburb|postal", areas: [])

  /// - Parameters:
  ///   - row: The country's line of the table.
  ///   - areas: The lines of its areas.
  init(row: Substring, areas: [Substring]) {
    let fields = row.split(separator: "|", omittingEmptySubsequences: false)
    func field(_ index: Int) -> String { fields.indices.contains(index) ? String(fields[index]) : "" }
    country = field(0)
    required = field(1).compactMap(PostalAddress.Part.init(letter:))
    layout = PostalAddressLayout(field(2))
    latinLayout = field(3).isEmpty ? layout : PostalAddressLayout(field(3))
    administrativeAreaKind = field(4)
    localityKind = field(5)
    dependentLocalityKind = field(6)
    postalCodeKind = field(7)
    self.areas = areas.map(Area.init(row:))
  }
}

extension PostalAddressForm.Area {
  /// - Parameter row: A line of the table, which begins with a hyphen.
  fileprivate init(row: Substring) {
    let fields = row.dropFirst().split(separator: "|", omittingEmptySubsequences: false)
    func field(_ index: Int) -> Substring { fields.indices.contains(index) ? fields[index] : "" }
    code = field(0).isEmpty ? nil : String(field(0))
    names = field(1).split(separator: "~").map(String.init)
    postalPrefixes = field(2).split(separator: ",").map(PostalPrefix.init)
  }
}

/// The first characters of postal codes; `[...]` is one of several characters.
struct PostalPrefix: Sendable, Hashable {
  private let pattern: [UInt8]

  init(_ text: some StringProtocol) { pattern = Array(text.utf8) }

  /// Whether a postal code of ASCII letters and digits begins so; spaces and hyphens do not count.
  func matches(_ code: UnsafeBufferPointer<UInt8>) -> Bool {
    var place = 0
    var index = 0
    while index < pattern.count {
      while place < code.count, !Self.isLetterOrDigit(code[place]) { place += 1 }
      guard let end = patternEnd(index) else { return true }
      if pattern[index] != UInt8(ascii: "["), !Self.isLetterOrDigit(pattern[index]) {
        index = end
        continue
      }
      guard place < code.count, has(code[place], in: index..<end) else { return false }
      place += 1
      index = end
    }
    return true
  }

  /// Where the character ends, or the set of them, that begins at an index.
  private func patternEnd(_ index: Int) -> Int? {
    if pattern[index] != UInt8(ascii: "[") { return index + 1 }
    return pattern[index...].firstIndex(of: UInt8(ascii: "]")).map { $0 + 1 }
  }

  private func has(_ byte: UInt8, in range: Range<Int>) -> Bool {
    if range.count == 1 { return pattern[range.lowerBound] == byte }
    var index = range.lowerBound + 1
    while index < range.upperBound - 1 {
      if index + 2 < range.upperBound - 1, pattern[index + 1] == UInt8(ascii: "-") {
        if pattern[index] <= byte, byte <= pattern[index + 2] { return true }
        index += 3
      } else {
        if pattern[index] == byte { return true }
        index += 1
      }
    }
    return false
  }

  /// Whether it begins with a digit.
  var isNumeric: Bool {
    guard let first = pattern.first(where: Self.isLetterOrDigit) else { return false }
    return first < UInt8(ascii: "A")
  }

  static func isLetterOrDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte || 0x41...0x5A ~= byte }
}
