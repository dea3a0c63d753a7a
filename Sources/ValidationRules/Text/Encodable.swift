import ICU
public import ValidationCore

extension ValidationError.Code {
  /// The text has a character that the charset cannot hold. Arguments: `character` (the first, as itself with its
  /// code point, or by its name), `charset`. The ranges are all such characters; the suggestion is the text in NFC,
  /// if that alone fixes it.
  public static let textNotEncodable: Self = "text.notEncodable"
}

extension RuleReport {
  static let textNotEncodable = RuleReport(
    .textNotEncodable, limits: ["charset": .text], found: ["character": .character])
}

extension Rules {
  static let encodable = RuleOf(
    "encodable",
    "The text can be stored in a charset and read back unchanged.",
    standard: "the round-trip mappings of ICU's converters",
    reports: [.textNotEncodable],
    samples: [
      RuleSample(["charset": "windows-1256"], valid: ["سلام"], invalid: ["你好": .textNotEncodable])
    ],
    takes: .charset("charset"),
    make: EncodableRule.init
  )
}

extension RuleParameter where Value == RuleOption.Charset {
  /// A charset by a name that ICU knows.
  fileprivate static func charset(_ name: String) -> Self {
    Self(
      name, .text, shorthand: true, default: nil,
      decoded: { value throws(ImpossibleRule) in
        guard let text = value.text else { return nil }
        if let charset = RuleOption.Charset(text) { return charset }
        throw ImpossibleRule(
          at: name,
          "unknown charset \(value)",
          expected: "a name of MIME, IANA or ICU such as \"windows-1256\"",
          known: CharsetRepertoire.knownNames
        )
      }, encoded: { .value(.text($0.name)) })
  }
}

extension Validation where Value == String {
  /// The text can be stored in a charset and read back unchanged, for systems that do not support Unicode.
  ///
  /// Only round trips count: no best fit (`ａ` as `a`) and no question mark. Code: `text.notEncodable`. Cost: a lookup
  /// for each character; the table is made with the rule.
  public static func encodable(in charset: RuleOption.Charset) -> Validation {
    Rules.encodable(charset)
  }
}

struct EncodableRule: TextRule {
  let charset: RuleOption.Charset

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    let found = unexpected(in: text.utf8, stopsAtFirst: sink.goal == .verdict)
    guard let first = found.first else { return }
    let goal = sink.goal
    sink.report(
      ValidationError(
        reporting: .textNotEncodable,
        limits: ArgumentList("charset", .text(charset.name)),
        found: ArgumentList("character", .character(first)),
        ranges: found.ranges,
        suggesting: goal == .list ? composed(text.utf8) : nil
      )
    )
  }

  private func unexpected(in utf8: UnsafeBufferPointer<UInt8>, stopsAtFirst: Bool) -> OffendingScalars {
    var found = OffendingScalars()
    var scalars = UTF8Scalars(utf8)
    let repertoire = charset.repertoire
    while let element = scalars.next() {
      let held = repertoire.heldPrefix(of: element.scalar.value, scalars.lazy.map(\.scalar.value))
      if held == 0 {
        found.insert(element)
        if stopsAtFirst { break }
      }
      for _ in 1..<max(held, 1) { _ = scalars.next() }
    }
    return found
  }

  private func composed(_ text: UnsafeBufferPointer<UInt8>) -> SuggestionBytes? {
    guard text.count <= ValidationError.longestComposedSuggestion else { return nil }
    // If ICU fails there is no suggestion; the text is refused all the same.
    return try? ICU.NormalizationForm.nfc.withNormalized(text) { composed in
      var suggestion = SuggestionBytes(capacity: composed.count)
      suggestion.append(contentsOf: composed)
      return suggestion
    }
  }
}
