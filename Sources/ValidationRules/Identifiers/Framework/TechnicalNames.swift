/// What identifiers and notations are called in every language: by their own short names.
package enum TechnicalNames {
  /// The name of a kind that no catalog has to translate; nil for any other kind.
  package static func name(ofKind kind: String) -> String? { names[kind] }

  private static let names = [
    "ark": "ARK", "base32": "Base32", "base58": "Base58", "bitcoinAddress": "Bitcoin",
    "containerCode": "ISO 6346",
    "cron": "cron", "dataURI": "data:", "doi": "DOI", "ethereumAddress": "Ethereum", "handle": "Handle",
    "iccid": "ICCID",
    "isan": "ISAN", "ismn": "ISMN", "isni": "ISNI", "isrc": "ISRC", "jsonPointer": "JSON Pointer",
    "language": "ISO 639", "mailto": "mailto:", "orcid": "ORCID iD", "pem": "PEM", "scriptCode": "ISO 15924",
    "subdivision": "ISO 3166-2", "uriTemplate": "URI Template", "vin": "VIN",
  ]
}
