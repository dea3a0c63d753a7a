import ICU
import Primitives

/// The name of a language as people write it in some place: `pt-BR`, `zh-Hant`, `ar`.
///
/// A tag is well-formed BCP 47 (RFC 5646) in canonical form, so that equal languages are equal values: letter case is
/// normalized, `_` becomes `-`, and outdated names are replaced (`iw` is `he`). No script is guessed: `zh-TW` stays
/// `zh-TW`.
///
/// ```swift
/// let portuguese: LanguageTag = "PT_br"           // pt-BR
/// LanguageTag("iw") == "he"                       // true
/// ["zh-Hant", "no such thing"].map(LanguageTag.init)   // [zh-Hant, nil]
/// ```
///
/// `LanguageTag("…")` with a literal is the literal itself, which is never nil.
public struct LanguageTag: Sendable, Hashable {
  /// The tag in canonical form.
  public let identifier: String

  /// Reads a tag; nil when the text is not well-formed.
  public init?(_ text: String) {
    if BuiltInTags.contain(text) {
      identifier = text
      return
    }
    guard let canonical = LocaleData.canonical(text) else { return nil }
    identifier = canonical
  }

  /// Accepts text that is already canonical.
  init(canonical: String) {
    identifier = canonical
  }

  /// The language subtag: `pt` of `pt-BR`.
  var language: Substring { identifier.prefix { $0 != "-" } }

  /// English, the locale in which messages are first written and with which every lookup ends.
  public static let english = LanguageTag(canonical: "en")

  /// No known language (`und`).
  public static let undetermined = LanguageTag(canonical: "und")
}

extension LanguageTag: ExpressibleByStringLiteral {
  /// Reads a tag in source code; text that is not well-formed becomes ``undetermined``, never a trap.
  public init(stringLiteral text: String) {
    // A literal is read each time its line runs, and ICU takes one or two microseconds.
    if BuiltInTags.contain(text) {
      identifier = text
      return
    }
    let known = Self.literals.withLock { $0[text] }
    if let known {
      self = known
      return
    }
    let tag = LanguageTag(text) ?? .undetermined
    // A caller can also pass text from outside as a literal.
    guard text.utf8.count <= LocaleData.longestTag else {
      self = tag
      return
    }
    Self.literals.withLock { literals in
      if literals.count < 1_024 { literals[text] = tag }
    }
    self = tag
  }

  private static let literals = Lock<[String: LanguageTag]>([:])
}

extension LanguageTag: LosslessStringConvertible {
  /// The tag in canonical form.
  public var description: String { identifier }
}

extension LanguageTag: Comparable {
  /// Orders tags by their text.
  public static func < (left: LanguageTag, right: LanguageTag) -> Bool { left.identifier < right.identifier }
}

extension LanguageTag: Codable {
  /// Reads a tag from a string.
  ///
  /// - Throws: `DecodingError.dataCorrupted` when the string is not well-formed.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let tag = LanguageTag(text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "“\(text)” is not a BCP 47 language tag"
      )
    }
    self = tag
  }

  /// Writes the tag as a string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
