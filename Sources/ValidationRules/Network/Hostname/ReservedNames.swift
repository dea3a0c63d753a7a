import ICU
import ValidationCore

/// Names that end with one that the public DNS does not have.
struct ReservedNames: Sendable {
  /// In lowercase ASCII.
  private let endings: [[UInt8]]

  private init(_ endings: [String]) { self.endings = endings.map { Array($0.utf8) } }

  /// The registry of special-use domain names (RFC 6761) without those that are public services, as of 2025, and
  /// `internal`, which ICANN reserved for private use in 2024.
  static let registered = ReservedNames(registry)

  /// These, and the names that networks take for themselves (RFC 6762, appendix G; ICANN, "name collisions").
  static let local = ReservedNames(
    registry + ["corp", "home", "intranet", "lan", "localdomain", "mail", "private"])

  private static let registry = [
    "alt", "example", "home.arpa", "internal", "invalid", "ipv4only.arpa", "local", "localhost", "onion",
    "resolver.arpa", "service.arpa", "test",
  ]

  /// The reserved ending of a valid name; nil if there is none.
  func ending(of utf8: UnsafeBufferPointer<UInt8>, _ name: Range<Int>) throws(ICUError) -> Range<Int>? {
    if utf8[name].allSatisfy({ $0 < 0x80 }) {
      return endings.first { Self.ends(utf8[name], with: $0) }.map {
        name.upperBound - $0.count..<name.upperBound
      }
    }
    let bytes = UnsafeBufferPointer(rebasing: utf8[name])
    if let isReserved = try IDNA.withValidForms(of: bytes, { hasEnding(asciiName: $1) }) {
      return isReserved ? name : nil
    }
    let ascii = try IDNA.asciiForm(of: String(decoding: bytes, as: UTF8.self)).name
    return hasEnding(asciiName: ascii.utf8) ? name : nil
  }

  /// Whether a name in ASCII has a reserved ending.
  func hasEnding(asciiName name: some BidirectionalCollection<UInt8>) -> Bool {
    endings.contains { Self.ends(name, with: $0) }
  }

  /// Whether a name is an ending or a name below it, in any letter case.
  private static func ends(
    _ name: some BidirectionalCollection<UInt8>, with ending: [UInt8]
  ) -> Bool {
    let count = name.count
    guard count >= ending.count else { return false }
    let isEqual = zip(name.suffix(ending.count), ending).allSatisfy {
      $1 == (0x41...0x5A ~= $0 ? $0 | 0x20 : $0)
    }
    return isEqual
      && (count == ending.count || name.dropLast(ending.count).last == UInt8(ascii: "."))
  }
}

extension DomainName {
  /// The last label of a valid name if it cannot be a top-level domain: the only one, or one of ASCII that is not
  /// letters, or is a single letter.
  static func labelThatIsNotTopLevel(
    _ utf8: UnsafeBufferPointer<UInt8>, _ name: Range<Int>
  ) -> Range<Int>? {
    var start = name.lowerBound
    for element in UTF8Scalars(UnsafeBufferPointer(rebasing: utf8[name])) where isFullStop(element.scalar) {
      start = name.lowerBound + element.range.upperBound
    }
    let label = start..<name.upperBound
    let isPlain = utf8[label].allSatisfy { $0 < 0x80 } && !HostLabels.isEncoded(utf8, label)
    let isTopLevel =
      !isPlain || label.count >= 2 && utf8[label].allSatisfy { 0x61...0x7A ~= $0 | 0x20 }
    return isTopLevel && start > name.lowerBound ? nil : label
  }
}
