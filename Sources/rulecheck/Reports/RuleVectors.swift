import ICU
import JSONText
import LocalizedValidation
import MessageLocalization
import RuleDocuments
import ValidationCore
import ValidationRules

/// What each sample of the built-in rules gets, fact by fact and sentence by sentence, in JSON: for the tests of a port
/// to another language, and of this package.
struct RuleVectors {
  let locales: [LanguageTag]

  /// - Throws: What a document of a sample throws, which tests rule out for the built-in rules.
  func text() throws -> String {
    var bytes: [UInt8] = []
    bytes.append(raw: "{\n\"field\":")
    bytes.append(json: RuleTrial.field)
    bytes.append(raw: ",\n\"locales\":[")
    for (index, locale) in locales.enumerated() {
      if index > 0 { bytes.append(raw: ",") }
      bytes.append(json: locale.identifier)
    }
    bytes.append(raw: "],\n\"cases\":[")
    let trials = RuleDefinition.builtIn.sorted { $0.name < $1.name }.flatMap(\.trials)
    for (index, trial) in trials.enumerated() {
      bytes.append(raw: index > 0 ? ",\n" : "\n")
      try write(trial, to: &bytes)
    }
    bytes.append(raw: "\n]\n}\n")
    return try Self.visible(String(decoding: bytes, as: UTF8.self))
  }

  private func write(_ trial: RuleTrial, to bytes: inout [UInt8]) throws {
    bytes.append(raw: "{\"rule\":")
    bytes.append(json: trial.rule)
    bytes.append(raw: ",\"arguments\":")
    bytes.append(contentsOf: trial.arguments.utf8)
    bytes.append(raw: ",\"record\":")
    bytes.append(contentsOf: trial.record.description.utf8)
    bytes.append(raw: ",\"errors\":[")
    for (index, error) in try trial.errors().enumerated() {
      bytes.append(raw: index > 0 ? ",\n  {" : "\n  {")
      let writer = JSONErrorWriter(error: error)
      writer.writeFacts(to: &bytes)
      writer.writePlaces(to: &bytes)
      bytes.append(raw: ",\"messages\":{")
      for (index, locale) in locales.enumerated() {
        bytes.append(raw: index > 0 ? ",\n    " : "\n    ")
        bytes.append(json: locale.identifier)
        bytes.append(raw: ":[")
        bytes.append(json: error.localizedDescription(in: locale, form: .standalone))
        bytes.append(raw: ",")
        bytes.append(json: error.localizedDescription(in: locale, form: .full))
        bytes.append(raw: "]")
      }
      bytes.append(raw: "}}")
    }
    bytes.append(raw: "]}")
  }

  /// The JSON with escapes for characters that an editor does not show, or that may change on their way: controls of
  /// direction, spaces other than U+0020, and marks and letters whose normalization to NFC is another sequence.
  private static func visible(_ json: String) throws(ICUError) -> String {
    var bytes: [UInt8] = []
    for character in json {
      let isStable = try NormalizationForm.nfc.isNormalized(String(character))
      for scalar in character.unicodeScalars {
        if scalar.isASCII || (isStable && !hidden.contains(scalar.properties.generalCategory)) {
          bytes.append(contentsOf: UTF8.encode(scalar) ?? .init())
        } else {
          JSONText.appendEscape(of: scalar.value, to: &bytes)
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static let hidden: Set<Unicode.GeneralCategory> = [
    .control, .format, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator, .spaceSeparator,
  ]
}
