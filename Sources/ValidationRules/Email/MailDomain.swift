import ICU
import ValidationCore

/// The part of an address after the @: `Domain` or `address-literal` of RFC 5321, section 4.1.2.
struct MailDomain {
  /// Whether a name may have non-ASCII characters.
  let allowsUnicode: Bool
  /// Whether a name with one label, or with a number as its last label, is accepted.
  let allowsUnqualified: Bool

  /// The first range at which the bytes from `start` are not a domain; nil if they are one.
  ///
  /// Throws if ICU fails before it can check a name.
  func fault(in utf8: UnsafeBufferPointer<UInt8>, start: Int) throws(ICUError) -> Range<Int>? {
    let all = start..<utf8.count
    if utf8[all].first == UInt8(ascii: "[") {
      return AddressLiteral.isValid(UnsafeBufferPointer(rebasing: utf8[all])) ? nil : all
    }
    guard allowsUnicode || utf8[all].allSatisfy({ $0 < 0x80 }) else { return all }
    // The mapping of UTS #46 would remove most of them.
    if let unseen = try UnseenCharacters.first(in: UnsafeBufferPointer(rebasing: utf8[all])) {
      return start + unseen.lowerBound..<start + unseen.upperBound
    }
    switch try DomainName.fault(in: utf8, all) {
    case nil: return allowsUnqualified ? nil : singleLabel(in: utf8, all)
    case .tooLong: return all
    case .emptyLabel(let range), .label(let range), .internationalized(let range): return range
    case .numeric(let range): return allowsUnqualified ? nil : range
    }
  }

  /// The range of a name that has only one label and so is not fully qualified.
  private func singleLabel(in utf8: UnsafeBufferPointer<UInt8>, _ name: Range<Int>) -> Range<Int>? {
    if utf8[name].contains(UInt8(ascii: ".")) { return nil }
    let labels = UTF8Scalars(UnsafeBufferPointer(rebasing: utf8[name]))
    return labels.contains { DomainName.isFullStop($0.scalar) } ? nil : name
  }
}
