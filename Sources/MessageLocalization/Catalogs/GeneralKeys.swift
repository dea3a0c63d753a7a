/// The keys whose messages say in general what a code says in detail.
enum GeneralKeys {
  /// The key of the most general message.
  static let invalid = "invalid"

  /// What is not a code: labels, words and the texts of a report.
  private static let otherPrefixes = [
    "field.", "script.", "region.", "value.", "character.", "report.", "error.", "problem.",
  ]

  /// The more general keys for a code, the nearest first: `identifier`, `invalid` for `identifier.checkDigit`.
  static func keys(for code: String) -> [String] {
    if code == invalid || otherPrefixes.contains(where: code.hasPrefix) { return [] }
    return [family(of: code), invalid].compactMap(\.self)
  }

  /// The first part of a code with several parts; nil for what is not one.
  static func family(of code: String) -> String? {
    guard let end = code.utf8.firstIndex(of: UInt8(ascii: ".")), end > code.startIndex,
      !otherPrefixes.contains(where: code.hasPrefix)
    else { return nil }
    return String(code[..<end])
  }
}

extension String {
  /// Whether a text is the key of a message rather than a sentence: parts of ASCII letters, digits, `_` and `-` with full
  /// stops between them, as in `password.tooWeak`.
  package var looksLikeMessageKey: Bool {
    let parts = utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        guard let first = part.first, Self.isASCIILetter(first) || part.startIndex > utf8.startIndex else {
          return false
        }
        return part.allSatisfy {
          Self.isASCIILetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
            || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
        }
      }
  }

  private static func isASCIILetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
