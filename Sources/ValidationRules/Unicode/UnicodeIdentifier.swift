import ICU
import Primitives
public import ValidationCore

extension ValidationError.Code {
  /// The text begins with a character that cannot start an identifier. Argument: `character` (its code point and
  /// name). The range is the character.
  public static let unicodeIdentifierStart: Self = "unicode.identifierStart"
  /// The text has a character that is not allowed in identifiers. Argument: `character` (its code point and name).
  /// The ranges are all such characters.
  public static let unicodeIdentifierCharacter: Self = "unicode.identifierCharacter"
}

extension RuleReport {
  static let unicodeIdentifierStart = RuleReport(.unicodeIdentifierStart, found: ["character": .character])
  static let unicodeIdentifierCharacter = RuleReport(
    .unicodeIdentifierCharacter, found: ["character": .character])
}

extension Rules {
  static let identifier = RuleOf(
    "identifier",
    "The text is an identifier of the characters that the General Security Profile allows.",
    standard: "UAX #31, UTS #39",
    reports: [
      .presenceEmpty, .unicodeIdentifierStart, .unicodeIdentifierCharacter, .unicodeRestrictedCharacter,
    ],
    samples: [
      RuleSample(
        valid: ["naïve", "变量"],
        invalid: [
          "": .presenceEmpty, "2fast": .unicodeIdentifierStart, "a b": .unicodeIdentifierCharacter,
          "ﬁeld": .unicodeRestrictedCharacter,
        ])
    ],
    make: UnicodeIdentifierRule.init
  )
}

extension Validation where Value == String {
  /// The text is an identifier of UAX #31 (requirement R1, XID_Start then XID_Continue) whose characters the General
  /// Security Profile of UTS #39 allows (Identifier_Status).
  ///
  /// "naïve", "变量" and "नाम" are identifiers; "2fast" and "_x" are not, since digits and low lines cannot come first,
  /// and "ﬁeld" is not, since the ligature is not allowed. Empty text is not an identifier either. The rule does not
  /// require a normalization form: see ``normalized(_:)``. The profile is that of the linked ICU's Unicode version:
  /// Bopomofo is allowed up to Unicode 16 only. Codes: `presence.empty`, `unicode.identifierStart`,
  /// `unicode.identifierCharacter`, `unicode.restrictedCharacter`.
  public static var identifier: Validation { Rules.identifier() }
}

struct UnicodeIdentifierRule: TextRule {
  var quick: QuickCheck? {
    QuickCheck { _, utf8, count in
      let utf8 = UnsafeBufferPointer(start: utf8, count: count)
      guard count > 0, case .success(let start) = IdentifierProfile.start,
        case .success(let part) = IdentifierProfile.continue,
        case .success(let allowed) = IdentifierProfile.allowed
      else { return false }
      return start.contains(UTF8Decoding.codePoint(in: utf8, at: 0).value) && part.containsAll(of: utf8)
        && allowed.containsAll(of: utf8)
    }
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    if text.utf8.isEmpty { return sink.report(ValidationError(code: .presenceEmpty)) }
    do throws(ICUError) {
      let start = try IdentifierProfile.start.get()
      let part = try IdentifierProfile.continue.get()
      let allowed = try IdentifierProfile.allowed.get()
      var (beginning, foreign, restricted) = (OffendingScalars(), OffendingScalars(), OffendingScalars())
      for element in text.scalars {
        if !part.contains(element.scalar) {
          foreign.insert(element)
        } else if !allowed.contains(element.scalar) {
          restricted.insert(element)
        } else if element.range.lowerBound == 0, !start.contains(element.scalar) {
          beginning.insert(element)
        } else {
          continue
        }
        if sink.goal == .verdict { break }
      }
      if beginning.first == nil, foreign.first == nil, restricted.first == nil { return }
      Self.report(.unicodeIdentifierStart, beginning, &sink)
      Self.report(.unicodeIdentifierCharacter, foreign, &sink)
      Self.report(.unicodeRestrictedCharacter, restricted, &sink)
    } catch {
      sink.report(ValidationError(error))
    }
  }

  private static func report(
    _ code: ValidationError.Code, _ found: OffendingScalars, _ sink: inout ErrorSink
  ) {
    guard let first = found.first else { return }
    sink.report(
      ValidationError(
        reporting: code, found: ArgumentList("character", .character(first)), ranges: found.ranges))
  }
}
