import Synchronization
import ValidationCore

/// The rules for the numbers of one kind by country, found by the two capitals of its code without a lock.
final class CountryNumberTable: @unchecked Sendable {
  // Sendable: the memory is atomic.

  private let number: CountryNumber
  private let digits: DigitScripts
  /// For each two capitals, the address of the country's rule, which is never freed; ``unknown`` until the country is
  /// first asked for, ``none`` if it does not have such a number.
  private let places: UnsafeMutablePointer<Atomic<UInt>>

  private static let (unknown, none): (UInt, UInt) = (0, 1)
  private static let letters = 26

  init(_ number: CountryNumber, _ digits: DigitScripts) {
    (self.number, self.digits) = (number, digits)
    places = .allocate(capacity: Self.letters * Self.letters)
    for place in 0..<Self.letters * Self.letters { (places + place).initialize(to: Atomic(Self.unknown)) }
  }

  deinit {
    places.deinitialize(count: Self.letters * Self.letters)
    places.deallocate()
  }

  /// Whether a text is a number of a country, or the country does not have such a number; false for a country that is
  /// not two capitals, of which the rule decides.
  var check: PairCheck {
    PairCheck(self) { table, utf8, count, country, countryCount in
      guard let country, countryCount == 2 else { return false }
      return table.reading(CountryNumberTable.self) {
        $0.accepts(UnsafeBufferPointer(start: utf8, count: count), country[0], country[1])
      }
    }
  }

  @inline(__always)
  private func accepts(_ text: UnsafeBufferPointer<UInt8>, _ first: UInt8, _ second: UInt8) -> Bool {
    let (row, column) = (Int(first &- 0x41), Int(second &- 0x41))
    guard row < Self.letters, column < Self.letters else { return false }
    var rule = places[row * Self.letters + column].load(ordering: .acquiring)
    if rule == Self.unknown { rule = find(row, column) }
    if rule == Self.none { return true }
    return UnsafeRawPointer(bitPattern: rule).reading(CountryNumberRule.self) {
      $0.accepts(text) || $0.readsAsValid(text)
    }
  }

  @inline(never)
  private func find(_ row: Int, _ column: Int) -> UInt {
    let country = String(decoding: [UInt8(0x41 + row), UInt8(0x41 + column)], as: UTF8.self)
    let rule = number.rule(of: country, digits)
    let place = rule.map { UInt(bitPattern: Unmanaged.passUnretained($0).toOpaque()) } ?? Self.none
    places[row * Self.letters + column].store(place, ordering: .releasing)
    return place
  }
}
