import ICU
public import ValidationCore

extension ValidationError.Code {
  /// The host name is too long. Arguments: `maximum`, `actual`, in bytes of its ASCII form.
  public static let hostnameTooLong: Self = "hostname.tooLong"
  /// A label of the host name is empty, too long, begins or ends with a hyphen, or has a character that is no letter,
  /// digit or hyphen. Argument: `label`. The range is the label.
  public static let hostnameLabel: Self = "hostname.label"
  /// The host name ends with a dot. No arguments. The suggestion is without it.
  public static let hostnameTrailingDot: Self = "hostname.trailingDot"
  /// The last label is digits alone, as in an IP address. Argument: `label`. The range is the label.
  public static let hostnameNumeric: Self = "hostname.numeric"
  /// The host name has a character beyond ASCII where only ASCII is taken. Argument: `character`. The suggestion is
  /// the ASCII form (`xn--…`) where there is one.
  public static let hostnameNotASCII: Self = "hostname.notASCII"
  /// A label beyond ASCII, or one that begins with `xn--`, is not allowed in domain names. Argument: `label`. The
  /// range is the label.
  public static let hostnameInternationalized: Self = "hostname.internationalized"
}

/// Which host names are taken.
public enum HostnameMode: String, Sendable, Hashable, CaseIterable, Codable {
  /// ASCII alone, `xn--` labels among them: RFC 1123.
  case ascii
  /// Any script: IDNA2008 after the mapping of UTS #46.
  case internationalized
}

extension Validation where Value == String {
  /// The text is a host name in ASCII. See ``hostname(_:)``.
  public static var hostname: Validation { hostname(.ascii) }

  /// The text is the name of a host: RFC 1123, section 2.1, or an internationalized one.
  ///
  /// Labels of letters, digits and inner hyphens, 63 bytes each and 253 in all, the last one not digits alone;
  /// a name may be a single label. A label that begins with `xn--` must stand for one that IDNA2008 allows (RFC 5891).
  /// Internationalized names are mapped by UTS #46 (nontransitional), and what comes of it must have code points that
  /// RFC 5892 allows, in the contexts that it asks for, with the Bidi rule of RFC 5893. No dot at the end.
  ///
  /// Codes: `hostname.tooLong`, `hostname.label`, `hostname.trailingDot`, `hostname.numeric`, `hostname.notASCII`,
  /// `hostname.internationalized`.
  public static func hostname(_ mode: HostnameMode) -> Validation { Validation(HostnameRule(mode: mode)) }
}

struct HostnameRule: TextRule {
  let mode: HostnameMode

  func check(_ text: inout TextView, _ findings: inout Findings) {
    let utf8 = text.utf8
    let all = 0..<utf8.count
    if !text.isASCII {
      guard mode == .internationalized else { return findings.report(Self.notASCII(text)) }
      return checkInternationalized(text, &findings)
    }
    if utf8.count > 1, utf8.last == UInt8(ascii: ".") {
      let mended = String(decoding: utf8.dropLast(), as: UTF8.self)
      return findings.report(
        ValidationError(
          code: .hostnameTrailingDot, ranges: [utf8.count - 1..<utf8.count], suggestion: mended))
    }
    if utf8.count > HostLabels.maximumBytes { return findings.report(Self.tooLong(utf8.count)) }
    if let label = HostLabels.fault(in: utf8, all) {
      return findings.report(Self.error(.hostnameLabel, utf8, label))
    }
    if HostLabels.endsInNumber(utf8, all) {
      let start = utf8.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? 0
      return findings.report(Self.error(.hostnameNumeric, utf8, start..<utf8.count))
    }
    if mode == .internationalized || HostLabels.hasEncodedLabel(utf8, all) {
      checkInternationalized(text, &findings)
    }
  }

  private func checkInternationalized(_ text: borrowing TextView, _ findings: inout Findings) {
    do throws(ICUError) {
      let name = text.string
      switch try InternationalizedName.fault(in: name, isASCII: mode == .ascii) {
      case nil: break
      case .tooLong(let actual): findings.report(Self.tooLong(actual))
      case .name:
        let range = try InternationalizedName.wrongLabel(of: text.utf8) ?? 0..<text.utf8.count
        findings.report(Self.error(.hostnameInternationalized, text.utf8, range))
      }
    } catch {
      findings.report(ValidationError(error))
    }
  }

  private static func tooLong(_ actual: Int) -> ValidationError {
    ValidationError(
      code: .hostnameTooLong,
      arguments: ["maximum": .integer(HostLabels.maximumBytes), "actual": .integer(actual)]
    )
  }

  private static func error(
    _ code: ValidationError.Code,
    _ utf8: UnsafeBufferPointer<UInt8>,
    _ label: Range<Int>
  ) -> ValidationError {
    // Whoever writes a megabyte without a dot does not need to read it again.
    let shown = String(decoding: utf8[label].prefix(256), as: UTF8.self)
    return ValidationError(code: code, arguments: ["label": .text(shown)], ranges: [label])
  }

  private static func notASCII(_ text: borrowing TextView) -> ValidationError {
    var found = OffendingScalars()
    for element in text.scalars where !element.scalar.isASCII { found.insert(element) }
    let name = text.string
    let isName = (try? InternationalizedName.fault(in: name, isASCII: false)) == .some(nil)
    return ValidationError(
      code: .hostnameNotASCII,
      arguments: ["character": found.first.map { .character($0) } ?? ""],
      ranges: found.ranges,
      suggestion: isName ? try? IDNA.toASCII(name) : nil
    )
  }
}
