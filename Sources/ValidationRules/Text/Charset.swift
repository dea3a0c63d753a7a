import ICU

extension RuleOption {
  /// A character set of a system that does not take Unicode, by a name that ICU knows.
  ///
  /// ```swift
  /// .encodable(in: "GB18030")
  /// ```
  /// A name may stand for slightly different tables; the one that counts is the one that ICU's converter of that name
  /// has, such as `windows-950-2000` for `Big5`.
  public struct Charset: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name by which the charset is known: that of MIME, else that of IANA, else ICU's own.
    public let name: String

    let repertoire: CharsetRepertoire

    /// The charset of a name or an alias (`Big5`, `windows-1256`, `latin1`), or nil where ICU has none of that name.
    ///
    /// Takes up to some milliseconds.
    public init?(_ name: String) {
      // A converter whose data cannot be read is as good as none.
      guard let repertoire = (try? CharsetRepertoire(name)) ?? nil else { return nil }
      self.init(repertoire)
    }

    /// The charset of a literal; one that ICU does not have stops the program.
    public init(stringLiteral name: String) {
      guard let charset = Self(name) else {
        ruleMistake(
          "\"\(name)\" is no charset that ICU knows; expected a name such as \"Big5\"", #fileID, #line)
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
