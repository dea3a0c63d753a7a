import ICU

/// A script of the Unicode Character Database, by its code in ISO 15924.
///
/// ```swift
/// .scripts(.arabic, "Hebr")
/// ```
public struct Script: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The code, four letters: `Arab`.
  public let code: String

  let script: ICU.Script

  /// The script of a code or an English name (`Arab`, `Arabic`), or nil where Unicode has none of that name.
  public init?(_ name: String) {
    guard let script = ICU.Script(named: name) else { return nil }
    self.init(script)
  }

  /// The script of a literal; one that Unicode does not have stops the program.
  public init(stringLiteral name: String) {
    guard let script = ICU.Script(named: name) else {
      ruleMistake("\"\(name)\" is no script; expected a code of ISO 15924 such as \"Arab\"", #fileID, #line)
    }
    self.init(script)
  }

  private init(_ script: ICU.Script) {
    self.script = script
    self.code = script.rawValue
  }

  public var description: String { code }

  public static let arabic: Self = "Arab"
  public static let armenian: Self = "Armn"
  public static let bengali: Self = "Beng"
  public static let bopomofo: Self = "Bopo"
  public static let cyrillic: Self = "Cyrl"
  public static let devanagari: Self = "Deva"
  public static let ethiopic: Self = "Ethi"
  public static let georgian: Self = "Geor"
  public static let greek: Self = "Grek"
  public static let han: Self = "Hani"
  public static let hangul: Self = "Hang"
  public static let hebrew: Self = "Hebr"
  public static let hiragana: Self = "Hira"
  public static let katakana: Self = "Kana"
  public static let latin: Self = "Latn"
  public static let tamil: Self = "Taml"
  public static let thai: Self = "Thai"
}
