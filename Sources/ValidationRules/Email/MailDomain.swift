import ICU

/// The part of an address after the @: `Domain` or `address-literal` of RFC 5321, section 4.1.2.
enum MailDomain {
  /// The longest domain name in its ASCII form, in bytes (RFC 1035, less the root's length byte and dot).
  private static let maximumBytes = 253
  private static let maximumLabelBytes = 63

  /// The first range at which the bytes from `start` are no domain, or nil where they are one.
  ///
  /// Throws where ICU fails before it can judge a name.
  static func fault(
    in utf8: UnsafeBufferPointer<UInt8>,
    start: Int,
    allowsUnicode: Bool
  ) throws(ICUError) -> Range<Int>? {
    let all = start..<utf8.count
    let domain = UnsafeBufferPointer(rebasing: utf8[all])
    if domain.first == UInt8(ascii: "[") { return AddressLiteral.isValid(domain) ? nil : all }
    if domain.allSatisfy({ $0 < 0x80 }), !allowsUnicode || !hasEncodedLabel(domain) {
      return hostFault(in: domain).map { $0.lowerBound + start..<$0.upperBound + start }
    }
    // A name in another script is judged by what the domain name system gets to see.
    guard allowsUnicode else { return all }
    do throws(IDNAError) {
      var name = try IDNA.toASCII(String(decoding: domain, as: UTF8.self))
      return name.withUTF8 { hostFault(in: $0) } == nil ? nil : all
    } catch {
      if case .failed(let failure) = error { throw failure }
      return all
    }
  }

  private static func hasEncodedLabel(_ domain: UnsafeBufferPointer<UInt8>) -> Bool {
    String(decoding: domain, as: UTF8.self).lowercased().contains("xn--")
  }

  /// A fully qualified host name: two labels or more of letters, digits and inner hyphens (RFC 1123).
  private static func hostFault(in name: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    if name.isEmpty || name.count > maximumBytes { return 0..<name.count }
    var start = 0
    var labels = 0
    while true {
      let end = name[start...].firstIndex(of: UInt8(ascii: ".")) ?? name.count
      if !isLabel(name[start..<end]) { return start..<end }
      labels += 1
      if end == name.count { break }
      start = end + 1
    }
    let isNumeric = name[start...].allSatisfy { 0x30...0x39 ~= $0 }
    return labels < 2 || isNumeric ? start..<name.count : nil
  }

  private static func isLabel(_ label: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let first = label.first, let last = label.last, label.count <= maximumLabelBytes else {
      return false
    }
    let hyphen = UInt8(ascii: "-")
    return first != hyphen && last != hyphen && label.allSatisfy { isLetterOrDigit($0) || $0 == hyphen }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x61...0x7A ~= byte || 0x41...0x5A ~= byte
  }
}
