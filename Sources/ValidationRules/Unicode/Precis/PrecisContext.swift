import ICU
import ValidationCore

/// The context of a character, as far as the contextual rules of RFC 5892, appendix A, need it.
struct PrecisContext {
  private let utf8: UnsafeBufferPointer<UInt8>
  /// The character directly before.
  private var before: Unicode.Scalar?
  /// How the last preceding character that is not transparent joins with the next one.
  private var joining = JoiningType.nonJoining
  private var facts: Facts?

  init(_ utf8: UnsafeBufferPointer<UInt8>) { self.utf8 = utf8 }

  /// Whether the context decides if the character is allowed (CONTEXTJ and CONTEXTO).
  static func isContextual(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{B7}", "\u{375}", "\u{5F3}", "\u{5F4}", "\u{660}"..."\u{669}", "\u{6F0}"..."\u{6F9}",
      "\u{200C}", "\u{200D}", "\u{30FB}":
      true
    default: false
    }
  }

  /// Whether a contextual character is allowed here.
  ///
  /// - Parameter rest: The characters after it.
  mutating func allows(_ scalar: Unicode.Scalar, followedBy rest: UTF8Scalars) -> Bool {
    var rest = rest
    switch scalar {
    // A.1, ZERO WIDTH NON-JOINER, and A.2, ZERO WIDTH JOINER.
    case "\u{200C}": return isAfterVirama || joining.joinsToFollowing && Self.joinsToPreceding(&rest)
    case "\u{200D}": return isAfterVirama
    // A.3, MIDDLE DOT: within the geminated l of Catalan.
    case "\u{B7}": return before == "l" && rest.next()?.scalar == "l"
    // A.4, GREEK LOWER NUMERAL SIGN.
    case "\u{375}": return rest.next().map { Script.of($0.scalar) == Self.greek } ?? false
    // A.5 and A.6, HEBREW PUNCTUATION GERESH and GERSHAYIM.
    case "\u{5F3}", "\u{5F4}": return before.map { Script.of($0) == Self.hebrew } ?? false
    // A.7, KATAKANA MIDDLE DOT.
    case "\u{30FB}": return found.hasJapanese
    // A.8 and A.9, digits of Arabic and those of Persian and Urdu.
    case "\u{660}"..."\u{669}": return !found.hasExtendedArabicDigits
    case "\u{6F0}"..."\u{6F9}": return !found.hasArabicDigits
    default: return true
    }
  }

  /// Records a character as the one before the next.
  mutating func append(_ scalar: Unicode.Scalar) {
    before = scalar
    if scalar.isASCII {
      joining = .nonJoining
      return
    }
    let type = scalar.icuProperties.joiningType
    if type != .transparent { joining = type }
  }

  private var isAfterVirama: Bool { before?.icuProperties.isVirama ?? false }

  private static func joinsToPreceding(_ rest: inout UTF8Scalars) -> Bool {
    // A joiner ends the search, so that a text of joiners is read at most twice.
    while let next = rest.next() {
      let type = next.scalar.icuProperties.joiningType
      if type != .transparent { return type.joinsToPreceding }
    }
    return false
  }

  /// Facts about the whole text.
  private struct Facts {
    var hasJapanese = false
    var hasArabicDigits = false
    var hasExtendedArabicDigits = false
  }

  private var found: Facts {
    mutating get {
      if let facts { return facts }
      var found = Facts()
      for element in UTF8Scalars(utf8) {
        switch element.scalar {
        case "\u{660}"..."\u{669}": found.hasArabicDigits = true
        case "\u{6F0}"..."\u{6F9}": found.hasExtendedArabicDigits = true
        case ..."\u{2E7F}": break
        default:
          found.hasJapanese = found.hasJapanese || Self.japanese.contains(Script.of(element.scalar))
        }
      }
      facts = found
      return found
    }
  }

  private typealias Script = ICU.Script

  private static let greek = Script(rawValue: "Grek")
  private static let hebrew = Script(rawValue: "Hebr")
  private static let japanese = ["Hira", "Kana", "Hani"].compactMap { Script(rawValue: $0) }
}
