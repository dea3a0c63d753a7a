import CICUShim

/// The subtags that CLDR calls valid in language tags (UTS #35, validity data), in lowercase.
package enum ValidSubtags {
  /// A kind of subtag.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case language, script, region, variant, subdivision
  }

  /// The subtags of a kind that a tag can have, including deprecated ones; or why ICU could not give them.
  package static func all(_ kind: Kind) -> Result<Set<String>, ICUError> {
    switch kind {
    case .language: languages
    case .script: scripts
    case .region: regions
    case .variant: variants
    case .subdivision: subdivisions
    }
  }

  private static let languages = read(.language)
  private static let scripts = read(.script)
  private static let regions = read(.region)
  private static let variants = read(.variant)
  private static let subdivisions = Result { () throws(ICUError) in
    try load(.subdivision, statuses: ["regular"])
  }

  /// The statuses that the IANA registry covers: CLDR's regular, special, deprecated and private subtags, groups of
  /// regions, and the subtags for an unknown value.
  private static let taken: Set<String> = [
    "regular", "special", "deprecated", "macroregion", "private_use", "reserved", "unknown",
  ]

  private static func read(_ kind: Kind) -> Result<Set<String>, ICUError> {
    Result { () throws(ICUError) in try load(kind, statuses: taken) }
  }

  /// The subtags of a kind that have one of these statuses.
  static func load(_ kind: Kind, statuses: Set<String>) throws(ICUError) -> Set<String> {
    let rows = try textFromICU("read the valid \(kind.rawValue) subtags", capacity: 16_384) {
      icushim_valid_identifiers(kind.rawValue, $0, $1, $2)
    }
    var subtags: Set<String> = []
    for row in rows.split(separator: "\n") {
      let parts = row.split(separator: " ")
      guard parts.count == 2, statuses.contains(String(parts[0])) else { continue }
      subtags.formUnion(expanded(parts[1].lowercased()))
    }
    return subtags
  }

  /// `al~o` means `al`, `am`, `an` and `ao`.
  private static func expanded(_ row: String) -> [String] {
    let bytes = Array(row.utf8)
    guard let tilde = bytes.firstIndex(of: UInt8(ascii: "~")), tilde > 0, tilde + 2 == bytes.count,
      bytes[tilde - 1] <= bytes[tilde + 1]
    else { return [row] }
    return (bytes[tilde - 1]...bytes[tilde + 1]).map {
      String(decoding: bytes[..<(tilde - 1)] + [$0], as: UTF8.self)
    }
  }
}
