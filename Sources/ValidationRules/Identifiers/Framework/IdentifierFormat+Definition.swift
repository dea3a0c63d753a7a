import ValidationCore

/// The format of a country's number as the definition of its rule.
extension IdentifierFormat {
  package var definition: RuleDefinition {
    var parameters = [
      RuleArgument("digits", .choice(DigitScripts.allCases.map(\.rawValue)), isShorthand: true)
    ]
    if hasUncertainCheckDigit {
      parameters.append(RuleArgument("checkDigit", .choice(["error", "warning"])))
    }
    return RuleDefinition(
      name: name,
      aliases: [],
      summary: summary,
      standard: authority,
      arguments: parameters,
      reports: codes.map(report),
      samples: samples
    ) { given throws(ImpossibleRule) in
      let digits = given["digits"]?.text.flatMap(DigitScripts.init) ?? .ascii
      let checkDigit = given["checkDigit"]?.text.flatMap(ValidationError.Severity.init) ?? .error
      return .typed(TypedRule(text: rule(digits, checkDigit: checkDigit)))
    }
  }

  /// The arguments of a rule document that differ from the defaults.
  func arguments(_ digits: DigitScripts, _ checkDigit: ValidationError.Severity) -> [String: RuleValue] {
    var arguments: [String: RuleValue] = [:]
    if digits != .ascii { arguments["digits"] = .text(digits.rawValue) }
    if checkDigit != .error { arguments["checkDigit"] = .text(checkDigit.rawValue) }
    return arguments
  }

  /// The arguments of each error; those of a length come from the text where the text chooses among lengths.
  private func report(_ code: ValidationError.Code) -> RuleReport {
    switch code {
    case .numberMixedDigits: return RuleReport(code, found: ["character": .character])
    case .identifierCharacters, .identifierNotASCII:
      return RuleReport(code, limits: ["kind": .key], found: ["character": .character])
    case .identifierCase: return RuleReport(code, limits: ["kind": .key, "case": .text])
    case .identifierRegion: return RuleReport(code, limits: ["kind": .key], found: ["region": .text])
    case .identifierLength:
      if case .fixed = structure {
        return RuleReport(code, limits: ["kind": .key, "expected": .value], found: ["actual": .integer])
      }
      return RuleReport(code, limits: ["kind": .key], found: ["expected": .value, "actual": .integer])
    default: return RuleReport(code, limits: ["kind": .key])
    }
  }

  /// The samples, and what can be wrong with any identifier as it is made of a valid one.
  private var samples: [RuleSample] {
    let sample = valid.first ?? ""
    var faults: [(RuleValue, ValidationError.Code)] = invalid.map { (.text($0.text), $0.code) }
    faults += [
      (.text(sample + "!"), .identifierCharacters),
      (
        .text(sample + String(repeating: sample.last { $0.isNumber || $0.isLetter } ?? "0", count: 70)),
        .identifierLength
      ),
      (.text(Self.arabic(sample)), .identifierNotASCII),
      (.text("-" + sample), .identifierGrouping),
    ]
    if let letters = valid.first(where: { $0.contains(where: \.isUppercase) }) {
      faults.append((.text(letters.lowercased()), .identifierCase))
    }
    let first = sample.firstIndex(where: \.isNumber).map { sample.index(after: $0) } ?? sample.endIndex
    let mixed = sample[..<first] + Self.arabic(String(sample[first...]))
    return [
      RuleSample(valid: valid.map { .text($0) }, invalid: faults),
      RuleSample(
        ["digits": "anyScript"], valid: [.text(Self.arabic(sample))],
        invalid: [(.text(String(mixed)), .numberMixedDigits)]),
    ]
  }

  /// The text with Arabic-Indic digits.
  private static func arabic(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          "0"..."9" ~= scalar ? Unicode.Scalar(scalar.value + 0x630) ?? scalar : scalar
        }))
  }
}

extension RuleSample {
  fileprivate init(
    _ arguments: [String: RuleValue] = [:], valid: [RuleValue], invalid: [(RuleValue, ValidationError.Code)]
  ) {
    self.arguments = arguments
    others = [:]
    self.valid = valid
    self.invalid = invalid.map { (value: $0, code: $1) }
  }
}
