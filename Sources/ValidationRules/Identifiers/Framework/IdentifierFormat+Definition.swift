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
      samples: { samples },
      make: { given throws(ImpossibleRule) in
        let digits = given["digits"]?.text.flatMap(DigitScripts.init) ?? .ascii
        let checkDigit = given["checkDigit"]?.text.flatMap(ValidationError.Severity.init) ?? .error
        return .typed(TypedRule(text: rule(digits, checkDigit: checkDigit)))
      }
    )
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
    if let own = ownReports.first(where: { $0.code == code }) { return own }
    switch code {
    case .numberMixedDigits: return RuleReport(code, found: ["character": .character])
    case .identifierCharacters:
      return RuleReport(code, limits: ["kind": .key], found: ["character": .character])
    case .identifierNotASCII:
      return RuleReport(code, limits: ["kind": .key, "unit": .text], found: ["character": .character])
    case .identifierCase: return RuleReport(code, limits: ["kind": .key, "case": .text])
    case .identifierRegion: return RuleReport(code, limits: ["kind": .key], found: ["region": .text])
    case .identifierLength:
      if case .fixed = structure {
        return .identifierLength(code)
      }
      return RuleReport(
        code, limits: ["kind": .key, "unit": .text], found: ["expected": .value, "actual": .integer])
    default: return RuleReport(code, limits: ["kind": .key])
    }
  }

  /// What the characters of the identifier are called.
  var unit: String { structure.alphabet.union(.digit) == .digit ? "digits" : "characters" }

  /// What the rule reports.
  var reports: [RuleReport] { codes.map(report) }

  /// The samples, and what can be wrong with any identifier as it is made of a valid one.
  var samples: [RuleSample] {
    let sample = valid.first ?? ""
    var faults: [(RuleValue, ValidationError.Code)] = invalid.map { (.text($0.text), $0.code) }
    faults += [
      (.text(sample + "!"), .identifierCharacters),
      (
        .text(sample + String(repeating: sample.last { $0.isNumber || $0.isLetter } ?? "0", count: 70)),
        .identifierLength
      ),
      (.text(Self.fullwidth(sample)), .identifierNotASCII),
    ]
    // A space is a character of those that have words; none of them has a colon.
    let stray = structure.alphabet.contains(UInt8(ascii: " ")) ? ":" : " "
    faults.append((.text(stray + sample), separatorCode))
    if let letters = valid.first(where: { $0.contains(where: \.isUppercase) }) {
      faults.append((.text(letters.lowercased()), .identifierCase))
    }
    let shown = faults.filter { codes.contains($0.1) }
    let plain = RuleSample(valid: valid.map { .text($0) }, invalid: shown)
    guard readsAnyScript else { return [plain] }
    let first = sample.firstIndex(where: \.isNumber).map { sample.index(after: $0) } ?? sample.endIndex
    let mixed = sample[..<first] + Self.arabic(String(sample[first...]))
    return [
      plain,
      RuleSample(
        ["digits": "anyScript"], valid: [.text(Self.arabic(sample))],
        invalid: [(.text(String(mixed)), .numberMixedDigits)]),
    ]
  }

  /// The text with fullwidth letters and digits.
  private static func fullwidth(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          let isFolded = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          return isFolded && scalar.isASCII ? Unicode.Scalar(scalar.value + 0xFEE0) ?? scalar : scalar
        }))
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

extension RuleReport {
  /// The error for the length of an identifier whose lengths are known before there is a value.
  static func identifierLength(_ code: ValidationError.Code = .identifierLength) -> RuleReport {
    RuleReport(
      code, limits: ["kind": .key, "expected": .value, "unit": .text], found: ["actual": .integer])
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

extension RuleOf where Made == Validation<String> {
  /// Declares a rule over identifiers: its name, summary, authority and reports are those of a format.
  ///
  /// - Parameters:
  ///   - samples: Samples beside those of the format.
  ///   - make: Makes the format that the arguments stand for.
  init(
    _ format: IdentifierFormat,
    samples: @autoclosure @escaping @Sendable () -> [RuleSample] = [],
    takes parameters: repeat RuleParameter<each Value>,
    make: @escaping @Sendable (repeat each Value) throws(ImpossibleRule) -> IdentifierFormat
  ) {
    self.init(
      format.name,
      format.summary,
      standard: format.authority,
      reports: format.reports,
      samples: format.samples + samples(),
      takes: repeat each parameters,
      make: { (values: repeat each Value) throws(ImpossibleRule) -> Validation<String> in
        try make(repeat each values).rule()
      }
    )
  }
}

extension Rules {
  /// Declares a rule over identifiers that takes no arguments.
  static func identifier(_ format: IdentifierFormat) -> RuleOf<Validation<String>> {
    RuleOf(
      format.name, format.summary, standard: format.authority, reports: format.reports,
      samples: format.samples, make: { () -> Validation<String> in format.rule() })
  }
}

extension IdentifierFormat {
  /// The same format with another structure.
  func with(_ variant: IdentifierVariant) -> IdentifierFormat {
    var format = self
    format.structure = .fixed(variant)
    return format
  }

  /// The same format after the code of a country; nil for one that is not of one structure.
  func after(_ country: String) -> IdentifierFormat? {
    guard case .fixed(let variant) = structure, !variant.isFree else { return nil }
    return with(variant.after(country))
  }

  /// The same format with another grouping.
  func with(_ grouping: IdentifierGrouping) -> IdentifierFormat {
    var format = self
    format.grouping = grouping
    return format
  }
}
