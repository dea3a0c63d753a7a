import ICU

/// The part of an address after the @: `Domain` or `address-literal` of RFC 5321, section 4.1.2.
struct MailDomain {
  /// Whether a name may be beyond ASCII.
  let allowsUnicode: Bool
  /// Whether a name of one label, or with a last label of digits, is taken.
  let allowsUnqualified: Bool

  /// The first range at which the bytes from `start` are no domain, or nil where they are one.
  ///
  /// Throws where ICU fails before it can judge a name.
  func fault(in utf8: UnsafeBufferPointer<UInt8>, start: Int) throws(ICUError) -> Range<Int>? {
    let all = start..<utf8.count
    if utf8[all].first == UInt8(ascii: "[") {
      return AddressLiteral.isValid(UnsafeBufferPointer(rebasing: utf8[all])) ? nil : all
    }
    let isASCII = utf8[all].allSatisfy { $0 < 0x80 }
    if isASCII, !allowsUnicode || !HostLabels.hasEncodedLabel(utf8, all) { return hostFault(in: utf8, all) }
    // A name in another script is judged by what the domain name system gets to see.
    guard allowsUnicode else { return all }
    do throws(IDNAError) {
      var name = try IDNA.toASCII(String(decoding: utf8[all], as: UTF8.self))
      return name.withUTF8 { hostFault(in: $0, 0..<$0.count) } == nil ? nil : all
    } catch {
      if case .failed(let failure) = error { throw failure }
      return all
    }
  }

  /// A fully qualified host name: two labels or more of letters, digits and inner hyphens (RFC 1123).
  private func hostFault(in utf8: UnsafeBufferPointer<UInt8>, _ name: Range<Int>) -> Range<Int>? {
    if name.isEmpty || name.count > HostLabels.maximumBytes { return name }
    if let label = HostLabels.fault(in: utf8, name) { return label }
    if allowsUnqualified { return nil }
    let dot = utf8[name].lastIndex(of: UInt8(ascii: "."))
    if dot != nil, !HostLabels.endsInNumber(utf8, name) { return nil }
    return (dot.map { $0 + 1 } ?? name.lowerBound)..<name.upperBound
  }
}
