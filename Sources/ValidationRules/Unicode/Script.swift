import ICU

extension RuleOption {
  /// A script of the Unicode Character Database, by its ISO 15924 code.
  ///
  /// ```swift
  /// .scripts(.arabic, "Hebr")
  /// ```
  public struct Script: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The code, four letters: `Arab`.
    public let code: String

    let script: ICU.Script

    /// The script for a code or an English name (`Arab`, `Arabic`); nil if Unicode has none of that name.
    public init?(_ name: String) {
      guard let script = ICU.Script(named: name) else { return nil }
      self.init(script)
    }

    /// The script for a literal; a script that Unicode does not have stops the program.
    public init(stringLiteral name: String) {
      guard let script = ICU.Script(named: name) else {
        ImpossibleRule("\"\(name)\" is not a script", expected: "a code of ISO 15924 such as \"Arab\"")
          .stop(#fileID, #line)
      }
      self.init(script)
    }

    private init(_ script: ICU.Script) {
      self.script = script
      self.code = script.rawValue
    }

    public var description: String { code }

    /// Arabic.
    public static let arabic: Self = "Arab"
    /// Armenian.
    public static let armenian: Self = "Armn"
    /// Bengali.
    public static let bengali: Self = "Beng"
    /// Bopomofo, the phonetic characters that spell Chinese in Taiwan.
    public static let bopomofo: Self = "Bopo"
    /// Cyrillic.
    public static let cyrillic: Self = "Cyrl"
    /// Devanagari, used for Hindi, Marathi and Nepali.
    public static let devanagari: Self = "Deva"
    /// Ethiopic, used for Amharic and Tigrinya.
    public static let ethiopic: Self = "Ethi"
    /// Georgian.
    public static let georgian: Self = "Geor"
    /// Greek.
    public static let greek: Self = "Grek"
    /// Han, the characters of Chinese, Japanese kanji and Korean hanja.
    public static let han: Self = "Hani"
    /// Hangul, used for Korean.
    public static let hangul: Self = "Hang"
    /// Hebrew.
    public static let hebrew: Self = "Hebr"
    /// Hiragana, used for Japanese.
    public static let hiragana: Self = "Hira"
    /// Katakana, used for Japanese.
    public static let katakana: Self = "Kana"
    /// Latin.
    public static let latin: Self = "Latn"
    /// Tamil.
    public static let tamil: Self = "Taml"
    /// Thai.
    public static let thai: Self = "Thai"
  }
}
