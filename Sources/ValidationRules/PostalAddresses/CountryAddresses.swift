import ICU
import Primitives
import TextAutomata
import ValidationCore

/// The addresses of a country, prepared for lookups at the first use of the country.
final class CountryAddresses: Sendable {
  let form: PostalAddressForm
  let used: PostalAddressParts
  /// What is required of the postal code; nil if the country does not have any, or no form is published.
  private let postalCode: PostalCodeRules?
  /// The area of each name and code.
  private let areas: [String: Int]
  /// The area of each name and code without letter case, accents, spaces and punctuation.
  private let foldedAreas: [String: Int]

  private init(_ form: PostalAddressForm) {
    self.form = form
    used = PostalAddressParts(form.parts).union(.country)
    postalCode = IdentifierFormat.postalCode(of: form.country).map { PostalCodeRules($0) }
    var areas: [String: Int] = [:]
    var folded: [String: Int] = [:]
    // Names come before codes, of which some are names of other areas.
    for writesCode in [false, true] {
      for (index, area) in form.areas.enumerated() {
        let codes = area.code.map { [$0, "\(form.country)-\($0)"] } ?? []
        for name in writesCode ? codes : area.names {
          areas[name] = areas[name] ?? index
          let key = Self.folded(name)
          folded[key] = folded[key] ?? index
        }
      }
    }
    (self.areas, foldedAreas) = (areas, folded)
  }

  /// Checks a postal code; returns whether anything is required of it.
  func checkPostalCode(_ code: String, _ digits: DigitScripts, _ sink: inout ErrorSink) -> Bool {
    guard let postalCode else { return false }
    if digits == .ascii { postalCode.ascii.run(code, &sink) } else { postalCode.anyScript.run(code, &sink) }
    return true
  }

  /// What is required of postal codes: an object, as copies of its rules would count many references.
  private final class PostalCodeRules: Sendable {
    let ascii: Validation<String>
    let anyScript: Validation<String>

    init(_ format: IdentifierFormat) { (ascii, anyScript) = (format.rule(.ascii), format.rule(.anyScript)) }
  }

  /// The area that a text names, by its offset; nil if there is none.
  func area(named text: String) -> Int? {
    if let index = areas[text] { return index }
    guard text.utf8.count <= Self.longestName else { return nil }
    return foldedAreas[Self.folded(text)]
  }

  /// The name of an area that a text almost is.
  func nearestArea(to text: String) -> String? {
    guard text.utf8.count <= Self.longestName else { return nil }
    return NearestName.nearest(to: text, among: form.areas.lazy.flatMap(\.names))
  }

  /// Whether a postal code, of which the form has been checked, can be one of an area.
  func isPostalCode(_ code: String, ofArea index: Int) -> Bool {
    let prefixes = form.areas[index].postalPrefixes
    guard !prefixes.isEmpty else { return true }
    var code = code
    return code.withUTF8 { code in
      if TextBuffers.isASCII(code) { return Self.begins(code, withOneOf: prefixes) }
      return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: code.count) { plain in
        let count = Self.write(code, withASCIIDigitsTo: plain)
        return Self.begins(UnsafeBufferPointer(rebasing: plain[..<count]), withOneOf: prefixes)
      }
    }
  }

  /// Whether a postal code of ASCII begins with one of some prefixes, of those that can be compared with it.
  private static func begins(_ code: UnsafeBufferPointer<UInt8>, withOneOf prefixes: [PostalPrefix]) -> Bool {
    // Some write letters before the digits that count, such as `CP 2201`.
    let isNumeric = code.first.map { 0x30...0x39 ~= $0 } ?? false
    var isComparable = false
    for prefix in prefixes where prefix.isNumeric == isNumeric {
      if prefix.matches(code) { return true }
      isComparable = true
    }
    return !isComparable
  }

  /// The longest name has some 60 bytes; a text of megabytes is not a name.
  private static let longestName = 200

  /// A name without letter case, accents, spaces and punctuation, as in a comparison at the primary strength.
  private static func folded(_ name: String) -> String {
    let casefolded = (try? NormalizationForm.nfkcCasefold.normalized(name)) ?? name
    let parts = (try? NormalizationForm.nfd.normalized(casefolded)) ?? casefolded
    var folded = String.UnicodeScalarView()
    for scalar in parts.unicodeScalars {
      // Accents, unlike the marks that are vowels and voicing, have high combining classes.
      let isAccent = scalar.properties.canonicalCombiningClass.rawValue >= 200
      if !isAccent, scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        // The Turkish letter without a dot, whose capital is that of i.
        folded.append(scalar == "ı" ? "i" : scalar)
      }
    }
    return String(folded)
  }

  /// Writes a text with the digits of ASCII for those of other scripts; returns how many bytes that takes.
  private static func write(
    _ utf8: UnsafeBufferPointer<UInt8>, withASCIIDigitsTo output: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var (offset, count) = (0, 0)
    while offset < utf8.count {
      let (codePoint, end) = UTF8Decoding.codePoint(in: utf8, at: offset)
      if codePoint >= 0x80, let digit = Unicode.Scalar(codePoint)?.icuProperties.decimalDigitValue {
        output.initializeElement(at: count, to: 0x30 + UInt8(digit))
        count += 1
      } else {
        for index in offset..<end { output.initializeElement(at: count + index - offset, to: utf8[index]) }
        count += end - offset
      }
      offset = end
    }
    return count
  }
}

extension CountryAddresses {
  /// The addresses of a country by its code; nil if the data do not have the country.
  static func of(_ country: String) -> CountryAddresses? {
    var letters = country.utf8.makeIterator()
    guard let first = letters.next(), let second = letters.next(), letters.next() == nil,
      let number = number(first, second)
    else { return nil }
    return slots[number]?.addresses
  }

  /// A country that the table has.
  private final class Slot: Sendable {
    private let place: Range<Int>
    private let made = Deferred<CountryAddresses>()

    init(place: Range<Int>) { self.place = place }

    var addresses: CountryAddresses {
      made.object { CountryAddresses(form(at: place)) }.takeUnretainedValue()
    }
  }

  /// The countries by the numbers of their codes.
  private static let slots: [Slot?] = {
    var slots = [Slot?](repeating: nil, count: 26 * 26)
    for (code, place) in places {
      let letters = Array(code.utf8)
      guard letters.count == 2, let number = number(letters[0], letters[1]) else { continue }
      slots[number] = Slot(place: place)
    }
    return slots
  }()

  /// The number of two capitals in their alphabetical order.
  private static func number(_ first: UInt8, _ second: UInt8) -> Int? {
    let (first, second) = (Int(first) - 0x41, Int(second) - 0x41)
    return 0..<26 ~= first && 0..<26 ~= second ? first * 26 + second : nil
  }

  /// For addresses of which nothing is known.
  static let international = CountryAddresses(.international)

  /// The countries that the table has, sorted.
  static var countries: [String] { places.keys.sorted() }

  private static var table: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      start: PostalAddressTable.text.utf8Start, count: PostalAddressTable.text.utf8CodeUnitCount)
  }

  /// Where the lines of each country are.
  private static let places: [String: Range<Int>] = {
    var places: [String: Range<Int>] = [:]
    var (start, end) = (0, 0)
    func add() {
      let code = String(decoding: table[start..<end].prefix { $0 != UInt8(ascii: "|") }, as: UTF8.self)
      if !code.isEmpty { places[code] = start..<end }
    }
    while end < table.count {
      if table[end] != UInt8(ascii: "-") {
        add()
        start = end
      }
      end = (table[end...].firstIndex(of: UInt8(ascii: "\n")) ?? table.count - 1) + 1
    }
    add()
    return places
  }()

  private static func form(at place: Range<Int>) -> PostalAddressForm {
    let lines = String(decoding: table[place], as: UTF8.self).split(separator: "\n")
    return PostalAddressForm(row: lines.first ?? "", areas: Array(lines.dropFirst()))
  }
}

/// Several parts of an address.
package struct PostalAddressParts: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  init(_ parts: [PostalAddress.Part]) { self.init(parts.map(Self.init)) }

  /// One part.
  package init(_ part: PostalAddress.Part) {
    let index =
      switch part {
      case .recipient: 0
      case .organization: 1
      case .lines: 2
      case .dependentLocality: 3
      case .locality: 4
      case .administrativeArea: 5
      case .postalCode: 6
      case .sortingCode: 7
      case .country: 8
      }
    rawValue = 1 << UInt16(index)
  }

  static let country = Self(PostalAddress.Part.country)
}
