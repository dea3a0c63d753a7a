/// What identifiers and notations are called in every language: by their own short names.
///
/// A number has its name in its declaration.
package enum TechnicalNames {
  /// The name of a kind that no catalog has to translate; nil for any other kind.
  package static func name(ofKind kind: String) -> String? {
    if let name = names[kind] { return name }
    let format =
      IdentifierFormat.number(named: kind) ?? IdentifierFormat.international.first { $0.name == kind }
    let name = format?.shortName ?? ""
    return name.isEmpty ? nil : name
  }

  /// Of notations that are not numbers.
  private static let names = [
    "ark": "ARK", "base32": "Base32", "base58": "Base58", "bitcoinAddress": "Bitcoin",
    "cron": "cron", "dataURI": "data:", "doi": "DOI", "ethereumAddress": "Ethereum", "gs1": "GS1",
    "handle": "Handle",
    "jsonPointer": "JSON Pointer",
    "language": "ISO 639", "mailto": "mailto:", "mrz": "MRZ", "pem": "PEM", "scriptCode": "ISO 15924",
    "subdivision": "ISO 3166-2", "uriTemplate": "URI Template",
  ]
}
