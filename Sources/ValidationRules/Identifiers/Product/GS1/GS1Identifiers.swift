/// What follows an application identifier of GS1.
struct GS1Field: Sendable {
  /// A part of a field.
  struct Part: Sendable {
    enum Kind: Sendable {
      case digits
      /// Character sets 82, 39 and 64 of the GS1 General Specifications, section 7.11.
      case set82, set39, set64
      /// YYMMDD, in which the day may be 00, for the end of the month.
      case monthOrDate
      /// YYMMDD, YYMMDDhhmm, YYYYMMDD and YYYYMMDDhhmm, by their lengths.
      case date
      /// YYMMDDhh.
      case dateWithHour
      /// A minus sign.
      case minus
    }

    let kind: Kind
    let lengths: ClosedRange<Int>
    /// Whether the part may be left out.
    let isOptional: Bool
    /// Whether the last digit is a check digit.
    let hasCheckDigit: Bool
  }

  let parts: [Part]
  /// Whether the length is known, so that no separator must follow.
  let isPredefined: Bool

  /// The greatest length of all parts together, and the least.
  let lengths: ClosedRange<Int>
}

/// The application identifiers of the GS1 General Specifications, section 3.2, as https://ref.gs1.org/ai/ lists them
/// (January 2026).
enum GS1Identifiers {
  /// The field of an identifier, given by its number and how many digits it has; nil for one that does not exist.
  static func field(of number: Int, digits: Int) -> GS1Field? { all[key(number, digits)] }

  private static func key(_ number: Int, _ digits: Int) -> Int { digits * 10_000 + number }

  private static let all: [Int: GS1Field] = {
    var all: [Int: GS1Field] = [:]
    for row in rows.split(separator: ";") {
      var words = row.split(separator: " ")
      guard !words.isEmpty else { continue }
      let names = words.removeFirst().split(separator: ":")
      let isPredefined = words.last == "="
      let parts = words.compactMap { part($0) }
      let field = GS1Field(
        parts: parts, isPredefined: isPredefined,
        lengths: parts.reduce(0) {
          $0 + ($1.isOptional ? 0 : $1.lengths.lowerBound)
        }...parts.reduce(0) {
          $0 + $1.lengths.upperBound
        })
      let limits = names[0].split(separator: "-")
      let (first, last) = (Int(limits[0]) ?? 0, Int(limits[limits.count - 1]) ?? 0)
      guard first <= last else { continue }
      for number in first...last {
        // "310-316:5" is 3100 to 3105, 3110 to 3115 and so on.
        if names.count == 2 {
          for decimals in 0...(Int(names[1]) ?? 0) { all[key(number * 10 + decimals, 4)] = field }
        } else {
          all[key(number, limits[0].utf8.count)] = field
        }
      }
    }
    return all
  }()

  /// `n14c`: 14 digits with a check digit; `x..20`: up to 20 characters; `[n..12]`: up to 12 digits or none.
  private static func part(_ word: Substring) -> GS1Field.Part? {
    let isOptional = word.first == "["
    let text = word.filter { $0 != "[" && $0 != "]" }
    let hasCheckDigit = text.last == "c"
    let kind: GS1Field.Part.Kind
    switch text.first {
    case "n": kind = .digits
    case "x": kind = .set82
    case "y": kind = .set39
    case "z": kind = .set64
    case "e": kind = .monthOrDate
    case "d": kind = .date
    case "h": kind = .dateWithHour
    case "-": return .init(kind: .minus, lengths: 1...1, isOptional: isOptional, hasCheckDigit: false)
    default: return nil
    }
    guard let length = Int(text.filter(\.isNumber)), length > 0 else { return nil }
    return .init(
      kind: kind, lengths: (text.contains("..") ? 1 : length)...length, isOptional: isOptional,
      hasCheckDigit: hasCheckDigit)
  }

  /// Identifiers and what follows them; an equals sign for fields of predefined length (figure 7.8.5-2).
  private static let rows = """
    00 n18c =; 01-03 n14c =; 10 x..20; 11-13 e6 =; 15-17 e6 =; 20 n2 =; 21-22 x..20; 235 x..28; \
    240-241 x..30; 242 n..6; 243 x..20; 250-251 x..30; 253 n13c [x..17]; 254 x..20; 255 n13c [n..12]; \
    30 n..8; 310-316:5 n6 =; 320-337:5 n6 =; 340-357:5 n6 =; 360-369:5 n6 =; 37 n..8; 3900-3909 n..15; \
    3910-3919 n3 n..15; 3920-3929 n..15; 3930-3939 n3 n..15; 3940-3943 n4; 3950-3955 n6; 400-401 x..30; \
    402 n17c; 403 x..30; 410-417 n13c =; 420 x..20; 421 n3 x..9; 422 n3; 423 n3 n..12; 424 n3; \
    425 n3 n..12; 426 n3; 427 x..3; 4300-4301 x..35; 4302-4306 x..70; 4307 x2; 4308 x..30; 4309 n20; \
    4310-4311 x..35; 4312-4316 x..70; 4317 x2; 4318 x..20; 4319 x..30; 4320 x..35; 4321-4323 n1; \
    4324-4325 d10; 4326 d6; 4330-4333 n6 [-]; 7001 n13; 7002 x..30; 7003 d10; 7004 n..4; 7005 x..12; \
    7006 d6; 7007 d6 [d6]; 7008 x..3; 7009 x..10; 7010 x..2; 7011 d6 [n4]; 7020-7022 x..20; 7023 x..30; \
    7030-7039 n3 x..27; 7040 n1 x3; 7041 x..4; 710-717 x..20; 7230-7239 x2 x..28; 7240 x..20; 7241 n2; \
    7242 x..25; 7250 d8; 7251 d12; 7252 n1; 7253-7254 x..40; 7255 x..10; 7256 x..90; 7257 x..70; \
    7258 n1 x1 n1; 7259 x..40; 8001 n14; 8002 x..20; 8003 n14c [x..16]; 8004 x..30; 8005 n6; \
    8006 n14c n2 n2; 8007 x..34; 8008 h8 [n..4]; 8009 x..50; 8010 y..30; 8011 n..12; 8012 x..20; \
    8013-8014 x..25; 8017-8018 n18c; 8019 n..10; 8020 x..25; 8026 n14c n2 n2; 8030 z..90; \
    8040-8041 n15; 8042 n32; 8043 n18 [n..2]; 8110 x..70; 8111 n4; 8112 x..70; 8200 x..70; 90 x..30; \
    91-99 x..90
    """
}
