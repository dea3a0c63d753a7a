public import ValidationCore

/// How the fields of a GS1 barcode are written as text.
public enum GS1Form: String, Sendable, Hashable, CaseIterable, Codable {
  /// Either form.
  case any
  /// As a scanner sends them, with the control character GS after fields of variable length; perhaps with the symbology
  /// identifier in front, such as `]C1`.
  case elementString
  /// As people read them below a barcode, with the identifiers in parentheses: `(01)09506000134352(10)ABC`.
  case bracketed
}

extension Rules {
  static let gs1 = RuleOf(
    "gs1",
    "The text has the fields of a GS1 barcode with their application identifiers, in a scanner's form or in brackets.",
    standard: "GS1 General Specifications, sections 3 and 7.8",
    reports: [
      .grammar, RuleReport(.identifierUnknown, limits: ["kind": .key], found: ["code": .text]),
      RuleReport(.identifierCharacters, limits: ["kind": .key], found: ["character": .character]),
      RuleReport(
        .identifierLength, limits: ["kind": .key, "unit": .text],
        found: ["expected": .value, "actual": .integer]),
      RuleReport(.identifierDate, limits: ["kind": .key]),
      RuleReport(.identifierCheckDigit, limits: ["kind": .key]),
    ],
    samples: [
      RuleSample(
        valid: [
          "(01)09506000134352(17)261231(10)ABC123", "010950600013435210ABC123\u{1D}17261231",
          "]C10109506000134352", "(00)106141412345678908", "(8020)A(1)B", "(3103)001750(421)076A-1",
        ],
        invalid: [
          "": .identifierShape, "09506000134352": .identifierUnknown,
          "(01)09506000134352x": .identifierLength,
          "(29)1": .identifierUnknown, "(01)0950600013435A": .identifierCharacters,
          "(10)é": .identifierCharacters, "(01)0950600013435": .identifierLength,
          "(10)123456789012345678901": .identifierLength, "(17)261331": .identifierDate,
          "(01)09506000134353": .identifierCheckDigit,
        ]),
      RuleSample(
        ["form": "bracketed"], valid: ["(17)270200"], invalid: ["0109506000134352": .identifierShape]),
      RuleSample(["form": "elementString"], invalid: ["(01)09506000134352": .identifierShape]),
    ],
    takes: .choice("form", shorthand: true, default: .any),
    make: GS1Rule.init
  )
}

extension Validation where Value == String {
  /// The text has the fields of a GS1 barcode, in either form. See ``gs1(_:)``.
  public static var gs1: Validation { gs1(.any) }

  /// The text has the fields of a GS1 barcode (GS1-128, DataMatrix, QR): application identifiers, each with its data.
  ///
  /// The data of each identifier have the length and the characters of the GS1 General Specifications; dates exist, and
  /// the last digit of a GTIN, SSCC, GLN, GSIN, GSRN, GDTI, GCN, GRAI or ITIP is right. In the form of a scanner, a field
  /// of variable length ends at the control character GS (U+001D) or at the end.
  ///
  /// Codes: `identifier.shape`, `identifier.unknown` (the identifier), `identifier.characters`, `identifier.length`,
  /// `identifier.date`, `identifier.checkDigit`.
  public static func gs1(_ form: GS1Form) -> Validation { Rules.gs1(form) }
}

struct GS1Rule: TextRule {
  let form: GS1Form

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    var reader = GS1Reader(text.utf8, form)
    if let fault = reader.fault() { sink.report(Self.error(fault, in: text)) }
  }

  private static func error(_ fault: GS1Fault, in text: borrowing TextView) -> ValidationError {
    let kind = "gs1"
    switch fault {
    case .shape(let offset): return .grammar(kind, at: offset, in: text)
    case .unknown(let range):
      return .identifier(
        .identifierUnknown, kind, found: ArgumentList("code", .text(ShownPart.text(of: text.utf8, range))),
        ranges: [range])
    case .character(let offset):
      let range = text.scalarRange(at: offset)
      let scalar = String(decoding: text.utf8[range], as: UTF8.self).unicodeScalars.first
      return .identifier(
        .identifierCharacters, kind, found: ArgumentList("character", scalar.map { .character($0) } ?? ""),
        ranges: [range])
    case .length(let range, let expected):
      return .identifier(
        .identifierLength, kind, limits: ArgumentList("unit", "characters"),
        found: ArgumentList(
          "expected", .integer(range.count < expected.lowerBound ? expected.lowerBound : expected.upperBound),
          "actual", .integer(range.count)), ranges: [range])
    case .date(let range): return .identifier(.identifierDate, kind, ranges: [range])
    case .checkDigit(let range): return .identifier(.identifierCheckDigit, kind, ranges: [range])
    }
  }
}
