import ICU

extension RuleOption {
  /// A character set of a system that does not support Unicode, by a name that ICU knows.
  ///
  /// ```swift
  /// .encodable(in: "GB18030")
  /// ```
  /// A name may refer to slightly different tables; the one used is that of ICU's converter of that name, such as
  /// `windows-950-2000` for `Big5`.
  public struct Charset: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name of the charset: that of MIME, otherwise that of IANA, otherwise ICU's own.
    public let name: String

    let repertoire: CharsetRepertoire

    /// The charset for a name or an alias (`Big5`, `windows-1256`, `latin1`); nil if ICU has none of that name.
    ///
    /// Takes up to a few milliseconds.
    public init?(_ name: String) {
      // If ICU cannot read a converter's data, treat the charset as missing.
      guard let repertoire = (try? CharsetRepertoire(name)) ?? nil else { return nil }
      self.init(repertoire)
    }

    /// The charset for a literal; a charset that ICU does not have stops the program.
    public init(stringLiteral name: String) {
      guard let charset = Self(name) else {
        ImpossibleRule("ICU does not know the charset \"\(name)\"", expected: "a name such as \"Big5\"")
          .stop(#fileID, #line)
      }
      self = charset
    }

    private init(_ repertoire: CharsetRepertoire) {
      self.repertoire = repertoire
      self.name = repertoire.name
    }

    public static func == (left: Self, right: Self) -> Bool { left.name == right.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    public var description: String { name }
  }
}
