import TextAutomata
public import ValidationCore

extension ValidationError.Code {
  /// The text has a character that is not a letter. Arguments: `character` (the first, as itself with its code point,
  /// or by its name), `letters` (`unicode`, or `ascii` if only ASCII letters are accepted). The ranges are all such
  /// characters.
  public static let textNotAlphabetic: Self = "text.notAlphabetic"
  /// The text has a character that is neither a letter nor a digit. Arguments: `character`, `letters`. The ranges are
  /// all such characters.
  public static let textNotAlphanumeric: Self = "text.notAlphanumeric"
}

extension RuleReport {
  static let textNotAlphabetic = RuleReport(
    .textNotAlphabetic, limits: ["letters": .text], found: ["character": .character])
  static let textNotAlphanumeric = RuleReport(
    .textNotAlphanumeric, limits: ["letters": .text], found: ["character": .character])
}

extension Rules {
  static let alphabetic = RuleOf(
    "alphabetic",
    "The text has letters of any script, or of ASCII, and nothing else.",
    standard: "UTS #18, annex C",
    reports: [.textNotAlphabetic, .presenceEmpty],
    samples: [
      RuleSample(
        valid: ["हिन्दी", "Ação"], invalid: ["ab1": .textNotAlphabetic, "": .presenceEmpty]),
      RuleSample(["ascii": true], valid: ["Acao"], invalid: ["Ação": .textNotAlphabetic]),
    ],
    takes: .flag("ascii", default: false)
  ) { LettersRule(allowsDigits: false, isASCIIOnly: $0) }

  static let alphanumeric = RuleOf(
    "alphanumeric",
    "The text has letters and digits of any script, or of ASCII, and nothing else.",
    standard: "UTS #18, annex C",
    reports: [.textNotAlphanumeric, .presenceEmpty],
    samples: [
      RuleSample(
        valid: ["北京2008", "عام٢"], invalid: ["a-1": .textNotAlphanumeric, "": .presenceEmpty])
    ],
    takes: .flag("ascii", default: false)
  ) { LettersRule(allowsDigits: true, isASCIIOnly: $0) }
}

/// Texts of letters. A mark passes after a letter, and a joiner, with which Persian and the Indic scripts write
/// words, passes where it has a visible effect; so हिन्दी and می‌خواهم are words, in any normalization form. Spaces
/// do not pass.
extension Validation where Value == String {
  /// The text has only letters, of any script (the property Alphabetic, UTS #18, annex C).
  ///
  /// Codes: `text.notAlphabetic`, and `presence.empty` for the empty text.
  public static var alphabetic: Validation { alphabetic(ascii: false) }

  /// The text has only letters.
  ///
  /// - Parameter ascii: Whether only the letters A to Z and a to z are accepted.
  public static func alphabetic(ascii: Bool) -> Validation {
    Rules.alphabetic(ascii)
  }

  /// The text has only letters of any script (the property Alphabetic) and decimal digits of any script (Nd) (UTS
  /// #18, annex C).
  ///
  /// Codes: `text.notAlphanumeric`, and `presence.empty` for the empty text.
  public static var alphanumeric: Validation { alphanumeric(ascii: false) }

  /// The text has only letters and digits.
  ///
  /// - Parameter ascii: Whether only A to Z, a to z and 0 to 9 are accepted.
  public static func alphanumeric(ascii: Bool) -> Validation {
    Rules.alphanumeric(ascii)
  }
}

struct LettersRule: TextRule {
  let allowsDigits: Bool
  let isASCIIOnly: Bool
  /// A text without these has only letters, digits if they are allowed, and marks.
  private let flags: CodePointFlags

  init(allowsDigits: Bool, isASCIIOnly: Bool) {
    (self.allowsDigits, self.isASCIIOnly) = (allowsDigits, isASCIIOnly)
    let others: CodePointFlags = allowsDigits ? .notLetterOrDigit : .notLetter
    flags = isASCIIOnly ? others.union(.notASCII) : others
  }

  var questions: CodePointQuestions { CodePointQuestions(testedFlags) }
  var test: TextTest? { .bytes(1, .max).and(.lacks(testedFlags)) }

  /// A text that begins with a mark is not tested.
  private var testedFlags: CodePointFlags { isASCIIOnly ? flags : flags.union(.mark) }

  /// Whether the text begins with a mark, which has nothing to belong to.
  private func beginsWithMark(_ text: borrowing TextView) -> Bool {
    var scalars = text.scalars
    return scalars.next().map { CodePointWords.shared[$0.scalar].has(.mark) } ?? false
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    if text.utf8.isEmpty { return sink.report(ValidationError(code: .presenceEmpty)) }
    if !text.has(flags), !beginsWithMark(text) { return }
    var found = OffendingScalars()
    var classes = LetterClasses(text.utf8)
    for element in text.scalars {
      switch classes.next(element) {
      case .letter where !isASCIIOnly || element.scalar.isASCII: continue
      case .digit where allowsDigits && (!isASCIIOnly || element.scalar.isASCII): continue
      default: found.insert(element)
      }
      if sink.goal == .verdict { break }
    }
    guard let first = found.first else { return }
    sink.report(
      ValidationError(
        reporting: allowsDigits ? .textNotAlphanumeric : .textNotAlphabetic,
        limits: ArgumentList("letters", isASCIIOnly ? "ascii" : "unicode"),
        found: ArgumentList("character", .character(first)),
        ranges: found.ranges
      )
    )
  }
}
