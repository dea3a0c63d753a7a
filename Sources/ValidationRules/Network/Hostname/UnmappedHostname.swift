import ICU
package import ValidationCore

extension Validation where Value == String {
  /// The text is a host name of any script as it is stored: the format `idn-hostname` of JSON Schema.
  ///
  /// A label with a character beyond ASCII is a U-label (RFC 5890, section 2.3.2.1): it is in NFC, and has no uppercase
  /// letter and no compatibility character. So `Bücher.de` and `ｆｕｌｌ.jp`, which
  /// ``hostname(_:topLevelDomain:underscores:trailingDot:wildcard:reserved:)`` maps, are refused. A label of ASCII alone
  /// may have uppercase letters, and the separators of labels are those of RFC 3490.
  ///
  /// Codes: those of `hostname`.
  package static var unmappedHostname: Validation { Validation(UnmappedHostnameRule()) }
}

struct UnmappedHostnameRule: TextRule {
  private let mapped = HostnameRule(
    mode: .internationalized, isTopLevelRequired: false, takesUnderscores: false, takesTrailingDot: false,
    takesWildcard: false, takesReserved: true)

  var quick: QuickCheck? { mapped.quick }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    do throws(ICUError) {
      let utf8 = text.utf8
      for label in DomainName.labels(of: utf8, 0..<utf8.count) {
        if try Self.isUnmapped(UnsafeBufferPointer(rebasing: utf8[label])) { continue }
        return sink.report(HostnameRule.error(.internationalized(label), utf8))
      }
    } catch {
      return sink.report(ValidationError(error))
    }
    mapped.check(&text, &sink)
  }

  /// Whether no mapping changes a label, apart from the letter case of one of ASCII.
  private static func isUnmapped(_ label: UnsafeBufferPointer<UInt8>) throws(ICUError) -> Bool {
    if label.allSatisfy({ $0 < 0x80 }) { return true }
    guard try IDNA2008.allowed.get().containsAll(of: label) else { return false }
    return try ICU.NormalizationForm.nfc.isNormalized(label)
  }
}
