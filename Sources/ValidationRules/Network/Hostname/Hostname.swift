import ICU
import Primitives
public import ValidationCore

extension ValidationError.Code {
  /// The host name is too long. Arguments: `maximum`, `actual`, in bytes of its ASCII form; a name of more than 4,096
  /// bytes of UTF-8 does not have that form and is measured in UTF-8.
  public static let hostnameTooLong: Self = "hostname.tooLong"
  /// A label of the host name is too long, begins or ends with a hyphen, or has an ASCII character that is not a
  /// letter, digit or hyphen. Argument: `label` (at most its first 256 bytes). The range is the label.
  public static let hostnameLabel: Self = "hostname.label"
  /// The host name begins with a dot, or has two dots in a row. No arguments. The range is the empty place.
  public static let hostnameEmptyLabel: Self = "hostname.emptyLabel"
  /// The host name ends with a dot. No arguments. The range is the dot; the suggestion is the name without it, if
  /// that is a valid name.
  public static let hostnameTrailingDot: Self = "hostname.trailingDot"
  /// The last label is a number, as in an IP address: digits only, or `0x` with hexadecimal digits. Argument:
  /// `label`. The range is the label.
  public static let hostnameNumeric: Self = "hostname.numeric"
  /// The host name has a non-ASCII character where only ASCII is accepted. Argument: `character`. The suggestion is
  /// the ASCII form (`xn--…`) if there is one.
  public static let hostnameNotASCII: Self = "hostname.notASCII"
  /// A non-ASCII label, or one that begins with `xn--`, is not allowed in domain names, or not in combination with
  /// the other labels. Argument: `label`. The range is the label.
  public static let hostnameInternationalized: Self = "hostname.internationalized"
  /// The name does not end with a top-level domain: it has one label, or its last label cannot be one. No arguments.
  /// The range is the last label.
  public static let hostnameTopLevelMissing: Self = "hostname.topLevelMissing"
  /// The name ends with one that is reserved and not on the public internet, such as `local`. Argument: `label`, that
  /// ending. The range is the ending.
  public static let hostnameReserved: Self = "hostname.reserved"
}

extension RuleReport {
  static let hostnameTooLong = RuleReport(
    .hostnameTooLong, limits: ["maximum": .integer], found: ["actual": .integer])
  static let hostnameLabel = RuleReport(.hostnameLabel, found: ["label": .text])
  static let hostnameEmptyLabel = RuleReport(.hostnameEmptyLabel)
  static let hostnameTrailingDot = RuleReport(.hostnameTrailingDot)
  static let hostnameNumeric = RuleReport(.hostnameNumeric, found: ["label": .text])
  static let hostnameNotASCII = RuleReport(.hostnameNotASCII, found: ["character": .character])
  static let hostnameInternationalized = RuleReport(.hostnameInternationalized, found: ["label": .text])
  static let hostnameTopLevelMissing = RuleReport(.hostnameTopLevelMissing)
  static let hostnameReserved = RuleReport(.hostnameReserved, found: ["label": .text])
}

extension Rules {
  static let hostname = RuleOf(
    "hostname",
    "The text is the name of a host, of one label or several.",
    standard: "RFC 1123; RFC 5891, RFC 5892 and RFC 5893 after UTS #46",
    reports: [
      .presenceEmpty, .hostnameTooLong, .hostnameLabel, .hostnameEmptyLabel, .hostnameTrailingDot,
      .hostnameNumeric, .hostnameNotASCII, .hostnameInternationalized, .hostnameTopLevelMissing,
      .hostnameReserved,
    ],
    samples: [
      RuleSample(
        valid: ["localhost", "xn--bcher-kva.example"],
        invalid: [
          "": .presenceEmpty, "-a.com": .hostnameLabel, "a..com": .hostnameEmptyLabel,
          "a.com.": .hostnameTrailingDot, "a.1": .hostnameNumeric, "bücher.example": .hostnameNotASCII,
          "xn--X.com": .hostnameInternationalized,
          .text(String(repeating: "a.", count: 127) + "a"): .hostnameTooLong,
        ]),
      RuleSample(["mode": "internationalized"], valid: ["例え.jp"]),
      RuleSample(
        ["topLevelDomain": true],
        valid: ["example.com", "xn--fsq.xn--0zwm56d"],
        invalid: ["localhost": .hostnameTopLevelMissing, "example.c": .hostnameTopLevelMissing]),
      RuleSample(["underscores": true], valid: ["_dmarc.example.com"], invalid: ["-_.com": .hostnameLabel]),
      RuleSample(["trailingDot": true], valid: ["example.com.", "example.com"]),
      RuleSample(["wildcard": true], valid: ["*.example.com"], invalid: ["a.*.com": .hostnameLabel]),
      RuleSample(
        ["reserved": false],
        valid: ["example.com"], invalid: ["printer.local": .hostnameReserved, "localhost": .hostnameReserved]),
    ],
    takes: .choice("mode", shorthand: true, default: .ascii), .flag("topLevelDomain", default: false),
    .flag("underscores", default: false), .flag("trailingDot", default: false),
    .flag("wildcard", default: false), .flag("reserved", default: true),
    make: { mode, isTopLevelRequired, takesUnderscores, takesTrailingDot, takesWildcard, takesReserved in
      HostnameRule(
        mode: mode, isTopLevelRequired: isTopLevelRequired, takesUnderscores: takesUnderscores,
        takesTrailingDot: takesTrailingDot, takesWildcard: takesWildcard, takesReserved: takesReserved)
    }
  )
}

/// Which host names are accepted.
public enum HostnameMode: String, Sendable, Hashable, CaseIterable, Codable {
  /// ASCII only, including `xn--` labels: RFC 1123.
  case ascii
  /// Any script: IDNA2008 after the mapping of UTS #46.
  case internationalized
}

extension Validation where Value == String {
  /// The text is an ASCII host name. See
  /// ``hostname(_:topLevelDomain:underscores:trailingDot:wildcard:reserved:)``.
  public static var hostname: Validation { hostname(.ascii) }

  /// The text is a host name: RFC 1123, section 2.1, or an internationalized one.
  ///
  /// Labels have letters, digits and inner hyphens, up to 63 bytes each and 253 in all; a name may be a single label.
  /// The last label is not a number: neither digits only, nor `0x` with hexadecimal digits, which browsers and
  /// resolvers read as an IPv4 address (`0x7f000001`; URL Standard, "ends in a number"). A label that begins with
  /// `xn--` must decode to one that IDNA2008 allows (RFC 5891). Internationalized names are mapped by UTS #46
  /// (nontransitional); the result must have only code points that RFC 5892 allows, in the contexts that it requires,
  /// and satisfy the Bidi rule of RFC 5893. The domains of ``email(_:unqualified:)`` and of `url` are checked in the
  /// same way.
  ///
  /// Codes: `presence.empty`, `hostname.tooLong`, `hostname.label`, `hostname.emptyLabel`, `hostname.trailingDot`,
  /// `hostname.numeric`, `hostname.notASCII`, `hostname.internationalized`, `hostname.topLevelMissing`,
  /// `hostname.reserved`.
  ///
  /// - Parameters:
  ///   - mode: Which scripts are accepted.
  ///   - isTopLevelRequired: Whether the name must end with a top-level domain: with a second label, of two letters or
  ///     more or of any other script. Whether the domain exists is not checked.
  ///   - takesUnderscores: Whether labels may have underscores, as those of services do (RFC 8552): `_dmarc`.
  ///   - takesTrailingDot: Whether a dot may mark the name as complete (RFC 1034, section 3.1).
  ///   - takesWildcard: Whether the first of two or more labels may be `*` (RFC 4592, RFC 9525).
  ///   - takesReserved: Whether names are accepted that are not on the public internet: those in the registry of
  ///     special-use domain names (RFC 6761), such as `localhost`, `local` and `test`, and `internal`.
  public static func hostname(
    _ mode: HostnameMode = .ascii,
    topLevelDomain isTopLevelRequired: Bool = false,
    underscores takesUnderscores: Bool = false,
    trailingDot takesTrailingDot: Bool = false,
    wildcard takesWildcard: Bool = false,
    reserved takesReserved: Bool = true
  ) -> Validation {
    Rules.hostname(
      mode, isTopLevelRequired, takesUnderscores, takesTrailingDot, takesWildcard, takesReserved)
  }
}

struct HostnameRule: TextRule {
  let mode: HostnameMode
  let isTopLevelRequired: Bool
  let takesUnderscores: Bool
  let takesTrailingDot: Bool
  let takesWildcard: Bool
  let takesReserved: Bool

  var quick: QuickCheck? {
    if !takesReserved { return nil }
    if takesUnderscores || takesTrailingDot || takesWildcard {
      let names = PlainHostNames(
        underscores: takesUnderscores, trailingDot: takesTrailingDot, wildcard: takesWildcard,
        topLevelDomain: isTopLevelRequired)
      return QuickCheck(names) { names, utf8, count in
        guard let utf8, count > 0 else { return false }
        return names.reading(PlainHostNames.self) { $0.accepts(utf8, count) }
      }
    }
    if isTopLevelRequired {
      return QuickCheck { _, utf8, count in
        guard let utf8, let name = PlainHostName(from: utf8, to: utf8 + count) else { return false }
        return name.end == utf8 + count && name.hasTopLevelDomain
      }
    }
    return QuickCheck { _, utf8, count in
      utf8.map { PlainHostName(from: $0, to: $0 + count)?.end == $0 + count } ?? false
    }
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    if mode == .ascii, !text.isASCII { return sink.report(Self.notASCII(text)) }
    let utf8 = text.utf8
    if utf8.isEmpty { return sink.report(ValidationError(code: .presenceEmpty)) }
    do throws(ICUError) {
      var name = 0..<utf8.count
      if takesTrailingDot {
        name = DomainName.withoutTrailingDot(utf8, name) ?? name
      } else if let error = Self.trailingDot(utf8) {
        return sink.report(error)
      }
      if let fault = try fault(in: utf8, name) { return sink.report(Self.error(fault, utf8)) }
      if isTopLevelRequired, let label = DomainName.labelThatIsNotTopLevel(utf8, name) {
        sink.report(ValidationError(reporting: .hostnameTopLevelMissing, ranges: [label]))
        if sink.isDecided { return }
      }
      if !takesReserved, let ending = try ReservedNames.registered.ending(of: utf8, name) {
        let label = ShownPart.text(of: utf8, ending)
        sink.report(
          ValidationError(
            reporting: .hostnameReserved, found: ArgumentList("label", .text(label)), ranges: [ending]))
      }
    } catch {
      sink.report(ValidationError(error))
    }
  }

  /// The fault of a name in which underscores and a wildcard count as letters where they are accepted.
  private func fault(
    in utf8: UnsafeBufferPointer<UInt8>, _ name: Range<Int>
  ) throws(ICUError) -> DomainName.Fault? {
    let (asterisk, underscore) = (UInt8(ascii: "*"), UInt8(ascii: "_"))
    let hasWildcard = takesWildcard && name.count > 2 && utf8[0] == asterisk && utf8[1] == UInt8(ascii: ".")
    guard hasWildcard || takesUnderscores && utf8[name].contains(underscore) else {
      return try DomainName.fault(in: utf8, name)
    }
    let result = withRoom(for: name.count, of: UInt8.self) {
      letters -> Result<DomainName.Fault?, ICUError> in
      for (index, place) in name.enumerated() {
        let isLetter = hasWildcard && index == 0 || takesUnderscores && utf8[place] == underscore
        letters.initializeElement(at: index, to: isLetter ? UInt8(ascii: "a") : utf8[place])
      }
      return Result { () throws(ICUError) in
        try DomainName.fault(in: UnsafeBufferPointer(letters), 0..<letters.count)
      }
    }
    return try result.get()
  }

  /// The error for a name with one dot at its end, in any of the forms that the mapping makes a dot.
  private static func trailingDot(_ utf8: UnsafeBufferPointer<UInt8>) -> ValidationError? {
    guard let name = DomainName.withoutTrailingDot(utf8, 0..<utf8.count), !name.isEmpty,
      DomainName.withoutTrailingDot(utf8, name) == nil
    else { return nil }
    return ValidationError(
      reporting: .hostnameTrailingDot,
      ranges: [name.upperBound..<utf8.count],
      suggestion: String(decoding: utf8[name], as: UTF8.self)
    )
  }

  static func error(_ fault: DomainName.Fault, _ utf8: UnsafeBufferPointer<UInt8>) -> ValidationError {
    let (code, label): (ValidationError.Code, Range<Int>)
    switch fault {
    case .tooLong(let actual):
      return ValidationError(
        reporting: .hostnameTooLong,
        limits: ArgumentList("maximum", .integer(HostLabels.maximumBytes)),
        found: ArgumentList("actual", .integer(actual))
      )
    case .emptyLabel(let place): return ValidationError(reporting: .hostnameEmptyLabel, ranges: [place])
    case .label(let range): (code, label) = (.hostnameLabel, range)
    case .internationalized(let range): (code, label) = (.hostnameInternationalized, range)
    case .numeric(let range): (code, label) = (.hostnameNumeric, range)
    }
    return ValidationError(
      reporting: code, found: ArgumentList("label", ShownPart.argument(of: utf8, label)), ranges: [label])
  }

  private static func notASCII(_ text: borrowing TextView) -> ValidationError {
    var found = OffendingScalars()
    for element in text.scalars where !element.scalar.isASCII { found.insert(element) }
    let (first, ranges) = (found.first, found.ranges)
    func error(_ suggestion: String?, _ suggestionBytes: UnsafeBufferPointer<UInt8>? = nil) -> ValidationError
    {
      ValidationError(
        reporting: .hostnameNotASCII,
        found: ArgumentList("character", first.map { .character($0) } ?? ""),
        ranges: ranges,
        suggestion: suggestion,
        suggestionBytes: suggestionBytes
      )
    }
    if DomainName.withoutTrailingDot(text.utf8, 0..<text.utf8.count) != nil {
      return error(try? IDNA.toASCII(text.string))
    }
    return (try? IDNA.withValidForms(of: text.utf8) { _, ascii in error(nil, ascii) }) ?? error(nil)
  }
}
