import ICU
import Primitives
public import ValidationCore

extension ValidationError.Code {
  /// No time zone has this name. Argument: `example` (a valid name). The suggestion is the name, if only letter case,
  /// spaces or hyphens are wrong.
  public static let timeZoneUnknown: Self = "timeZone.unknown"
}

extension RuleReport {
  static let timeZoneUnknown = RuleReport(.timeZoneUnknown, limits: ["example": .text])
}

extension Rules {
  static let timeZone = RuleOf(
    "timeZone",
    "The text is the name of a time zone.",
    standard: "IANA Time Zone Database by ICU",
    reports: [.timeZoneUnknown],
    samples: [RuleSample(valid: ["Asia/Riyadh"], invalid: ["Riyadh": .timeZoneUnknown])],
    make: TimeZoneRule.init
  )
}

extension Validation where Value == String {
  /// The text is the name of a time zone in the IANA database, as the linked ICU has it, such as `America/Sao_Paulo`.
  ///
  /// Letter case counts. Old names that are links (`Asia/Calcutta`, `US/Pacific`) are accepted; offsets (`+03:00`)
  /// and abbreviations that are not names in the database (`PST`) are not. A zone that IANA added after the release of
  /// the linked ICU is unknown until ICU is updated: ICU 72 has the database of 2022.
  ///
  /// Code: `timeZone.unknown`. Standard: RFC 6557, the IANA Time Zone Database.
  public static var timeZone: Validation { Rules.timeZone() }
}

struct TimeZoneRule: TextRule {
  /// The names, each found by its folded form, which a mistyped name shares.
  private static let names: Result<(all: Set<String>, byFolded: [String: String]), ICUError> = {
    do throws(ICUError) {
      let names = try TimeZoneNames.all()
      // If several names fold to one, such as `GMT-0` and `GMT+0`, none of them is suggested.
      let folded = Dictionary(names.map { (fold($0), $0) }) { _, _ in "" }
      return .success((Set(names), folded))
    } catch {
      return .failure(error)
    }
  }()

  /// The names by their bytes; nil if ICU's data cannot be read.
  private static let table: ByteStringTable? = try? ByteStringTable(names.get().all.sorted())

  var quick: QuickCheck? { QuickCheck { Self.table?.contains($1, $2) ?? false } }

  /// The longest name has some 32 bytes; a text of megabytes need not be hashed.
  private static let longest = 64

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    switch Self.names {
    case .success(let names):
      let count = text.utf8.count
      let name = count <= Self.longest ? text.string : ""
      // `String ==` uses canonical equivalence, which makes no difference in ASCII.
      if text.isASCII, names.all.contains(name) { return }
      sink.report(
        ValidationError(
          reporting: .timeZoneUnknown,
          limits: ArgumentList("example", "Asia/Riyadh"),
          ranges: [0..<count],
          suggestion: names.byFolded[Self.fold(name)].flatMap { $0.isEmpty || $0 == name ? nil : $0 }
        )
      )
    case .failure(let error): sink.report(ValidationError(error))
    }
  }

  /// The name in lowercase, with `_` for spaces and hyphens.
  private static func fold(_ name: String) -> String {
    if name.utf8.allSatisfy({ $0 < 0x80 }) {
      let kept = name.utf8.drop { $0 == 0x20 }
      return String(unsafeUninitializedCapacity: kept.count) { text in
        for (index, byte) in kept.enumerated() {
          let isBlank = byte == 0x20 || byte == UInt8(ascii: "-")
          let lowercase = 0x41...0x5A ~= byte ? byte | 0x20 : byte
          text.initializeElement(at: index, to: isBlank ? UInt8(ascii: "_") : lowercase)
        }
        return kept.count
      }
    }
    return String(name.trimmingPrefix { $0 == " " }.lowercased().map { $0 == " " || $0 == "-" ? "_" : $0 })
  }
}
