import ICU
public import ValidationCore

extension ValidationError.Code {
  /// The text has a character of a script that is not allowed. Arguments: `character` (the first, with its code
  /// point), `script` (its script, as the message key `script.Cyrl`), `allowed` (the scripts, as message keys). The
  /// ranges are all such characters.
  public static let unicodeScript: Self = "unicode.script"
}

extension Validation where Value == String {
  /// Every character is of one of the scripts, by Script_Extensions (UAX #24).
  ///
  /// Characters of no script of their own (digits, punctuation, emoji, marks that inherit) always pass, and one
  /// that several scripts share passes where one of them is allowed. Code: `unicode.script`.
  public static func scripts(_ allowed: RuleOption.Script...) -> Validation { scripts(allowed) }

  /// Every character is of one of the scripts of an array, which stops the program where it is empty.
  public static func scripts(
    _ allowed: [RuleOption.Script],
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    if allowed.isEmpty { ruleMistake("no script is allowed", file, line) }
    return Validation(ScriptsRule(allowed: allowed))
  }
}

struct ScriptsRule: TextRule {
  private let scripts: [ICU.Script]
  private let keys: [ValidationError.Argument]
  private let allowsLatin: Bool

  init(allowed: [RuleOption.Script]) {
    // `Jpan` stands for the three scripts that Japanese is written in.
    scripts = allowed.flatMap(\.script.constituents) + [.common, .inherited]
    keys = allowed.map { .key("script.\($0.code)") }
    allowsLatin = allowed.contains(.latin)
  }

  func check(_ text: inout TextView, _ findings: inout Findings) {
    if allowsLatin, text.isASCII { return }
    var found = OffendingScalars()
    for element in text.scalars where !scripts.contains(where: { $0.contains(element.scalar) }) {
      found.insert(element)
      if findings.goal == .verdict { break }
    }
    guard let first = found.first else { return }
    findings.report(
      ValidationError(
        code: .unicodeScript,
        limits: ["allowed": .alternatives(keys)],
        found: [
          "character": .character(first), "script": .key("script.\(ICU.Script.of(first).rawValue)"),
        ],
        ranges: found.ranges
      )
    )
  }
}
