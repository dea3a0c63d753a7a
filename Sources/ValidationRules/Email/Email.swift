import ICU
public import ValidationCore

extension ValidationError.Code {
  /// The address does not have an @. No arguments.
  public static let emailMissingAt: Self = "email.missingAt"
  /// The text before the @ is not a local part. No arguments; the range is where it goes wrong.
  public static let emailLocalPart: Self = "email.localPart"
  /// The text before the @ is too long. Arguments: `maximum`, `actual`, in bytes of UTF-8.
  public static let emailLocalPartTooLong: Self = "email.localPartTooLong"
  /// The text after the @ is not a domain name. No arguments; the range is the domain or the invalid label.
  public static let emailDomain: Self = "email.domain"
  /// The address is too long. Arguments: `maximum`, `actual`, in bytes of UTF-8.
  public static let emailTooLong: Self = "email.tooLong"
  /// The address has a non-ASCII character where only ASCII is accepted. Argument: `character`.
  public static let emailNotASCII: Self = "email.notASCII"
}

extension RuleReport {
  static let emailMissingAt = RuleReport(.emailMissingAt)
  static let emailLocalPart = RuleReport(.emailLocalPart)
  static let emailLocalPartTooLong = RuleReport(
    .emailLocalPartTooLong, limits: ["maximum": .integer], found: ["actual": .integer])
  static let emailDomain = RuleReport(.emailDomain)
  static let emailTooLong = RuleReport(
    .emailTooLong, limits: ["maximum": .integer], found: ["actual": .integer])
  static let emailNotASCII = RuleReport(.emailNotASCII, found: ["character": .character])
}

extension Rules {
  static let email = RuleOf(
    "email",
    "The text is an email address.",
    standard: "RFC 5321, RFC 6531, UTS #46",
    reports: [
      .emailMissingAt, .emailLocalPart, .emailLocalPartTooLong, .emailDomain, .emailTooLong, .emailNotASCII,
    ],
    samples: [
      RuleSample(
        valid: ["ana.souza@example.com.br", "\"a b\"@[192.0.2.1]"],
        invalid: [
          "ana": .emailMissingAt, "a..b@example.com": .emailLocalPart, "ana@-x.com": .emailDomain,
          "josé@example.com": .emailNotASCII,
          .text(String(repeating: "a", count: 65) + "@example.com"): .emailLocalPartTooLong,
          .text("a@" + String(repeating: "a.", count: 130) + "com"): .emailTooLong,
        ]),
      RuleSample(["mode": "internationalized"], valid: ["用户@例子.中国"]),
    ],
    takes: .choice("mode", shorthand: true, default: .ascii), .flag("unqualified", default: false),
    make: EmailRule.init
  )
}

extension Validation where Value == String {
  /// The text is an email address in ASCII. See ``email(_:unqualified:)``.
  public static var email: Validation { email(.ascii) }

  /// The text is an email address: a mailbox of RFC 5321 (RFC 6531 for the internationalized ones).
  ///
  /// The local part is dot-separated atoms or a quoted string, of at most 64 bytes. The domain is a fully qualified
  /// name (RFC 5321, section 2.3.5) as checked by `hostname`, or an address literal such as `[192.0.2.1]` or
  /// `[IPv6:::1]` (section 4.1.3, where `::` stands for two groups or more), without leading zeros in its IPv4
  /// numbers. A label that begins with `xn--` must decode to one that IDNA2008 allows, in every mode. The whole
  /// address has at most 254 bytes (RFC 3696, erratum 1690). The comments, folding and display names of RFC 5322 are
  /// not part of an address. No network access is made.
  ///
  /// Codes: `email.missingAt`, `email.localPart`, `email.localPartTooLong`, `email.domain`, `email.tooLong`,
  /// `email.notASCII`.
  ///
  /// - Parameters:
  ///   - mode: Which scripts are accepted, and where.
  ///   - unqualified: Whether every domain in the grammar of RFC 5321 is accepted, including a single label
  ///     (`root@localhost`) and a number as the last label (`user@192.0.2.1`), as the format `email` of JSON Schema
  ///     does. Such a domain is usually unfinished input.
  public static func email(_ mode: EmailMode, unqualified: Bool = false) -> Validation {
    Rules.email(mode, unqualified)
  }
}

struct EmailRule: TextRule {
  let mode: EmailMode
  let allowsUnqualified: Bool

  static let maximumBytes = 254
  static let maximumLocalBytes = 64

  /// In every mode, atoms with dots between them before the @ and a qualified host name after it are an address.
  var quick: QuickCheck? {
    QuickCheck { _, utf8, count in utf8.map { EmailRule.isPlain($0, $0 + count) } ?? false }
  }

  private static func isPlain(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Bool {
    guard end - start <= maximumBytes else { return false }
    let (table, dot) = (PlainCharacters.table, UInt8(ascii: "."))
    // An atom must begin here.
    var (byte, atom) = (start, start)
    while byte < end {
      if table[Int(byte.pointee)] & PlainCharacters.atom == 0 {
        guard byte > atom else { return false }
        guard byte.pointee == dot else { break }
        atom = byte + 1
      }
      byte += 1
    }
    guard byte < end, byte.pointee == UInt8(ascii: "@"), byte - start <= maximumLocalBytes,
      let host = PlainHostName(from: byte + 1, to: end)
    else { return false }
    return host.end == end && host.isQualified
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    let utf8 = text.utf8
    if utf8.count > Self.maximumBytes {
      return sink.report(.tooLong(.emailTooLong, Self.maximumBytes, utf8.count))
    }
    guard let at = utf8.lastIndex(of: UInt8(ascii: "@")) else {
      return sink.report(ValidationError(code: .emailMissingAt))
    }
    if mode == .ascii, !text.isASCII {
      return sink.report(Self.notASCII(text))
    }
    do throws(ICUError) {
      if at > Self.maximumLocalBytes {
        sink.report(.tooLong(.emailLocalPartTooLong, Self.maximumLocalBytes, at))
      } else if let range = try LocalPart.fault(in: utf8, end: at, allowsUnicode: mode == .internationalized)
      {
        sink.report(ValidationError(reporting: .emailLocalPart, ranges: [range]))
      }
      if sink.isDecided { return }
      let domain = MailDomain(allowsUnicode: mode != .ascii, allowsUnqualified: allowsUnqualified)
      if let range = try domain.fault(in: utf8, start: at + 1) {
        sink.report(ValidationError(reporting: .emailDomain, ranges: [range]))
      }
    } catch {
      sink.report(ValidationError(error))
    }
  }

  private static func notASCII(_ text: borrowing TextView) -> ValidationError {
    var found = OffendingScalars()
    for element in text.scalars where !element.scalar.isASCII { found.insert(element) }
    return ValidationError(
      reporting: .emailNotASCII,
      found: ArgumentList("character", found.first.map { .character($0) } ?? ""),
      ranges: found.ranges
    )
  }
}

extension ValidationError {
  fileprivate static func tooLong(_ code: Code, _ maximum: Int, _ actual: Int) -> ValidationError {
    ValidationError(
      reporting: code, limits: ArgumentList("maximum", .integer(maximum)),
      found: ArgumentList("actual", .integer(actual)))
  }
}
