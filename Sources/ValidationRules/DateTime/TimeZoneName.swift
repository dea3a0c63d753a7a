import ICU
public import ValidationCore

extension ValidationError.Code {
  /// There is no time zone of the name. Argument: `example` (such a name). The suggestion is the name where only letter case, spaces or
  /// hyphens are at fault.
  public static let timeZoneUnknown: Self = "timeZone.unknown"
}

extension RuleReport {
  static let timeZoneUnknown = RuleReport(.timeZoneUnknown, limits: ["example": .text])
}

extension Rules {
  static let timeZone = RuleOf(
    "timeZone",
    "The text is the name of a time zone.",
    standard: "IANA Time Zone Database",
    reports: [.timeZoneUnknown],
    samples: [RuleSample(valid: ["Asia/Riyadh"], invalid: ["Riyadh": .timeZoneUnknown])],
    make: TimeZoneRule.init
  )
}

extension Validation where Value == String {
  /// The text is the name of a time zone of the IANA database, such as `America/Sao_Paulo`.
  ///
  /// Letter case counts. Old names that are links (`Asia/Calcutta`, `US/Pacific`) are names; offsets (`+03:00`) and
  /// abbreviations that are no name of the database (`PST`) are none. The names are those of the linked ICU, so they
  /// follow its updates.
  ///
  /// Code: `timeZone.unknown`. Standard: RFC 6557, the IANA Time Zone Database.
  public static var timeZone: Validation { Rules.timeZone() }
}

struct TimeZoneRule: TextRule {
  /// The names, each found by what a mistyped one has in common with it.
  private static let names: Result<(all: Set<String>, byFolded: [String: String]), ICUError> = {
    do throws(ICUError) {
      let names = try TimeZoneNames.all()
      // Of names that fold to one, such as `GMT-0` and `GMT+0`, none is what was meant.
      let folded = Dictionary(names.map { (fold($0), $0) }) { _, _ in "" }
      return .success((Set(names), folded))
    } catch {
      return .failure(error)
    }
  }()

  /// The longest name has some 32 bytes; a text of megabytes need not be hashed.
  private static let longest = 64

  func check(_ text: inout TextView, _ findings: inout Findings) {
    switch Self.names {
    case .success(let names):
      let count = text.utf8.count
      let name = count <= Self.longest ? text.string : ""
      // `String ==` is canonical equivalence, which is no matter in ASCII.
      if text.isASCII, names.all.contains(name) { return }
      findings.report(
        ValidationError(
          code: .timeZoneUnknown,
          limits: ["example": "Asia/Riyadh"],
          ranges: [0..<count],
          suggestion: names.byFolded[Self.fold(name)].flatMap { $0.isEmpty || $0 == name ? nil : $0 }
        )
      )
    case .failure(let error): findings.report(ValidationError(error))
    }
  }

  /// The name in small letters, with `_` for spaces and hyphens.
  private static func fold(_ name: String) -> String {
    String(name.trimmingPrefix { $0 == " " }.lowercased().map { $0 == " " || $0 == "-" ? "_" : $0 })
  }
}
