public import ValidationCore

extension Rules {
  static let nanoid = RuleOf(
    IdentifierFormat.nanoid.name,
    IdentifierFormat.nanoid.summary,
    standard: IdentifierFormat.nanoid.authority,
    reports: IdentifierFormat.nanoid.reports,
    samples: IdentifierFormat.nanoid.samples + [RuleSample(["length": 5], valid: ["a_b-C"])],
    takes: .count("length", shorthand: true, default: 21),
    make: NanoIDRule.init
  )
}

extension Validation where Value == String {
  /// The text is a Nano ID of 21 characters. See ``nanoid(length:file:line:)``.
  public static var nanoid: Validation { nanoid(length: 21) }

  /// The text is a Nano ID: ASCII letters, digits, `_` and `-`, as many as the generator was told to make.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`.
  ///
  /// - Parameters:
  ///   - length: The number of characters, from 1 up.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func nanoid(
    length: Int,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    Rules.nanoid(length, file: file, line: line)
  }
}

/// Characters of any number, which no ``IdentifierCharacters`` holds.
struct NanoIDRule: TextRule {
  private let kind: IdentifierKind
  private let plain: PlainNanoID

  init(length: Int) throws(ImpossibleRule) {
    if length < 1 {
      throw ImpossibleRule(
        at: "length", "no Nano ID has \(length) characters", expected: "a whole number from 1 up")
    }
    plain = PlainNanoID(length: length)
    var format = IdentifierFormat.nanoid
    format.structure = .fixed(IdentifierFormat.nanoidVariant(length: length))
    kind = IdentifierKind(format)
  }

  var quick: QuickCheck? {
    QuickCheck(plain) { form, utf8, count in
      form.reading(PlainNanoID.self) { $0.accepts(UnsafeBufferPointer(start: utf8, count: count)) }
    }
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    if plain.accepts(text.utf8) { return }
    sink.report(IdentifierDiagnosis.error(of: text, kind, .ascii))
  }
}

/// The characters of a Nano ID, as a table.
private final class PlainNanoID: Sendable {
  private let length: Int
  /// 1 for each character.
  private let characters = IdentifierTable(
    (0...255).map { byte in
      HostLabels.isLetterOrDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") ? 1 : 0
    })

  init(length: Int) { self.length = length }

  func accepts(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count == length else { return false }
    var areCharacters: UInt8 = 1
    for byte in text { areCharacters &= characters[byte] }
    return areCharacters == 1
  }
}

extension IdentifierFormat {
  private static let nanoidAlphabet = IdentifierMask.Cell.digit.union(.letter)
    .union(IdentifierMask.Cell("_-abcdefghijklmnopqrstuvwxyz".utf8))

  /// The length may come from data: nothing is made of that size.
  static func nanoidVariant(length: Int) -> IdentifierVariant {
    IdentifierVariant(run: nanoidAlphabet, lengths: [length])
  }

  package static let nanoid = IdentifierFormat(
    name: "nanoid",
    summary: "The text is a Nano ID, of 21 characters or of the number given.",
    authority: "Nano ID",
    structure: .fixed(nanoidVariant(length: 21)),
    letterCase: .distinct,
    valid: ["V1StGXR8_Z5jdHi6B-myT"],
    invalid: [.init("V1StGXR8_Z5jdHi6B-my!", .identifierCharacters, 20..<21)]
  )
}
