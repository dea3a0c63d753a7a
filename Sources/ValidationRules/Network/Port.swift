import Primitives
public import ValidationCore

extension ValidationError.Code {
  /// The text is not a port number: it has something other than digits, or a leading zero. Argument: `maximum`.
  public static let portSyntax: Self = "port.syntax"
  /// The number is not a valid port: it is below 0 or above the maximum. Argument: `maximum` (65535).
  public static let portRange: Self = "port.range"
}

extension RuleReport {
  static let portSyntax = RuleReport(.portSyntax, limits: ["maximum": .integer])
  static let portRange = RuleReport(.portRange, limits: ["maximum": .integer])
}

extension Rules {
  static let port = RuleOf(
    "port",
    "The value is the number of a port, 0 to 65535, as a text or a number.",
    standard: "RFC 6335",
    reports: [.portSyntax, .portRange, .numberNotInteger],
    samples: [
      RuleSample(
        valid: ["443", 443],
        invalid: [
          "https": .portSyntax, "65536": .portRange, -1: .portRange,
          .number(ExactDecimal(written: "0.5")): .numberNotInteger,
        ])
    ],
    make: PortRule.implementation
  )
}

extension Validation where Value == String {
  /// The text is a port number in ASCII digits, from 0 to 65535 without leading zeros: RFC 6335.
  ///
  /// Port 0 is reserved, but systems accept it as a request to choose a port.
  ///
  /// Codes: `port.syntax`, `port.range`.
  public static var port: Validation { Validation(PortRule()).made(of: Rules.port.constraint()) }
}

extension Validation where Value == Int {
  /// The number is a valid port, from 0 to 65535: RFC 6335. Code: `port.range`.
  public static var port: Validation {
    Validation(run: { value, sink in
      if !(0...PortRule.maximum ~= value) { sink.report(PortRule.error(.portRange, [])) }
    }).made(of: Rules.port.constraint())
  }
}

struct PortRule: TextRule {
  static let maximum = 65_535

  static func implementation() -> RuleImplementation {
    let range = Validation<Int>.port
    let number = Validation<ExactDecimal>(run: { value, sink in
      if !value.isInteger { return sink.report(ValidationError(code: .numberNotInteger)) }
      // A value that is not an `Int` is far above every port, or far below.
      range.run(value.integer ?? .max, &sink)
    })
    let interval = NumberInterval(
      from: ExactDecimal(written: "0"), through: ExactDecimal(written: "\(maximum)"))
    let tests = interval.map { [.isWithin($0), .fits(integerDigits: 5, fractionDigits: 0)] as [NumberTest] }
    return .typed(TypedRule(text: .port, number: number.skipped(for: tests)))
  }

  var quick: QuickCheck? {
    QuickCheck { _, utf8, count in
      guard let utf8, 1...5 ~= count, utf8[0] != UInt8(ascii: "0") || count == 1 else { return false }
      var number = 0
      for index in 0..<count {
        guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= utf8[index] else { return false }
        number = number * 10 + Int(utf8[index] - UInt8(ascii: "0"))
      }
      return number <= Self.maximum
    }
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    let utf8 = text.utf8
    let start = utf8.firstIndex { !(0x30...0x39 ~= $0) } ?? (utf8.count > 1 && utf8[0] == 0x30 ? 0 : nil)
    if utf8.isEmpty || start != nil {
      return sink.report(Self.error(.portSyntax, [text.scalarRange(at: start ?? 0)]))
    }
    let isPort = utf8.count <= 5 && utf8.reduce(0) { $0 * 10 + Int($1 - 0x30) } <= Self.maximum
    if !isPort { sink.report(Self.error(.portRange, [0..<utf8.count])) }
  }

  static func error(_ code: ValidationError.Code, _ ranges: FaultRanges) -> ValidationError {
    ValidationError(reporting: code, limits: ArgumentList("maximum", .integer(maximum)), ranges: ranges)
  }
}
